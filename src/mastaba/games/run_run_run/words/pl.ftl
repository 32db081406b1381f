### Co mówią Kotkrywcy (Run Run Run!), słowami z rulebook/pl.toml.
###
### Imiona się nie odmieniają; odmienia się wyraz przed nimi: { cat.genitive } to
### „Kotkrywcy Mapkin”, { foe.accusative } to „Mumię Howl” albo „Władcę Mumii Gnashur”.
### Listy ($cats, $foes, $shares) przychodzą w mianowniku, więc stoją po dwukropku.
### Do gracza zwracamy się na „ty”, w czasie teraźniejszym lub przyszłym i w trybie rozkazującym:
### formy takie jak „wybrałeś” zakładałyby płeć.


## Nazwy

# $cat to none, dopóki miejsce nie ma Kotkrywcy.
cat = { $cat ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] miejsce { $seat }
    }
    .genitive = { $cat ->
        [none] miejsca { $seat }
       *[other] Kotkrywcy { cat }
    }
    .dative = { $cat ->
        [none] miejscu { $seat }
       *[other] Kotkrywcy { cat }
    }
    .instrumental = { $cat ->
        [none] miejscem { $seat }
       *[other] Kotkrywcą { cat }
    }
# Drugi Kotkrywca przy wymianie.
partner = { $partner ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] drugi gracz
    }
    .dative = { $partner ->
        [none] drugiemu graczowi
       *[other] Kotkrywcy { partner }
    }
    .instrumental = { $partner ->
        [none] drugim graczem
       *[other] Kotkrywcą { partner }
    }
cat-colour = { $cat ->
        [Mapkin] niebieski
        [Pilfer] zielony
        [Scratch] czerwony
        [Ember] żółty
       *[none] bez koloru
    }
cat-ability = { $cat ->
        [Mapkin] za każdy znak zapytania dobiera kartę komory
        [Pilfer] za każdy znak zapytania bierze żeton sarkofagu
        [Scratch] za każdy znak zapytania zadaje dodatkowe obrażenie
        [Ember] za każdy znak zapytania dokłada pochodnię do zapasów
       *[none] nie ma jeszcze zdolności specjalnej
    }
foe = { $foe ->
        [Howl] Howl
        [Dash] Dash
        [Jaws] Jaws
        [Snuff] Snuff
        [Gnashur] Gnashur
        [Muzzlok] Muzzlok
       *[Mastabark] Mastabark
    }
    .genitive = { $foe ->
        [Gnashur] Władcy Mumii
        [Muzzlok] Władcy Mumii
        [Mastabark] Władcy Mumii
       *[other] Mumii
    } { foe }
    .dative = { foe.genitive }
    .accusative = { $foe ->
        [Gnashur] Władcę Mumii
        [Muzzlok] Władcę Mumii
        [Mastabark] Władcę Mumii
       *[other] Mumię
    } { foe }
    .him = { $foe ->
        [Gnashur] go
        [Muzzlok] go
        [Mastabark] go
       *[other] ją
    }
foe-nature = { $foe ->
        [Howl] dwie kostki Mumii więcej
        [Dash] szybka, jedna kostka Mumii więcej
        [Jaws] mocno gryzie
        [Snuff] zjada dwie pochodnie, gdy się budzi
        [Gnashur] najgroźniejszy z Władców, szybki
        [Muzzlok] odbiera Kotkrywcom zdolności, szybki
       *[Mastabark] najtwardszy z Władców, szybki
    }
token = { $token ->
        [torch2] żeton z pochodniami (2)
        [torch3] żeton z pochodniami (3)
        [double] żeton podwójnych obrażeń
        [draw2] żeton dobierania (2)
        [draw3] żeton dobierania (3)
        [shield] żeton tarczy
        [trap] pułapka
        [passage] żeton tajnego przejścia
       *[other] { $token }
    }
    .genitive = { $token ->
        [torch2] żetonu z pochodniami (2)
        [torch3] żetonu z pochodniami (3)
        [double] żetonu podwójnych obrażeń
        [draw2] żetonu dobierania (2)
        [draw3] żetonu dobierania (3)
        [shield] żetonu tarczy
        [trap] pułapki
       *[passage] żetonu tajnego przejścia
    }
    .accusative = { $token ->
        [trap] pułapkę
       *[other] { token }
    }
# Żeton w zamian przy wymianie; biernik jest równy mianownikowi.
back = { $back ->
        [torch2] żeton z pochodniami (2)
        [torch3] żeton z pochodniami (3)
        [double] żeton podwójnych obrażeń
        [draw2] żeton dobierania (2)
        [draw3] żeton dobierania (3)
        [shield] żeton tarczy
        [passage] żeton tajnego przejścia
       *[none] nic
    }
symbol = { $symbol ->
        [eye] oko
        [scarab] skarabeusz
        [ankh] ankh
       *[none] bez symbolu
    }
# Kształt karty komory: najmniejsza liczba, jaką dają jej korytarze (RRR-GEO-06).
shape = { $shape ->
        [1] ślepy zaułek
        [3] ostry zakręt
        [5] łagodny zakręt
        [7] wachlarz
        [9] prosta
        [11] rozwidlenie A
        [13] rozwidlenie B
        [15] półpierścień
        [21] gwiazda
        [23] latawiec
        [27] krzyż
        [31] pięć dróg
       *[63] węzeł
    }
# Karta komory: R17 (łagodny zakręt, oko, pochodnia).
card = { $symbol ->
        [none] { $card } ({ shape }{ card-extras })
       *[other] { $card } ({ shape }, { symbol }{ card-extras })
    }
card-extras = { $torch ->
        [yes] { $tomb ->
            [yes] , sarkofag, pochodnia
           *[no] , pochodnia
        }
       *[no] { $tomb ->
            [yes] , sarkofag
           *[no] { "" }
        }
    }
# Część jednego Kotkrywcy przy podziale obrażeń i przy podziale kart.
share-of-damage = { cat } { $damage }
share-of-cards = { cat } ({ $cards })
# Lista: $most to „a, b”, $last to „c”.
listing = { $most } i { $last }
tile-vault = KRYPTA
tile-exit = WYJ.
# $side to krawędź heksa, zgodnie z ruchem wskazówek zegara od prawej.
side = { $side ->
        [0] po prawej
        [1] po prawej u dołu
        [2] po lewej u dołu
        [3] po lewej
        [4] po lewej u góry
       *[5] po prawej u góry
    }


## Zdarzenia

event-game-began = { $players ->
        [one] Kotkrywca wyrusza z Krypty Faraona.
       *[other] { $players } Kotkrywców wyrusza z Krypty Faraona. Zaczyna { cat }.
    }
event-cat-taken = Miejsce { $seat } to { cat } ({ cat-colour }): { cat-ability }.
event-cards-drawn = { cat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }{ $seen ->
        [yes] : { $cards }.
       *[no] .
    }
event-turn-began = Tura { $turn }, runda { $round }: { cat }
event-mummies-rolled = { cat } rzuca { $dice ->
        [one] kostką Mumii
       *[other] { $dice } kostkami Mumii
    }: { $symbols ->
        [0] żadnego symbolu
        [one] jeden symbol
        [few] { $symbols } symbole
        [many] { $symbols } symboli
       *[other] { $symbols } symbolu
    }.
event-symbol-resolved = Symbol { $number } z { $symbols }:
event-foe-moved = { foe } przechodzi z { $start } na { $to }.
event-foe-halted = { foe } zatrzymuje się na { $at }, bo stoi tam Kotkrywca.
event-foe-held = { foe } zostaje na { $at }: przytrzymuje { foe.him } Kotkrywca.
event-heart-added = Serduszko trafia na stos Mumii: { $hearts } z 5.
event-heart-lost = Serduszka nie ma gdzie położyć: przepada.
event-mummy-woke = { foe } budzi się z { $hearts ->
        [one] jednym serduszkiem
       *[other] { $hearts } serduszkami
    } ({ foe-nature })!
event-torches-eaten = { foe } zjada { $count ->
        [one] pochodnię
        [few] { $count } pochodnie
        [many] { $count } pochodni
       *[other] { $count } pochodni
    }; w zapasach: { $stock }.
event-mummy-placed = { foe } pojawia się na { $at }.
event-foe-attacked = { foe } atakuje na { $at } i zadaje { $damage ->
        [one] jedno obrażenie
        [few] { $damage } obrażenia
        [many] { $damage } obrażeń
       *[other] { $damage } obrażenia
    }. Cel: { $cats }.
event-split-proposed = { cat } proponuje taki podział obrażeń: { $shares }.
event-objected = { cat } się nie zgadza. Następna propozycja: { partner }.
event-deadlock-called = { cat } mówi, że się nie dogadacie.
event-split-fixed = Podział obrażeń: { $shares }.
event-shield-raised = { cat } zasłania się tarczą przed atakiem { foe.genitive } i zachowuje { $spared ->
        [one] kartę
        [few] { $spared } karty
        [many] { $spared } kart
       *[other] { $spared } karty
    }.
event-cards-lost = { foe } zabiera { cat.dative } { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }: { $cards }.
event-room-placed = { cat } dokłada { card } na { $at }: { $links ->
        [one] jedno połączenie
        [few] { $links } połączenia
        [many] { $links } połączeń
       *[other] { $links } połączenia
    }.
event-passage-laid = { cat } układa tajne przejście między { $one } a { $other }.
event-stride-paid = { cat } odrzuca { $card }, by móc przejść { $allowance ->
        [one] jedną komorę
        [few] { $allowance } komory
        [many] { $allowance } komór
       *[other] { $allowance } komory
    }.
event-cat-walked = { cat } przechodzi { $steps ->
        [one] jedną komorę
        [few] { $steps } komory
        [many] { $steps } komór
       *[other] { $steps } komory
    } i staje na { $to }.
event-cat-teleported = { cat } odrzuca { token.accusative } i teleportuje się na { $to }.
event-room-lit = { $by_torch ->
        [yes] { $stock ->
            [0] Ostatnia pochodnia oświetla { $at }.
            [one] Pochodnia oświetla { $at }; została jedna.
            [few] Pochodnia oświetla { $at }; zostały { $stock }.
            [many] Pochodnia oświetla { $at }; zostało { $stock }.
           *[other] Pochodnia oświetla { $at }; zostało { $stock }.
        }
       *[no] Na { $at } pali się już pochodnia.
    }
event-room-dark = Nie ma już pochodni: na { $at } zostaje ciemno.
event-foes-advance = Wszyscy przeciwnicy ruszają się o jedną komorę w stronę Krypty.
event-token-revealed = { cat } otwiera sarkofag: { token }!
event-trap-sprung = { $wakes ->
        [yes] Pułapka budzi Mumię z wierzchu stosu!
       *[no] Pułapka nie ma już kogo obudzić.
    }
event-token-used = { cat } używa { token.genitive }.
event-torches-gained = { $count ->
        [0] Do zapasów nie trafia żadna pochodnia
        [one] Do zapasów trafia pochodnia
        [few] Do zapasów trafiają { $count } pochodnie
        [many] Do zapasów trafia { $count } pochodni
       *[other] Do zapasów trafia { $count } pochodni
    } (razem: { $stock }).
event-mechanism-triggered = { $mechanism ->
        [torch] Symbole na { $corner } uruchamiają mechanizm pochodni!
       *[door] { $left ->
            [0] Symbole na { $corner } uruchamiają trzeci mechanizm Wyjścia: Wyjście się otwiera!
            [one] Symbole na { $corner } uruchamiają mechanizm Wyjścia! Do otwarcia brakuje jeszcze jednego.
           *[other] Symbole na { $corner } uruchamiają mechanizm Wyjścia! Do otwarcia brakuje jeszcze { $left }.
        }
    }
event-mechanism-declined = { $mechanism ->
        [torch] { cat } nie uruchamia mechanizmu pochodni.
       *[door] { cat } nie uruchamia mechanizmu Wyjścia.
    }
event-exit-opened = { cat } kładzie Wyjście na { $at }.
event-boss-appeared = Na { $at } pojawia się Władca Mumii: { foe } z { $hearts ->
        [one] jednym serduszkiem
       *[other] { $hearts } serduszkami
    } ({ foe-nature })!
event-fight-began = { cat } rusza do walki na { $at }.
event-card-committed = { cat } odrzuca do walki { $card }: { $dice ->
        [one] jedna kostka
        [few] { $dice } kostki
        [many] { $dice } kostek
       *[other] { $dice } kostki
    }.
# $results to lista poniższych ścianek.
event-combat-rolled = { $dice ->
        [0] { cat } nie rzuca żadną kostką walki.
        [one] { cat } rzuca kostką walki: { $results }.
       *[other] { cat } rzuca { $dice } kostkami walki: { $results }.
    }
face-hits = { $count ->
        [one] jedno trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    }
face-abilities = { $count ->
        [one] jeden znak zapytania
        [few] { $count } znaki zapytania
        [many] { $count } znaków zapytania
       *[other] { $count } znaku zapytania
    }
face-hexes = { $count ->
        [one] jeden heks
        [few] { $count } heksy
        [many] { $count } heksów
       *[other] { $count } heksa
    }
face-footprints = { $count ->
        [one] jeden ślad
        [few] { $count } ślady
        [many] { $count } śladów
       *[other] { $count } śladu
    }
event-foe-hit = { foe } traci { $damage ->
        [one] serduszko
        [few] { $damage } serduszka
        [many] { $damage } serduszek
       *[other] { $damage } serduszka
    }; { $hearts ->
        [0] nie zostało żadne.
        [one] zostało jedno.
        [few] zostały { $hearts }.
        [many] zostało { $hearts }.
       *[other] zostało { $hearts }.
    }
# Do stosu wraca tylko karta Mumii.
event-foe-fell = { $returns ->
        [yes] { foe } pada! Jej karta zostaje wtasowana do stosu Mumii.
       *[no] { foe } pada i już nie wróci!
    }
event-ability-used = { $cat ->
        [Mapkin] Mapkin czyta mapę: { $times ->
            [one] jeszcze jedna karta.
            [few] jeszcze { $times } karty.
            [many] jeszcze { $times } kart.
           *[other] jeszcze { $times } karty.
        }
        [Pilfer] Pilfer sięga do sarkofagu.
        [Scratch] Scratch drapie mocniej: { $times ->
            [one] jedno dodatkowe obrażenie.
            [few] { $times } dodatkowe obrażenia.
            [many] { $times } dodatkowych obrażeń.
           *[other] { $times } dodatkowego obrażenia.
        }
       *[Ember] Ember krzesze iskry: { $times ->
            [one] jeszcze jedna pochodnia.
            [few] jeszcze { $times } pochodnie.
            [many] jeszcze { $times } pochodni.
           *[other] jeszcze { $times } pochodni.
        }
    }
event-ability-silenced = Zdolność { cat.genitive } nie działa: { $times ->
        [one] znak zapytania nic nie daje.
        [few] { $times } znaki zapytania nic nie dają.
        [many] { $times } znaków zapytania nic nie daje.
       *[other] { $times } znaku zapytania nic nie daje.
    }
event-regroup-began = { cat } ogłasza przegrupowanie. { $left ->
        [0] To był ostatni kafelek przegrupowania.
        [one] Został jeden kafelek przegrupowania.
        [few] Zostały { $left } kafelki przegrupowania.
        [many] Zostało { $left } kafelków przegrupowania.
       *[other] Zostało { $left } kafelka przegrupowania.
    }
event-cat-joined = { $steps ->
        [0] { cat } jest już na miejscu i bierze udział.
        [one] { cat } dołącza z sąsiedniej komory.
        [few] { cat } dołącza i przechodzi { $steps } komory.
        [many] { cat } dołącza i przechodzi { $steps } komór.
       *[other] { cat } dołącza i przechodzi { $steps } komory.
    }
event-cat-stayed-away = { cat } nie dołącza.
event-cards-offered = { $seen ->
        [yes] { $count ->
            [one] { cat } odkłada do podziału kartę: { $cards }.
            [few] { cat } odkłada do podziału { $count } karty: { $cards }.
            [many] { cat } odkłada do podziału { $count } kart: { $cards }.
           *[other] { cat } odkłada do podziału { $count } karty: { $cards }.
        }
       *[no] { $count ->
            [0] { cat } nic nie odkłada do podziału.
            [one] { cat } odkłada do podziału kartę.
            [few] { cat } odkłada do podziału { $count } karty.
            [many] { cat } odkłada do podziału { $count } kart.
           *[other] { cat } odkłada do podziału { $count } karty.
        }
    }
event-torches-burnt = { cat } poświęca { $count ->
        [one] pochodnię
        [few] { $count } pochodnie
        [many] { $count } pochodni
       *[other] { $count } pochodni
    } na dodatkowe karty; w zapasach: { $stock }.
event-pool-revealed = { $offered_count ->
        [0] Nikt nie odłożył kart
       *[other] Odłożone karty: { $offered }
    }; { $found_count ->
        [0] stos odrzuconych kart nic nie dokłada.
       *[other] ze stosu odrzuconych kart: { $found }.
    }
event-card-shared = { cat } dostaje { $card }.
event-pool-shared = Podział kart: { $shares }.
event-trade-proposed = { $back ->
        [none] { cat } chce dać { partner.dative } { token.accusative }.
       *[other] { cat } proponuje { partner.dative } { token.accusative } za { back }.
    }
event-tokens-traded = { $back ->
        [none] { partner } bierze od { cat.genitive } { token.accusative }.
       *[other] { cat } i { partner } wymieniają się: { token } za { back }.
    }
event-trade-refused = { partner } nie chce się wymieniać z { cat.instrumental }.
event-passed = { cat } pasuje.
event-hex-marked = { cat } wskazuje { $at }.
event-hex-unmarked = { cat } nie wskazuje już { $at }.
event-cat-called = { cat }: „{ saying }”
# Słowo z koła zamiarów; $at to heks (build) albo komora przeciwnika (leave).
saying = { $call ->
        [build] Mogę dołożyć kartę na { $at }.
        [fight] Wolę walczyć.
        [cards] Potrzebuję kart.
        [leave] Zostawcie mi przeciwnika na { $at }.
        [regroup] Przegrupowanie?
        [yes] Tak!
        [no] Nie.
       *[wait] Czekajcie!
    }
event-pile-empty = Stos dobierania jest pusty: { cat } dostaje { $missing ->
        [one] o kartę mniej.
        [few] o { $missing } karty mniej.
        [many] o { $missing } kart mniej.
       *[other] o { $missing } karty mniej.
    }
event-tokens-recycled = { $count ->
        [one] Zużyty żeton sarkofagu wraca jako nowy stos.
        [few] { $count } zużyte żetony sarkofagów zostają przetasowane i tworzą nowy stos.
        [many] { $count } zużytych żetonów sarkofagów zostaje przetasowanych i tworzy nowy stos.
       *[other] { $count } zużytego żetonu sarkofagu zostaje przetasowane i tworzy nowy stos.
    }
event-forced-choice = { cat } ma tylko jedną możliwość.
event-game-won = Wyjście jest otwarte, a ostatni przeciwnik pokonany: zwycięstwo!
event-game-lost = { $cause ->
        [vault] { foe } wchodzi do Krypty Faraona: porażka.
       *[hand] { cat } nie ma już ani jednej karty: porażka.
    }


## Pytania, tak jak czyta je pytany gracz

ask-choose-cat = Którym Kotkrywcą chcesz zagrać?
ask-token-window = { $window ->
        [start] Zaczyna się twoja tura. Chcesz użyć żetonu przed rzutem kostkami Mumii?
        [roll] Kostki Mumii już rzucone. Chcesz użyć żetonu, zanim ruszą się przeciwnicy?
        [symbol] Symbol rozpatrzony. Chcesz teraz użyć żetonu?
        [before-move] Karta leży w labiryncie. Chcesz użyć żetonu przed ruchem?
        [before-light] Kotkrywca jest na miejscu. Chcesz użyć żetonu przed oświetleniem komory?
        [before-draw] Chcesz użyć żetonu przed dobraniem kart?
        [before-effects] Chcesz użyć żetonu przed efektami komory?
        [before-mechanisms] Żeton jest twój. Chcesz użyć żetonu, zanim zadziałają symbole?
        [after-loot] Żeton jest twój. Chcesz od razu użyć żetonu?
        [before-footprints] Chcesz użyć żetonu, zanim pójdziesz po śladach?
       *[end] Akcja wykonana. Chcesz użyć żetonu przed końcem tury?
    }
ask-foe-route = { foe } ma kilka najkrótszych dróg do Krypty. Którędy idzie?
ask-foe-order = Który przeciwnik rusza się jako następny?
ask-place-mummy = { foe } się budzi. Na której karcie komory się pojawia?
ask-split-damage = { $objected ->
        [yes] { $damage ->
            [one] Nie ma jeszcze zgody, kto przyjmie obrażenie. Co proponujesz?
            [few] Nie ma jeszcze zgody, jak podzielić { $damage } obrażenia. Co proponujesz?
            [many] Nie ma jeszcze zgody, jak podzielić { $damage } obrażeń. Co proponujesz?
           *[other] Nie ma jeszcze zgody, jak podzielić { $damage } obrażenia. Co proponujesz?
        }
       *[no] { $damage ->
            [one] { foe } atakuje i zadaje jedno obrażenie. Kto je przyjmuje?
            [few] { foe } atakuje i zadaje { $damage } obrażenia. Jak je dzielicie?
            [many] { foe } atakuje i zadaje { $damage } obrażeń. Jak je dzielicie?
           *[other] { foe } atakuje i zadaje { $damage } obrażenia. Jak je dzielicie?
        }
    }
ask-agree-split = { foe } atakuje. Propozycja podziału obrażeń: { $shares }. Zgadzasz się?
ask-split-deadlock = Naprawdę się nie dogadacie? Wtedy obrażenia dostaje ten, kto ma najwięcej kart: { $shares }. Niech tak będzie?
ask-shield = { foe } zabierze ci { $damage ->
        [one] kartę
        [few] { $damage } karty
        [many] { $damage } kart
       *[other] { $damage } karty
    }. Chcesz użyć tarczy?
ask-action = Co robisz: Odkrywanie, Walka czy Współpraca?
ask-stride = { $near ->
        [yes] Na { $to } dojdziesz bez odrzucania karty. Czy mimo to odrzucasz jakąś?
       *[no] { $distance ->
            [-1] Na { $to } nie da się dojść. Który żeton cię tam przeniesie?
            [one] { $to } jest o jedną komorę stąd. Którą kartę odrzucasz, by tam dojść?
            [few] { $to } jest o { $distance } komory stąd. Którą kartę odrzucasz, by tam dojść?
            [many] { $to } jest o { $distance } komór stąd. Którą kartę odrzucasz, by tam dojść?
           *[other] { $to } jest o { $distance } komory stąd. Którą kartę odrzucasz, by tam dojść?
        }
    }
ask-torch-triangle = Twoja komora dopełnia trzy jednakowe symbole. Który trójkąt da pochodnie?
ask-door-triangle = Twoja komora dopełnia trzy różne symbole. Który trójkąt uruchomi mechanizm Wyjścia?
ask-place-exit = Wyjście się otwiera! Gdzie je kładziesz?
ask-commit-cards = { $committed ->
        [0] Które karty odrzucasz do walki? Każdy korytarz to jedna kostka, najwyżej sześć.
        [one] Jedna karta odrzucona. Jeszcze jedna czy rzut?
        [few] { $committed } karty odrzucone. Jeszcze jedna czy rzut?
        [many] { $committed } kart odrzuconych. Jeszcze jedna czy rzut?
       *[other] { $committed } karty odrzuconej. Jeszcze jedna czy rzut?
    }
# $foe: jedyny przeciwnik w komorze albo none, gdy jest ich kilku.
ask-assign-hits = Masz do zadania { $left ->
        [one] jedno obrażenie
        [few] { $left } obrażenia
        [many] { $left } obrażeń
       *[other] { $left } obrażenia
    }. { $foe ->
        [none] { $left ->
            [one] Któremu przeciwnikowi?
           *[other] Któremu przeciwnikowi i ile?
        }
       *[other] { $left ->
            [one] Trafiasz { foe.accusative }?
           *[other] Ile zadajesz { foe.dative }?
        }
    }
ask-loot = { $left ->
        [one] Jeden znak zapytania
        [few] { $left } znaki zapytania
        [many] { $left } znaków zapytania
       *[other] { $left } znaku zapytania
    }: bierzesz żeton sarkofagu? To może być pułapka.
# Mapkin albo Ember; inni dostają inne pytanie albo żadnego.
ask-use-ability = { $left ->
        [one] Jeden znak zapytania
        [few] { $left } znaki zapytania
        [many] { $left } znaków zapytania
       *[other] { $left } znaku zapytania
    }: { $cat ->
        [Ember] { $left ->
            [one] dokładasz pochodnię do zapasów?
           *[other] ile pochodni dokładasz do zapasów?
        }
       *[Mapkin] { $left ->
            [one] dobierasz kartę?
           *[other] ile kart dobierasz?
        }
    }
ask-draw-hexes = { $left ->
        [one] Jeden heks: dobierasz kartę?
        [few] { $left } heksy: ile kart dobierasz?
        [many] { $left } heksów: ile kart dobierasz?
       *[other] { $left } heksu: ile kart dobierasz?
    }
ask-footprint = { $left ->
        [one] Jeden ślad: dokąd idziesz?
        [few] { $left } ślady: dokąd idziesz najpierw?
        [many] { $left } śladów: dokąd idziesz najpierw?
       *[other] { $left } śladu: dokąd idziesz najpierw?
    }
ask-join = Dołączasz do przegrupowania?
ask-offer = Które karty odkładasz do podziału? Najwyżej dwie; na razie nikt ich nie zobaczy.
ask-burn-torches = Ile pochodni poświęcasz? Każda daje dwie karty więcej.
ask-share-pool = { $objected ->
        [yes] Nie ma jeszcze zgody. Kto twoim zdaniem dostaje którą kartę?
       *[no] Podzielcie karty: kto dostaje którą?
    }
ask-agree-share = Zgadzasz się na taki podział kart?
ask-share-deadlock = Naprawdę się nie dogadacie? Wtedy każdy zabiera swoje karty, a resztę rozdaje się po kolei, tak jak tutaj. Niech tak będzie?
ask-trade = Chcesz się wymienić żetonami?
ask-agree-trade = { $back ->
        [none] { cat } chce ci dać { token.accusative }. Bierzesz?
       *[other] { cat } proponuje ci { token.accusative } za twój { back }. Zgadzasz się?
    }


## Dozwolone ruchy, tak jak wymienia je menu

move-cat = Zagraj jako { cat } ({ cat-colour }): { cat-ability }
move-hold = { $question ->
        [stride] Zachowaj karty
       *[token-window] Zachowaj żetony
    }
move-use = Użyj { token.genitive }
move-lay = Ułóż tajne przejście między { $one } a { $other }
move-teleport = Odrzuć { token.accusative } i teleportuj się na { $to }
move-route = Przesuń { foe.accusative } na { $to }
move-order = Teraz rusza się { foe }
move-wake = Postaw { foe.accusative } na { $to }, { $steps ->
        [one] jedną komorę
        [few] { $steps } komory
        [many] { $steps } komór
       *[other] { $steps } komory
    } od Krypty
move-split = { $shares }
move-agree = Zgoda
move-object = { $question ->
        [agree-split] Brak zgody: niech zaproponuje następna osoba
        [agree-share] Brak zgody: niech zaproponuje następna osoba
        [split-deadlock] Nie, spróbujmy jeszcze raz
        [share-deadlock] Nie, spróbujmy jeszcze raz
       *[agree-trade] Raczej nie
    }
move-shield = Użyj tarczy
move-suffer = { $damage ->
        [one] Strać kartę
        [few] Strać { $damage } karty
        [many] Strać { $damage } kart
       *[other] Strać { $damage } karty
    }
move-explore = Dołóż { card } na { $to }, obrót { $turns }: { $links ->
        [one] jedno połączenie
        [few] { $links } połączenia
        [many] { $links } połączeń
       *[other] { $links } połączenia
    }
move-fight = Walka na { $to }: { $foes }
move-regroup = { $left ->
        [one] Współpraca: wydaj ostatni kafelek przegrupowania
       *[other] Współpraca: wydaj jeden z { $left } kafelków przegrupowania
    }
move-pass = Spasuj
move-stride = Odrzuć { card }, by móc przejść { $reach ->
        [one] jedną komorę
        [few] { $reach } komory
        [many] { $reach } komór
       *[other] { $reach } komory
    }
move-triangle = Trójkąt z { $one } i { $other }
move-decline = { $question ->
        [loot] Zostaw sarkofag w spokoju
        [use-ability] { $cat ->
            [Ember] Nie dokładaj pochodni
           *[Mapkin] Nie dobieraj kart
        }
        [draw-hexes] Nie dobieraj kart
        [torch-triangle] Nie uruchamiaj mechanizmu pochodni
       *[door-triangle] Nie uruchamiaj mechanizmu Wyjścia
    }
move-open = Połóż Wyjście na { $to }, obok { $beside }, { $steps ->
        [one] jedną komorę
        [few] { $steps } komory
        [many] { $steps } komór
       *[other] { $steps } komory
    } od Krypty
move-commit = Odrzuć { card }: { $dice ->
        [one] jedna kostka
        [few] { $dice } kostki
        [many] { $dice } kostek
       *[other] { $dice } kostki
    }
move-roll = { $dice ->
        [0] Walcz bez rzutu kostkami
        [one] Rzuć jedną kostką
       *[other] Rzuć { $dice } kostkami
    }
move-hit = Zabierz { foe.dative } { $damage ->
        [one] jedno serduszko
        [few] { $damage } serduszka
        [many] { $damage } serduszek
       *[other] { $damage } serduszka
    }
move-spare = Nie zadawaj więcej obrażeń
move-take = { $cat ->
        [Ember] { $count ->
            [one] Dołóż jedną pochodnię
            [few] Dołóż { $count } pochodnie
            [many] Dołóż { $count } pochodni
           *[other] Dołóż { $count } pochodni
        }
       *[none] { $count ->
            [one] Dobierz jedną kartę
            [few] Dobierz { $count } karty
            [many] Dobierz { $count } kart
           *[other] Dobierz { $count } karty
        }
    }
move-loot = Weź żeton sarkofagu
move-step = Idź na { $to }
move-stay = { $question ->
        [join] Nie dołączaj
       *[footprint] Zostań na miejscu
    }
move-join = Dołącz do przegrupowania
move-offer = { $count ->
        [0] Nic nie odkładaj
       *[other] Odłóż do podziału { $cards }
    }
move-burn = { $count ->
        [0] Nie poświęcaj pochodni
        [one] Poświęć jedną pochodnię
        [few] Poświęć { $count } pochodnie
        [many] Poświęć { $count } pochodni
       *[other] Poświęć { $count } pochodni
    }
move-give = Daj { cat.dative } { card }
move-trade = { $back ->
        [none] Daj { partner.dative } { token.accusative }
       *[other] Wymień się z { partner.instrumental }: { token } za { back }
    }
move-done = Koniec wymiany
move-deadlock = Powiedz, że się nie dogadacie
move-mark = Wskaż { $to }
move-unmark = Przestań wskazywać { $to }
move-call = Powiedz: „{ saying }”


## Menu: grupy ruchów i to, co wybiera się po drodze

group-explore = Odkrywanie ({ $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    })
group-fight = Walka ({ $count ->
        [one] jedna komora
        [few] { $count } komory
        [many] { $count } komór
       *[other] { $count } komory
    })
group-teleport = Teleportuj się za żeton
group-lay = Ułóż tajne przejście
group-give = Daj kartę
group-trade = Wymień żeton
group-hit = Zadaj obrażenia
pick-card = { card }: { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
pick-hex = { $to }: { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
pick-token = { token }
pick-foe = { foe }
# Pod rysunkiem karty w wybranym obrocie.
pick-turn = { $links ->
        [one] jedno połączenie
        [few] { $links } połączenia
        [many] { $links } połączeń
       *[other] { $links } połączenia
    }
# $sides: krawędzie nowej karty z tajnym przejściem, na przykład 0,4.
pick-passage = przejście: { $sides }


## Odmowy: co stoi na przeszkodzie i co by pomogło

refusal-split-seats = Podaj obrażenia tylko dla miejsc przy tym stole; cel ataku: { $cats }.
refusal-split-not-attacked = { cat } nie jest celem ataku. Podziel obrażenia między zaatakowanych: { $cats }.
refusal-split-sum = Suma podziału to { $given }, a suma obrażeń to { $damage }. Rozdziel dokładnie { $damage }.
refusal-nobody-objected = Nikt się jeszcze nie sprzeciwił, więc możecie się dogadać. Najpierw coś zaproponuj.
refusal-hex-taken = Na { $cell } coś już leży. Wybierz pusty heks.
refusal-exit-blocks-corridor = Na { $cell } Wyjście zamknęłoby ścianą inny korytarz. Wybierz heks, na który prowadzi tylko jeden korytarz.
refusal-exit-out-of-reach = Do Wyjścia na { $cell } twój Kotkrywca nie mógłby dojść. Wybierz otwarty korytarz, do którego dojdzie, nie wchodząc na przeciwnika.
refusal-exit-needs-open-exit = Z tej strony na { $cell } nie prowadzi otwarty korytarz. Połóż Wyjście tam, gdzie się z takim spotka.
refusal-exit-beside-room-card = Labirynt nie ma już otwartego korytarza, więc Wyjście przebija ścianę. Połóż je na pustym heksie obok karty komory, zwrócone w jej stronę.
refusal-card-not-held = Nie masz na ręce { $card }. Wybierz kartę, którą masz.
refusal-hex-not-beside-maze = { $cell } nie przylega do labiryntu. Wybierz pusty heks obok komory.
refusal-turn-looks-same = W obrocie r{ $turns } ta karta leży tak samo jak w obrocie o mniejszym numerze. Podaj najmniejszy.
refusal-would-seal = To zamknęłoby ostatni otwarty korytarz labiryntu. Zostaw otwarty co najmniej jeden.
refusal-too-few-passages = { $wanted ->
        [one] Do tego potrzeba żetonu tajnego przejścia, a nie masz żadnego. Wybierz stronę, która pasuje bez niego.
       *[other] Do tego potrzeba { $wanted } żetonów tajnego przejścia, a masz ich mniej. Użyj przejść na mniejszej liczbie krawędzi.
    }
refusal-passage-needs-room-cards = Na { $cell } nie leży karta komory. Tajne przejście łączy dwie sąsiednie karty komór.
refusal-passage-not-needed = Od strony { $cell } korytarz już spotyka się z korytarzem. Zachowaj tajne przejście na ścianę.
refusal-exit-meets-wall = Korytarz karty trafiłby { side } na ścianę komory { $cell }. { $turns ->
        [no] Tej karty nie da się tu położyć w żadnym obrocie: wybierz inną kartę albo inny heks
       *[other] Obróć kartę tak, by była tam ściana
    }{ $passage ->
        [held] , albo użyj tajnego przejścia.
        [never] ; tajne przejście nie może tu powstać.
       *[none] .
    }
refusal-closes-corridor = Karta zamknęłaby { side } korytarz komory { $cell }. { $turns ->
        [no] Tej karty nie da się tu położyć w żadnym obrocie: wybierz inną kartę albo inny heks
       *[other] Obróć kartę tak, by był tam korytarz
    }{ $passage ->
        [held] , albo użyj tajnego przejścia.
        [never] ; tajne przejście nie może tu powstać.
       *[none] .
    }
refusal-no-link = Karta z niczym by się nie połączyła. Co najmniej jeden jej korytarz musi spotkać się z korytarzem labiryntu.
refusal-foe-in-the-way = Drogę na { $cell } zagradzają przeciwnicy. Wybierz heks przed nimi albo zdobądź żeton do teleportacji.
refusal-too-far-for-hand = { $cell } jest o { $distance ->
        [one] jedną komorę
        [few] { $distance } komory
        [many] { $distance } komór
       *[other] { $distance } komory
    } stąd, a twój limit to trzy. Dalej dojdziesz tylko z trzema kartami na ręce: jedną dokładasz, jedną odrzucasz, jedna ci zostaje.
refusal-too-far-for-cards = { $cell } jest o { $distance ->
        [one] jedną komorę
        [few] { $distance } komory
        [many] { $distance } komór
       *[other] { $distance } komory
    } stąd i żadna inna karta z ręki nie pozwoli ci dojść tak daleko. Wybierz bliższy heks albo zdobądź żeton do teleportacji.
refusal-no-foe-there = Na { $cell } nie ma przeciwnika. Walcz w komorze, w której jakiś stoi.
refusal-fight-needs-two-cards = { $cards ->
        [one] Masz jedną kartę, a do walki potrzeba dwóch: jedną odrzucasz, jedna zostaje na ręce.
        [few] Masz { $cards } karty, a do walki potrzeba co najmniej dwóch: jedną odrzucasz, jedna zostaje na ręce.
        [many] Masz { $cards } kart, a do walki potrzeba co najmniej dwóch: jedną odrzucasz, jedna zostaje na ręce.
       *[other] Masz { $cards } karty, a do walki potrzeba co najmniej dwóch: jedną odrzucasz, jedna zostaje na ręce.
    }
refusal-foe-out-of-reach = Do przeciwnika na { $cell } nie ma wolnej drogi. Walcz z tym, który ją zagradza, albo zdobądź żeton do teleportacji.
refusal-foe-too-far = Przeciwnik na { $cell } jest o { $distance ->
        [one] jedną komorę
        [few] { $distance } komory
        [many] { $distance } komór
       *[other] { $distance } komory
    } stąd, dalej, niż możesz dojść. Wybierz bliższego albo zdobądź żeton do teleportacji.
refusal-foe-too-far-for-hand = Przeciwnik na { $cell } jest o { $distance ->
        [one] jedną komorę
        [few] { $distance } komory
        [many] { $distance } komór
       *[other] { $distance } komory
    } stąd, a dojdziesz najwyżej o trzy. Dalej potrzeba jeszcze jednej karty na ręce: jedną odrzucasz na ruch, jedną do walki, jedną zachowujesz.
refusal-discard-at-least-one = Bez kart nie ma kostek. Przed rzutem odrzuć co najmniej jedną kartę.
refusal-keep-one-card = To twoja ostatnia karta, a jedna musi zostać na ręce. Rzuć kostkami za karty już odrzucone.
refusal-foe-not-here = W twojej komorze nie ma { foe.genitive }. Wybierz przeciwnika, który w niej stoi.
refusal-damage-out-of-range = Nie możesz tu zadać { $given ->
        [one] jednego obrażenia
       *[other] { $given } obrażeń
    }. Zadaj od 1 do { $most }.
refusal-take-out-of-range = Nie możesz wziąć aż tyle: { $given }. Weź od 1 do { $most } albo nic.
refusal-not-one-link-away = { $cell } nie jest o jeden krok stąd. Idź do komory połączonej z twoją.
refusal-game-over = Gra się skończyła. Zacznij nową, by grać dalej.
refusal-no-such-seat = Nie ma miejsca { $seat }. { $players ->
        [one] To gra solo, na miejscu 0.
        [few] Przy stole są { $players } miejsca, liczone od 0.
        [many] Przy stole jest { $players } miejsc, liczonych od 0.
       *[other] Przy stole jest { $players } miejsca, liczonego od 0.
    }
refusal-not-your-decision = To nie twoja decyzja. Teraz decyduje: { $cats }.
refusal-not-a-move = Ta liczba nie oznacza żadnego ruchu. Wybierz ruch z listy albo zapisz go słowami.
refusal-answer-the-question = To nie odpowiada na zadane teraz pytanie. Możliwości: { $verbs }.
# Co można zrobić, gdy odpowiedź nie pasuje do pytania.
answer = { $verb ->
        [cat] wybierz Kotkrywcę
        [hold] niczego nie używaj
        [use] użyj żetonu
        [lay] ułóż tajne przejście
        [teleport] teleportuj się
        [route] wyślij gdzieś przeciwnika
        [order] wybierz, który przeciwnik się rusza
        [wake] wybierz, gdzie pojawi się Mumia
        [split] podziel obrażenia
        [agree] zgódź się
        [object] odmów
        [shield] użyj tarczy
        [suffer] przyjmij obrażenia
        [explore] odkrywaj
        [fight] walcz
        [regroup] wybierz Współpracę
        [pass] spasuj
        [stride] odrzuć kartę, by pójść dalej
        [triangle] wybierz trójkąt
        [decline] zrezygnuj
        [open] połóż Wyjście
        [commit] odrzuć kartę na kostki
        [roll] rzuć kostkami
        [hit] traf przeciwnika
        [spare] nie zadawaj więcej obrażeń
        [loot] weź żeton sarkofagu
        [step] idź dalej
        [stay] zostań
        [join] dołącz
        [offer] odłóż karty do podziału
        [burn] poświęć pochodnie
        [give] przydziel komuś kartę
        [trade] wymień żeton
        [done] zakończ wymianę
        [take] weź, co daje rzut
       *[deadlock] powiedz, że się nie dogadacie
    }
refusal-nobody-to-tell = To gra solo, więc nie ma komu tego powiedzieć.
refusal-call-needs-hex = Powiedz, gdzie możesz dołożyć kartę: wskaż pusty heks obok labiryntu.
refusal-call-needs-foe = Powiedz, o którego przeciwnika chodzi: wskaż komorę, w której stoi.
refusal-call-without-place = To mówi dość samo przez się. Nie wskazuj heksa.
refusal-no-mark-there = Nie wskazujesz { $cell }. Możesz cofnąć tylko własne wskazanie.
refusal-nobody-to-point-for = To gra solo, więc nie ma komu wskazywać. Po prostu dołóż tam kartę.
refusal-mark-beside-maze = { $cell } nie jest pustym heksem obok labiryntu. Wskaż taki, który nim jest.
refusal-marked-already = Już wskazujesz { $cell }. Wskaż inny heks albo cofnij to wskazanie.
refusal-two-marks-only = { $most ->
        [one] Naraz możesz wskazywać jeden heks. Najpierw cofnij swoje wskazanie.
        [few] Naraz możesz wskazywać { $most } heksy. Najpierw cofnij któreś wskazanie.
        [many] Naraz możesz wskazywać { $most } heksów. Najpierw cofnij któreś wskazanie.
       *[other] Naraz możesz wskazywać { $most } heksa. Najpierw cofnij któreś wskazanie.
    }
refusal-mechanism-not-optional = Mechanizm uruchamia się sam. Wybierz jeden z trójkątów.
refusal-not-a-triangle = { $cells } nie tworzą trójkąta z nową komorą. Wybierz jeden z podanych trójkątów.
refusal-token-not-held = Nie masz { token.genitive }. Wybierz żeton, który leży przed tobą.
refusal-must-reach = Twój Kotkrywca jest w drodze na { $cell }. Teleportuj się właśnie tam.
refusal-teleport-keeps-fight = Walka już się zaczęła, a na { $cell } nie ma przeciwnika. Teleportuj się do komory z przeciwnikiem albo walcz tutaj.
refusal-stride-keeps-card = { $keep ->
        [one] Po ruchu musi ci zostać jedna karta
        [few] Po ruchu muszą ci zostać { $keep } karty
        [many] Po ruchu musi ci zostać { $keep } kart
       *[other] Po ruchu musi ci zostać { $keep } karty
    }, więc nie masz czego odrzucić. Teleportuj się za żeton.
refusal-too-far-to-hold = { $cell } jest dalej niż trzy komory stąd. Odrzuć kartę, by tam dojść, albo teleportuj się za żeton.
refusal-stride-too-short = { $distance ->
        [-1] Nie prowadzi tam żadna droga, więc { $card } nic nie da. Teleportuj się za żeton.
       *[other] Dzięki { $card } przejdziesz { $reach ->
            [one] jedną komorę
            [few] { $reach } komory
            [many] { $reach } komór
           *[other] { $reach } komory
        }, a trzeba przejść { $distance }. Odrzuć kartę, która ma więcej korytarzy.
    }
refusal-not-on-shortest-way = { $cell } nie leży na najkrótszej drodze do Krypty. Do wyboru: { $rooms }.
refusal-foe-not-due = { foe } nie czeka na ruch. Wybierz przeciwnika, który czeka.
refusal-pinned = W twojej komorze stoi przeciwnik i cię nie puszcza. Walcz z nim, wybierz Współpracę albo teleportuj się za żeton.
refusal-no-regroup-tile = Nie ma już kafelków przegrupowania. Wybierz Odkrywanie albo Walkę.
refusal-offer-twice = Nie możesz dwa razy odłożyć tej samej karty. Odłóż najwyżej dwie różne karty.
refusal-too-few-torches = { $stock ->
        [0] Zapasy są puste, więc nie ma czego poświęcić.
        [one] W zapasach jest tylko jedna pochodnia. Poświęć ją albo żadnej.
        [few] W zapasach są tylko { $stock } pochodnie. Poświęć najwyżej tyle.
        [many] W zapasach jest tylko { $stock } pochodni. Poświęć najwyżej tyle.
       *[other] W zapasach jest tylko { $stock } pochodni. Poświęć najwyżej tyle.
    }
refusal-torch-brings-no-card = Stos odrzuconych kart jest za mały: { $most ->
        [0] żadna pochodnia nie przyniesie karty. Nie poświęcaj żadnej.
        [one] tylko jedna pochodnia przyniesie karty. Poświęć najwyżej jedną.
        [few] tylko { $most } pochodnie przyniosą karty. Poświęć najwyżej tyle.
        [many] tylko { $most } pochodni przyniesie karty. Poświęć najwyżej tyle.
       *[other] tylko { $most } pochodni przyniesie karty. Poświęć najwyżej tyle.
    }
refusal-not-in-pool = Wśród kart do podziału nie ma już { $card }. Wybierz którąś z pozostałych.
refusal-not-a-partner = { cat } nie jest partnerem w tym przegrupowaniu. Wybierz innego Kotkrywcę, który bierze w nim udział.
refusal-everyone-needs-a-card = Każdemu musi zostać co najmniej jedna karta. Teraz karty potrzebuje: { $cats }.
refusal-no-such-token-there = { cat } nie może dać ci w zamian { token.genitive }. Poproś o inny żeton, który tam leży, albo o nic.
refusal-same-token-back = Zamiana na taki sam żeton nic nie zmienia: { token }. Poproś o inny albo o nic.
refusal-no-such-cat = Nie ma takiego Kotkrywcy. Do wyboru: Mapkin, Pilfer, Scratch i Ember.
refusal-cat-taken = Ktoś już gra jako { cat }. Wybierz innego Kotkrywcę.
refusal-shield-waits-for-attack = Tarcza czeka na atak: gra spyta cię o nią, gdy przypadną ci obrażenia. Teraz możesz ją tylko odrzucić, by się teleportować.
refusal-passage-needs-edge = Podaj, gdzie ułożyć tajne przejście: lay i dwie komory, na przykład lay 1,0/1,1.
refusal-double-needs-fight = Podwójne obrażenia są do walki. Użyj ich po dojściu do przeciwnika, a przed rzutem.
refusal-double-once = Na jedną walkę przypada jeden żeton podwójnych obrażeń. Zachowaj ten na następną.
refusal-must-still-reach = Bez tego żetonu nie dotrzesz już na { $cell }. Użyj go tylko wtedy, gdy i tak dojdziesz do dołożonej komory.
refusal-token-on-own-turn = Żetonów używa się we własnej turze, a ta nie jest twoja. Teraz może ci pomóc tylko tarcza: gra spyta cię o nią, gdy przypadną ci obrażenia.
refusal-no-token-in-regroup = Podczas przegrupowania nie wolno używać żetonów. Zrób to, gdy się skończy.
refusal-not-in-maze = Na { $cell } nie ma komory. Wybierz komorę labiryntu.
refusal-already-there = Twój Kotkrywca już jest na { $cell }. Teleportuj się do innej komory.
refusal-no-passage-token = Nie masz żetonu tajnego przejścia. Może kryje go któryś sarkofag.
refusal-edge-not-canonical = Podaj te dwie komory w odwrotnej kolejności.
refusal-already-linked = { $cells } są już połączone. Ułóż tajne przejście tam, gdzie jest ściana.
refusal-may-not-pass = Masz jeszcze co zrobić, więc nie możesz spasować. Wybierz Odkrywanie, Walkę albo Współpracę.
refusal-mummy-needs-room-card = Na { $cell } nie leży karta komory. Mumia pojawia się na dowolnej karcie komory, nigdy w Krypcie ani na Wyjściu.


## Przestrogi: wolno, ale czy na pewno?

caution-seals-maze = To zamyka ostatni otwarty korytarz: bez tajnego przejścia nikt już niczego nie odkryje.
caution-empties-hand = To twoja ostatnia karta, a stos dobierania jest pusty: to oznacza wspólną porażkę.
caution-split-kills = Przy takim podziale ostatnią kartę traci: { $cats }. To oznacza wspólną porażkę.
caution-suffering-kills = Bez tarczy tracisz ostatnią kartę, a to oznacza wspólną porażkę.
caution-exit-near-vault = { $steps ->
        [one] Tutaj Władca Mumii pojawi się zaledwie jedną komorę od Krypty.
        [few] Tutaj Władca Mumii pojawi się zaledwie { $steps } komory od Krypty.
        [many] Tutaj Władca Mumii pojawi się zaledwie { $steps } komór od Krypty.
       *[other] Tutaj Władca Mumii pojawi się zaledwie { $steps } komory od Krypty.
    }
caution-regroup-finds-nothing = Stos odrzuconych kart jest pusty: nie wróci do ciebie żadna karta.
caution-trap-near-vault = W sarkofagu może być pułapka. Mumia obudziłaby się tuż obok Krypty, a następny rzut mógłby oznaczać porażkę.
caution-dark-wakes-near-vault = { $steps ->
        [one] Ciemność budzi mumię tuż obok Krypty: następny rzut może oznaczać porażkę.
        [few] Ciemność budzi mumię najwyżej { $steps } komory od Krypty: następny rzut może oznaczać porażkę.
        [many] Ciemność budzi mumię najwyżej { $steps } komór od Krypty: następny rzut może oznaczać porażkę.
       *[other] Ciemność budzi mumię najwyżej { $steps } komory od Krypty: następny rzut może oznaczać porażkę.
    }
caution-wakes-near-vault = { $steps ->
        [one] Tuż obok Krypty mumia może wygrać już następnym rzutem. Są komory położone dalej.
        [few] Zaledwie { $steps } komory od Krypty mumia może wygrać już następnym rzutem. Są komory położone dalej.
        [many] Zaledwie { $steps } komór od Krypty mumia może wygrać już następnym rzutem. Są komory położone dalej.
       *[other] Zaledwie { $steps } komory od Krypty mumia może wygrać już następnym rzutem. Są komory położone dalej.
    }


## Co się zmienia w kolejnych wydaniach zasad, dla gry, która toczy się dalej

edition-base-2 = W walce to ty decydujesz teraz, czy trafiasz, dobierasz karty i używasz zdolności, a żetonów można używać aż do rzutu. Gdy ktoś nie zgadza się na podział obrażeń albo kart, inny podział proponuje teraz następna osoba. Żetony wymienia się w dowolnej kolejności, aż wszyscy skończą.


## Zasady domowe i ich wartości; pierwsza jest domyślna

option-level = Poziom trudności: cat (zwykły), kitten (mniej symboli Mumii), pharaoh (mniej trafień w walce).
option-first = Kto rozgrywa pierwszą turę: random (los), 0, 1, 2 albo 3 (miejsce przy stole).
option-attackTiming = Kiedy atakują przeciwnicy: enter+end (wchodząc do komory z Kotkrywcą i na koniec kroku akcji Mumii), enter (tylko wchodząc), end (tylko na koniec kroku).
option-heldByCat = Czy przeciwnik, który zaczyna ruch w komorze Kotkrywcy, zostaje w niej i atakuje: false, true.
option-swiftOnZero = Czy szybcy przeciwnicy ruszają się o jedną komorę także wtedy, gdy nie wypadł żaden symbol: true, false.
option-foeOrder = W jakiej kolejności ruszają się przeciwnicy: entry (w jakiej weszli do labiryntu), active (decyduje aktywny gracz).
option-lostHeartAdvances = Czy serduszko z kostki, dla którego nie ma karty Mumii, rusza zamiast tego wszystkich przeciwników: false, true.
option-emptyTrap = Co robi pułapka, gdy nie ma już kogo obudzić: nothing (nic), advanceAll (wszyscy przeciwnicy ruszają się o jedną komorę).
option-stackDouble = Czy w jednej walce wolno użyć kilku żetonów podwójnych obrażeń: false, true.
option-tokenTorchCap = Do ilu pochodni żeton z pochodniami uzupełnia zapasy: none (bez limitu), 5.
option-optionalMechanisms = Czy wolno nie uruchamiać mechanizmu: false, true.
option-recycleTokens = Czy zużyte żetony sarkofagów tasuje się ponownie, gdy stos się wyczerpie: false, true.
option-passageDrawsAnywhere = Czy tajne przejście między wcześniejszymi komorami, ułożone podczas Odkrywania, daje kartę: false, true.
option-pinned = Czy Kotkrywca w komorze z przeciwnikiem może tylko walczyć na miejscu, wybrać Współpracę lub się teleportować: false, true.
option-chooseCats = Czy gracze wybierają Kotkrywców: false, true. W trybie solo zawsze się wybiera.
option-mercyPass = Czy wolno spasować, gdy każda akcja kosztowałaby ostatnią kartę: true, false.
option-forbidSealing = Czy do chwili otwarcia Wyjścia nie wolno zamknąć ostatniego otwartego korytarza: false, true.
option-heartSupply = Ile jest serduszek: unlimited (bez limitu), 20 (jak w pudełku; brakujących się nie kładzie, ale nikt nie pojawia się bez serduszka).
option-silenceScope = Gdzie Muzzlok odbiera Kotkrywcom zdolności: maze (wszędzie), room (tylko w swojej komorze).
option-shieldOwnTurnOnly = Czy tarcza działa tylko w turze właściciela: false, true.
option-tokenWindows = Kiedy wolno używać żetonów: wholeTurn (także w kroku akcji Mumii), actionStep (dopiero od akcji gracza).
option-zeroDiceFight = Czy wolno walczyć bez odrzucenia karty: false, true.
option-footprints = Jak daleko prowadzą ślady: perFace (każdy o jedną komorę), one (razem o jedną komorę).
option-darkAfterBoss = Co robi nieoświetlona komora po pojawieniu się Władcy Mumii: advanceAll (wszyscy przeciwnicy ruszają się o jedną komorę), nothing (nic).
option-torchSupply = Ile jest pochodni: 39 (jak w pudełku), unlimited (bez limitu).
option-exitReach = Do których otwartych korytarzy wolno dołączyć Wyjście: any (do każdego), walkable (tylko do tych, do których Kotkrywca mógłby dojść, nie wchodząc na przeciwnika, jeśli takie są).
option-exitFits = Czy Wyjście trzeba położyć tam, gdzie nie zablokuje innego korytarza, jeśli jest takie miejsce: false, true.
option-fullStockMechanism = Co robią trzy identyczne symbole, gdy w zapasach jest co najmniej pięć pochodni: triggers (mechanizm rusza, a trzy komory są wykorzystane), nothing (nic, komory pozostają wolne).
option-torchMechanisms = Ile mechanizmów pochodni może zadziałać: unlimited (bez limitu), 5 (tyle, ile jest żetonów).
option-strideDiscard = Kiedy wolno odrzucić kartę na dłuższy ruch: farther (gdy droga jest dłuższa niż trzy komory), anytime (zawsze, także bez potrzeby).


## Pierwsza gra z przewodnikiem: do przeczytania przed każdym ruchem

lesson-cat = Witaj, Kotkrywco! Znajdź drogę na zewnątrz, zanim Mumia wejdzie do Krypty Faraona. Zagraj jako Scratch: takie pazury przydają się w walce.
lesson-explore = Każda tura zaczyna się od kostki Mumii. Wypadł symbol Mumii, więc na stos Mumii trafia serduszko; piąte budzi Mumię. Potem pora na twoją akcję. Odkrywanie: dołóż tę kartę tak, by jej korytarz spotkał się z korytarzem Krypty. Komora nie ma własnej pochodni, więc zabiera jedną z twoich pięciu, a jedno połączenie daje ci jedną kartę.
lesson-printed-torch = Na tej karcie jest narysowana pochodnia: komora jest od razu oświetlona, a twoje zapasy zostają nietknięte.
lesson-two-connections = Tym razem żadnej Mumii. Korytarz musi trafić na korytarz, a ściana na ścianę. Tu nowa komora ma dwa połączenia, więc dobierasz dwie karty.
lesson-symbols = Widzisz skarabeusza? Trzy komory z tym samym symbolem, które stykają się w jednym rogu, uzupełniają zapasy pochodni. Dołóż skarabeusza obok Krypty; następne zaraz się znajdą.
lesson-three-connections = Drugi skarabeusz, tuż obok pierwszego. Ta komora ma trzy połączenia: trzy nowe karty dla ciebie!
lesson-sarcophagus = Komora sarkofagu kryje żeton. To ślepy zaułek i zabiera ostatnią pochodnię, ale skarb to skarb.
lesson-token = Ten żeton daje dwie karty. Użyj go od razu. Żeton można też zachować na później, a każdy wolno odrzucić, by się teleportować.
lesson-wake = Piąte serduszko: budzi się Mumia Snuff i ruszy do Krypty najkrótszą drogą. Postaw ją jak najdalej, czyli w komorze, w której stoisz: jej atak zabierze ci losową kartę, ale zyskasz na czasie.
lesson-dark = Nie masz już pochodni, więc ta komora zostaje ciemna, a ciemność dokłada serduszko. Ale spójrz: to trzeci skarabeusz w jednym rogu. Mechanizm pochodni znów uzupełni zapasy do pięciu!
lesson-eye = Trzy różne symbole w jednym rogu uruchamiają mechanizm Wyjścia. Trzy takie mechanizmy otwierają Wyjście. Obok tego heksa leży skarabeusz: dołóż oko.
lesson-door = A teraz ankh, obok oka i skarabeusza. To pierwszy mechanizm Wyjścia, a do tego dwie karty.
lesson-fight = Snuff się ruszyła: jeszcze jeden krok i wejdzie do Krypty, a wtedy wszystko stracone. Idź walczyć! Możesz przejść najwyżej trzy komory.
lesson-dice = W walce karty zamieniają się w kostki: jedna za każdy korytarz. Ta karta daje trzy.
lesson-more-dice = Z kolejnymi trzema masz sześć, czyli najwięcej, ile można. Co najmniej jedna karta musi zostać na ręce.
lesson-roll = Snuff ma pięć serduszek. Każde trafienie zabiera jedno, a ze Scratch każdy znak zapytania też. Rzucaj!
lesson-fell = Pięć serduszek: to wystarczy, by ją pokonać. Można się też powstrzymać, bo pokonana Mumia może się znów obudzić z pięcioma nowymi serduszkami. Ale tak blisko Krypty zabierz jej wszystkie!
lesson-hex = Wyrzucony heks daje ci też kartę, jeśli chcesz. Karty na ręce to twoje życie i twoje kostki, więc weź ją.
lesson-regroup = Snuff pokonana! Jej karta wraca do stosu, więc może się jeszcze obudzić. Odetchnij: Współpraca oddaje ci dwie karty ze stosu odrzuconych kart. Można to zrobić trzy razy w grze.
lesson-torches = Każda poświęcona pochodnia daje dwie karty więcej. Na stosie odrzuconych kart została jednak tylko jedna, więc zachowaj pochodnie.
lesson-end = Od teraz grasz już bez lekcji. Jeszcze dwa mechanizmy i Wyjście się otworzy, a wtedy zjawi się Władca Mumii. Pokonaj wszystkich przeciwników, a odzyskasz wolność. Powodzenia!


## Ramki obok labiryntu

panel-cats = Kotkrywcy
panel-foes = Przeciwnicy
panel-torches = Pochodnie: { $stock }, w puli { $bank }
panel-mummies = Stos Mumii: { $boss_out ->
        [yes] poza grą, odkąd jest Władca
       *[no] { $pile ->
            [0] pusty, wszystkie się obudziły
            [one] jedna karta, serduszka: { $hearts } z 5
            [few] { $pile } karty, serduszka: { $hearts } z 5
            [many] { $pile } kart, serduszka: { $hearts } z 5
           *[other] { $pile } karty, serduszka: { $hearts } z 5
        }
    }
panel-power = Kostki Mumii: { $dice }
panel-draw-pile = Stos dobierania: { $cards }
panel-discard = Odrzucone karty: { $cards }
panel-tokens = Żetony sarkofagów: { $tokens }
panel-regroup = Kafelki przegrupowania: { $tiles }
panel-doors = Mechanizmy Wyjścia: { $done } z 3
panel-seat = { cat } ({ cat-colour })
panel-hand = { $cards ->
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
panel-foe = { $hearts ->
        [one] jedno serduszko
        [few] { $hearts } serduszka
        [many] { $hearts } serduszek
       *[other] { $hearts } serduszka
    }, siła ataku { $strength }
panel-distance = { $steps ->
        [0] w Krypcie
        [one] jedna komora do Krypty
        [few] { $steps } komory do Krypty
        [many] { $steps } komór do Krypty
       *[other] { $steps } komory do Krypty
    }
panel-no-foes = nikogo nie ma
panel-your-hand = Twoje karty:
panel-pool = Karty do podziału:
# Pod rysunkiem karty, najwyżej jedenaście liter.
card-torch = pochodnia
# Znaki na mapie: najwyżej osiemdziesiąt liter.
legend-corridors = ══ korytarz  ≈≈ tajne przejście  same liczby: prowadzi tam otwarty korytarz
legend-rooms = ◉ oko  Ж skarabeusz  ☥ ankh  ᵗ użyty do pochodni  ᵈ do Wyjścia  ┄┄ ciemna komora
legend-figures = M Mapkin, P Pilfer, S Scratch, E Ember  Ho5 Howl, 5 serduszek  »M« wskazany heks
legend-cards = ▣ sarkofag  liczba na karcie: jej korytarze, czyli kostki w walce
