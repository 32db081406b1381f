### Co mówi klient poza grami i serwerem.
###
### Do gracza zwracamy się na „ty”, w czasie teraźniejszym lub przyszłym i w trybie rozkazującym:
### formy takie jak „wybrałeś” zakładałyby płeć. Imiona graczy stoją w mianowniku.

app-title = Mastaba
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
back-home = Na stronę startową
link-copy = Skopiuj link
link-copied = Link skopiowany.
link-select = Link jest zaznaczony: skopiuj go z menu swojego urządzenia.
error-unreachable = Nie ma kontaktu z serwerem. Sprawdź połączenie i spróbuj ponownie.
opening-table = Otwieranie stołu…
opening-replay = Zakładanie taśmy filmowej…
page-unknown = Nic tu nie ma
page-unknown-why = Może w adresie jest literówka, a może strona się przeniosła.
table-shut = Tego stołu nie można teraz otworzyć

## Pasek u góry

header-nav = Ty i twoje ustawienia
header-guest = Gość

## Kim jesteś

profile-title = Ty
profile-name = Twoje imię przy stołach
profile-rename = Używaj tego imienia
# $name (tekst): nowe imię
profile-renamed = Twoje imię to teraz { $name }.
profile-device = Graj na innym urządzeniu
profile-device-why = Twoje miejsca przy stołach idą z tobą: zeskanuj kod telefonem i graj dalej na nim.
profile-device-show = Pokaż kod
profile-device-code = Kod QR, który loguje cię na innym urządzeniu
# $minutes (liczba): jak długo działa link
profile-device-once = Działa raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Nie pokazuj go nikomu: kto go zeskanuje, gra jako ty.
profile-devices = Gdzie masz otwarte konto
profile-device-here = To urządzenie
# $day (string): when it was used last
profile-device-other = Inne urządzenie, ostatnio używane { $day }
profile-elsewhere = Wyloguj wszędzie indziej
profile-elsewhere-done = Teraz jesteś tylko na tym urządzeniu.
profile-forget = Wyloguj na tym urządzeniu
# $count (number): on how many others
profile-forget-stays = { $count ->
    [one] Na drugim urządzeniu nic się nie zmieni: imię i miejsca przy stołach zostają.
    [few] Na { $count } innych urządzeniach nic się nie zmieni: imię i miejsca przy stołach zostają.
   *[other] Na { $count } innych urządzeniach nic się nie zmieni: imię i miejsca przy stołach zostają.
}
# $name (string): yours; $games (number): how many of your games are not over
profile-forget-lost = { $games ->
    [0] Nikt cię już nie rozpozna: stracisz imię { $name } i rozegrane partie.
    [one] Nikt cię już nie rozpozna: stracisz imię { $name }, miejsce w jednej niezakończonej partii i wszystkie rozegrane.
    [few] Nikt cię już nie rozpozna: stracisz imię { $name }, miejsca w { $games } niezakończonych partiach i wszystkie rozegrane.
   *[other] Nikt cię już nie rozpozna: stracisz imię { $name }, miejsca w { $games } niezakończonych partiach i wszystkie rozegrane.
}
profile-forget-keep = Zabierz je najpierw na inne urządzenie: zeskanuj tam ten kod.
profile-forget-yes = Tak, wyloguj

## Strona startowa

home-tagline = Gry o grobowcach i świątyniach, dla przyjaciół albo dla jednej osoby
home-solo = Zagraj teraz solo
# $bots (liczba): ile botów gra z tobą
home-bots = { $bots ->
    [one] Zagraj z botem
   *[other] Zagraj z { $bots } botami
}
home-open = Otwórz stół
home-join = Dołącz za pomocą kodu
home-join-why = Ktoś otworzył stół? Na jego ekranie widać krótki kod.
home-continue = Graj dalej
home-continue-more = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
   *[many] Jeszcze { $count } stołów
}
home-public = Otwarte stoły
home-watch = Gry do obejrzenia
home-replay = Obejrzyj powtórkę
home-replay-none = Gry, które masz już za sobą, obejrzysz tu jeszcze raz, ruch po ruchu.
home-replay-all = Wszystkie powtórki
home-learn = Naucz się, grając
# The names of those whom a pupil leads in a guided game.
lesson-you = Ty
lesson-companion = Towarzysz
home-rules = Instrukcja
# $least, $most (liczba): ile osób może grać
game-players = od { $least } do { $most } graczy
game-run-run-run-title = Kotkrywcy
game-run-run-run-kind = razem przeciw grobowcowi
game-run-run-run-blurb = Czterech Kotkrywców i jedna klątwa. Układaj labirynt z kart na ręce, komora po komorze, pilnuj, by nie zabrakło pochodni, i znajdź drogę na zewnątrz, zanim dopadną cię obudzone Mumie.
game-cursed-tomb-title = Przeklęty grobowiec
game-cursed-tomb-kind = pewna ręka przeciw klątwie
game-cursed-tomb-blurb = Wyjmuj kamienie z misy tak, by nic nie spadło, pędź przez piramidę obok czujnej mumii i uwolnij ją przed innymi.
game-escape-title = Escape
game-escape-kind = dziesięć minut, wszyscy naraz
game-escape-blurb = Za dziesięć minut świątynia się zawali, a wszyscy rzucają jednocześnie. Szukajcie klejnotów, ratujcie się złotymi maskami, wracajcie na dźwięk gongu i wyjdźcie razem.

## Stoły na listach

# $bot (tekst): który bot gra
bot-name = { $bot ->
    [random] losowy
    [scout] zwiadowca
    [surgeon] chirurg
    [child] dziecko
    [weak] słaby
    [medium] średni
    [strong] mocny
    [novice] nowicjusz
    [steady] opanowany
    [veteran] weteran
   *[other] { $bot }
}
seat-bot = bot { bot-name }
# Several bots of one kind sit here.
seat-bot-number = bot { bot-name } { $number }
seat-free = wolne miejsce
table-my-turn = twój ruch
table-phase-lobby = przed grą
table-phase-running = gra trwa
table-phase-abandoned = odłożona
# $date (string): a day
table-kept-until = można ją wznowić do: { $date }
# $date (string): a day
table-put-away-soon = zostanie odłożona { $date }, jeśli nikt nie zagra
# $version (tekst): tego programu, na przykład 0.2.0
table-needs-version = czeka, aż na tym serwerze raz uruchomi się wersję { $version }
table-phase-finished = po grze
table-imported-verified = z pliku
table-imported-unverified = z pliku, niesprawdzona
# Jak skończyła się partia: wygrali wszyscy albo tylko niektórzy.
table-won = wygrana
table-lost = { $game ->
        [cursed-tomb] nikt nie wygrał
       *[other] przegrana
    }
# $clock (tekst): three-quarters, half, quarter, turns albo practice
table-clock = { $clock ->
    [three-quarters] zegar na ¾
    [half] zegar na ½
    [quarter] zegar na ¼
    [turns] bez zegara
   *[practice] ćwiczenie
}
# $names (tekst): kto wygrał, w mianowniku
table-won-by = zwycięstwo: { $names }
# $round (liczba): ile rund, a w czasie rzeczywistym minut, rozegrano albo która trwa
table-rounds = { $game ->
    [escape] { $round ->
        [one] jedna minuta
        [few] { $round } minuty
        [many] { $round } minut
       *[other] { $round } minuty
    }
   *[other] { $round ->
        [one] jedna runda
        [few] { $round } rundy
        [many] { $round } rund
       *[other] { $round } rundy
    }
}
table-round = { $game ->
    [escape] minuta { $round }
   *[other] runda { $round }
}

## Dołączanie

join-code = Kod stołu
join-go = Dołącz
join-no-code = Wpisz kod, który widać na drugim ekranie.
# $code (tekst): kod z zaproszenia
join-looking = Szukanie stołu { $code }…

## Otwieranie stołu

new-title = Otwórz stół
# $game (tekst): nazwa z adresu
new-no-game = Nie ma tu gry { $game }.
new-seats = Ile osób gra?
new-way = Jak gracie razem?
new-way-own = Każdy na swoim urządzeniu
new-way-own-why = Wyślij link albo pokaż kod do zeskanowania.
new-way-shared = Wokół tego ekranu
new-way-shared-why = Ten ekran pokazuje planszę, a każdy telefon karty swojego gracza.
new-way-hot = Na tym jednym urządzeniu
new-way-hot-why = { $game ->
    [escape] Dwie osoby dzielą się klawiaturą: każda ma jej połowę.
    [cursed-tomb] Podajecie je sobie; wszyscy widzą to samo.
   *[other] Podajecie je sobie; między turami opada kurtyna.
}
new-names = Kto tu gra?
# $number (liczba): które miejsce, licząc od 1
new-name = Imię gracza { $number }
new-names-why = Miejsca bez imienia zostają wolne: dla botów albo dla przyjaciół na innych urządzeniach.
new-names-missing = Do podawania sobie urządzenia trzeba dwojga: wpisz co najmniej dwa imiona.
new-who = Kto może dołączyć?
new-invited = Tylko osoby z linkiem
new-public = Wszyscy na tym serwerze
new-open = Otwórz stół

## Powtórki

replays-import = Z pliku
replays-import-why = Zapis gry, który ktoś pobrał po jej zakończeniu. Zostanie sprawdzony ruch po ruchu; zapis gry według innych zasad można obejrzeć, jeśli przynosi swój film.
replays-import-choose = Wybierz plik z zapisem gry

## Instrukcja

rules-search = Szukaj w instrukcji
rules-chapter = Przejdź do rozdziału
# $wanted (tekst): co zostało wpisane
rules-none = Żadna zasada nie zawiera słów „{ $wanted }”.

## Ustawienia

settings-title = Ustawienia
settings-kept = Ustawienia zostają na tym urządzeniu.
settings-language = Język
settings-sound = Dźwięk
settings-sound-on = Włączony
settings-sound-off = Wyłączony
settings-theme = Światło
settings-theme-auto = Jak w urządzeniu
settings-theme-day = Dzień: papirus
settings-theme-night = Noc: blask pochodni
settings-text = Wielkość tekstu
settings-text-small = Mała
settings-text-normal = Zwykła
settings-text-large = Duża
settings-text-huge = Bardzo duża
settings-motion = Ruch na ekranie
settings-motion-auto = Jak w urządzeniu
settings-motion-full = Pokazuj
settings-motion-less = Ogranicz
settings-contrast = Kontrast
settings-contrast-auto = Jak w urządzeniu
settings-contrast-normal = Zwykły
settings-contrast-more = Mocny
settings-asking = Pytania w grze { game-run-run-run-title }
settings-asking-always = Przy każdym wyborze
settings-asking-matters = Tylko gdy to ma znaczenie
settings-asking-never = Tylko gdy to ma znaczenie, a nigdy o żetony

## O programie

about-title = O Mastabie
about-what = Mastaba to darmowe miejsce, w którym gra się w planszówki o grobowcach i świątyniach: ze wszystkimi zasadami i bez sędziego.
about-run-run-run = W oryginale: Run Run Run! Autorzy gry to Bruno Cathala i Anthony Perone, ilustracje stworzyła Camille Chaussy, a wydało ją The Flying Games.
about-cursed-tomb = Le Tombeau Maudit: autorami gry są Wolfgang Kramer, Jürgen P. K. Grunau i Hans Raggan, ilustracje stworzyła Eva Czerwenka. Instrukcja, z której korzystaliśmy, nie podaje wydawcy.
about-escape = Autorem gry Escape: The Curse of the Temple jest Kristian Amundsen Østby, a wydało ją Queen Games.
about-unofficial = Mastaba to nieoficjalna adaptacja, dzieło fanów. Ani autorzy, ani wydawcy jej nie tworzą, nie polecają i nie sprawdzają. Jeśli jakaś gra ci się podoba, kup ją.
about-own = Wszystkie teksty, imiona postaci, rysunki, dźwięki i kod są nasze własne, na licencji MIT; dane elementów gry, których nie podają instrukcje, też są naszego pomysłu.
about-fonts = Kroje pisma to Cinzel (autor: Natanael Gama) i Source Sans 3 (autor: Paul D. Hunt), oba na licencji SIL Open Font License.
