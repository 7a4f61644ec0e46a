/** Sentences of captions in Polish, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
I od razu lepszy dzień.
Uśmiech dziś nie schodzi z twarzy.
Dzieją się dobre rzeczy.
Dzisiaj dziesięć na dziesięć.
# calm
Wolny dzień, lekka głowa.
Bez pośpiechu i bez planów.
Chwila ciszy na zapas.
Oddech i nic więcej.
# funny
Podobno miało być jedzenie.
Nikt nie prosił, ale proszę.
Mój plan był lepszy. Ten też ujdzie.
Moja specjalność: wieczne początki.
# grateful
Za to dziękuję.
Małe rzeczy, wielkie dzięki.
To się zapamięta.
Dobrze tu być.
# proud
Trochę to trwało, ale było warto.
Kiedyś nikt by w to nie uwierzył, ja też nie.
Krok dalej.
Zrobione, i to porządnie.
# dreamy
Znowu z głową w chmurach.
Gdzieś między jawą a marzeniem.
Niech czas się tu zatrzyma.
Jeszcze chwilkę.
# travel
Nowe miejsce, ta sama ciekawość.
Mapa mówiła: w lewo. Dobrze, że było w prawo.
Zbieram miejsca, nie pamiątki.
Widok wart każdego kroku.
Walizka pełna historii.
# food
Najpierw jemy, potem gadamy.
Przepis: dobre towarzystwo i dokładka.
Ten talerz długo nie postał.
Z miłością i zbyt dużą ilością czosnku.
Kalorie liczymy od jutra.
# selfie
Ta sama twarz, lepsze światło.
Bez filtrów, po prostu ja.
Włosy się ułożyły, więc jest zdjęcie.
To moja lepsza strona.
Pozdrowienia ode mnie.
# friends
Z nimi każdy plan jest lepszy.
Te same żarty, ten sam śmiech.
Przy nich czuję się jak w domu.
Miało być na chwilę, wyszło do nocy.
Ulubione towarzystwo.
# nature
Najlepszy dźwięk: żadnych aut.
Więcej drzew, mniej ekranów.
Niebo zrobiło całą robotę.
Świeże powietrze służy każdemu.
Tu zegarem jest słońce.
# pets
Kto tu naprawdę rządzi.
Czynsz płacę ja, ale kanapa nie jest moja.
Cztery łapy i wielkie serce.
Niewiniątko tylko na zdjęciu.
Nikt nie słucha tak dobrze.
# sport
Nogi bolą, głowa szczęśliwa.
Najtrudniej było wyjść z domu.
Najpierw pot, potem kanapa.
Lepiej niż wczoraj.
Jeszcze jedno okrążenie.
# work
Najpierw kawa, potem cała reszta.
Małe biurko, duże pomysły.
Kulisy pracowitego tygodnia.
Zrobione ręcznie i z cierpliwością.
Praca w toku, pod każdym względem.
# birthday
Rok więcej, zero żalu.
Tort to dziś pełnowartościowy posiłek.
Więcej lat, więcej spokoju, świeczki te same.
Dziękuję za wszystkie życzenia.
Kolejne okrążenie wokół słońca.
# weekend
Cała moja uwaga należy do weekendu.
Nic w planach, wszystko możliwe.
Sobota to stan ducha.
Poza biurem i poza zasięgiem.
Dwa dni to zawsze za mało.
# closing
Co byście tu robili?
Opowiedzcie, jak u Was.
Kogo byście tu zabrali?
Zapiszcie na później.
Które podoba się Wam najbardziej?
Oznaczcie kogoś, kto zrozumie.
`
