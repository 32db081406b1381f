### Co mówi ekran Kotkrywców (Run Run Run!) poza słowami samej gry.
###
### Jak w katalogu gry: fakty przychodzą surowe, a imiona są jego wiadomościami z przypadkami:
### { cat }, { foe.genitive }, { token.accusative }. Miejsca zapisuje się (2,-1), karty R17.


# $number counts the seats from 1; it stands in for a name.
seat-number = miejsce { $number }
# $name is who sits there.
told-cat-taken = { $name } gra jako { cat } ({ cat-colour }): { cat-ability }.

## Na co czekamy: pytania do jednej osoby, tak jak czytają je pozostali

# $name is who sits there; a cat has not been chosen yet.
doing-choose-cat = { $name }: teraz wybór Kotkrywcy.
doing-token-window = { cat } może użyć żetonu.
doing-foe-route = { cat } wybiera drogę { foe.genitive }.
doing-foe-order = { cat } wybiera, który przeciwnik rusza się jako następny.
doing-place-mummy = { cat } wybiera, gdzie pojawi się { foe }.
doing-split-damage = { $damage ->
        [one] { foe } atakuje: { cat } decyduje, kto przyjmie obrażenie.
        [few] { foe } atakuje: { cat } decyduje, jak podzielić { $damage } obrażenia.
        [many] { foe } atakuje: { cat } decyduje, jak podzielić { $damage } obrażeń.
       *[other] { foe } atakuje: { cat } decyduje, jak podzielić { $damage } obrażenia.
    }
doing-agree-split = { foe } atakuje. { cat } decyduje, czy zgodzić się na taki podział: { $shares }.
doing-split-deadlock = { cat } mówi, czy naprawdę nie dogadacie się co do obrażeń.
doing-shield = { foe } atakuje: { cat } może użyć tarczy.
doing-action = { cat } wybiera: Odkrywanie, Walka czy Współpraca.
doing-stride = { cat } wybiera, jak dotrzeć na { $to }.
doing-torch-triangle = { cat } wybiera trójkąt trzech jednakowych symboli.
doing-door-triangle = { cat } wybiera trójkąt trzech różnych symboli.
doing-place-exit = { cat } kładzie Wyjście.
doing-commit-cards = { cat } odrzuca karty do walki.
doing-assign-hits = { cat } zadaje obrażenia.
doing-loot = { cat } może wziąć żeton sarkofagu.
doing-use-ability = { cat } może użyć swojej zdolności.
doing-draw-hexes = { cat } może dobrać karty.
doing-footprint = { cat } może pójść dalej.
doing-join = { cat } decyduje, czy dołączyć do przegrupowania.
doing-offer = { cat } odkłada karty do podziału.
doing-burn-torches = { cat } może poświęcić pochodnie na dodatkowe karty.
doing-share-pool = { cat } dzieli odłożone karty.
doing-agree-share = { cat } decyduje, czy zgodzić się na podział kart.
doing-share-deadlock = { cat } mówi, czy naprawdę nie dogadacie się co do kart.
doing-trade = { cat } może się wymienić żetonami.
doing-agree-trade = { cat } decyduje, czy zgodzić się na wymianę.


## Plansza

# $to to pusty heks, na który pasuje jakaś karta z ręki.
target-explore = Odkryj { $to }
board-label = Labirynt
board-keys = Strzałki prowadzą z komory do komory, Enter wybiera. R obraca dokładaną komorę, Escape ją zabiera. Plus i minus przybliżają i oddalają, Z pokazuje całość, Shift ze strzałkami przesuwa widok, I pokazuje drogi przeciwników. W prosi innych, by zostawili ci heks, Q mówi im, co planujesz.
board-nearer = Bliżej
board-farther = Dalej
board-fit = Pokaż cały labirynt
board-insight = Odległości, drogi przeciwników, możliwe trójkąty
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
# $at to miejsce: (2,-1).
board-unexplored = Nieodkryte { $at }
# $who to imię Kotkrywcy, który prosi o zachowanie tego heksa.
board-marked = wskazuje je { $who }
board-vault = Krypta Faraona
# $steps: ile komór trzeba przejść z Krypty.
board-exit-door = Wyjście na { $at }, { $steps ->
        [one] jedna komora
        [few] { $steps } komory
        [many] { $steps } komór
       *[other] { $steps } komory
    } od Krypty
# $inside: tomb, eye, scarab, ankh albo none. $light: printed, torch, dark albo unlit. $exits: strony jej korytarzy.
board-room = { $inside ->
        [tomb] Komora sarkofagu
        [eye] Komora z okiem
        [scarab] Komora ze skarabeuszem
        [ankh] Komora z ankhem
       *[none] Komora
    } na { $at }, { $light ->
        [dark] ciemna
        [unlit] jeszcze nieoświetlona
        [torch] oświetlona pochodnią
       *[printed] oświetlona
    }, korytarze: { $exits }, { $steps ->
        [one] jedna komora
        [few] { $steps } komory
        [many] { $steps } komór
       *[other] { $steps } komory
    } od Krypty
# Przeciwnik w komorze, jego serduszka i obrażenia, które zadaje.
board-foe = { foe }, { $hearts ->
        [one] jedno serduszko
        [few] { $hearts } serduszka
        [many] { $hearts } serduszek
       *[other] { $hearts } serduszka
    }, siła ataku { $strength }
# Komora, która jest właśnie dokładana.
board-ghost = Tu trafi { $card }. Enter ją dokłada, R obraca
board-ghost-wrong = { $card } tak nie pasuje. R ją obraca
# $percent: szansa, że dojdzie tam, zanim każdy rozegra następną turę, jeśli nikt nie stanie jej na drodze.
board-foe-way = { foe }: { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    } od Krypty, szansa dojścia w ciągu rundy: { $percent }%
board-steps = Ile komór od Krypty
board-torch-triangle = Ten symbol da tu pochodnie
board-door-triangle = Ten symbol uruchomi tu mechanizm Wyjścia
board-triangle-mine = Białe z haczykiem: masz na to kartę
board-triangle-shut = Kropki: nie prowadzi tam jeszcze żaden korytarz
board-triangles = Możliwe trójkąty
# Dla czytników ekranu: jeden trójkąt. $way mówi, czy prowadzi tam korytarz, $cards – ile kart z ręki się nada.
board-triangle = { $mechanism ->
        [torch] Pochodnie
       *[door] Mechanizm Wyjścia
    }: { symbol } na { $at }; { $way ->
        [open] prowadzi tam korytarz
       *[shut] nie prowadzi tam jeszcze żaden korytarz
    }; { $cards ->
        [0] nie masz na to karty
        [one] masz na to jedną kartę
        [few] masz na to { $cards } karty
        [many] masz na to { $cards } kart
       *[other] masz na to { $cards } karty
    }
board-point = Zostawcie mi heks: wskaż go
# $pointing: mark, build albo leave.
board-point-on = { $pointing ->
        [build] Wskaż wolny heks, na który możesz dołożyć kartę; Escape to odwołuje.
        [leave] Wskaż komorę przeciwnika, o którym mówisz; Escape to odwołuje.
       *[mark] Wskaż wolny heks, który inni mają ci zostawić; Escape to odwołuje.
    }
wheel-title = Powiedz, co planujesz
call-build = Tu mogę dołożyć
call-fight = Wolę walczyć
call-cards = Potrzebuję kart
call-leave = Ten przeciwnik jest mój
call-regroup = Przegrupowanie?
call-yes = Tak!
call-no = Nie
call-wait = Czekajcie!
chat-reminder = Mów o planach, ale nie opisuj swoich kart.



## Ręka i pytania

hand-title = Twoja ręka
hand-cards = { $cards ->
        [one] Jedna karta komory
        [few] { $cards } karty komór
        [many] { $cards } kart komór
       *[other] { $cards } karty komór
    }
guide-action = Aby odkrywać, wybierz kartę.
# What the player asked may do, of explore, fight and regroup.
ask-action-now = { $ways ->
        [explore-fight-regroup] Co robisz: Odkrywanie, Walka czy Współpraca?
        [explore-fight] Co robisz: Odkrywanie czy Walka?
        [explore-regroup] Co robisz: Odkrywanie czy Współpraca?
        [fight-regroup] Co robisz: Walka czy Współpraca?
        [explore] Odkrywanie: gdzie?
        [fight] Walka: gdzie?
        [regroup] Możesz tylko wybrać Współpracę.
       *[none] Nie możesz nic zrobić.
    }
guide-hex = Teraz wybierz jasny heks.
# $to to heks wybrany przed kartą.
guide-card = Którą kartę dołożyć na wybrany heks? Te, które pasują, są jasne.
guide-token = Wybierz jasne miejsce w labiryncie.
guide-board = Wybierz jasne miejsce w labiryncie.
skip = Pomiń
hint-ask = Co zrobiłby bot? (H)
# $move to ruch zapisany słowami.
hint-is = Podpowiedź: { $move }
# Karta leży już na próbę w labiryncie.
hint-explore = Podpowiedź: odkryj tę komorę
do-explore = Odkryj tutaj
do-fight = Idź walczyć
do-it = Zrób to
do-anyway = Mimo to zrób
do-not = Anuluj
do-understood = Jasne
turn-card = Obróć kartę
turn-next = Obróć tak, by znowu pasowała (R)
# $number to kolejny sposób ułożenia karty, licząc od 1.
turn-to = Obrót { $number }
turn-to-illegal = Obrót { $number }, nie pasuje: zapytaj dlaczego
passage-where = Tajne przejście:
passage-none = żadne


## Co da ruch, po kilka słów

foresee-walk = { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
foresee-stride = odrzuć { $card }, by tam dojść
foresee-torch = { $stock ->
        [0] ostatnia pochodnia
        [one] pochodnia, zostanie 1
        [few] pochodnia, zostaną { $stock }
        [many] pochodnia, zostanie { $stock }
       *[other] pochodnia, zostanie { $stock }
    }
foresee-lit = już oświetlona
foresee-dark = zostaje ciemna
foresee-heart = serduszko { $hearts } z 5 na stosie Mumii
foresee-draw = { $count ->
        [0] 0 kart
        [one] dobierasz 1 kartę
        [few] dobierasz { $count } karty
        [many] dobierasz { $count } kart
       *[other] dobierasz { $count } karty
    }
foresee-tomb = żeton sarkofagu
foresee-torch-triangle = mechanizm pochodni!
foresee-door-triangle = { $left ->
        [0] trzeci mechanizm Wyjścia: Wyjście się otwiera!
        [one] mechanizm Wyjścia! Brakuje jeszcze jednego
       *[other] mechanizm Wyjścia! Brakuje jeszcze { $left }
    }
foresee-passage = tajne przejście


## Żetony

tokens-mine = Twoje żetony
ask-me = Pytaj mnie
ask-me-always = przy każdym wyborze
ask-me-matters = gdy to ma znaczenie
ask-me-never = nigdy o żetony
tokens-ask-not-again = Nie pytaj już w tej turze
tokens-kept = Zachowujesz żetony.
token-use = Użyj
token-lay = Ułóż
token-teleport = Teleportuj się
# Nazywa żeton dla czytnika ekranu.
token-teleport-with = Teleportuj się: odrzuć { token.accusative }


## Akcja

# $others: ilu jeszcze przeciwników jest w tej samej komorze.
action-fight = { $others ->
        [0] Walka: { foe }
       *[other] Walka: { foe } i jeszcze { $others }
    }
# $left: ile zostało kafelków przegrupowania.
action-regroup = { $left ->
        [one] Współpraca (ostatni raz)
       *[other] Współpraca (zostało: { $left })
    }


## Walki

dice-none = Wybierz karty na kostki
dice-chosen = Kostki: { $dice } z { $most }
# $damage to średnia, na przykład 2,7.
odds-dice = { $dice ->
        [one] Jedna kostka
        [few] { $dice } kostki
        [many] { $dice } kostek
       *[other] { $dice } kostki
    }: średnie obrażenia { $damage }.
odds-at-most = Stać cię najwyżej na { $dice ->
        [one] jedną kostkę
        [few] { $dice } kostki
        [many] { $dice } kostek
       *[other] { $dice } kostki
    }: średnie obrażenia { $damage }.
odds-doubled = Obrażenia liczą się podwójnie.
# Stoi po szansie, na przykład 42%.
odds-fell = na pokonanie { foe.genitive } ({ $hearts ->
        [one] jedno serduszko
        [few] { $hearts } serduszka
        [many] { $hearts } serduszek
       *[other] { $hearts } serduszka
    })
odds-all = na pokonanie wszystkich
hit-fells = pada!


## Ataki

split-cards = { $cards ->
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
split-less = { $name }: o jedno obrażenie mniej
split-more = { $name }: o jedno obrażenie więcej
split-propose = Podziel w ten sposób
split-left = Do podziału { $left ->
        [one] zostało jedno obrażenie
        [few] zostały { $left } obrażenia
        [many] zostało { $left } obrażeń
       *[other] zostało { $left } obrażenia
    }


## Przegrupowanie

# Odpowiedź na pytanie: ile pochodni poświęcasz?
regroup-choosing = jeszcze wybiera
regroup-offered = { $cards ->
        [0] nic do podziału
        [one] jedna karta do podziału
        [few] { $cards } karty do podziału
        [many] { $cards } kart do podziału
       *[other] { $cards } karty do podziału
    }
# Na karcie, którą odłożył czytający.
pool-mine = twoja
pool-who = Kto dostaje { $card }?
pool-share = Podziel karty w ten sposób
trade-mine = Twoje żetony


## Stan gry

status-title = Stan gry
status-turn = rozgrywa turę
status-shown = Karty z tej ręki, które wszyscy widzieli
status-strength = Siła ataku { $strength }
# Obok liczby i rysunku, po jednym krótkim słowie.
status-torches = { $count ->
        [one] pochodnia
        [few] pochodnie
        [many] pochodni
       *[other] pochodnie
    }
status-mummies = uśpione
status-dice = { $count ->
        [one] kostka
        [few] kostki
        [many] kostek
       *[other] kostki
    }
status-doors = wyjście
status-pile = stos
status-tokens = { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetony
    }
status-regroup = przegrup.


## Koniec

ending-won = Ucieczka się udała!
ending-lost = Grobowiec nikogo nie wypuści
# Pod liczbą.
figure-rounds = { $count ->
        [one] runda
        [few] rundy
        [many] rund
       *[other] rundy
    }
figure-rooms = { $count ->
        [one] odkryta komora
        [few] odkryte komory
        [many] odkrytych komór
       *[other] odkryte komory
    }
figure-steps = { $count ->
        [one] zrobiony krok
        [few] zrobione kroki
        [many] zrobionych kroków
       *[other] zrobione kroki
    }
figure-mechanisms = { $count ->
        [one] mechanizm
        [few] mechanizmy
        [many] mechanizmów
       *[other] mechanizmy
    }
figure-felled = { $count ->
        [one] pokonany przeciwnik
        [few] pokonanych przeciwników
        [many] pokonanych przeciwników
       *[other] pokonanego przeciwnika
    }
figure-damage = { $count ->
        [one] zabrane serduszko
        [few] zabrane serduszka
        [many] zabranych serduszek
       *[other] zabrane serduszka
    }
figure-torches = { $count ->
        [one] zużyta pochodnia
        [few] zużyte pochodnie
        [many] zużytych pochodni
       *[other] zużyte pochodnie
    }
figure-tokens = { $count ->
        [one] znaleziony żeton
        [few] znalezione żetony
        [many] znalezionych żetonów
       *[other] znalezione żetony
    }
figure-lost = { $count ->
        [one] stracona karta
        [few] stracone karty
        [many] straconych kart
       *[other] stracone karty
    }



## Zasady domowe przed grą: tytuł, a potem wartości, jeśli to nie tak i nie

house-yes = Tak
house-no = Nie
house-group-begin = Gra
house-group-foes = Zasady domowe: przeciwnicy
house-group-maze = Zasady domowe: labirynt i Kotkrywcy
house-group-fights = Zasady domowe: walki
house-group-box = Zasady domowe: żetony, pochodnie, serduszka
house-level = Jak ma być trudno?
house-level-cat = Kot: zwykła gra
house-level-kitten = Kociak: mniej symboli Mumii
house-level-pharaoh = Faraon: mniej trafień w walce
house-first = Kto rozgrywa pierwszą turę?
house-first-random = Decyduje los
house-chooseCats = Kotkrywców wybieracie sami; inaczej przydziela ich los.
house-attackTiming = Kiedy atakują przeciwnicy?
house-attackTiming-enter-end = Wchodząc do komory z Kotkrywcą i na koniec kroku akcji Mumii
house-attackTiming-enter = Tylko wchodząc
house-attackTiming-end = Tylko na koniec kroku
house-heldByCat = Przeciwnik, który zaczyna ruch w komorze Kotkrywcy, zostaje w niej i atakuje.
house-pinned = Kotkrywca w komorze z przeciwnikiem może tylko walczyć na miejscu, wybrać Współpracę lub się teleportować.
house-swiftOnZero = Szybcy przeciwnicy ruszają się o jedną komorę także wtedy, gdy nie wypadł żaden symbol.
house-foeOrder = W jakiej kolejności ruszają się przeciwnicy?
house-foeOrder-entry = W jakiej weszli do labiryntu
house-foeOrder-active = Decyduje aktywny gracz
house-silenceScope = Gdzie Muzzlok odbiera Kotkrywcom zdolności?
house-silenceScope-maze = Wszędzie
house-silenceScope-room = Tylko w swojej komorze
house-lostHeartAdvances = Serduszko z kostki, dla którego nie ma karty Mumii, rusza zamiast tego wszystkich przeciwników.
house-darkAfterBoss = Co robi ciemna komora po pojawieniu się Władcy Mumii?
house-darkAfterBoss-advanceAll = Wszyscy przeciwnicy ruszają się o jedną komorę
house-darkAfterBoss-nothing = Nic
house-forbidSealing = Do chwili otwarcia Wyjścia nie wolno zamknąć ostatniego otwartego korytarza.
house-optionalMechanisms = Wolno nie uruchamiać mechanizmu.
house-passageDrawsAnywhere = Tajne przejście między wcześniejszymi komorami, ułożone podczas Odkrywania, daje kartę.
house-mercyPass = Wolno spasować, gdy każda akcja kosztowałaby ostatnią kartę.
house-zeroDiceFight = Wolno walczyć bez odrzucenia karty.
house-stackDouble = W jednej walce wolno użyć kilku żetonów podwójnych obrażeń.
house-footprints = Jak daleko prowadzą ślady?
house-footprints-perFace = Każdy o jedną komorę
house-footprints-one = Razem o jedną komorę
house-tokenWindows = Kiedy wolno używać żetonów?
house-tokenWindows-wholeTurn = Także w kroku akcji Mumii
house-tokenWindows-actionStep = Dopiero od akcji gracza
house-shieldOwnTurnOnly = Tarcza działa tylko w turze właściciela.
house-emptyTrap = Co robi pułapka, gdy nie ma już Mumii do obudzenia?
house-emptyTrap-nothing = Nic
house-emptyTrap-advanceAll = Wszyscy przeciwnicy ruszają się o jedną komorę
house-recycleTokens = Gdy stos żetonów sarkofagów się wyczerpie, zużyte żetony tasuje się ponownie.
house-tokenTorchCap = Do ilu pochodni żeton z pochodniami uzupełnia zapasy?
house-tokenTorchCap-null = Bez limitu
house-tokenTorchCap-5 = Do pięciu
house-torchSupply = Ile jest pochodni?
house-torchSupply-39 = 39, jak w pudełku
house-torchSupply-unlimited = Bez limitu
house-exitReach = Do których otwartych korytarzy wolno dołączyć Wyjście?
house-exitReach-any = Do każdego
house-exitReach-walkable = Do tych, do których Kotkrywca mógłby dojść, nie wchodząc na przeciwnika
house-exitFits = Wyjście kładzie się tam, gdzie nie zablokuje innego korytarza, jeśli jest takie miejsce.
house-fullStockMechanism = Co robią trzy identyczne symbole, gdy macie już pięć lub więcej pochodni?
house-fullStockMechanism-triggers = Mechanizm rusza, komory są wykorzystane
house-fullStockMechanism-nothing = Nic, komory pozostają wolne
house-torchMechanisms = Ile mechanizmów pochodni może zadziałać?
house-torchMechanisms-unlimited = Tyle, ile ułożycie
house-torchMechanisms-5 = Pięć, tyle, ile jest żetonów
house-strideDiscard = Kiedy wolno odrzucić kartę na dłuższy ruch?
house-strideDiscard-farther = Gdy droga jest dłuższa niż trzy komory
house-strideDiscard-anytime = Zawsze, także bez potrzeby
house-heartSupply = Ile jest serduszek?
house-heartSupply-unlimited = Bez limitu
house-heartSupply-20 = 20, jak w pudełku
