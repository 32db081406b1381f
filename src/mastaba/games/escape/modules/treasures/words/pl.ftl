### What Escape says of treasures, in the terms of rulebook/pl.toml.


## Nazwy

treasure = { $treasure ->
        [healing] Lecznicza maska
        [double-torch] Podwójna pochodnia
        [double-key] Podwójny klucz
        [teleport] Teleportacja
        [gem] Dodatkowy klejnot
        [passage] Tajne przejście
        [greattorch] Wielka pochodnia
       *[other] { $treasure }
    }


## Zdarzenia

event-treasure-laid = Leży tu zakryty skarb: { $room }.
event-treasure-taken = { player } bierze skarb: { treasure }.
event-treasure-spent = { player } zużywa: { treasure }.
event-healed = { player } używa Leczniczej maski. { $freed ->
        [0] Żadna kostka nie była zablokowana.
        [one] Uwolniona jedna kostka.
        [few] Uwolnione { $freed } kostki.
       *[other] Uwolnionych { $freed } kostek.
    }
event-teleported = { player } przenosi się: { $to }.
event-passage-opened = { player } otwiera tajne przejście między: { $room } i { $other }.
event-torch-lit = { player } zapala Wielką pochodnię. Drugi start: { $room }.
event-torch-burnt-out = Wielka pochodnia zgasła: { $room }.


## Dozwolone ruchy, tak jak pokazuje je menu

move-take = Weź skarb, cena { $paid }
move-use = { $target ->
        [none] Użyj: { treasure }
       *[other] Użyj: { treasure }, { $target }
    }


## Odmowy: co stoi na przeszkodzie i co by pomogło

refusal-no-treasure-here = W tej komnacie nie ma skarbu. Idź do takiej, w której jest.
refusal-no-such-use = Tego skarbu nie da się tak użyć. Zajrzyj na listę poleceń.
refusal-use-it-to-pay = Ten skarb zastępuje dwa symbole: wskaż go, gdy płacisz albo dokładasz do puli.
refusal-no-pawn-there = Przenieść się można tylko do innej komnaty, w której stoi pionek.
refusal-no-passage-there = Tajne przejście łączy dwie sąsiednie komnaty, między którymi nie ma drogi. Wskaż dwie takie.


## Ostrzeżenia: wolno, ale czy na pewno?

caution-no-more-slams = Drzwi już się nie zatrzasną: Wielka pochodnia nikogo nie uratuje.


## Opcje stołu, każda z wartościami; pierwsza jest domyślna

option-treasures = Czy gracie z modułem 2, skarbami: false (nie), true (tak).
