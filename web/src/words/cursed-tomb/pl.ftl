### The Cursed Tomb na ekranie; słowa samej gry są w games/cursed_tomb/words.
### Imiona pionków stoją w mianowniku, do gracza zwracamy się na „ty”.

## Na co czekają inni

doing-choose-pawn = { player } wybiera pionek.
doing-vote = { player } głosuje na najlepszy chód mumii.
doing-explore = { player } wybiera, co odkryć.
doing-heap = { player } sięga do misy; potrzebny kolor: { colour }.
doing-move = { player } wybiera, dokąd iść.
doing-explore-again = { player } może odkrywać jeszcze raz.
pulling-yours = Wyjmij z misy { colour } kamień. Nic nie może spaść!
pulling-theirs = { player } wyjmuje { colour } kamień. Wstrzymajcie oddech!
# $name to osoba, która dzieli to urządzenie.
turn-of = { $name }, twoja kolej:


## Plansza

board-track = Plansza
board-keys = Strzałki prowadzą wzdłuż toru; Enter wybiera pole.
square = { $square ->
        [START] START
        [GATE] GATE, przed wejściem
        [TOMB] Grobowiec
       *[other] { $square }
    }
square-tile = { $colour ->
        [none] zakryta płytka
        [red] czerwona płytka
        [blue] niebieska płytka
        [yellow] żółta płytka
        [green] zielona płytka
       *[purple] fioletowa płytka
    }
square-scarab = skarabeusz
square-heads = { $heads ->
        [one] jedna głowa mumii
        [few] { $heads } głowy mumii
        [many] { $heads } głów mumii
       *[other] { $heads } głowy mumii
    }
square-mummy = mumia, patrzy w stronę { facing }
square-here = tutaj: { $names }
bowl-count = { $stones ->
        [one] Jeden kamień w misie
        [few] { $stones } kamienie w misie
        [many] { $stones } kamieni w misie
       *[other] { $stones } kamienia w misie
    }


## Ręka i to, o co pyta gra

hand-title = Co robisz
skip = Pomiń
hint-ask = Co zrobiłby bot? (H)
hint-is = Podpowiedź: { $move }
do-it = Zrób to
do-anyway = Zrób to mimo to
do-not = Anuluj
do-understood = W porządku
explore-colours = Widoczne kolory
explore-leads = prowadzi na { $to }
explore-leads-back = prowadzi z powrotem na { $to }
explore-enter-why = Dwa kamienie z rzędu uwalniają mumię i dają zwycięstwo.
explore-unseen = Może być:
chance = { $chance }%
heap-patience = Cierpliwość: { $patience } z { $of }
heap-stones = { $colour ->
        [red] Czerwone kamienie
        [blue] Niebieskie kamienie
        [yellow] Żółte kamienie
        [green] Zielone kamienie
       *[purple] Fioletowe kamienie
    } w misie, od najbardziej odsłoniętego
stone-lies = { $lies ->
        [open] odsłonięty
        [half] przysłonięty przez: { $covers }
       *[deep] głęboko pod: { $covers }
    }, godzina { $hour }
heap-pull = Ciągnij
heap-pace = { $pace ->
        [gentle] Delikatnie
        [normal] Zwyczajnie
       *[bold] Śmiało
    }
heap-cost = cierpliwość −{ $cost }
heap-rummage = Albo najpierw coś odsuń
heap-push = Odsuń: { $cover }

asides-title = Próba utknęła albo potrzeba więcej czasu
asides-stuck-why = Jeśli w misie coś poszło nie tak, możecie wspólnie zacząć próbę od nowa, bez żadnej kary.
asides-stuck-count = Zgłoszenia: { $count } z { $of }. Muszą zgłosić wszyscy.
asides-clock = { $name ->
        [none] Jak długie mają być twoje zegary od następnego pytania:
       *[other] Jak długie mają być zegary od następnego pytania ({ $name }):
    }
leave-title = Odejdź z gry na dobre
leave-why = { $players ->
        [2] Jest was tylko dwoje: bez ciebie gra się kończy i jest nieważna.
       *[other] Twój pionek schodzi z planszy, skarabeusze wracają do zapasu, a pozostali grają dalej bez ciebie. Jeśli musisz odejść tylko na chwilę, niech zagra za ciebie bot: zobacz „Osoby”.
    }
leave-game = { $name ->
        [none] Odejdź na dobre…
       *[other] { $name } odchodzi na dobre…
    }
leave-really = { $name ->
        [none] Tak, odchodzę na dobre
       *[other] Tak, { $name } odchodzi na dobre
    }
leave-stay = Nie, zostań


## Jak stoi gra

status-title = Jak stoi gra
status-turn = ma turę
status-bowl = W misie
status-round = Runda { $round }


## Koniec

ending-winner = Wygrywa { player }!
ending-draw = Remis
ending-void = Nikt nie wygrywa
figure-rounds = rundy
figure-pulled = wyjęte kamienie
figure-rockfalls = lawiny
figure-scarabs = znalezione skarabeusze
figure-paid = oddane skarabeusze
figure-steps = kroki mumii


## Zasady domowe: tytuł i wartości

house-yes = Tak
house-no = Nie
house-group-begin = Gra
house-group-clocks = Zegary i długość gry
house-group-readings = Zasady domowe
house-variant = Jaka gra?
house-variant-base = Gra podstawowa
house-variant-mad-rockfall = Szalona lawina: to, co spada, decyduje, jak daleko się cofasz
house-variant-full-speed = Pędem do grobowca: bez mumii i skarabeuszy, od 5 lat
house-trap = Jak wyjmuje się kamienie?
house-trap-physics = Własną ręką, z misy z prawdziwą fizyką
house-trap-abstract = Według widocznych szans: dla czytników ekranu i bardzo słabych urządzeń
house-first = Kto zaczyna?
house-first-random = Decyduje los
house-first-vote = Kto najlepiej chodzi jak mumia: głosujecie
house-pawns = Skąd pionki?
house-pawns-choose = Każdy wybiera
house-pawns-dealt = Są rozdawane
house-pullClock = Jak długo można wyjmować kamień?
house-pullClock-null = Dowolnie długo
house-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
house-timeOut = Co, gdy czas na próbę minie?
house-timeOut-lose-turn = Tura się kończy
house-timeOut-rockfall = Liczy się jako lawina
house-decisionClock = Jak długo mogą trwać inne decyzje?
house-decisionClock-null = Dowolnie długo
house-clockFactors = Każdy może mieć dłuższe zegary albo żadnych.
house-rounds = Kiedy gra się kończy?
house-rounds-null = Dopiero gdy ktoś uwolni mumię
house-rounds-count = { $count ->
        [one] Po { $count } rundzie
       *[other] Po { $count } rundach
    }
house-lastRound = A jeśli do tej pory nikt nie uwolni mumii?
house-lastRound-draw = Jest remis
house-lastRound-farthest = Wygrywa ten, kto zaszedł najdalej
house-gateRockfall = Dokąd odsyła lawina na GATE?
house-gateRockfall-start = Z powrotem na START
house-gateRockfall-stay = Donikąd: zostajesz
house-mustMove = Trzeba się ruszyć, jeśli kamień dokądś prowadzi.
house-tombEntry = Skąd można wejść do grobowca?
house-tombEntry-last = Z P12
house-tombEntry-last-three = Z P10, P11 lub P12
house-anyColour = Można podać każdy widoczny kolor, nie tylko te przed sobą.
house-cursePerPass = Mumia bierze skarabeusza za każdym razem, gdy cię mija.
house-nothingBehind = Szalona lawina: dokąd, gdy za tobą nie ma pola w tym kolorze?
house-nothingBehind-base = Jak w grze podstawowej
house-nothingBehind-start = Z powrotem na START
house-commandedHand = Ręką można kierować za pomocą słów.


## Misa

bowl-picture = Misa z kamieniami i berłem
bowl-keys = Strzałki przesuwają rękę, Page Up i Page Down podnoszą ją i opuszczają, spacja chwyta i puszcza, Q i E obracają. Z klawiszem Shift strzałki obracają widok. Ręką można też kierować słowami, pod planszą.
bowl-lost = To urządzenie nie potrafi narysować misy. Kieruj ręką za pomocą słów.
bowl-slow = Jeszcze raz, powoli
bowl-queued = { $ahead ->
        [0] Mumia nasłuchuje… zaraz twoja kolej.
        [one] Mumia nasłuchuje… przed tobą jedna próba.
        [few] Mumia nasłuchuje… przed tobą { $ahead } próby.
        [many] Mumia nasłuchuje… przed tobą { $ahead } prób.
       *[other] Mumia nasłuchuje… przed tobą { $ahead } próby.
    }
bowl-queued-theirs = Mumia nasłuchuje… zaraz wyjmuje kamień: { player }.
bowl-building = Pułapka jest układana…
bowl-armed = Naciśnij { colour } kamień, unieś go i przenieś poza pierścień.
bowl-clock = { $seconds } s
bowl-warning = { $seconds ->
        [one] Została jedna sekunda!
        [few] Zostały { $seconds } sekundy!
        [many] Zostało { $seconds } sekund!
       *[other] Zostało { $seconds } sekundy!
    }
bowl-far = Masz wolne połączenie ({ $time } ms w obie strony): kamienie odpowiadają z opóźnieniem. Ciągnij powoli.
bowl-strain = Jak mocno trzyma kamień
# Co robi własna ręka, w jednym lub dwóch słowach.
grip-open = Ręka otwarta
grip-closing = Zaciska się…
grip-holding = Trzyma!
grip-slipped = Wyślizgnął się!
haste-lifts = Jeszcze nie chwycony: poczekaj, aż palce złapią kamień, i dopiero unoś.
haste-lets-go = Nie puszczaj przycisku: palce potrzebują chwili, żeby zacisnąć się na kamieniu.
show-bowl = Pokaż misę
show-track = Pokaż planszę
film-watch = Obejrzyj tę próbę
film-slowly = W zwolnionym tempie
film-stop = Wróć do planszy
film-none = Nie ma filmów z prób: zostają tam, gdzie grano, i nie wędrują z zapisem gry.
ending-films = Filmy z prób zostają przy tym stole i można je obejrzeć w powtórce. Zapis gry zawiera tylko ruchy i werdykty.
camera-turn = Obróć widok
camera-near = Bliżej
camera-far = Dalej
camera-home = Widok z twojego miejsca
hand-up = Podnieś rękę
hand-down = Opuść rękę
hand-turn = Obróć rękę
pull-how = Palec albo mysz to twoja ręka: naciśnij oznaczony kamień i ciągnij. Dwa palce albo prawy przycisk obracają widok, kółko podnosi rękę. Pełny pierścień: kamień jest odsłonięty. Kreski: przysłonięty. Kropki: głęboki.
command-title = Kieruj ręką za pomocą słów
command-pace = Tempo
command-way = Droga
command-way-number = { $number }: w stronę godziny { $hour }
command-push = Odsuń { $cover } w stronę:
command-hour = godz. { $hour }
command-pull = Ciągnij
command-let-go = Puść
stone-lies-real = { $lies ->
        [open] odsłonięty
        [half] przysłonięty
       *[deep] głęboki
    }{ $covers ->
        [none] { "" }
       *[other] { " " }(na nim: { $covers })
    }, godzina { $hour }, { $place ->
        [middle] pośrodku
        [rim] przy brzegu
       *[between] w pół drogi do brzegu
    }

trap-touched = Palce dotykają pułapki.
trap-gripped = Chwycony: { $fallen }.
trap-lifting = Unoszony: { $fallen }.
trap-slipped = Kamień wyślizguje się z palców.
trap-let-go = Puszczony.
trap-not-the-sceptre = Nie trzymaj berła!
trap-not-that-stone = Wyjąć można tylko kamień w żądanym kolorze.
trap-stone-rolls = Toczy się { $fallen }, w stronę godziny { $clock }.
trap-sceptre-tilts = Berło przechyla się do { $degrees } stopni, w stronę godziny { $clock }.
trap-in-the-bag = W woreczku. Wstrzymaj oddech…
trap-fell = { $thing ->
        [sceptre] Spada berło!
       *[stone] Spada { $fallen }!
    }
trap-clock-ended = Czas minął.
trap-hand-lost = Brak połączenia; ręka stoi w miejscu.
trap-success = Cisza: udało się!
trap-rockfall = Lawina!
trap-late = Za późno: bez kamienia.
trap-void = Próba się nie liczy.
trap-fell-by-itself = Coś spadło samo. To nie lawina.
trap-stone-lies = { $stone }, { $lies ->
        [open] odsłonięty
        [half] przysłonięty
       *[deep] głęboki
    }, godzina { $clock }
trap-way-out = Droga { $number }: w stronę godziny { $clock }
