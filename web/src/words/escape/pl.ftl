# Co przy stole Escape mówi tylko przeglądarka.

## Plansza

board-temple = Świątynia
board-follow = Podążaj za mną
board-fit = Pokaż całą świątynię
board-nearer = Bliżej
board-farther = Dalej
board-covered = Świątynia jest zakryta, dopóki nie gracie dalej.

room-can-enter = Możesz wejść.
room-target = Możesz ją wybrać.
room-chosen = Wybrana.
room-cost = Wejście: { $cost }.
room-symbol = { symbol }: { $gems ->
    [one] jeden klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}.
room-gems = { $gems ->
    [one] Aktywowano jeden klejnot.
    [few] Aktywowano { $gems } klejnoty.
    [many] Aktywowano { $gems } klejnotów.
   *[other] Aktywowano { $gems } klejnotu.
}
room-treasure = Leży tu skarb.
room-people = Tutaj: { $names }.

clock-label = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
clock-waits = Czekamy na gotowość
clock-before = Przygotujcie się …
clock-slam = Wracajcie do startu!
clock-collapse = Wszyscy na zewnątrz!
clock-paused = Przerwa: { $left }
clock-practice = Ćwiczenie

sign-start = Escape!
sign-gong = { $number ->
    [1] Pierwszy gong: wracajcie do startu!
    [2] Drugi gong: wracajcie do startu!
   *[other] Trzeci gong: wszyscy na zewnątrz!
}
sign-slam = Drzwi się zatrzaskują!
sign-collapse = Świątynia się wali!
sign-fate = Los się uśmiecha: wszystkie kostki są wolne!
sign-healed = Lecznicza maska: wszystkie kostki są wolne!
sign-exit = Wyjście odnalezione!
sign-curse = Klątwa spada na ciebie!
sign-gems = { $number ->
    [one] Klejnot aktywowany!
    [few] { $number } klejnoty aktywowane!
    [many] { $number } klejnotów aktywowanych!
   *[other] { $number } klejnotu aktywowanych!
}

## Moje kostki i co mogą zrobić

hand-title = Twoje kostki
hand-watching = Przyglądasz się. Wszyscy poszukiwacze rzucają jednocześnie.
hand-escaped = Jesteś na zewnątrz. Dopinguj resztę!
hand-gift = Jesteś na zewnątrz! Daj jedną ze swoich kostek komuś w środku.
hand-paused = Przerwa: wszyscy muszą się zgodzić, żeby grać dalej.
hand-choose = Z kim zamieniasz się duszą?
hand-place = Gdzie położyć tę komnatę? { $device ->
    [touch] Dotknij światła na planie.
   *[desk] Kliknij światło na planie albo naciśnij strzałkę.
}
hand-on = Twoja ręka jest na głowie
hand-off = Połóż rękę na głowie
hand-hold = Trzymaj, żeby grać
hand-keep = Nie puszczaj
hand-why = { $device ->
    [touch] Ten znak trzeba trzymać, kiedy grasz.
   *[desk] Ten znak trzeba trzymać, kiedy grasz: przytrzymaj klawisz { $key }.
} Jeśli nie możesz, wybierz przed grą „{ prepare-ease }”.

dice-title = Kostki
die-label = Kostka { $number }: { $state ->
    [ready] jeszcze nierzucona
    [rolling] toczy się
    [held] { $face ->
        [A] poszukiwacz, zatrzymana
        [K] klucz, zatrzymana
        [T] pochodnia, zatrzymana
        [G] złota maska, zatrzymana
       *[none] zatrzymana
    }
    [locked] czarna maska, zablokowana
    [committed] wyłożona na klejnot
    [laid] pod gruzem
   *[shown] { $face ->
        [A] poszukiwacz
        [K] klucz
        [T] pochodnia
        [G] złota maska
       *[none] pusta
    }
}
roll = { $count ->
    [0] Wszystkie kostki zatrzymane
    [one] Rzuć jedną kostką
    [few] Rzuć { $count } kostkami
    [many] Rzuć { $count } kostkami
   *[other] Rzuć { $count } kostkami
}
roll-none = Żadna kostka nie jest wolna
roll-queued = Rzut …
roll-turn = Teraz rzuca ktoś inny

gone-slam = Drzwi trzasnęły, a ciebie nie było w bezpiecznym miejscu. Tracisz { $was ->
    [locked] zablokowaną kostkę
    [ready] kostkę czekającą na rzut
    [rolling] toczącą się kostkę
    [shown] kostkę ({ $face })
    [committed] kostkę z puli ({ $face })
   *[other] kostkę
}; najpierw przepada najmniej przydatna.
gone-rubble = Gruzy przysypały { $was ->
    [locked] zablokowaną kostkę
    [ready] kostkę czekającą na rzut
    [rolling] toczącą się kostkę
    [shown] kostkę ({ $face })
    [committed] kostkę z puli ({ $face })
   *[other] kostkę
}; najpierw przepada najmniej przydatna.
gone-tray = Rzucona kostka spadła ze stołu na dobre.

deeds-title = Co mogą zrobić twoje kostki
deeds-none = { $device ->
    [touch] Rzuć albo dotknij kostki, żeby ją zatrzymać.
   *[desk] Rzuć albo kliknij kostkę, żeby ją zatrzymać.
}
deeds-target = { $device ->
    [touch] Dotknij oświetlonej komnaty na planie.
   *[desk] Wybierz oświetloną komnatę na planie: kliknij ją albo użyj strzałek i klawisza Enter.
}
deeds-partner = Teraz wybierz sąsiednią komnatę.
deed-enter = { $side ->
    [N] Wejdź na północ
    [E] Wejdź na wschód
    [S] Wejdź na południe
   *[W] Wejdź na zachód
}
deed-place = { $side ->
    [N] Połóż na północy
    [E] Połóż na wschodzie
    [S] Połóż na południu
   *[W] Połóż na zachodzie
}
deed-discover = Odkryj komnatę
deed-gems = { $gems ->
    [one] Aktywuj klejnot
    [few] Aktywuj { $gems } klejnoty
    [many] Aktywuj { $gems } klejnotów
   *[other] Aktywuj { $gems } klejnotu
}
deed-commit = { $face ->
    [K] { $count ->
        [one] Wyłóż klucz
        [few] Wyłóż { $count } klucze
        [many] Wyłóż { $count } kluczy
       *[other] Wyłóż { $count } klucza
    }
   *[T] { $count ->
        [one] Wyłóż pochodnię
        [few] Wyłóż { $count } pochodnie
        [many] Wyłóż { $count } pochodni
       *[other] Wyłóż { $count } pochodni
    }
}
deed-aim = { $gems ->
    [one] Celuj w jeden klejnot
    [few] Celuj w { $gems } klejnoty
    [many] Celuj w { $gems } klejnotów
   *[other] Celuj w { $gems } klejnotu
}
deed-escape = Uciekaj!
deed-unlock-me = Odblokuj moje kostki
deed-unlock = Odblokuj kostki: { $name }
deed-lift = Zdejmij: { curse }
deed-take = Weź skarb
deed-use = Użyj: { treasure }
deed-withdraw = Zabierz swoje kostki
deed-gift = Daj kostkę: { $name }
deed-choose = Zamień się: { $name }
deed-pass = Nie rzucaj
deed-with-tile = płacisz też: { treasure }

calls-title = Zawołaj
calls-silenced = Milczenie: nie możesz wołać
call-golden-mask = Złota maska!
call-torches = Pochodnie!
call-keys = Klucze!
call-gems-here = Tu klejnoty
call-go-back = Wracajcie!
call-to-exit = Do wyjścia
call-wait = Czekaj
call-coming = Już idę
call-yes = Tak
call-no = Nie

curse-effect = { $curse ->
    [trapped] Nie wchodzisz do komnat i ich nie odkrywasz.
    [debris] Jedna z twoich kostek leży pod gruzem.
    [mask] Twoje złote maski odblokowują tylko jedną kostkę.
    [silence] Żadnych okrzyków, znaków ani wiadomości.
    [lostdice] Mocno rzucona kostka może przepaść: rzucaj delikatnie.
    [hand] Przy każdej czynności trzymaj wciśnięty znak.
   *[soulswap] Prowadzisz cudzego poszukiwacza.
}
curse-lift = Zdejmuje ją: { $price }
treasure-effect = { $treasure ->
    [healing] Odblokowuje wszystkie czarne maski wszystkich.
    [double-torch] Liczy się jako dwie pochodnie.
    [double-key] Liczy się jako dwa klucze.
    [teleport] Przenosi cię do komnaty, w której ktoś jest.
    [gem] Zabiera klejnot z rezerwy.
    [passage] Otwiera przejście w ścianie.
   *[greattorch] Zamienia tę komnatę w drugi start.
}

vote-ask = { $ballot ->
    [fate] Poprosić los o pomoc? Jeden klejnot więcej i wszystkie kostki wolne.
    [concede] Poddać się?
    [pause] { $pauses ->
        [once] Zrobić przerwę? Jedną w grze: najwyżej minuta, świątynia zakryta.
       *[free] Zrobić przerwę?
    }
    [adopt] Czy ktoś ma grać także za nieobecnego?
   *[resume] Grać dalej?
}
vote-short = { $ballot ->
    [fate] Uśmiech losu?
    [concede] Poddać się?
    [pause] { $pauses ->
        [once] Przerwa? Minuta, świątynia zakryta
       *[free] Przerwa?
    }
    [adopt] Grać za nieobecnego?
   *[resume] Grać dalej?
}
vote-yes = Tak
vote-no = Nie
vote-count = { $count ->
    [one] Jeden głos na tak
    [few] { $count } głosy na tak
    [many] { $count } głosów na tak
   *[other] { $count } głosu na tak
}
propose = { $ballot ->
    [fate] Uśmiech losu (zostało { $spare })
    [concede] Poddać się
    [pause] { $pauses ->
        [once] Przerwa (raz, minuta, świątynia zakryta)
       *[free] Przerwa
    }
   *[resume] Grać dalej
}
propose-sure = Na pewno się poddać?
propose-adopt = Graj też za: { $name }
hand-seats = Miejsca, na których grasz

more-title = Głosowania i ustawienia
power = Siła rzutu: { $power }
wish-left = Dla leworęcznych
wish-haptics = Wibracje
wish-music = Muzyka
wish-join = Moje pasujące kostki same dołączają do otwartej puli

prepare-ask = Wybierz swojego poszukiwacza.
prepare-waiting = { $count ->
    [0] Zaczynamy!
    [one] Gotowe! Czekamy jeszcze na jedną osobę.
    [few] Gotowe! Czekamy jeszcze na { $count } osoby.
    [many] Gotowe! Czekamy jeszcze na { $count } osób.
   *[other] Gotowe! Czekamy jeszcze na { $count } osoby.
}
prepare-waits = Bez pośpiechu: czas jeszcze nie płynie i nic się nie zacznie, zanim wszyscy nie będą gotowi.
prepare-runs = Gra zacznie się sama, gdy zegar na planie dojdzie do zera, albo gdy wszyscy będą gotowi.
# $what (tekst): co wtedy płynie; $minutes (liczba): jak długo
prepare-then = { $what ->
    [turns] Potem rzucacie po kolei, bez zegara.
    [practice] Potem wszyscy rzucają naraz i nic się nie zawali.
   *[clock] Potem padnie słowo „Escape!”, wszyscy rzucają naraz, a świątynia wytrzyma { $minutes ->
        [one] minutę.
        [few] { $minutes } minuty.
       *[many] { $minutes } minut.
    }
}
prepare-colour = Twój poszukiwacz
prepare-ease = Łagodniejsze klątwy
prepare-ready = Do dzieła!

digest-my-roll = Twój rzut.
digest-roll = Teraz rzuca: { $name }.
digest-dice = Pokazujesz: poszukiwacze { $adventurers }, klucze { $keys }, pochodnie { $torches }, złote maski { $golden }, zablokowane { $locked }.
digest-can = Możesz: { $what }.
digest-verb = { $verb ->
    [enter] wejść do komnaty
    [discover] odkryć komnatę
    [commit] wyłożyć kostki na klejnoty
    [escape] uciec
    [unlock] odblokować kostki
    [lift] zdjąć klątwę
    [take] wziąć skarb
    [use] użyć skarbu
    [gift] oddać kostkę
    [choose] wybrać, z kim się zamieniasz
    [pass] zrezygnować z rzutu
   *[place] położyć komnatę
}

## Pozostali

status-depot = Klejnoty w rezerwie
status-exit = Klucze potrzebne do ucieczki
status-spare = Pozostałe uśmiechy losu
status-pile = Nieodkryte komnaty
mate-label = { $name }: { $where ->
    [out] na zewnątrz
    [here] w twojej komnacie
    [covered] zakryte
   *[elsewhere] gdzie indziej
}, kostek: { $dice }, zablokowane: { $locked }

## Koniec

ending = { $outcome ->
    [escaped] Udało się wam uciec!
    [buried] Świątynia was pogrzebała
    [conceded] Poddaliście się
   *[lost] Świątynia wygrała
}
ending-waited = { $name } czeka { $time } – na: { $other }
figure-time = Czas
figure-gems = Klejnoty w komnatach
figure-depot = Klejnoty w rezerwie
figure-rooms = Odkryte komnaty
figure-rolls = Rzuty
figure-masks = Czarne maski
figure-locked = Kostki zablokowane
figure-waited = Czekanie
figure-helped = Pomoc
figure-lost = Stracone kostki
chart-label = Przebieg gry w czasie: { $time }
chart-rooms = w komnacie (blado: start)
chart-locked = zablokowane kostki
chart-waited = czekanie z wyłożonymi kostkami
chart-gong = gong
chart-slam = drzwi
chart-gems = klejnoty

## Zasady stołu

house-yes = tak
house-no = nie
house-group-temple = Świątynia
house-group-more = Więcej
house-level = Poziom
house-level-normal = Normalny
house-level-veteran = Weteran: 3 klejnoty więcej
house-level-expert = Ekspert: 6 klejnotów więcej, bez uśmiechu losu
house-clock = Zegar
house-clock-real = Dziesięć minut, czas rzeczywisty
house-clock-three-quarters = Wolniej: ¾
house-clock-half = Wolniej: ½
house-clock-quarter = Wolniej: ¼
house-clock-turns = Bez zegara: rzucacie po kolei
house-clock-practice = Ćwiczenie: nic się nie wali
house-pause = Przerwy przez głosowanie
house-pause-once = Jedna: 60 s, świątynia zakryta
house-pause-treasure = Tylko dzięki skarbowi
house-pause-free = Ile razy chcecie
house-curses = Klątwy
house-treasures = Skarby
house-extraTiles = Zamiana dusz i Wielka pochodnia
house-start = Początek
house-start-introduction = Po wstępie
house-start-ready = Gdy wszyscy są gotowi
house-track = Muzyka
house-track-random = Niespodzianka
house-track-1 = Bębny
house-track-2 = Dżungla
house-strictCoop = Dwa lub trzy klejnoty wymagają dwóch graczy

## Przed grą

first-time-title = Pierwszy raz w świątyni?
first-time = Najpierw przejdźcie wprowadzenie, a potem zagrajcie ze ścieżką dźwiękową 1, „{ house-track-1 }”.
first-time-learn = Do wprowadzenia
first-time-choose = Wybierz ścieżkę 1
first-time-chosen = Wybrano ścieżkę 1.
first-time-lesson = Pierwszy raz w świątyni? „Naucz się, grając” na stronie startowej oprowadzi cię bez zegara.
first-time-listen = Pierwszy raz w świątyni? Wysłuchaj wprowadzenia do końca, zanim zgłosisz gotowość.
halves-title = Kilka osób przy tym ekranie
halves-keys = { $name }: { $ways } oraz { $roll }
halves-roll-left = spacja
halves-roll-right = Enter
halves-none = { $name }: nie ma już wolnych klawiszy, zostaje dotyk i mysz
halves-why = Wszyscy rzucają jednocześnie, więc każdy ma swoje kostki i swoje klawisze; stoją na przyciskach. Jedna klawiatura starcza dla dwojga. Gdy jest was więcej, niech każdy usiądzie do gry ze swoim telefonem.
