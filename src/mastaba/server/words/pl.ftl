### Co mówi serwer: przez HTTP, na łączu stołu i na własnych stronach.

## Dlaczego czegoś nie zrobiono i co by pomogło

error-a-bot-plays-here = Na tym miejscu gra teraz bot. Właściciel miejsca może wrócić w każdej chwili.
error-already-signed-in = Masz tu już imię. Zmień je albo najpierw się wyloguj.
error-already-yours = To miejsce jest już twoje.
error-bad-log = Tego zapisu gry nie da się przyjąć: { $reason }
error-bad-request = Nie można zrozumieć żądania: { $reason }
error-being-updated = Ten serwer jest właśnie aktualizowany. Nic nie przepadło; stół wróci za chwilę.
error-damaged-log = Zapis gry przy tym stole jest uszkodzony albo powstał według zasad, których ten serwer nie ma. Nie można tu grać dalej.
error-forbidden = Tego nie wolno: { $reason }
error-game-has-begun = Gra już się zaczęła; miejsc i opcji nie można zmienić.
error-game-has-not-begun = Gra jeszcze się nie zaczęła.
error-game-is-not-over = Gra jeszcze trwa. Zapisy i powtórki są dla zakończonych gier, bo pokazują wszystkie karty.
error-game-is-over = Gra jest skończona.
error-game-stands = Serwer zaktualizowano i gra stoi, aż wszyscy obecni dadzą znać, że wrócili.
error-game-was-put-away = Ta gra została odłożona, bo od dawna nikt w nią nie grał. Wznów ją, żeby grać dalej.
error-game-was-not-put-away = Ta gra nie została odłożona: nie ma czego wznawiać.
error-hand-cannot = { $why ->
    [not-demanded] Wybierz z misy kamień w żądanym kolorze.
    [not-in-bowl] Tego kamienia nie ma w misie. Popchnij taki, który w niej leży.
    [choose-before-way] Najpierw wybierz kamień, potem drogę, którą go wyjmiesz.
    [choose-before-pull] Najpierw wybierz kamień, potem go wyjmij.
    [let-go-first] Najpierw puść kamień, który masz w palcach.
    [no-such-way] Kamień nie ma tylu dróg wyjścia. Wybierz drogę o numerze od 1 do { $ways }.
   *[other] Ręka nie może tego zrobić: { $reason }
}
error-internal-error = Coś poszło nie tak na serwerze. To nie twoja wina; spróbuj później.
error-lesson-is-fixed = Lekcja { $lesson } ma własne miejsca i opcje; pomiń swoje.
error-method-not-allowed = Tego adresu nie używa się w ten sposób: { $reason }
error-metrics-are-local = Liczby są dla programów na maszynie serwera, które pytają bez pośrednika. Aby były dla wszystkich, uruchom serwer z opcją --metrics public.
error-name-too-long = Imię może mieć najwyżej tyle znaków: { $most }.
error-name-with-heaps = W imieniu jedna litera może mieć najwyżej tyle znaków: { $most }.
error-needs-version = W tej grze obowiązywało wcześniejsze wydanie zasad. Uruchom raz na tej bazie danych wersję { $version }: zapisze to, od czego zaczną późniejsze wersje. Do tego czasu stół czeka; nic z niego nie przepadnie.
error-no-commanded-hand = Przy tym stole każdy kieruje ręką własnymi palcami. Użyj myszy albo palca.
error-needs-a-seat = Nie zajmujesz miejsca przy tym stole, więc „{ $field }” nie jest możliwe. Pomiń to albo zostaw sobie miejsce.
error-no-film = Nie ma filmu z tej gry albo jeszcze go nie ma, a obowiązywały w niej inne zasady niż dzisiejsze. Jeśli właśnie się skończyła, spróbuj za chwilę.
error-no-name = Imię musi mieć co najmniej jedną literę.
error-no-referee = Ten serwer nie ma sędziego dla pułapki z prawdziwych kamieni. Wybierz pułapkę losową: opcja „trap” = „abstract”.
error-no-rematch-yet = Rewanż jest po skończonej grze, a ta jeszcze trwa. Otwórz nowy stół, żeby zacząć od nowa.
error-no-such-bot = Nie ma bota { $bot }; { $reason }.
error-no-such-frame = Gra ma klatki od 0 do { $length }; poproś o część z nich.
error-no-such-game = Nie ma takiej gry: { $reason }
error-no-such-lesson = Nie ma takiej lekcji: { $reason }
error-no-such-option = Tych opcji nie można użyć: { $reason }
error-no-such-pull = Wpis { $seq } tego stołu nie jest werdyktem żadnego wyciągnięcia.
error-no-such-rulebook = Nie ma takiej instrukcji: { $reason }
error-no-such-seat = Nie ma miejsca { $seat }; liczba miejsc przy stole: { $seats }, licząc od 0.
error-no-such-table = Nie ma stołu { $table }. Sprawdź kod albo otwórz nowy stół.
error-nobody-can-leave = Tej gry nie można opuścić na dobre. Pozwól, by bot grał za ciebie.
error-nobody-plays = Same boty nie grają. Ktoś musi najpierw usiąść.
error-not-asked = Teraz nikt nie czeka na twoją decyzję.
error-not-found = Pod tym adresem nic nie ma.
error-not-signed-in = Nikt nie jest tu zalogowany. Najpierw podaj imię.
error-not-your-pull = To nie twoja ręka teraz wyciąga kamień.
error-not-your-seat = To nie twoje miejsce.
error-nothing-said = Wiadomość jest pusta.
error-nothing-to-take-back = Nie ma czego cofnąć: twój ostatni ruch coś ujawnił albo nie był ostatni.
error-official-name = Imię „{ $name }” wyglądałoby na imię samego serwera. Wybierz inne.
error-one-hint-at-a-time = Podpowiedź jest już w drodze; tylko jedna naraz.
error-only-moves-now = Przy tym stole wydarzyło się już tyle, że przyjmuje on tylko ruchy gry.
error-only-the-host = To może zrobić tylko gospodarz stołu.
error-other-edition = Tę grę rozegrano według innych zasad niż te z tej wersji. Sprawdzić ją może wersja { $version }. Plik, który przynosi także film z gry, można tu przyjąć do oglądania.
error-other-edition-unknown = Tej gry nie da się tu sprawdzić ({ $reason }). Plik, który przynosi także film z gry, można tu przyjąć do oglądania.
error-player-is-here = { $name } jest przy stole. Bot zagra w zastępstwie tylko na prośbę tej osoby albo pod jej nieobecność.
error-player-may-be-back = { $name }: połączenie dopiero co się urwało, ta osoba może zaraz wrócić. Bot będzie mógł zagrać za { $seconds } s.
error-pull-is-decided = Próba jest już rozstrzygnięta: liczy się to, co spadło albo leży w woreczku. Poczekaj na werdykt.
error-quota-import-megabytes = Dzisiejsze gry zajmują już { $used } MB, a dziennie można wnieść najwyżej { $limit } MB. Miejsce znów będzie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
error-quota-import-too-large = Ten plik ma { $used } MB, a dziennie można wnieść najwyżej { $limit } MB gier. Jest za duży dla tego serwera.
error-quota-imports = Liczba gier wniesionych dzisiaj: { $used }, a dziennie można najwyżej { $limit }. Następną można wnieść za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
error-quota-of-address = { $what ->
    [imports] Liczba gier wniesionych ostatnio przez twoje łącze: { $used }, a na godzinę można najwyżej { $limit }.
    [megabytes] Gry wniesione ostatnio przez twoje łącze zajmują { $used } MB, a dziennie można najwyżej { $limit } MB.
    [real-time] Liczba stołów, przy których czas płynie bez przerwy, otwartych ostatnio przez twoje łącze: { $used }, a na godzinę można najwyżej { $limit }.
   *[tables] Liczba stołów otwartych ostatnio przez twoje łącze: { $used }, a na godzinę można najwyżej { $limit }.
} Miejsce znów będzie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
error-quota-open-tables = Liczba twoich niezakończonych stołów: { $used }, a może ich być najwyżej { $limit }. Miejsce będzie, gdy tylko któraś gra się skończy; jeśli nikt ich nie ruszy, za { $days ->
    [one] jeden dzień
    [few] { $days } dni
   *[many] { $days } dni
}.
error-quota-real-time = Liczba stołów tej gry otwartych w ciągu godziny: { $used }, a może ich być najwyżej { $limit }, bo czas płynie tam bez przerwy. Następny można otworzyć za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
error-quota-tables-a-day = Liczba stołów otwartych dzisiaj: { $used }, a dziennie można najwyżej { $limit }. Następny można otworzyć za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
error-say-hello-first = Najpierw się przywitaj, żeby stół wiedział, skąd patrzysz.
error-seat-is-free = To miejsce jest wolne.
error-seat-taken = To miejsce należy do: { $name }.
error-seats-are-free = Są jeszcze wolne miejsca. Zajmijcie je albo posadźcie boty, a potem zaczynajcie.
error-server-stops = Serwer zaraz uruchomi się ponownie. Nic nie przepadło; spróbuj za chwilę.
error-sit-down-first = To mogą robić tylko ci, którzy siedzą przy stole.
error-still-busy = Serwer pracuje jeszcze nad tym, o co już proszono. Spróbuj za { $seconds } s.
error-store-unavailable = Serwer nie może teraz sięgnąć do danych. Nic się nie zmieniło; spróbuj za chwilę.
error-table-is-full = Wszystkie miejsca są zajęte (liczba miejsc: { $seats }). Nadal można patrzeć.
error-table-is-long = Przy tym stole wydarzyło się już tyle, że nic więcej nie przyjmie. Otwórz inny.
error-table-too-busy = Przy stole dzieje się za dużo naraz; spróbuj jeszcze raz.
error-taken-back-by-update = Serwer zaktualizowano i twój ostatni ruch został przy tym cofnięty: dzisiejsze zasady nie pozwalają grać od niego dalej.
error-takes-too-long = To wymaga więcej niż { $seconds } s pracy, a ten serwer nie poświęca więcej na jedno żądanie (errand_seconds).
error-takes-too-much-memory = To wymaga więcej niż { $megabytes } MB pamięci, a ten serwer nie poświęca więcej na jedno żądanie (errand_megabytes).
error-talking-too-fast = Za dużo wiadomości naraz. { $seconds ->
    [one] Odczekaj sekundę.
    [few] Odczekaj { $seconds } sekundy.
    [many] Odczekaj { $seconds } sekund.
   *[other] Odczekaj { $seconds } sekundy.
}
error-too-large = To za duże: { $reason }
error-too-long-to-say = Wiadomość może mieć najwyżej tyle znaków: { $most }.
error-too-many-names = Za dużo imion: { $names }, a wolnych miejsc: { $free }.
error-too-many-requests = Za dużo żądań. { $seconds ->
    [one] Odczekaj sekundę.
    [few] Odczekaj { $seconds } sekundy.
    [many] Odczekaj { $seconds } sekund.
   *[other] Odczekaj { $seconds } sekundy.
}
error-unknown-host = Ten serwer nie odpowiada na nazwę „{ $name }”. Otwórz go pod adresem z cyfr albo pod nazwą z końcówką .local. Jeśli ma mieć inną nazwę, uruchom go z opcją --base-url, na przykład --base-url https://gry.example.org.
error-unprintable-name = Imię może się składać tylko z widocznych liter i znaków.
error-unreadable-message = Nie można odczytać wiadomości: { $reason }
error-unreadable-move = To nie jest ruch w tej grze: { $reason }
error-wrong-host = Ten serwer odpowiada tylko na nazwę { $name }. Pośrednik przed nim musi przekazywać nagłówek Host; samą nazwę ustawia opcja --base-url.
error-wrong-kind-of-body = Treść jest niewłaściwego rodzaju: { $reason }
error-wrong-number-of-seats = Liczba miejsc { $seats } nie pasuje; gra jest dla { $least }–{ $most } graczy.
error-wrong-origin = Ta strona nie może korzystać z serwera. Najpierw trzeba na to zezwolić.

## Dlaczego połączenie się kończy

closing-being-updated = { error-being-updated }
closing-damaged-log = { error-damaged-log }
closing-idle = Od dłuższej chwili nic się tu nie działo, więc połączenie zostało zamknięte. Zaraz otworzy się ponownie.
closing-no-such-table = Tego stołu nie ma.
closing-needs-version = { error-needs-version }
closing-server-stops = Serwer uruchamia się ponownie. Nic nie przepadło; połączenie zaraz wróci.
closing-signed-out = To urządzenie zostało wylogowane, stąd lub z innego urządzenia, więc połączenie jest zamknięte.
closing-store-unavailable = Serwer nie może teraz sięgnąć do danych. Połączenie wróci, gdy tylko będzie to możliwe.
closing-too-fast = Za dużo wiadomości naraz, więc połączenie zostało zamknięte. Odczekaj chwilę.
closing-too-large = Wiadomość była za duża, więc połączenie zostało zamknięte.
closing-too-many-mistakes = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
closing-too-many-sockets = { $of ->
    [table] Ten stół ogląda już tyle osób, że nie ma miejsca dla następnej. Spróbuj później.
    [network] Z twojej sieci prowadzi do tego stołu już zbyt wiele połączeń. Zamknij inne okna albo spróbuj później.
    [address] Z twojej sieci otwarto zbyt wiele połączeń. Zamknij inne okna Mastaby albo spróbuj później.
   *[other] Masz zbyt wiele otwartych połączeń. Zamknij inne okna tego stołu.
}
closing-too-slow = Twoje łącze nie nadążało, więc połączenie zostało zamknięte. Zaraz otworzy się ponownie.

## Strony, które logują na innym urządzeniu

page-link-title = Logowanie – Mastaba
page-link-heading = Zalogować się tutaj jako { $name }?
page-link-text = Link działa raz. Twoje miejsca przy stołach będą też twoje na tym urządzeniu.
page-link-button = Zaloguj się jako { $name }
page-replace-text = Na tym urządzeniu masz teraz imię { $old }. Jeśli nie masz go na żadnym innym, miejsca przy stołach przepadną. Jeśli nie wiesz, skąd jest ten link, zamknij tę stronę.
page-replace-button = Porzuć imię { $old } i zaloguj się jako { $name }
page-used-title = Link nieważny – Mastaba
page-used-heading = Ten link nie jest już ważny
page-used-text = Link działa raz, przez dziesięć minut. Poproś o nowy na urządzeniu, na którym masz swoje imię.
