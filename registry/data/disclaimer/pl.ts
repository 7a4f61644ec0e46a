/** The texts of a disclaimer in Polish. */
export const DISCLAIMER = `
= title Zastrzeżenie prawne
= updated Obowiązuje od {date} r.
= about Zastrzeżenie dotyczy serwisu {site}.
= at Adres: {url}
# information Informacje ogólne
Treści w serwisie {site} mają charakter ogólnoinformacyjny. Przygotowujemy je starannie, ale nie gwarantujemy, że zawsze są pełne, dokładne i aktualne.
Korzystaj z nich z rozwagą, a to, co dla Ciebie ważne, sprawdź, zanim zaczniesz działać.
# health To nie porada medyczna
Treści w serwisie {site} nie są poradą medyczną, diagnozą ani leczeniem. W sprawach zdrowia pytaj lekarza lub innego specjalistę i nie odkładaj wizyty z powodu tego, co tu przeczytasz. W nagłym przypadku wezwij pomoc.
# legal To nie porada prawna
Treści w serwisie {site} nie są poradą prawną, a ich lektura nie czyni nikogo naszym klientem. Prawo różni się w zależności od miejsca i zmienia się; w swojej sprawie zapytaj prawnika.
# finance To nie doradztwo finansowe
Treści w serwisie {site} nie są doradztwem inwestycyjnym, podatkowym ani innym doradztwem finansowym, ani ofertą kupna czy sprzedaży. Ceny rosną i spadają, wyniki z przeszłości nie gwarantują przyszłych, a zainwestowane środki możesz stracić. Przed decyzją zapytaj uprawnionego doradcę.
# fitness Ćwiczenia i odżywianie
Ćwiczenia i zmiana diety mogą zaszkodzić zdrowiu. Zanim zaczniesz, porozmawiaj z lekarzem, a gdy poczujesz się źle – przerwij. Z opisanych tu ćwiczeń i diet korzystasz na własne ryzyko.
# technical Instrukcje i oprogramowanie
Instrukcje, kod i pliki do pobrania udostępniamy w takim stanie, w jakim są. Zrób kopię zapasową, przeczytaj kolejne kroki i wypróbuj je tam, gdzie niczego nie można stracić. Korzystasz z nich na własne ryzyko.
# earnings Bez obietnicy zarobku
Przykłady zarobków i sukcesów pokazują, co się komuś udało. Nie są obietnicą, że osiągniesz to samo: zależy to od Twojej pracy, rynku i wielu innych rzeczy.
# links Linki do innych stron
{site} zawiera linki do stron innych podmiotów. Nie mamy na nie wpływu i nie odpowiadamy za ich treść ani za to, jak przetwarzają Twoje dane. Jeśli link prowadzi do treści niezgodnych z prawem, daj nam znać, a usuniemy go.
# affiliate Linki partnerskie
Niektóre linki w serwisie {site} są partnerskie: jeśli kupisz coś za ich pośrednictwem, możemy otrzymać prowizję, bez dodatkowych kosztów dla Ciebie. Nie decyduje to o tym, co polecamy.
# advertising Reklamy i treści sponsorowane
{site} wyświetla reklamy, a część treści jest opłacana przez innych. Treści opłacone są oznaczone. Za twierdzenia w reklamach odpowiadają reklamodawcy.
# testimonials Opinie i rekomendacje klientów
Opinie i rekomendacje w serwisie {site} to doświadczenia konkretnych osób. Twoje mogą być inne.
# views Poglądy autorów
Poglądy należą do autorów, którzy je wyrażają, i niekoniecznie są poglądami serwisu {site} ani firm, dla których autorzy pracują.
# comments Wypowiedzi użytkowników
Komentarze i inne wypowiedzi użytkowników pochodzą od nich samych. Nie sprawdzamy wszystkich z góry; zgłoś te niezgodne z prawem, a się nimi zajmiemy.
# ai Treści tworzone z pomocą sztucznej inteligencji
Część treści w serwisie {site} powstaje z pomocą sztucznej inteligencji. Mogą zawierać błędy, nawet gdy brzmią pewnie.
# copyright Cudze utwory
Cudze cytaty i obrazy wykorzystujemy tam, gdzie pozwala na to prawo, np. w ramach prawa cytatu albo – w Stanach Zjednoczonych – dozwolonego użytku fair use (17 U.S.C. § 107). Jeśli masz prawa do utworu i nie zgadzasz się na jego użycie, daj nam znać.
# liability Odpowiedzialność
W zakresie dozwolonym przez prawo nie odpowiadamy za straty i szkody wynikłe z korzystania z serwisu {site} albo z niemożności korzystania z niego.
Nic w tym zastrzeżeniu nie ogranicza odpowiedzialności, której prawo nie pozwala ograniczyć, np. za szkodę wyrządzoną umyślnie, za śmierć lub uszczerbek na zdrowiu spowodowane niedbalstwem, ani praw konsumentów.
# changes Zmiany
Serwis {site} i to zastrzeżenie mogą się zmieniać. Obowiązuje wersja opublikowana w serwisie.
# contact Kontakt
Pytania dotyczące tego zastrzeżenia: {email}
`
