### Co mówi Escape, słowami z rulebook/pl.toml.
###
### Fakty przychodzą surowe: $colour to gracz, $curse, $treasure, $ballot i $call to nazwy do wyboru;
### komnaty, symbole i listy układają wiadomości `room`, `symbol` i `listing`.


## Nazwy

player = { $colour ->
        [red] Czerwony
        [blue] Niebieski
        [green] Zielony
        [yellow] Żółty
        [black] Czarny
       *[white] Biały
    }
colour = { $colour ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [black] czarny
       *[white] biały
    }
# Lista: $most to „a, b”, $last to „c”.
listing = { $most } i { $last }
nobody = nikt
# Kostki według numerów: $dice to „1 i 2”.
numbered-dice = { $count ->
        [one] kostka { $dice }
        [few] kostki { $dice }
       *[other] kostki { $dice }
    }
symbol = { $face ->
        [A] { $count ->
            [one] poszukiwacz
            [few] { $count } symbole poszukiwacza
           *[other] { $count } symboli poszukiwacza
        }
        [K] { $count ->
            [one] klucz
            [few] { $count } klucze
           *[other] { $count } kluczy
        }
        [T] { $count ->
            [one] pochodnia
            [few] { $count } pochodnie
           *[other] { $count } pochodni
        }
        [G] { $count ->
            [one] złota maska
            [few] { $count } złote maski
           *[other] { $count } złotych masek
        }
       *[B] { $count ->
            [one] czarna maska
            [few] { $count } czarne maski
           *[other] { $count } czarnych masek
        }
    }
side = { $side ->
        [N] północ
        [E] wschód
        [S] południe
       *[W] zachód
    }
ballot = { $ballot ->
        [fate] uśmiech losu
        [concede] poddanie się
        [pause] przerwa
        [adopt] gra także za nieobecnego
        [resume] dalsza gra
       *[other] { $ballot }
    }
state = { $state ->
        [ready] nie było nią jeszcze rzutu
        [rolling] jeszcze się toczy
        [locked] blokuje ją czarna maska
        [committed] leży w puli
        [laid] leży pod gruzami
        [lost] przepadła
        [given] została oddana
       *[shown] pokazuje swój symbol
    }
room = { $name ->
        [START] Komnata startowa
        [EXIT] Wyjście
        [GK1] Górna kaplica kluczy
        [GK2] Dolna kaplica kluczy
        [GT1] Górna kaplica pochodni
        [GT2] Dolna kaplica pochodni
        [B01] Sala pnączy
        [B02] Pęknięte schody
        [B03] Żabia sadzawka
        [B04] Długa galeria
        [B05] Kąt jaguara
        [B06] Kąt z piór
        [B07] Skrzyżowanie słońca
        [B08] Bliźniacze kosze ognia
        [B09] Dziedziniec żaru
        [B10] Wielkie skrzyżowanie
        [B11] Zakręt w prawo
        [B12] Zakręt w lewo
        [B13] Rozwidlenie
        [C01] Nisza z maską
        [C02] Sycząca ściana
        [C03] Stół ofiarny
        [C04] Złota wnęka
        [C05] Kąt bożka
        [C06] Kąt z kośćmi
        [C07] Dziedziniec kapłana
        [C08] Krwawe stopnie
        [C09] Sala pisarza
        [C10] Przeklęte skrzyżowanie
        [C11] Malowany zakręt
        [C12] Szepczący zakręt
        [C13] Ciche rozwidlenie
       *[other] komnata
    } ({ $name })
call = { $call ->
        [golden-mask] Potrzebna złota maska!
        [torches] Trzeba pochodni!
        [keys] Trzeba kluczy!
        [gems-here] Tutaj klejnoty!
        [go-back] Wracamy!
        [to-exit] Do wyjścia!
        [wait] Zaczekajcie na mnie!
        [coming] Już idę!
        [yes] Tak!
       *[no] Nie!
    }


## Zdarzenia

event-game-began = { $players ->
        [one] Jesteś w świątyni bez towarzystwa.
        [few] W świątyni jest { $players } poszukiwaczy.
       *[other] W świątyni jest { $players } poszukiwaczy.
    } { $level ->
        [veteran] Poziom: weteran.
        [expert] Poziom: ekspert.
       *[normal] Poziom: normalny.
    } Klejnoty w rezerwie: { $depot }. Klejnoty zapasowe: { $spare }.
event-room-laid = Na stole: { $room }.
event-colour-taken = Miejsce { $place } gra kolorem: { colour }.
event-seat-ready = { player }: można zaczynać.
event-ease-switched = { $on ->
        [yes] { player } gra z ułatwieniami dla rąk.
       *[no] { player } gra bez ułatwień.
    }
event-started = Escape!
event-dice-rolled = { $count ->
        [one] { player } rzuca jedną kostką.
        [few] { player } rzuca { $count } kostkami.
       *[other] { player } rzuca { $count } kostkami.
    }
event-dice-settled = { player } ma: { $faces }.
event-dice-fell = { player }: kostka spada ze stołu.
event-dice-unlocked = { $count ->
        [one] { player } zużywa złotą maskę. Uwolniona jedna kostka, gracz { $whose }.
        [few] { player } zużywa złotą maskę. Uwolnione { $count } kostki, gracz { $whose }.
       *[other] { player } zużywa złotą maskę. Uwolnionych { $count } kostek, gracz { $whose }.
    }
event-room-entered = { player } wchodzi: { $to }.
event-room-drawn = { player } odkrywa: { $room }. { $left ->
        [0] Stos jest pusty.
        [one] W stosie została jedna komnata.
        [few] W stosie zostały { $left } komnaty.
       *[other] W stosie zostało { $left } komnat.
    }
event-room-placed = { player } dokłada: { $room }.
event-room-returned = { player }: komnata z ręki wraca na stos, bo nie można jej już dołożyć.
event-pool-joined = { player } dokłada do puli: { $given }. { $room }, { $gems ->
        [one] o jeden klejnot.
        [few] o { $gems } klejnoty.
       *[other] o { $gems } klejnotów.
    }
event-pool-aimed = { player } zmienia cel puli: { $gems ->
        [one] jeden klejnot, { $room }.
        [few] { $gems } klejnoty, { $room }.
       *[other] { $gems } klejnotów, { $room }.
    }
event-pool-left = { player } zabiera z powrotem: { $given }.
event-gems-activated = { $gems ->
        [one] Klejnot aktywowany!
        [few] { $gems } klejnoty aktywowane!
       *[other] { $gems } klejnotów aktywowanych!
    } Udział: { $names }. W rezerwie: { $depot }.
event-escaped = { player } ucieka ze świątyni! { $left ->
        [0] W środku nie ma już nikogo.
        [one] W środku jest jeszcze jedna osoba.
        [few] W środku są jeszcze { $left } osoby.
       *[other] W środku jest jeszcze { $left } osób.
    }
event-die-given = { player } oddaje kostkę. Dostaje ją: { $whose }.
event-vote-opened = { player } proponuje: { ballot }.
event-vote-cast = { $yes ->
        [yes] { player } jest za: { ballot }.
       *[no] { player } jest przeciw: { ballot }.
    }
event-vote-failed = Brak zgody: { ballot }.
event-fate-helped = Los się uśmiecha! { $freed ->
        [0] Żadna kostka nie była zablokowana.
        [one] Uwolniona jedna kostka.
        [few] Uwolnione { $freed } kostki.
       *[other] Uwolnionych { $freed } kostek.
    } W rezerwie: { $depot }. Klejnoty zapasowe: { $spare }.
event-gong-struck = { $countdown ->
        [1] Gong! Pierwsze odliczanie: do komnaty startowej!
        [2] Gong! Drugie odliczanie: do komnaty startowej!
       *[3] Gong! Ostatnie odliczanie: uciekajcie!
    }
event-seconds-left = { $seconds ->
        [one] Jedna sekunda!
        [few] { $seconds } sekundy!
       *[other] { $seconds } sekund!
    }
event-door-slammed = Drzwi się zatrzaskują! Na czas: { $safe }.
event-die-lost = { $was ->
        [locked] { player } traci zablokowaną kostkę
        [ready] { player } traci kostkę czekającą na rzut
        [rolling] { player } traci toczącą się kostkę
        [shown] { player } traci kostkę ({ $face })
        [committed] { player } traci kostkę z puli ({ $face })
       *[other] { player } traci kostkę
    }: { $left ->
        [0] to była ostatnia.
        [one] została jedna.
        [few] zostały { $left }.
       *[other] zostało { $left }.
    }
event-game-paused = { $covered ->
        [yes] Wszyscy się zgadzają: przerwa. Czas stoi, a świątynia jest zakryta. Najwyżej na tyle sekund: { $seconds }.
       *[no] Wszyscy się zgadzają: przerwa. Czas stoi.
    }
event-resuming = Kostki w dłoń: za chwilę gramy dalej.
event-game-resumed = Gramy dalej!
event-turn-passed = { player } pasuje.
event-called = { player }: { call }
event-pinged = { player } wskazuje: { $room }.
event-line-lost = { player }: połączenie zerwane.
event-line-back = { player } jest z powrotem.
event-conceded = Wszyscy się poddają.
event-collapsed = Świątynia się zawala. Wciąż w środku: { $names }. Wszyscy przegrywają.
event-all-escaped = Wszyscy uciekli po czasie { $clock }. Wygrywacie razem!
event-power-set = { player } rzuca teraz z siłą { $power }.
event-seat-adopted = { player } gra teraz także za nieobecnego: { $whose }.


## Pytania, tak jak czyta je pytany

ask-prepare = Wybierz wolny kolor i powiedz, kiedy możemy zaczynać.
ask-act = Jesteś tutaj: { $room }. W rezerwie: { $depot }; wyjście kosztuje { $keys ->
        [one] jeden klucz
        [few] { $keys } klucze
       *[other] { $keys } kluczy
    }. Co robisz?
ask-place = Gdzie ją dołożyć: { $room }?
ask-gift = Jesteś na zewnątrz. Czy oddajesz komuś w środku jedną ze swoich kostek?
ask-resume = Gra jest wstrzymana. Gramy dalej?


## Dozwolone ruchy, tak jak pokazuje je menu

move-colour = Graj kolorem: { colour }
move-ready = Możemy zaczynać
move-ease = { $on ->
        [yes] Ułatwienia dla moich rąk
       *[no] Bez ułatwień
    }
move-roll = Rzuć: { $dice }
move-enter = Wejdź ({ side }), cena { $paid }: { $room }
move-discover = Odkryj komnatę, cena { $paid }
move-place = Dołóż ją od strony: { side }
move-commit = { $gems ->
        [0] Dołóż do puli: { $given }
        [one] Dołóż do puli: { $given }, o jeden klejnot
        [few] Dołóż do puli: { $given }, o { $gems } klejnoty
       *[other] Dołóż do puli: { $given }, o { $gems } klejnotów
    }
move-withdraw = Zabierz z powrotem: { $given }
move-escape = Ucieknij, cena { $paid }
move-gift = Oddaj kostkę { $dice }. Dostaje ją: { $whose }
move-propose = { $ballot ->
        [adopt] Zaproponuj, że zagrasz także za nieobecnego: { $whose }
       *[other] Zaproponuj: { ballot }
    }
move-vote = { $yes ->
        [yes] Głosuj za: { ballot }
       *[no] Głosuj przeciw: { ballot }
    }
move-unlock = Uwolnij kostki złotą maską z kostki { $dice }, gracz { $whose }
move-pass = Pasuj
move-call = Zawołaj: { call }
move-ping = Wskaż: { $room }
move-power = Rzucaj z siłą { $power }
move-away = Zerwane połączenie: { $whose }
move-back = Z powrotem: { $whose }


## Odmowy: co stoi na przeszkodzie i co by pomogło

refusal-game-over = Gra skończona. Zacznij nową, żeby grać dalej.
refusal-no-such-seat = Nie ma miejsca { $number }. Liczba miejsc: { $players }, liczonych od 0.
refusal-not-a-command = Ta liczba nie oznacza żadnego polecenia. Wybierz jedno z listy albo napisz je słowami.
refusal-only-the-table = Zerwane połączenia zgłasza tylko stół. Resztę robią gracze.
refusal-has-begun = To ustala się przed hasłem do startu. Teraz rzucaj!
refusal-not-begun = Przed słowem „Escape!” nikt nic nie robi. Wybierz kolor albo powiedz, że możemy zaczynać.
refusal-paused = Gra jest wstrzymana. Zaproponuj dalszą grę albo zagłosuj.
refusal-you-have-escaped = Jesteś już na zewnątrz. Możesz jeszcze raz oddać kostkę i rozmawiać.
refusal-room-in-hand = Trzymasz komnatę: { $room }. Najpierw ją dołóż.
refusal-not-in-play = Przy tym stole nie gra się modułem, do którego to należy. Wybierz coś innego.
refusal-too-fast = Nie tak szybko. Odczekaj tyle tysięcznych sekundy: { $wait }.
refusal-rolls-too-fast = Ostatni rzut był przed chwilą. Rzuć znowu za tyle tysięcznych sekundy: { $wait }.
refusal-not-your-roll = Bez zegara rzuca się po kolei: teraz { player }. Zrób coś innego albo zaczekaj.
refusal-no-turns = Tu wszyscy rzucają naraz, więc nie ma czego pasować. Po prostu zaczekaj.
refusal-rolls-nothing = Wskaż co najmniej jedną kostkę do rzutu.
refusal-no-such-die = Nie masz kostki { $die }. Wskaż jedną ze swoich.
refusal-die-is-locked = Kostka { $die } pokazuje czarną maskę i jest zablokowana. Uwolni ją złota maska.
refusal-die-not-free = Kostką { $die } nie można rzucić: { state }. Rzuć innymi.
refusal-die-cannot-pay = Kostką { $die } nie można zapłacić: { state }. Wskaż kostki, które pokazują to, czego trzeba.
refusal-does-not-pay = To nie pokrywa ceny. Trzeba: { $price }, i to z własnych kostek.
refusal-pays-too-much = To więcej niż cena. Wskaż dokładnie: { $price }.
refusal-no-such-tile = Nie masz pod ręką takiego skarbu. Najpierw go zdobądź, za dwa klucze w jego komnacie.
refusal-one-golden-mask = Wskaż dokładnie jedną kostkę ze złotą maską.
refusal-not-a-golden-mask = Kostka { $die } nie pokazuje złotej maski. Złota maska musi najpierw wypaść.
refusal-no-such-player = Nie ma takiego gracza. Wskaż miejsce przy tym stole.
refusal-not-gone = { player } jest przy stole albo zniknął przed niespełna dziesięcioma sekundami. Poczekaj chwilę.
refusal-is-adopted = { player }: ktoś już gra na tym miejscu.
refusal-has-escaped = { player } jest już na zewnątrz. Pomóż komuś w środku.
refusal-not-in-your-room = { player } jest w innej komnacie. Najpierw tam idź albo użyj maski dla siebie.
refusal-nothing-locked = { player } nie ma zablokowanych kostek. Zachowaj złotą maskę na później.
refusal-no-such-side = Są cztery strony: N, E, S i W.
refusal-no-room-there = Z tej strony ({ side }) nie ma jeszcze komnaty. Najpierw ją odkryj.
refusal-wall-there = Z tej strony ({ side }) drogę zagradza ściana. Poszukaj innej drogi.
refusal-no-free-side = Żadne wejście twojej komnaty nie prowadzi w nieznane. Idź do komnaty, która takie ma.
refusal-pile-empty = Stos komnat jest pusty. Nie ma już czego odkrywać.
refusal-no-room-in-hand = Nie trzymasz żadnej komnaty. Najpierw ją odkryj.
refusal-side-not-free = Tam nie pasuje. Wolne strony: { $sides }.
refusal-no-gem-here = Nie ma tu symbolu klejnotu: { $room }. Idź do komnaty, która go ma.
refusal-gems-used = Tu klejnoty już aktywowano: { $room }. Poszukaj innej komnaty.
refusal-depot-empty = Rezerwa jest pusta. Biegnij do wyjścia!
refusal-no-such-symbol = Nie ma tu symbolu na tyle klejnotów: { $gems }. Są: { $aims }.
refusal-does-not-fit = Tu liczy się tylko: { $face }. Nie dokładaj niczego innego.
refusal-commits-nothing = Wskaż kostki do puli albo inną liczbę klejnotów, jeśli masz w niej udział.
refusal-withdraws-nothing = Wskaż, co chcesz zabrać z powrotem.
refusal-not-in-a-pool = Kostka { $die } nie leży w żadnej puli. Nie ma czego zabierać.
refusal-tile-not-in-a-pool = Ten kafelek nie leży w żadnej puli. Nie ma czego zabierać.
refusal-not-in-exit = Uciec można tylko z komnaty z wyjściem. Najpierw tam idź.
refusal-still-inside = Kostkę możesz oddać dopiero po ucieczce.
refusal-has-given = Kostka już oddana. Można to zrobić raz.
refusal-one-die = Wskaż dokładnie jedną kostkę.
refusal-not-your-die = Kostki { $die } nie możesz oddać. Wskaż taką, którą masz jeszcze pod ręką.
refusal-not-inside = Kostkę może dostać tylko ktoś, kto jest jeszcze w środku.
refusal-no-such-vote = Nie ma takiego głosowania. Głosować można nad: { $ballots }.
refusal-no-fate-for-experts = Do ekspertów los się nie uśmiecha. Pomagajcie sobie złotymi maskami.
refusal-fate-used-up = Los uśmiechnął się już tyle razy, ile mógł. Pomagajcie sobie złotymi maskami.
refusal-not-paused = Gra nie jest wstrzymana. Nie ma czego wznawiać.
refusal-nothing-to-pause = Przy tym stole nie chodzi zegar. Nie musisz się spieszyć.
refusal-no-vote-on-pauses = Przy tym stole nie głosuje się nad przerwą: zegar zatrzymuje tylko skarb. Grajcie dalej.
refusal-pause-used-up = Jedyna przerwa w tej grze już była. Grajcie dalej.
refusal-temple-covered = Świątynia jest zakryta do końca przerwy. Wskażesz komnatę, gdy znów ją widać.
refusal-vote-is-open = Głosowanie już trwa: { ballot }. Zagłosuj tak lub nie.
refusal-vote-too-soon = Ostatnie głosowanie dopiero się skończyło. Zaproponuj znowu za tyle tysięcznych sekundy: { $wait }.
refusal-no-open-vote = Nikt tego nie zaproponował: { ballot }. Zrób to.
refusal-has-voted = Twoje tak już padło. Zaczekaj na innych.
refusal-not-counted = Kto jest długo nieobecny, nie liczy się w głosowaniu. Do jego powrotu decydują pozostali.
refusal-is-ready = Wiadomo już, że możesz zaczynać. Zaczekaj na innych albo na hasło do startu.
refusal-no-such-colour = Nie ma takiego koloru. Kolory: { $colours }.
refusal-colour-taken = Ktoś już gra tym kolorem: { colour }. Wybierz inny.
refusal-already-so = Tak już jest. Nic by się nie zmieniło.
refusal-on-or-off = Można tylko włączyć (on) albo wyłączyć (off).
refusal-no-such-power = Nie ma takiej siły. Możesz rzucać z siłą: { $powers }.
refusal-no-such-call = Nie ma takiego zawołania. Wybierz jedno z listy.
refusal-room-not-in-temple = Tej komnaty nie ma jeszcze w świątyni. Wskaż taką, która jest.


## Ostrzeżenia: wolno, ale czy na pewno?

caution-gives-up = Jeśli wszyscy się zgodzą, gra jest przegrana.
caution-nothing-locked = Żadna kostka nie jest zablokowana: los tylko podrożyłby wyjście.
caution-rolls-golden-mask = Rzucasz złotą maską, choć masz zablokowane kostki.


## Opcje stołu, każda z wartościami; pierwsza jest domyślna

option-level = Jak trudno: normal (normalnie), veteran (3 klejnoty więcej), expert (6 klejnotów więcej, bez uśmiechu losu).
option-track = Która ścieżka dźwiękowa: random (losowo), 1, 2.
option-clock = Jak płynie czas: real (naprawdę), three-quarters, half, quarter (trzy czwarte, połowa, ćwierć prędkości), turns (bez zegara, rzuca się po kolei), practice (ćwiczenie, bez ścieżki dźwiękowej).
option-start = Kiedy pada słowo startu: introduction (po wstępie albo gdy wszyscy są gotowi), ready (dopiero gdy wszyscy są gotowi).
option-extraTiles = Czy dochodzą kafelki z pierwszego dodatku, Zamiana dusz i Wielka pochodnia: false (nie), true (tak).
option-strictCoop = Czy dwa lub trzy klejnoty wymagają co najmniej dwóch graczy: true (tak), false (nie).
option-pause = Czy wszyscy mogą zgodzić się na przerwę: once (jedną w grze, najwyżej minutę, przy zakrytej świątyni), treasure (bez głosowania, zegar zatrzymuje tylko skarb), free (ile razy chcecie).


## Obok świątyni w terminalu

panel-players = Poszukiwacze
panel-clock = Zegar: { $clock }. { $countdown ->
        [0] Bez odliczania.
       *[other] Odliczanie { $countdown } kończy się o { $ends }.
    }
panel-depot = W rezerwie: { $depot }, zapasowe: { $spare }. Wyjście kosztuje { $keys ->
        [one] jeden klucz.
        [few] { $keys } klucze.
       *[other] { $keys } kluczy.
    } Komnat w stosie: { $pile }.
panel-out = na zewnątrz
panel-covered = Świątynia jest zakryta do końca przerwy.
panel-pool = Pula, { $room }: { $total } z { $price }
# Znaki świątyni: najwyżej osiemdziesiąt liter.
legend-temple = * klejnoty do zdobycia  + aktywowane  ? skarb  cyfry: kto tam jest
legend-dice = A K T G widać  B blokada  - bez rzutu  ~ toczy się  małe: w puli  () gruzy


## Co zmieniły zasady kolejnego wydania: dla tych, których gra toczy się dalej według nich

edition-base-2 = Z rzeczy przypadających naraz pierwsza jest ta, którą wcześniej wywołano; z komnat wracających naraz na stos na wierzchu kończy ta z miejsca o najniższym numerze. Kto trzyma komnatę, może zabrać kostki z puli. W czasie przerwy można też się poddać albo przejąć puste miejsce.


## Pierwsza gra z przewodnikiem

lesson-ready = Jesteś w świątyni, która się zawali. W prawdziwej grze wszyscy rzucają naraz i macie tylko dziesięć minut. Tutaj nic nie ucieka: nie spiesz się. Daj znać, że zaczynamy.
lesson-roll = W pojedynkę masz siedem kostek, w grupie po pięć. Rzuć wszystkimi: { $device ->
    [touch] dotknij dużego przycisku.
   *[desk] naciśnij spację albo kliknij duży przycisk.
}
lesson-discover = Oto wszystkie ścianki: poszukiwacz chodzi, klucz i pochodnia otwierają i oświetlają, czarna maska blokuje swoją kostkę, złota pomaga. Dwóch poszukiwaczy odkrywa komnatę. { $device ->
    [touch] Są na kostkach 2 i 3: dotknij przycisku, który to robi.
   *[desk] Są na kostkach 2 i 3: kliknij przycisk, który to robi, albo naciśnij D.
}
lesson-place = Widzisz komnatę, zanim ją położysz. Jej schody zawsze stykają się z komnatą, w której jesteś. { $device ->
    [touch] Połóż ją na północy: dotknij tego światła na planie.
   *[desk] Połóż ją na północy: kliknij to światło na planie albo naciśnij strzałkę.
}
lesson-unlock = Dwie kostki są zablokowane przez czarne maski i nie można nimi rzucać. Złota maska odblokowuje do dwóch kostek: twoich albo kogoś w twojej komnacie. Użyj jej teraz.
lesson-hold = Nowa komnata chce pochodni. { $device ->
    [touch] Dotknij kostki 5 z pochodnią, żeby ją zatrzymać, i rzuć pozostałymi.
   *[desk] Kliknij kostkę 5 z pochodnią, żeby ją zatrzymać (albo naciśnij 5), i rzuć pozostałymi.
}
lesson-enter = Czerwona ramka to cena komnaty: tutaj dwóch poszukiwaczy. Idź na północ. Kostkami, którymi płacisz, trzeba rzucić ponownie, zanim znów się przydadzą.
lesson-commit = Cztery pochodnie aktywują tu klejnot. Wyłóż swoją: czeka w puli komnaty, a inni mogliby dołożyć swoje.
lesson-locked = Rzucaj dalej tym, co wolne. Kostka 1 znów jest zablokowana: to się będzie zdarzać bez przerwy.
lesson-more = Jeszcze dwie pochodnie. Wyłóż je też; brakuje już tylko jednej.
lesson-last = Kostki w puli czekają, dopóki jesteś w komnacie. Rzuć pozostałymi trzema.
lesson-gem = Jest, czwarta pochodnia. Wyłóż ją, a klejnot przejdzie z rezerwy do komnaty.
lesson-mask = O jeden klejnot mniej w rezerwie i wyjście tańsze o jeden klucz. I znowu złota maska: odblokuj swoją kostkę.
lesson-end = To już wszystko. Znajdźcie wyjście, aktywujcie jak najwięcej klejnotów i uciekajcie za tyle kluczy, ile klejnotów zostało w rezerwie, plus jeden. Na dźwięk gongu biegnij do komnaty startowej, zanim trzasną drzwi, bo inaczej stracisz kostkę. Teraz zagraj z zegarem!
