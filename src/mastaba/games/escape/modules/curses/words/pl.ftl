### What Escape says of curses, in the terms of rulebook/pl.toml.


## Nazwy

curse = { $curse ->
        [trapped] Pułapka
        [debris] Gruzy
        [mask] Maska
        [silence] Milczenie
        [lostdice] Zgubione kostki
        [hand] Przeklęta ręka
        [soulswap] Zamiana dusz
       *[other] { $curse }
    }


## Zdarzenia

event-curse-drawn = { player } dobiera klątwę: { curse }.
event-curse-discarded = { player }: nowy kafelek ({ curse }) nie działa i wypada z gry.
event-curse-lifted = { player } zdejmuje klątwę: { curse }.
event-die-buried = { $was ->
        [locked] Gruzy przysypują zablokowaną kostkę: { player }.
        [ready] Gruzy przysypują kostkę czekającą na rzut: { player }.
        [rolling] Gruzy przysypują toczącą się kostkę: { player }.
        [shown] Gruzy przysypują kostkę ({ $face }): { player }.
        [committed] Gruzy przysypują kostkę z puli ({ $face }): { player }.
       *[other] Gruzy przysypują kostkę: { player }.
    }
event-die-dug-out = { player } wydobywa kostkę spod gruzów.
event-hand-on-head = { $on ->
        [yes] { player } kładzie rękę na głowie.
       *[no] { player } zdejmuje rękę z głowy.
    }
event-souls-swapped = { player } i { $partner } zamieniają się duszami, a z nimi pionkami, które prowadzą.
event-souls-returned = Zamiana dusz zostaje cofnięta: { player } i { $partner }.
event-souls-parted = Zamiana dusz zostaje odrzucona ({ player } i { $partner }): kto jest jeszcze w świątyni, dalej prowadzi ten sam pionek.


## Pytania, tak jak czyta je pytany

ask-choose = Z kim zamieniasz się duszą?


## Dozwolone ruchy, tak jak pokazuje je menu

move-lift = Zdejmij klątwę { curse }, cena { $paid }
move-hand = { $on ->
        [yes] Ręka na głowę
       *[no] Ręka z głowy
    }
move-choose = Zamień się duszą: { $whose }


## Odmowy: co stoi na przeszkodzie i co by pomogło

refusal-trapped = Jesteś w pułapce: nie możesz wchodzić do komnat ani ich odkrywać. Najpierw zdejmij klątwę.
refusal-silenced = Ciąży na tobie Milczenie: bez wołania, wskazywania i czatu. Najpierw zdejmij klątwę.
refusal-hand-not-on-head = Najpierw połóż rękę na głowie i trzymaj ją tam: tego chce klątwa.
refusal-hand-not-cursed = Na twojej ręce nie ma klątwy. Używaj jej swobodnie.
refusal-not-your-curse = Ta klątwa nie leży przed tobą. Każdy zdejmuje własne.
refusal-nothing-to-choose = Teraz nie ma czego wybierać. Wybierz, gdy zapyta o to Zamiana dusz.
refusal-not-a-partner = Zamienić się duszą można tylko z kimś innym, kto jest w środku. Wskaż tę osobę.


## Opcje stołu, każda z wartościami; pierwsza jest domyślna

option-curses = Czy gracie z modułem 1, klątwami: false (nie), true (tak).


## Co zmieniły zasady kolejnego wydania: dla tych, których gra toczy się dalej według nich

edition-curses-2 = Kostka, którą Gruzy łapią w trakcie toczenia, wraca nierzucona. Przeklęta ręka nie zabrania już wskazywać. Jakkolwiek skończą się Zamiany dusz, każdy odzyskuje swój pionek.
