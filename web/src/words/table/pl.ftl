### Co stoi wokół każdego stołu: miejsca, dziennik, czat, instrukcja, powtórka.

leave = Wróć na stronę startową; miejsce nadal będzie twoje
take-back = Cofnij
invite = Zaproś innych
invite-qr = Kod QR, który prowadzi telefon do tego stołu
invite-code = albo wpisz kod
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
menu = Dziennik, czat, instrukcja i inne
# $unread (liczba): ile wiadomości na czacie
menu-unread = { $unread ->
    [one] Jedna nowa wiadomość; dziennik, czat, instrukcja i inne
    [few] { $unread } nowe wiadomości; dziennik, czat, instrukcja i inne
    [many] { $unread } nowych wiadomości; dziennik, czat, instrukcja i inne
   *[other] { $unread } nowej wiadomości; dziennik, czat, instrukcja i inne
}

## Części ekranu, dla tych, którzy go słuchają

area-board = Plansza
area-hand = Twoja ręka i zadane pytanie
area-status = Stan gry
area-seats = Kto tu siedzi
area-tools = Narzędzia stołu

## Łącze z serwerem

line-lost = Połączenie zerwane. Wróci samo; nic nie przepadło.
line-waiting = Twój ruch zostanie wysłany, gdy tylko wróci.
error-line-ended = Ta strona na dobre straciła kontakt ze stołem.
line-reload = Wczytaj ją ponownie
line-home = Strona startowa

## Panele

panel-log = Dziennik
panel-chat = Czat
panel-rules = Zasady
panel-moves = Ruchy
panel-people = Osoby
# $rule (tekst): oznaczenie zasady
log-rule = Przeczytaj zasadę { $rule }
# $rule to oznaczenie zasady, na przykład RRR-EXPLORE-04.
rule-open = Zasada { $rule }
log-empty = Tu pojawi się wszystko, co się dzieje, linijka po linijce.
# $unread (liczba): ile wiadomości na czacie
chat-unread = { $unread ->
    [one] jedna nowa wiadomość
    [few] { $unread } nowe wiadomości
   *[many] { $unread } nowych wiadomości
}
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-seated = Pisać mogą tylko ci, którzy siedzą przy stole.
moves-search = Szukaj wśród ruchów
# $moves (liczba): ile ruchów jest na liście
moves-count = { $moves ->
    [one] Jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
moves-none = Teraz nie masz nic do zdecydowania.

## Osoby przy stole

seat-asked = podejmuje decyzję
seat-ready = w gotowości
people-you = to ty
people-gone = nie ma teraz przy stole
# $bot (tekst): imię bota
people-away = poza stołem; gra bot { bot-name }
stand-in = Niech zagra bot
stand-in-me = Niech bot zagra za mnie
stand-in-why = Kogoś brakuje? Bot może zagrać w zastępstwie; miejsce nadal należy do tej osoby.
# $name (tekst): imię na miejscu; $bot (tekst): imię bota
stand-in-mine = { $name }: w zastępstwie gra teraz bot { bot-name }.
come-back = Chcę grać dalej
# $date (string): a day
put-away = Od dawna nikt tu nie grał, więc gra została odłożona. Będzie przechowywana do: { $date }.
# $date (string): a day
put-away-soon = Od jakiegoś czasu nikt tu nie grał. Ta gra zostanie odłożona { $date }, jeśli nikt nie zagra. Jeszcze długo potem będzie można ją wznowić.
take-up = Graj dalej
undecided-abandoned = Gra została odłożona i nikt jej nie wznowił, więc jest skończona. Nikt nie wygrał ani nie przegrał.
undecided-ended-by-update = Serwer zaktualizowano, a dzisiejsze zasady nie pozwalają grać dalej. Gra jest skończona, nikt nie wygrał ani nie przegrał; nadal można ją obejrzeć.
undecided-unseen = Serwer zaktualizowano, a dzisiejsze zasady nie pozwalają grać dalej. Gra jest skończona, nikt nie wygrał ani nie przegrał i niczego z niej nie da się już pokazać.
watch-only = W tę grę lub jej część grano według innych zasad niż dzisiejsze: można ją obejrzeć i zapisać, ale nie da się jej tu sprawdzić ruch po ruchu.
imported-verified = Ktoś przyniósł tę grę w pliku; nie rozegrano jej tutaj. Każdy ruch sprawdzono według zasad.
imported-unverified = Ktoś przyniósł tę grę w pliku; nie rozegrano jej tutaj. Niczego w niej nie sprawdzono i można ją tylko oglądać.

## Po aktualizacji serwera, w trakcie gry

update-title = Serwer został zaktualizowany
update-goes-on = Serwer został zaktualizowany, a gra toczy się dalej według dzisiejszych zasad.
update-stands = Serwer został zaktualizowany. Zegar stoi, aż wszyscy wrócą.
update-rules = Niektóre zasady się zmieniły; dzisiejsze są w instrukcji.
update-new-box = Niektóre liczby w pudełku się zmieniły.
update-bowl-kept = Kamienie w misie leżą tak, jak leżały.
update-bowl-poured = Kamienie w misie już by się nie utrzymały, więc wsypano je na nowo; nikt na tym nie traci.
# $dropped (liczba): ile czynności już się nie liczy
update-dropped = { $dropped ->
    [one] Ostatnia czynność już się nie liczy.
    [few] Ostatnie { $dropped } czynności już się nie liczą.
   *[many] Ostatnich { $dropped } czynności już się nie liczy.
} Gra toczy się od chwili tuż przedtem.
# $names (tekst): kto jeszcze nie wrócił
update-missing = Jeszcze nie ma: { $names }
update-back = Jestem
update-you-are-back = Jesteś już z powrotem.
# $seconds (liczba): za ile gra ruszy sama
update-goes-on-in = Gra ruszy sama za { $seconds } s.
update-understood = W porządku

## Kilka osób na jednym urządzeniu

# $name (tekst): czyja jest kolej
curtain-title = Następna kolej: { $name }
curtain-why = Podaj urządzenie dalej. Reszta teraz nie patrzy.
# $name (tekst): czyja jest kolej
curtain-lift = To ja, { $name }: pokaż moje karty

## Przed grą

lobby-public = Otwarty dla wszystkich na tym serwerze
lobby-invited = Na zaproszenie
lobby-welcome = Siadaj z nami
lobby-sit = Zajmij miejsce
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz popatrzeć.
lobby-seats = Miejsca
lobby-shared = Ten ekran pokazuje planszę. Każdy dołącza swoim telefonem.
# $free (liczba): ile miejsc jest jeszcze wolnych
lobby-free = { $free ->
    [one] Jedno miejsce jest wolne: zaproś kogoś albo posadź tam bota.
    [few] { $free } miejsca są wolne: zaproś kogoś albo posadź tam boty.
    [many] { $free } miejsc jest wolnych: zaproś kogoś albo posadź tam boty.
   *[other] { $free } miejsca jest wolne: zaproś kogoś albo posadź tam boty.
}
# Tak widzą to goście: nie oni rozdają miejsca.
lobby-free-guest = { $free ->
    [one] Jedno miejsce jest jeszcze wolne: gospodarz kogoś zaprosi albo posadzi tam bota.
    [few] { $free } miejsca są jeszcze wolne: gospodarz kogoś zaprosi albo posadzi tam boty.
    [many] { $free } miejsc jest jeszcze wolnych: gospodarz kogoś zaprosi albo posadzi tam boty.
   *[other] { $free } miejsca jest jeszcze wolne: gospodarz kogoś zaprosi albo posadzi tam boty.
}
# $names (tekst): na kogo trzeba jeszcze czekać, po przecinkach, w mianowniku; $count (liczba): ile osób
lobby-waiting = Jeszcze się szykują: { $names }
lobby-start = Zacznij grę
lobby-ready = Możemy zaczynać
lobby-not-ready = Jednak jeszcze chwila
lobby-options = Jak gracie
lobby-options-host = Wybiera gospodarz stołu.
# $count (liczba): ile opcji różni się od zwykłych
lobby-options-changed = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
# $number (liczba): miejsce, licząc od 1
lobby-seat = Miejsce { $number }
seat-move = Usiądź tutaj
seat-friend = Ktoś na tym urządzeniu
seat-friend-name = Imię tej osoby
seat-friend-sit = Posadź
seat-give-bot = Posadź bota
seat-which-bot = Który bot
seat-stand = Wstań
seat-clear = Zwolnij miejsce

## Koniec

end-title = Koniec
end-show = Jak się skończyło
end-rematch = Zagraj jeszcze raz
end-rematch-join = Dołącz do rewanżu
end-replay = Obejrzyj powtórkę
end-log = Pobierz zapis gry

## Klawisze

keys-title = Klawisze
keys-card = Wybierz kartę
keys-board = Przechodź po planszy z miejsca na miejsce
keys-view = Bliżej, dalej, cała plansza
keys-insight = Pokaż, co da się wyliczyć z planszy
keys-turn = Obróć komorę; z klawiszem Shift w drugą stronę
keys-confirm = Zrób to
keys-cancel = Jednak nie
keys-hint = Poproś o podpowiedź
keys-skip = Pomiń to, co się właśnie pokazuje
keys-undo = Cofnij
keys-log = Dziennik
keys-chat = Czat
keys-rules = Instrukcja
keys-moves = Lista wszystkich ruchów
keys-people = Osoby
keys-help = Ta lista

## Powtórka skończonej gry

# $game (tekst): tytuł gry
replay-title = Powtórka: { $game }
replay-leave = Do wszystkich powtórek
replay-controls = Powtórka
# $position, $length (liczba): pokazywany ruch i liczba wszystkich
replay-position = Ruch { $position } z { $length }
replay-start = Na początek
replay-back = O jeden ruch wstecz
replay-step = O jeden ruch dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-turn = Przejdź do tury
replay-eyes = Czyimi oczami
replay-eyes-spectator = Widz
replay-eyes-all = Odkryte karty

## Gra z przewodnikiem

lesson-title = Nauka przez grę
# $step, $steps (liczba): w którym miejscu lekcji jesteśmy
lesson-step = Krok { $step } z { $steps }
lesson-show = Pokaż mi
# $back (tekst): czy ostatni ruch można cofnąć
lesson-astray = Grasz po swojemu, więc lekcja nie wie już, co nastąpi. { $back ->
    [yes] Graj dalej swobodnie (pomoże przycisk podpowiedzi), cofnij ruch albo zacznij lekcję od nowa.
   *[no] Graj dalej swobodnie (pomoże przycisk podpowiedzi) albo zacznij lekcję od nowa.
}
lesson-left = Lekcja kończy się tutaj. Graj dalej swobodnie albo zacznij ją od nowa.
lesson-again = Zacznij od nowa
lesson-watch = Patrz, co się dzieje…
lesson-close = Graj dalej bez lekcji
lesson-leave = Opuść lekcję
error-lesson-waits = Jeszcze nie to: lekcja mówi teraz o czymś innym. Nic się nie stało. Przeczytaj jej słowa jeszcze raz albo użyj przycisku „{ lesson-show }”.

## Czego nikt jeszcze nie narysował ani nie opisał

plain-title = Co jeszcze można zrobić
plain-choose = Zrób to
plain-move = „{ $what }”{ $said ->
        [none] { "" }
       *[other] : { $said }
    }
plain-event = { $who ->
        [none] „{ $what }”
       *[other] { $who }: „{ $what }”
    }{ $said ->
        [none] { "" }
       *[other] { " " }({ $said })
    }
plain-ask = Wybierz: „{ $what }”
plain-doing = Ktoś wybiera: „{ $what }”
plain-refusal = Teraz to niemożliwe: „{ $what }”.
plain-caution = Na pewno? „{ $what }”
plain-house = { $what }
lobby-options-other = Inne ustawienia
