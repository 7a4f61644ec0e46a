/** The texts of a privacy policy in Polish. */
export const PRIVACY_POLICY = `
= title Polityka prywatności
= updated Obowiązuje od {date} r.
= kind-site Polityka wyjaśnia, co dzieje się z danymi osobowymi w serwisie {site}.
= kind-blog Polityka wyjaśnia, co dzieje się z danymi osobowymi na blogu {site}.
= kind-shop Polityka wyjaśnia, co dzieje się z danymi osobowymi w sklepie internetowym {site}.
= kind-app Polityka wyjaśnia, co dzieje się z danymi osobowymi w aplikacji {site}.
= kind-community Polityka wyjaśnia, co dzieje się z danymi osobowymi w społeczności internetowej {site}.
= at Adres: {url}
= data-name imię i nazwisko
= data-email adres e-mail
= data-phone numer telefonu
= data-address adres pocztowy
= data-billing dane zamówień i płatności
= data-usage otwierane strony, urządzenie i przeglądarkę
= data-location lokalizację
= data-content to, co piszesz lub przesyłasz
= data-sensitive dane o zdrowiu, przekonaniach, pochodzeniu lub inne dane szczególnych kategorii
= use-accounts konta
= use-payments zamówienia
= use-newsletter newsletter
= use-ads reklamy
= use-cookies pliki cookie, które nie są niezbędne
= basis-contract wykonanie umowy z Tobą – {uses}: art. 6 ust. 1 lit. b
= basis-consent Twoja zgoda – {uses}: art. 6 ust. 1 lit. a
= basis-law obowiązki prawne, np. przechowywanie faktur: art. 6 ust. 1 lit. c
= basis-interest nasz prawnie uzasadniony interes – bezpieczne działanie i ulepszanie serwisu oraz odpowiadanie na wiadomości: art. 6 ust. 1 lit. f
# controller Administrator danych
O celach i sposobach przetwarzania danych decyduje {controller} (administrator).
Adres pocztowy: {address}
E-mail: {email}
Inspektor ochrony danych: {dpo}
# data Jakie dane przetwarzamy
Zależnie od tego, co robisz, przetwarzamy:
{data}
Podanie danych jest dobrowolne. Bez tych, których wymaga dana funkcja, np. adresu do dostawy, nie możemy jej udostępnić.
# sensitive Dane szczególnych kategorii
Dane szczególnych kategorii przetwarzamy tylko za Twoją wyraźną zgodą (w Unii Europejskiej art. 9 ust. 2 lit. a RODO). Możesz ją w każdej chwili wycofać.
# logs Logi serwera
Gdy otwierasz stronę, serwer zapisuje na krótko adres IP, czas, wywołany adres i przeglądarkę. Jest to potrzebne, by wyświetlić stronę i odpierać ataki.
Logi przechowujemy najwyżej {logDays}.
# basis Podstawy prawne
Na gruncie RODO opieramy się na następujących podstawach:
{basis}
# contactForm Gdy do nas piszesz
To, co wysyłasz przez formularz lub e-mailem, służy udzieleniu odpowiedzi. Usuwamy to po zakończeniu sprawy, chyba że prawo nakazuje przechowywanie.
# newsletter Newsletter
Newsletter wysyłamy tylko wtedy, gdy o to poprosisz i potwierdzisz adres. W każdym wydaniu jest link do rezygnacji.
# accounts Konto
Na potrzeby konta przechowujemy to, co w nim podasz. Możesz je zmienić lub usunąć; usuwamy wtedy dane poza tymi, które musimy zachować z mocy prawa.
# payments Zamówienia i płatności
Przy zamówieniach przetwarzamy to, czego wymagają dostawa i płatność. Dane karty trafiają tylko do operatora płatności; nie widzimy ich w całości. Faktury przechowujemy tak długo, jak wymagają przepisy podatkowe.
# comments Komentarze i wpisy
To, co publikujesz, widzą inni. Zapisujemy przy tym czas i adres IP, by móc reagować na nadużycia. Możesz poprosić o usunięcie wpisu.
# cookies Pliki cookie i pamięć urządzenia
Niezbędne pliki cookie zapamiętują np. sesję i Twoje wybory. Pozostałe zapisujemy dopiero po uzyskaniu zgody, a decyzję możesz w każdej chwili zmienić. Pliki cookie możesz też usuwać i blokować w przeglądarce.
# analytics Statystyki
Mierzymy, jak używane są strony, żeby je ulepszać. Narzędzie zapisuje otwierane strony, przybliżoną lokalizację, urządzenie i źródło wizyty. Nie używamy go do ustalania, kim jesteś.
# ads Reklamy
Partnerzy reklamowi mogą używać plików cookie i identyfikatorów, by dobierać reklamy do zainteresowań i mierzyć ich skuteczność. Gdzie wymaga tego prawo, dzieje się to tylko za Twoją zgodą; bez niej widzisz reklamy niespersonalizowane.
# embeds Treści innych dostawców
Niektóre strony zawierają filmy, mapy lub posty innych dostawców. Przy ich wczytaniu dostawca poznaje Twój adres IP i odwiedzaną stronę oraz może zapisać pliki cookie.
# socialLogin Logowanie innym kontem
Gdy logujesz się kontem innego dostawcy, przekazuje on nam imię i nazwisko, e-mail i zdjęcie – zgodnie z tym, na co tam pozwolisz – i dowiaduje się, że korzystasz z naszej usługi.
# providers Kto otrzymuje dane
Dane przekazujemy tym, którzy pracują dla nas na podstawie umowy, oraz organom, gdy nakazuje to prawo.
Dane otrzymują:
{providers}
# transfers Dane w innych krajach
Część odbiorców działa poza Twoim krajem lub poza Europejskim Obszarem Gospodarczym. Przy przekazywaniu danych na gruncie RODO opieramy się na decyzji stwierdzającej odpowiedni stopień ochrony (art. 45) lub standardowych klauzulach umownych (art. 46); na prośbę przesyłamy ich kopię.
# retention Jak długo przechowujemy dane
Dane przechowujemy tylko tak długo, jak wymaga tego cel lub prawo; potem je usuwamy lub anonimizujemy.
# security Jak chronimy dane
Dane chronimy szyfrowanym przesyłaniem, ograniczonym dostępem i kopiami zapasowymi. Żadna ochrona nie jest całkowita; jeśli naruszenie będzie dla Ciebie groźne, zawiadomimy Ciebie i organ nadzorczy tak, jak nakazuje prawo.
# rights-gdpr Twoje prawa w Unii Europejskiej i EOG
Na podstawie RODO możesz żądać dostępu do danych (art. 15), ich sprostowania (art. 16), usunięcia (art. 17), ograniczenia przetwarzania (art. 18) i przeniesienia (art. 20).
Możesz sprzeciwić się przetwarzaniu opartemu na prawnie uzasadnionym interesie, a marketingowi bezpośredniemu – w każdej chwili (art. 21). Zgodę możesz w każdej chwili wycofać ze skutkiem na przyszłość (art. 7 ust. 3).
Możesz wnieść skargę do organu ochrony danych tam, gdzie mieszkasz, pracujesz lub gdzie doszło do naruszenia (art. 77), w Polsce do Prezesa Urzędu Ochrony Danych Osobowych. Odpowiadamy w ciągu miesiąca (art. 12 ust. 3).
# rights-uk Twoje prawa w Wielkiej Brytanii
Na podstawie UK GDPR i Data Protection Act 2018 masz te same prawa: dostęp, sprostowanie, usunięcie, ograniczenie, przeniesienie, sprzeciw i wycofanie zgody. Skargę możesz wnieść do Information Commissioner lub jego następcy, Information Commission (ico.org.uk).
# rights-ccpa Twoje prawa w Kalifornii
Na podstawie California Consumer Privacy Act zmienionej przez CPRA (Cal. Civ. Code § 1798.100 i następne) możesz zapytać, jakie dane osobowe zbieramy, wykorzystujemy i ujawniamy, oraz zażądać ich usunięcia (§ 1798.105) lub poprawienia (§ 1798.106). Za korzystanie z praw nie potraktujemy Cię gorzej (§ 1798.125).
Możesz ograniczyć wykorzystanie danych wrażliwych (§ 1798.121). Odpowiadamy w ciągu 45 dni. W Twoim imieniu może działać pełnomocnik.
# sale-no Sprzedaż danych osobowych
Nie sprzedajemy danych osobowych i nie udostępniamy ich na potrzeby reklamy behawioralnej opartej na aktywności w różnych serwisach.
# sale-yes Sprzedaż i udostępnianie danych osobowych
Udostępniamy dane osobowe na potrzeby reklamy behawioralnej opartej na aktywności w różnych serwisach lub sprzedajemy je w rozumieniu prawa Kalifornii. Możesz się temu w każdej chwili sprzeciwić (§ 1798.120) – linkiem „Do Not Sell or Share My Personal Information” albo sygnałem Global Privacy Control w przeglądarce, który respektujemy.
# rights-lgpd Twoje prawa w Brazylii
Na podstawie LGPD (ustawa 13.709/2018) przetwarzamy dane na podstawach z art. 7, przede wszystkim: zgoda, umowa, obowiązek prawny i uzasadniony interes.
Możesz żądać potwierdzenia, dostępu, poprawienia, anonimizacji lub usunięcia, przeniesienia i informacji o udostępnieniach, wycofać zgodę (art. 18) oraz żądać ponownego rozpatrzenia zautomatyzowanych decyzji (art. 20). Możesz zwrócić się do ANPD.
# rights-id Twoje prawa w Indonezji
Na podstawie ustawy nr 27 z 2022 roku o ochronie danych osobowych możesz żądać informacji, dostępu, poprawienia, uzupełnienia, usunięcia i kopii w użytecznej postaci, wycofać zgodę lub sprzeciwić się zautomatyzowanym decyzjom (art. 5–13).
# rights-ru Twoje prawa w Rosji
Na podstawie ustawy federalnej nr 152-FZ z 27 lipca 2006 roku o danych osobowych możesz żądać informacji o przetwarzaniu (art. 14), poprawienia, zablokowania lub zniszczenia danych oraz wycofać zgodę (art. 9). Skargę możesz wnieść do Roskomnadzoru lub sądu (art. 17).
# children-no Dzieci
Usługa nie jest przeznaczona dla dzieci poniżej 16 lat i nie przetwarzamy świadomie ich danych. Jeśli sądzisz, że dziecko przekazało nam dane, daj nam znać, a je usuniemy.
# children-yes Dzieci
Dzieci mogą korzystać z usługi. Gdzie prawo wymaga zgody rodzica – w Stanach Zjednoczonych poniżej 13 lat (COPPA), w Unii Europejskiej poniżej 13–16 lat zależnie od kraju (art. 8 RODO; w Polsce 16), w Brazylii art. 14 LGPD – najpierw o nią prosimy. Rodzice mogą obejrzeć i usunąć dane dziecka.
# automated Zautomatyzowane decyzje
Niektóre decyzje podejmuje wyłącznie komputer. Możesz poprosić o wyjaśnienie, przedstawić swoje stanowisko i zażądać, by zdecydował człowiek (w Unii Europejskiej art. 22 RODO).
# changes Zmiany
Gdy zmienia się usługa lub prawo, zmieniamy tę politykę. O zmianach, które Cię dotyczą, informujemy na tej stronie, zanim zaczną obowiązywać.
# contact Kontakt
W sprawie swoich danych i praw napisz do nas: {email}
`
