### Co mówi wiersz poleceń poza samą grą. To, co się wpisuje (map, quit …), jest we wszystkich
### językach takie samo.

## Oglądanie

watch-seats = { $players ->
        [one] Jeden gracz ({ $names }), ziarno { $seed }
        [few] { $players } graczy ({ $names }), ziarno { $seed }
        [many] { $players } graczy ({ $names }), ziarno { $seed }
       *[other] { $players } gracza ({ $names }), ziarno { $seed }
    }
watch-help = Wpisz numer z menu albo ruch. help wyjaśnia resztę, quit kończy grę.
watch-left = Odchodzisz od stołu.
watch-over = Gra trwała { $turns ->
        [one] jedną turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }.
# $last to numer ostatniego miejsca.
play-again = { $last ->
        [0] Enter: obejrzyj następną grę.  0: zagraj.  q: zakończ.{ " " }
       *[other] Enter: obejrzyj następną grę.  Od 0 do { $last }: zajmij to miejsce.  q: zakończ.{ " " }
    }
play-not-understood = { $typed } to nie numer miejsca. Naciśnij Enter, wpisz liczbę od 0 do { $last } albo q.


## Miejsce człowieka

prompt-move = >{ " " }
prompt-which-move = Jaki ruch? Zapisz go tak jak w menu, na przykład { $example }:{ " " }
prompt-not-understood = „{ $typed }” to ani numer, ani ruch, ani polecenie. Wpisz help, by zobaczyć, co możesz zrobić.
prompt-no-such-number = Wybierz numer od 1 do { $most }.
prompt-sure = Na pewno? (tak/nie){ " " }
# To wpisuje gracz, by potwierdzić; wystarczy też pierwsza litera.
answer-yes = tak
menu-back = wstecz
why-not-possible-after-all = Ten ruch jest możliwy: wpisz go bez znaku zapytania, by go wykonać.
help =
    Wybierz wiersz menu, wpisując jego numer; 0 to powrót.
    Albo wpisz ruch, na przykład: { $examples }
    ? i ruch         dlaczego ten ruch nie jest możliwy i która zasada o tym mówi
    map              plansza, stół i znaczenie symboli
    rules            rozdziały instrukcji; rules { $rule } pokazuje zasadę
    quit             odejście od stołu
help-hand = hand             twoje karty

# Kto odpowiada na jakie pytanie: imię i całe pytanie.
asked = { $who }: { $question }
