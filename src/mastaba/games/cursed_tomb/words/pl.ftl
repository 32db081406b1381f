### Co mówi Przeklęty grobowiec, słowami z rulebook/pl.toml.
###
### Poszukiwacze noszą nazwy swoich pionków. Nazwy stoją w mianowniku albo po dwukropku, więc się nie
### odmieniają. Do gracza zwracamy się na „ty”, w czasie teraźniejszym i w trybie rozkazującym.


## Nazwy

# $pawn to none, dopóki miejsce nie ma pionka.
player = { $pawn ->
        [hat] Kapelusz
        [scarf] Szalik
        [lamp] Lampa
        [rope] Lina
        [map] Mapa
        [camel] Wielbłąd
       *[none] miejsce { seat-number }
    }
seat-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
pawn = { $pawn ->
        [hat] kapelusz
        [scarf] szalik
        [lamp] lampa
        [rope] lina
        [map] mapa
       *[camel] wielbłąd
    }
colour = { $colour ->
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
        [green] zielony
       *[purple] fioletowy
    }
# Kamień z misy: czerwony kamień 2. Biernik jest równy mianownikowi.
stone = { colour } kamień { $number }
# Lista: $most to „a, b”, $last to „c”.
listing = { $most } i { $last }
facing = { $facing ->
        [entrance] wejścia
       *[tomb] grobowca
    }


## Zdarzenia

event-game-began = Do piramidy { $players ->
        [few] wyruszają { $players } osoby
        [many] wyrusza { $players } osób
       *[other] wyruszają { $players } osoby
    }. { $variant ->
        [mad-rockfall] Wariant: szalona lawina.
        [full-speed] Wariant: pędem do grobowca.
       *[base] Kto uwolni mumię?
    }
event-pawn-taken = Miejsce { seat-number } gra jako { player }.
event-vote-cast = { player } głosuje na: { $choice }.
event-first-player-found = Zaczyna { player }.
event-trap-built = { $seat ->
        [-1] Pułapka gotowa: kamieni w misie jest { $stones }, a berło stoi.
       *[other] Pułapka stoi od nowa, z kompletem kamieni ({ $stones }).
    }
event-turn-began = Tura { $turn }, runda { $round }: { player }
event-tile-turned = { player } odkrywa { $square }: kolor { colour }.
event-colour-demanded = { player } musi wyjąć kolor: { colour }.
event-tomb-entered = { $scarabs ->
        [0] { player } wchodzi do grobowca.
       *[other] { player } pokazuje skarabeusze ({ $scarabs }) i wchodzi do grobowca.
    }
event-hand-touched = { player } sięga do misy.
event-rummaged = { player } zsuwa { $cover } (pod nim: { $stone }; { $chance } na 100).
event-pull-risked = { player } { $pace ->
        [gentle] delikatnie ciągnie
        [normal] zwyczajnie ciągnie
       *[bold] śmiało ciągnie
    } { $stone }; jest { $lies ->
        [open] odsłonięty
        [half] przysłonięty
       *[deep] głęboki
    } ({ $chance } na 100).
event-stone-pulled = { player } wyjmuje { $stone }! W misie { $left ->
        [0] nie ma już kamieni tego koloru.
        [one] zostaje jeden kamień tego koloru.
        [few] zostają { $left } kamienie tego koloru.
        [many] zostaje { $left } kamieni tego koloru.
       *[other] zostaje { $left } kamienia tego koloru.
    }
event-last-stone = To ostatni kamień w tym kolorze ({ colour }): { player } może odkrywać jeszcze raz.
event-rockfall = { $thing ->
        [sceptre] Lawina! Spada berło.
        [stone] Lawina! Spada { $fallen }.
       *[none] To liczy się jako lawina.
    }
event-sent-back = { $start ->
        [START] { player } zostaje na polu START.
       *[other] { player } wraca z { $start } na { $to }.
    }
event-timed-out = { player } nie zdąża na czas.
event-pull-voided = { $cause ->
        [agreed] Wszyscy się zgadzają: próba się nie liczy i zaczyna się od nowa.
       *[fault] Pułapka zawodzi: próba się nie liczy i zaczyna się od nowa.
    }
event-pull-restarted = Próba zaczyna się od nowa, z pułapką taką jak przedtem.
event-fell-by-itself = { $thing ->
        [sceptre] Berło spada samo i wraca na miejsce. To nie lawina.
       *[stone] Sam spada { $fallen } i wraca na miejsce. To nie lawina.
    }
event-stuck-reported = { player } uważa, że ta próba utknęła.
event-stuck-taken-back = { player } już nie uważa, że próba utknęła.
event-adventurer-moved = { $forward ->
        [yes] { player } idzie do przodu z { $start } na { $to }.
       *[no] { player } cofa się z { $start } na { $to }.
    }
event-adventurer-stayed = { player } zostaje na { $at }.
event-scarab-gained = { $scarabs ->
        [one] { player } znajduje skarabeusza, pierwszego.
       *[other] { player } znajduje skarabeusza; razem: { $scarabs }.
    }
event-scarabs-full = { player } ma już komplet skarabeuszy ({ $scarabs }) i więcej nie dostaje.
event-scarab-calmed = { player } znajduje skarabeusza i od razu oddaje go, by uspokoić mumię.
event-scarab-paid = { $scarabs ->
        [0] { player } oddaje mumii ostatniego skarabeusza.
       *[other] { player } oddaje mumii skarabeusza; zostaje: { $scarabs }.
    }
event-mummy-woke = Mumia rusza z { $start } w stronę { facing }: { $heads ->
        [one] jeden krok.
       *[other] { $heads } kroki.
    }
event-mummy-stepped = Mumia wchodzi na { $to }.
event-mummy-turned = Na { $at } mumia zawraca w stronę { facing }.
event-mummy-stopped = Mumia staje na { $at } i patrzy w stronę { facing }.
event-extra-taken = { player } odkrywa jeszcze raz.
event-extra-declined = { player } rezygnuje z dodatkowego odkrywania.
event-forced-choice = { player } ma tylko jeden wybór.
event-player-removed = { player } odchodzi z gry.
event-mummy-freed = { player } uwalnia mumię od klątwy i wygrywa!
event-rounds-over = Minęła ostatnia runda ({ $round }). { $seat ->
        [-1] Nikt nie uwolnił mumii: remis.
       *[other] Najdalej jest { player } i wygrywa.
    }
event-game-void = Zostało za mało graczy: gra jest nieważna.


## Pytania, tak jak czyta je pytana osoba

ask-choose-pawn = Który pionek bierzesz?
ask-vote = Kto najlepiej chodzi jak mumia?
ask-explore = Odkrywasz płytkę, podajesz kolor przed sobą czy wchodzisz do grobowca?
ask-pull = { $touched ->
        [yes] { player } wyjmuje kolor: { colour }. Jak kończy się próba?
       *[no] { player } zaraz spróbuje wyjąć kolor: { colour }. Czy ręka dotknęła pułapki?
    }
ask-heap = Potrzebny kolor: { colour }. Jednostki cierpliwości: { $patience }. Co robisz?
ask-move = { $forward ->
        [none] { $backward ->
            [none] Twój kamień nigdzie nie prowadzi.
           *[other] Kolor { colour } prowadzi do tyłu, na { $backward }. Idziesz?
        }
       *[other] { $backward ->
            [none] Kolor { colour } prowadzi do przodu, na { $forward }. Idziesz?
           *[other] Kolor { colour } prowadzi do przodu na { $forward } albo do tyłu na { $backward }. Dokąd idziesz?
        }
    }
ask-explore-again = To ostatni kamień w swoim kolorze. Odkrywasz jeszcze raz?


## Możliwe ruchy, tak jak w menu

move-pawn = Pionek: { pawn }
move-vote = Głos na: { $choice }
move-turn = Odkryj płytkę na { $square }
move-name = Podaj kolor: { colour }
move-enter = Wejdź do grobowca
move-forward = Idź do przodu na { $to }
move-backward = Cofnij się na { $to }
move-stay = Zostań na { $at }
move-explore = Odkrywaj jeszcze raz
move-decline = Zrezygnuj
move-rummage = Zsuń { $cover } (pod nim: { $stone }): { $chance } na 100
move-pull = { $pace ->
        [gentle] Delikatnie ciągnij { $stone }
        [normal] Zwyczajnie ciągnij { $stone }
       *[bold] Śmiało ciągnij { $stone }
    }: { $chance } na 100
move-touch = Ręka dotyka pułapki
move-pulled = Wyjęty: { $stone }
move-fell = { $thing ->
        [sceptre] Spada berło
       *[stone] Spada { $fallen }
    }
move-late = Czas minął
move-void = Próba jest nieważna
move-restart = Próba zaczyna się od nowa
move-begin = Ręka może ruszyć
move-slipped = { $thing ->
        [sceptre] Berło spadło samo
       *[stone] Sam spadł { $fallen }
    }
move-remove = Usuń z gry: { $choice }
move-stuck = Zgłoś, że próba utknęła
move-unstuck = Wycofaj zgłoszenie
move-clock = { $factor ->
        [x1] Zwykłe zegary
        [x2] Zegary dwa razy dłuższe
        [x3] Zegary trzy razy dłuższe
       *[off] Bez zegarów dla ciebie
    }


## Odmowy: co przeszkadza i co byłoby dobrze

refusal-game-over = Gra jest skończona. Zacznij nową, by grać dalej.
refusal-no-such-seat = Nie ma miejsca { $seat }. Miejsc jest { $players }, liczonych od 0.
refusal-not-a-move = Ta liczba nie oznacza ruchu. Wybierz ruch z listy albo zapisz go słowami.
refusal-referee-only-judges = Sędzia tylko osądza próby. O reszcie decydują gracze.
refusal-only-the-referee = Tylko sędzia może powiedzieć, jak kończy się próba. Poczekaj na wyrok.
refusal-seat-has-left = { player } nie gra już w tej grze. To mogą zrobić tylko ci, którzy grają.
refusal-no-such-player = Na miejscu { $seat } nikt nie gra. Wskaż osobę, która jest w grze.
refusal-not-your-decision = To nie twoja decyzja. Gra czeka na: { $names }.
refusal-pull-under-way = { player } właśnie wyjmuje kamień. Poczekaj na wyrok sędziego.
refusal-answer-the-question = To nie odpowiedź na zadane pytanie. Można odpowiedzieć: { $verbs }.
refusal-no-such-pawn = Nie ma takiego pionka. Pionki to: { $pawns }.
refusal-pawn-taken = Ten pionek jest już zajęty: { pawn }. Wybierz inny.
refusal-all-tiles-face-up = Wszystkie płytki są odkryte. Podaj kolor albo wejdź do grobowca.
refusal-no-such-colour = Nie ma takiego koloru. Kolory to: { $colours }.
refusal-no-colour-ahead = Przed tobą nie ma odkrytej płytki, więc nie możesz podać koloru: { colour }. Odkryj płytkę albo wejdź do grobowca.
refusal-colour-not-ahead = Tego koloru nie widać przed tobą: { colour }. Możesz podać: { $colours }.
refusal-not-before-the-tomb = Do grobowca wchodzi się tylko z: { $squares }. Najpierw tam dojdź.
refusal-too-few-scarabs = { $scarabs ->
        [0] Nie masz skarabeuszy, a do wejścia trzeba { $needed }. Wróć po nie.
       *[other] Masz za mało skarabeuszy ({ $scarabs }), do wejścia trzeba { $needed }. Wróć po więcej.
    }
refusal-no-square-that-way = { $way ->
        [forward] Przed tobą nie ma odkrytego pola w kolorze: { colour }. Cofnij się albo zostań.
       *[backward] Za tobą nie ma odkrytego pola w kolorze: { colour }. Idź do przodu albo zostań.
    }
refusal-must-move = Przy tym stole trzeba się ruszyć, jeśli kolor { colour } dokądś prowadzi. Idź do przodu albo się cofnij.
refusal-only-forward = W tym wariancie chodzi się tylko do przodu. Idź do przodu albo zostań.
refusal-no-such-stone = Nie ma takiego kamienia. W pudełku jest ich { $stones }.
refusal-no-such-thing = Spaść może tylko berło albo jeden z kamieni (jest ich { $stones }).
refusal-other-colour-demanded = To nie ten kolor: { $stone }. Wyjmij kamień w kolorze: { colour }.
refusal-stone-in-bag = Ten kamień jest już w woreczku: { $stone }. Wskaż kamień z misy.
refusal-no-such-pace = Nie ma takiego tempa. Tempa to: { $paces }.
refusal-too-little-patience = To tempo wymaga cierpliwości: { $cost }, a masz { $patience }. Ciągnij szybciej.
refusal-no-patience-to-rummage = Grzebanie wymaga cierpliwości: { $cost }, i musi jej starczyć na ciągnięcie, a masz { $patience }. Ciągnij teraz.
refusal-not-on-that-stone = { $count ->
        [0] Nic już nie przykrywa kamienia: { $stone }. Ciągnij go.
       *[other] To nie leży na kamieniu: { $stone }. Leży na nim: { $covers }.
    }
refusal-touched-already = Ręka już dotknęła pułapki. Powiedz, jak kończy się próba.
refusal-not-touched-yet = Ręka nie dotknęła jeszcze pułapki. Najpierw zgłoś dotknięcie.
refusal-fell-untouched = Żadna ręka nie dotknęła pułapki, więc to nie lawina. Zgłoś, że spadło samo.
refusal-fell-while-touched = Ręka dotknęła pułapki, więc co spada, jest lawiną. Tak to zgłoś.
refusal-trap-not-built = Pułapka jeszcze nie stoi. Poczekaj na pierwszą turę.
refusal-nothing-falls-by-itself = W pułapce abstrakcyjnej nic nie spada samo. Nie ma czego odkładać.
refusal-no-pull-under-way = Nikt teraz nie wyjmuje kamienia. Zgłosić można próbę, która trwa.
refusal-reported-already = Ta próba jest już przez ciebie zgłoszona. Poczekaj na innych.
refusal-not-reported = Ta próba nie jest przez ciebie zgłoszona. Nie ma czego wycofać.
refusal-pull-must-end-first = { player } ma rękę w misie. Niech próba się skończy, bo co spadnie, jeszcze się liczy.
refusal-no-such-factor = Nie ma takiego zegara. Możesz mieć: { $factors }.
refusal-no-clock-factors = Przy tym stole wszystkie zegary biegną tak samo. Poproś gospodarza o zgodę na dłuższe.
refusal-clock-already-so = Twoje zegary już tak biegną: { $factor }. Wybierz inną długość.


## Ostrzeżenia: dozwolone, ale czy na pewno?

caution-sends-you-back = Nie masz skarabeusza dla mumii: ten ruch skończy się na GATE.
caution-gives-up-exploration = Rezygnujesz z całego dodatkowego odkrywania.


## Zasady domowe, każda z wartościami; pierwsza jest domyślna

option-variant = Jaka gra: base (podstawowa), mad-rockfall (o cofnięciu decyduje to, co spadło), full-speed (bez mumii i skarabeuszy, dla dzieci).
option-trap = Co rozstrzyga próby: physics (ręka w prawdziwej misie), abstract (widoczne szanse).
option-first = Kto zaczyna: random (los), vote (głosowanie na chód mumii) albo miejsce od 0 do 5.
option-pawns = Skąd pionki: choose (każdy wybiera), dealt (przydzielone).
option-gateRockfall = Dokąd lawina odsyła z GATE: start, stay (donikąd).
option-mustMove = Czy trzeba się ruszyć, jeśli kamień dokądś prowadzi: false, true.
option-tombEntry = Skąd wchodzi się do grobowca: last (P12), last-three (P10, P11 lub P12).
option-anyColour = Czy można podać każdy widoczny kolor, który dokądś prowadzi: false, true.
option-rounds = Po ilu rundach gra się kończy: 40, 20, 30, 50, 60, none (nigdy).
option-lastRound = Co się dzieje po ostatniej rundzie: draw (nikt nie uwolnił mumii, więc remis), farthest (wygrywa, kto zaszedł najdalej).
option-pullClock = Ile sekund trwa próba, nie licząc rezerwy: none (bez zegara), 45, 30, 60, 90, 120, 180.
option-decisionClock = Ile sekund trwają inne decyzje: none (bez zegara), 90, 30, 60, 120, 180.
option-clockFactors = Czy każdy może mieć dłuższe zegary albo żadnych: true, false.
option-timeOut = Ile kosztuje próba po czasie: lose-turn (turę), rockfall (lawina).
option-cursePerPass = Czy mumia bierze skarabeusza za każdym razem, gdy cię mija: false, true.
option-nothingBehind = W szalonej lawinie, dokąd wracasz, gdy za tobą nie ma pola w tym kolorze: base (jak w grze podstawowej), start.
option-commandedHand = Czy ręką można kierować za pomocą słów, do gry klawiaturą lub z czytnikiem ekranu: true, false.


## Obok toru w terminalu

panel-players = Poszukiwacze
panel-player = { player }
panel-scarabs = { $scarabs ->
        [one] jeden skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    }
panel-gone = poza grą
panel-supply = Skarabeusze w zapasie: { $supply }
panel-mummy = Mumia: { $at }, patrzy w stronę { facing }
panel-no-mummy = W tym wariancie nie ma mumii
panel-bowl = W misie: { $stones }
panel-tomb = W grobowcu: { $tiles }
panel-demanded = Żądany kolor: { colour }
# Kamień w pułapce abstrakcyjnej.
panel-stone = { $lies ->
        [open] { $stone }: odsłonięty
        [half] { $stone }: przykryty, na nim { $covers }
       *[deep] { $stone }: głęboki, na nim { $covers }
    }, godzina { $hour }
# Ile kamieni koloru jak leży, przed wyborem.
panel-colour-lies = { $colour }: odsłonięte { $open }, przysłonięte { $half }, głęboko { $deep }
# Tyle kamieni danego koloru w misie.
stones-of-colour = { colour }: { $count }
# Znaki toru: najwyżej osiemdziesiąt liter.
legend-track = Ж skarabeusz  ☻2 głowy mumii  ? zakryta  <☠ ☠> mumia i dokąd patrzy
legend-colours = czerwony ☼  niebieski ≈  żółty ▲  zielony ¶  fioletowy ☥


## Pierwsza gra z przewodnikiem: czego spróbować i po co

lesson-pawn = Witaj! Na początek prowadzisz dwoje poszukiwaczy. Wybierz pionek dla pierwszego: weź Kapelusz.
lesson-pawn-other = A dla drugiego Lampę. Obydwa pionki zaczynają na polu START.
lesson-turn = Tura ma dwie części: odkrywanie, potem ruch. Odkryj następną płytkę: jej kolor mówi, jaki kamień trzeba wyjąć.
lesson-pull = Czerwony, a jeden czerwony kamień jest odsłonięty: nic go nie przykrywa. Tutaj zamiast twojej ręki decydują szanse. Ciągnij delikatnie: to kosztuje cierpliwość, ale rzadko się nie udaje.
lesson-forward = Kamień jest twój i trafia do woreczka. Teraz ruch: do przodu, na najbliższe czerwone pole.
lesson-turn-other = Tura Lampy. Następna płytka to pierwsza jeszcze zakryta, bez względu na to, kto ją odkrywa.
lesson-rummage = Niebieski, ale wszystkie niebieskie kamienie są przykryte. Najpierw zsuń żółty: ręka może grzebać w misie, byle nic nie spadło.
lesson-pull-freed = Świetnie! Kamień jest wolny, a cierpliwości starczy, by ciągnąć delikatnie.
lesson-scarab = Idź do przodu na D2: jest tam skarabeusz i dostaje go każdy, kto tam wejdzie. Do grobowca potrzebne są dwa, a każdy raz uspokaja mumię.
lesson-name = Znów Kapelusz. Zamiast odkrywać płytkę, możesz podać kolor widoczny przed sobą: niebieski prowadzi na D2.
lesson-pace = Znów odsłonięty kamień. Zwykłe tempo kosztuje mniej cierpliwości i jest trochę bardziej ryzykowne.
lesson-catch-up = Do przodu na D2. Pole ze skarabeuszem daje go znów każdemu, kto wchodzi, a na jednym polu może stać kilka pionków.
lesson-third-tile = Odkrywa Lampa: odsłoń trzecią płytkę. Każda płytka zostaje odkryta do końca gry.
lesson-rockfall = Zobaczmy, co robi pośpiech: ciągnij śmiało. Jeśli coś spadnie, to lawina: bez ruchu, powrót na START (albo na GATE z piramidy), a pułapkę układa się od nowa.
lesson-end = Auć! Teraz wiesz już wszystko: dotrzyj do piramidy, uważaj na mumię, która rusza, gdy ktoś stanie na polu z głową, przynieś dwa skarabeusze na P12 i w grobowcu wyjmij dwa kamienie z rzędu. Graj dalej albo otwórz stół, przy którym kamienie wyjmuje twoja własna ręka!
