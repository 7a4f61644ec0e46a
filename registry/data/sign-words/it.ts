/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|segno del cancelletto|hashtag, libbra, numero
$|simbolo del dollaro|denaro, peso, USD
%|simbolo di percentuale|percento
&|e commerciale
)|parentesi di chiusura|tonda
*|simbolo dell’asterisco|carattere jolly, stella
+|segno più|addizionare, addizione, aggiungere, somma, sommare
-|trattino-segno meno|lineetta
.|punto
/|barra obliqua|solidus
:|due punti
;|punto e virgola
<|minore|apertura tag, minore di, tag
=|uguale|uguale a
>|maggiore|chiusura tag, maggiore di, tag
@|simbolo della chiocciola|a commerciale, chiocciolina, strudel
\\|barra rovesciata|solidus inversa
^|accento circonflesso|caret, chevron, potenza, puntatore, segno xor
_|trattino basso|lineetta, sottolineatura
\`|accento grave|tono
{|parentesi graffa aperta
||linea verticale|barra, barra verticale, trattino, trattino verticale
}|parentesi graffa chiusa
~|tilde
¡|punto esclamativo al contrario|capovolto, esclamazione, punto di esclamazione
¢|centesimo
£|simbolo della sterlina|EGP, GBP, valuta
¥|simbolo dello yen|CNY, JPY, valuta, yuan
§|simbolo di sezione|paragrafo, parte
¨|dieresi|simbolo
©|copyright
«|virgolette basse doppie aperte|apertura, caporali, francesi, parentesi
¬|negazione|non
®|marchio registrato|marchio registrato cerchiato
°|simbolo di grado|ora, proof
±|più o meno
²|numero due in apice|valore al quadrato
³|numero tre in apice|valore al cubo
´|accento acuto|tono
µ|simbolo del micron|unità di misura
¶|simbolo di paragrafo|alinea, piede di mosca
·|punto mediano|centrato, segno di interpunzione
¹|numero uno in apice
»|virgolette basse doppie chiuse|caporali, chiusura, francesi, parentesi
¿|punto interrogativo al contrario|domanda
×|segno di moltiplicazione|moltiplicare, per, segno della moltiplicazione
÷|segno di divisione|dividere, obelo, segno della divisione
‐|trattino|lineetta
–|trattino corto
—|trattino lungo
―|barra orizzontale|linea, lineetta
‘|virgoletta a sinistra|apostrofo, virgolette, virgolette inglesi, virgolette singole
’|virgoletta a destra|apostrofo, virgolette, virgolette inglesi, virgolette singole
‚|virgoletta bassa a destra
“|virgolette a sinistra|doppie, virgolette inglesi
”|virgolette a destra|doppie, virgolette inglesi
„|virgolette basse a destra|doppie, virgolette inglesi
†|simbolo dell’obelisco|òbelo
‡|simbolo del doppio obelisco|òbelo
•|punto elenco
…|puntini di sospensione|omissione
‧|punto di sillabazione
‰|per mille|simbolo
′|virgoletta singola
″|virgoletta doppia
※|segno di riferimento
‼|doppio punto esclamativo|esclamazione, punteggiatura
‽|punto esclarrogativo
‾|linea in alto|linea sopra, sopralineatura
⁂|asterismo|triangolo di asterischi
⁄|barra di frazione
⁉|punto esclamativo e interrogativo|punteggiatura
⁻|segno meno in apice
₣|franco francese|valuta
₤|lira|valuta
₥|mill|mil
₨|rupia|valuta
₩|won|KPW, KRW
€|simbolo dell’euro|EUR, valuta
₰|pfennig tedesco|valuta
₱|peso
₳|austral|valuta
₹|simbolo della rupia indiana|valuta
₽|simbolo del rublo|valuta
₿|bitcoin|BTC
℗|simbolo di copyright della registrazione sonora
™|marchio|marchio commerciale, marchio di fabbrica, marchio registrato, TM, trademark
ℹ|punto informazioni|i
←|freccia verso sinistra|freccia a sinistra
↑|freccia verso l’alto|freccia in alto, in alto
→|freccia verso destra|freccia a destra
↓|freccia verso il basso|freccia in basso, in basso
↔|freccia sinistra-destra|doppia direzione, larghezza
↕|freccia su-giù|altezza, doppia direzione
↖|freccia in alto a sinistra|direzione, nord-ovest, punto intercardinale
↗|freccia rivolta verso destra che punta in alto|direzione, freccia in alto a destra, nord-est, punto intercardinale
↘|freccia in basso a destra|direzione, punto intercardinale, sud-est
↙|freccia in basso a sinistra|direzione, punto intercardinale, sud-ovest
↝|freccia ondulata verso destra
↞|freccia a due punte verso sinistra
↠|freccia a due punte verso destra
↢|freccia verso sinistra con coda
↣|freccia verso destra con coda
↦|freccia verso destra dalla barra
↩|freccia curva a sinistra|verso sinistra
↪|freccia curva a destra|verso destra
↫|freccia verso sinistra con anello
↬|freccia verso destra con anello
↰|freccia verso l’alto con punta a sinistra
↱|freccia verso l’alto con punta a destra
↲|freccia verso il basso con punta a sinistra
↳|freccia verso il basso con punta a destra
↴|freccia verso destra con angolo rivolto in basso
↵|freccia verso il basso con angolo rivolto a sinistra
↶|freccia semicircolare superiore in senso antiorario
↷|freccia semicircolare superiore in senso orario
↹|freccia a sinistra verso barra su freccia a destra verso barra
↺|freccia circolare aperta in senso antiorario
↻|freccia circolare aperta in senso orario
⇄|freccia a destra su freccia a sinistra
⇅|freccia verso l’alto e freccia verso il basso|freccia in alto e in basso, in alto, in basso
⇆|freccia verso sinistra su freccia verso destra|freccia a sinistra su freccia a destra
⇐|freccia doppia a sinstra
⇑|freccia doppia verso l’alto
⇒|freccia doppia a destra
⇓|freccia doppia verso il basso
⇔|freccia doppia sinistra e destra
⇝|freccia ondulare a destra
⇞|freccia doppia verso l’alto con doppia barra
⇟|freccia doppia verso il basso con doppia barra
⇠|freccia tratteggiata a sinistra
⇡|freccia tratteggiata verso l’alto
⇢|freccia tratteggiata a destra
⇣|freccia tratteggiata verso il basso
⇤|freccia a sinistra verso barra
⇥|freccia a destra verso barra
⇦|freccia vuota a sinistra
⇧|freccia vuota verso l’alto
⇨|freccia vuota a destra
⇩|freccia vuota verso il basso
⇪|freccia vuota verso l’alto dalla barra
∀|per ogni|quantificatore universale
∂|derivata parziale
∃|esiste
∅|insieme vuoto|operatore insiemistico
∆|simbolo di incremento|delta, triangolo
∇|nabla|delta rovesciato, triangolo rovesciato
∈|simbolo di appartenenza|appartenente a, contiene, elemento, insieme, relazione
∉|non appartiene|elemento
∋|contiene|elemento
∏|prodotto n-ario
∑|sommatoria n-aria
−|segno meno|sottrarre, sottrazione
∓|meno o più
∗|operatore asterisco
∘|operatore anello
∙|operatore punto elenco
√|radice quadrata|numero irrazionale, radicale
∝|proporzionale|proporzionalità
∞|simbolo di infinito
∠|angolo|acuto
∥|parallelo
∧|and logico
∩|simbolo di intersezione|insieme
∪|simbolo di unione|insieme, raccolta
∫|integrale|calcolo
∬|integrale doppio|calcolo
∮|integrale curvilineo
∴|quindi|logica
∵|perché|logica
∼|operatore tilde
≅|congruente geometricamente|congruenza, isomorfismo, matematica, uguaglianza
≈|quasi uguale|approssimazione, quasi uguale a, simile, simile a, similitudine
≠|disuguale|disuguaglianza, diversità, diverso, non uguale
≡|simbolo di coincidenza|coincidente, esatto, identico, tre lineette
≤|minore o uguale|disuguaglianza, minore di, minore o uguale a, uguale a
≥|maggiore o uguale|disuguaglianza, maggiore di, maggiore o uguale a, uguale a
≪|molto minore di|disuguaglianza, matematica
≫|molto maggiore di|disuguaglianza, matematica
⊂|simbolo di sottoinsieme|insieme
⊃|sovrainsieme|matematica, operatore insiemistico
⊆|sottoinsieme uguale a
⊇|sovrainsieme uguale a|matematica, uguaglianza
⊕|segno più in cerchio
⊗|segno di moltiplicazione in cerchio
⊞|segno più in quadrato
⊥|contraddizione
⊰|precede nella relazione|matematica, operatore insiemistico
⊱|segue nella relazione|matematica, operatore insiemistico
⊹|matrice hermitiana coniugata
⋅|operatore punto
⋆|operatore asterisco (*)
⌚|orologio|orologio da polso, tempo
⌛|clessidra|sabbia
⌨|tastiera|computer, tasti, tastiera senza fili
⏏|pulsante di espulsione
⏩|pulsante di avanzamento rapido|destra, doppia freccia a destra, freccia
⏪|pulsante di riavvolgimento rapido|doppia freccia a sinistra, freccia, sinistra
⏫|pulsante doppia freccia in alto
⏬|doppia freccia in basso
⏭|traccia successiva|freccia, prossima traccia, pulsante
⏮|pulsante traccia precedente|freccia
⏯|pulsante riproduci/pausa|destra, freccia, play e pausa, play o pausa, triangolo
⏰|sveglia|suono, svegliarsi
⏳|clessidra che scorre|sabbia
⏸|pulsante pausa|mettere in pausa
⏹|pulsante stop|quadrato
⏺|pulsante di registrazione|cerchio
■|quadrato pieno
□|quadrato vuoto
▢|quadrato vuoto con angoli arrotondati
▣|quadrato vuoto con quadrato pieno
▪|quadrato nero piccolo|geometria
▫|quadrato bianco piccolo|geometria
▬|rettangolo pieno
▭|rettangolo vuoto
▮|rettangolo verticale pieno
▰|parallelogramma pieno
▲|triangolo pieno rivolto verso l’alto|freccia, in alto, triangolo pieno con punta verso l’alto
△|triangolo vuoto rivolto verso l’alto
▴|triangolo piccolo pieno rivolto verso l’alto
▵|triangolo piccolo vuoto rivolto verso l’alto
▶|pulsante di riproduzione|freccia, play, pulsante play, triangolo
▷|triangolo vuoto rivolto verso destra
▸|triangolo piccolo pieno rivolto verso destra
▹|triangolo piccolo vuoto rivolto verso destra
►|puntatore pieno rivolto verso destra
▻|puntatore vuoto rivolto verso destra
▼|triangolo pieno capovolto|freccia, in basso, triangolo pieno con punta verso il basso
▽|triangolo vuoto capovolto
▾|triangolo piccolo pieno capovolto
▿|triangolo piccolo vuoto capovolto
◀|pulsante di riavvolgimento|sinistra, triangolo
◁|triangolo vuoto rivolto verso sinistra
◄|puntatore pieno rivolto verso sinistra
◆|rombo pieno
◇|rombo vuoto
◈|rombo vuoto con rombo pieno
◉|cerchio vuoto con cerchio pieno
◊|losanga|diamante, rombo
○|cerchio vuoto|anello
◌|cerchio tratteggiato
◍|cerchio con riempimento verticale
◎|cerchi concentrici
●|cerchio pieno
◐|cerchio con metà sinistra piena
◑|cerchio con metà destra piena
◒|cerchio con metà inferiore piena
◓|cerchio con metà superiore piena
◔|cerchio con quadrante in alto a destra pieno
◕|cerchio con quadrante in alto a sinistra vuoto
◖|semicerchio sinistro pieno
◗|semicerchio destro pieno
◘|punto elenco inverso
◙|quadrato pieno con cerchio vuoto
◜|arco circolare del quadrante in alto a sinistra
◝|arco circolare del quadrante in alto a destra
◞|arco circolare del quadrante in basso a destra
◟|arco circolare del quadrante in basso a sinistra
◠|semicerchio superiore
◡|semicerchio inferiore
◢|triangolo in basso a destra pieno
◣|triangolo in basso a sinistra pieno
◤|triangolo in alto a sinistra pieno
◥|triangolo in alto a destra pieno
◦|punto elenco vuoto
◯|cerchio vuoto grande|anello
◻|quadrato bianco medio|geometria
◼|quadrato nero medio|geometria
☀|sole|calore, luce, raggi, splendente
☁|nuvola|meteo
☂|ombrello|meteo, pioggia
☃|pupazzo di neve|freddo, inverno, pupazzo innevato
☄|cometa|spazio, stella cometa
☎|telefono fisso|telefono di casa
☑|riquadro con spunta|grigio
☔|ombrello con gocce di pioggia|gocce d’acqua, meteo, ombrello bagnato
☕|bevanda calda|caffè, fumante, tè caldo
☘|trifoglio|foglia, Irlanda
☝|indice verso l’alto|dito, dito verso l’alto, indicare, tu
☠|teschio con ossa incrociate|letale, morte, pericolo
☢|simbolo della radioattività|radioattivo, rifiuti tossici, scorie
☣|simbolo del rischio biologico|biorischio, pericolo, sostanze pericolose
☦|croce ortodossa|Cristianesimo, ortodossi, religione
☪|mezzaluna e stella|Islamismo, religione
☮|simbolo della pace|Pace e amore, Peace and Love
☯|Yin e Yang|Confucianesimo, simbolo, Taoismo
☸|ruota del Dharma|Buddhismo, Dharmacakra, religione buddhista, ruota a otto raggi
☹|faccina imbronciata|corrucciato, imbronciato, mettere il muso
☺|faccina sorridente|delineata, rilassata
♀|simbolo genere femminile|donna, femmina, simbolo di femmina
♂|simbolo genere maschile|maschio, simbolo di maschio, uomo
♈|Segno zodiacale dell’Ariete|zodiaco
♉|Segno zodiacale del Toro|zodiaco
♊|Segno zodiacale dei Gemelli|zodiaco
♋|Segno zodiacale del Cancro|zodiaco
♌|Segno zodiacale del Leone|zodiaco
♍|Segno zodiacale della Vergine|zodiaco
♎|Segno zodiacale della Bilancia|zodiaco
♏|Segno zodiacale dello Scorpione|zodiaco
♐|Segno zodiacale del Saggitario|Sagittario, zodiaco
♑|Segno zodiacale del Capricorno|zodiaco
♒|Segno zodiacale dell’Acquario|zodiaco
♓|Segno zodiacale dei Pesci|zodiaco
♟|pedina degli scacchi|sacrificabile, scacco matto
♠|picche|carte, seme
♣|fiori|carte, seme
♥|cuori|carte, seme
♦|quadri|carte, seme
♨|sorgenti termali|acqua sorgente, acqua termale, terme
♪|croma|musica, ottavo
♭|bemolle|musica, nota
♯|diesis|musica, nota
♻|simbolo del riciclaggio|raccolta differenziata, riciclare, riciclo
♿|simbolo della disabilità|accesso, accesso sedia a rotelle, sedia a rotelle, simbolo sedia a rotelle
⚒|piccone e martello|attrezzi, lavori manuali, manodopera, utensili
⚓|ancora|simbolo
⚔|spade incrociate|armi, combattimento, duello
⚖|bilancia a doppio piatto|pesare, piatti della bilancia
⚙|ingranaggio|componente, meccanismo, ruota dentata
⚛|simbolo dell’atomo|ateismo
⚜|giglio araldico|fiore, simbolo, stemma
⚠|simbolo di avviso|attenzione, pericolo
⚡|alta tensione|pericolo, simbolo
⚧|simbolo transgender
⚪|cerchio bianco|geometria
⚰|bara|funerale, morte, sepoltura
⛄|pupazzo di neve senza neve
⛅|sole coperto|nuvola, sole con nuvole
⛈|temporale|fulmini, meteo, nuvole, pioggia
⛎|Segno zodiacale dell’Ofiuco|zodiaco
⛔|segnale di divieto di accesso|simbolo
⛩|santuario shintoista|jinja, religione
⛱|ombrellone|meteo, sole, spiaggia, vacanza
✂|forbici|strumento, tagliare
✅|pulsante segno di spunta|baffo
✈|aeroplano|velivolo
✉|busta|email, lettera, posta, ricevere posta
✊|pugno|alzato, sasso
✋|mano alzata|carta
✌|vittoria|forbice, mano, segno di vittoria, yeah
✍|mano che scrive|scrivere, scrivere a mano
✏|matita|matita con gomma, scrivere, scrivere a matita
✒|pennino|calamaio, inchiostro
✔|segno di spunta|baffo
✖|moltiplicazione|cancellare, segno moltiplicazione, segno per, X
✝|croce latina|Cristianesimo, religione
✡|stella di David|Ebraismo, ebreo, simbolo ebraico
✨|stelline|scintille, stelle
✳|asterisco|otto punte
✴|stella stilizzata|asterisco
❄|fiocco di neve|freddo, ghiaccio, inverno
❌|croce|X
❎|croce con quadrato|X con quadrato
❣|punto esclamativo a cuore|punteggiatura, simbolo
❤|cuore rosso|amore
➕|addizione|più, segno di addizione
➖|sottrazione|meno, segno di sottrazione
➗|divisione|diviso, segno di divisione
➡|freccia rivolta verso destra|direzione, est, freccia a destra, punto cardinale
⤴|freccia curva in alto|verso l’alto
⤵|freccia curva in basso|verso il basso
⨯|prodotto vettoriale
⬅|freccia rivolta a sinistra|direzione, ovest, punto cardinale
⬆|freccia rivolta verso l’alto|direzione, freccia in alto, nord, punto cardinale
⬇|freccia rivolta verso il basso|direzione, freccia in basso, punto cardinale, sud
⬛|quadrato nero grande|geometria
⬜|quadrato bianco grande|geometria
⭐|stella|astro
。|punto ideografico
〈|parentesi angolare aperta|chevron, parentesi a diamante, parentesi a punta, tupla
〉|parentesi angolare chiusa|chevron, parentesi a diamante, parentesi a punta, tupla
《|parentesi angolare doppia aperta
》|parentesi angolare doppia chiusa
「|mezza parentesi quadra aperta in alto
」|mezza parentesi quadra chiusa in basso
『|mezza parentesi quadra vuota aperta in alto
』|mezza parentesi quadra vuota chiusa in basso
【|parentesi lenticolare piena aperta
】|parentesi lenticolare piena chiusa
〔|parentesi quadra spezzata aperta
〕|parentesi quadra spezzata chiusa
〖|parentesi lenticolare vuota aperta|parentsi
〗|parentesi lenticolare vota chiusa|parentesi lenticolare vuota
・|punto mediano katakana|punti, punto centrale
🃏|jolly|carta, carta da gioco
🌈|arcobaleno|pioggia, sette colori
🌊|onda|onda d’acqua, onda del mare
🌑|luna nuova|novilunio
🌓|primo quarto di luna
🌕|luna piena|plenilunio
🌗|ultimo quarto di luna
🌙|spicchio di luna|crescente
🌟|stella che brilla|brillante, scintillante
🌡|termometro|clima, meteo, temperatura
🌱|germoglio|piantina
🌷|tulipano|fiore
🌸|fiore di ciliegio
🌹|rosa|fiore
🌺|ibisco|fiore
🌻|girasole|fiore
🌼|fiore|bocciolo
🌿|pianta|foglia
🍀|quadrifoglio|foglia, fortuna, quattro
🍁|foglia d’acero|foglia caduta
🍂|foglia caduta|cadute foglia, foglie, foglie cadute
🍃|foglia al vento|vento che soffia
🎧|cuffie|intrattenimento
🎲|dado|dadi, gioco, gioco dei dadi
🎴|carta da gioco Hanafuda|carta dei fiori
🎵|nota musicale|musica
🎶|note musicali|musica, nota
🎼|pentagramma|musica, partitura
👆|indice alzato|dito alzato, dito in su, dito indice, indice in su
👇|indice abbassato|dito abbassato, dito in giù, dito indice, indice in giù
👈|indice verso sinistra|dito, dito indice, dito verso sinistra
👉|indice verso destra|dito, dito indice, dito verso destra
👌|mano che fa OK|segno di OK
👍|pollice in su|mano, segno
👎|pollice verso|giù, mano, pollice in giù
👏|mani che applaudono|applaudire, applauso
👻|fantasma|favola, halloween, scherzo, storie di fantasmi
👽|alieno|extraterrestre, faccina, UFO
💔|cuore infranto|emozione, spezzato
💕|due cuori|amore, emozione, innamorati
💖|cuore che luccica|amore, emozionato, emozione, luccichio
💗|cuore che cresce|amore, emozionato, nervoso
💘|cuore con freccia|amore, cupido, emozione
💙|cuore blu|emozione
💚|cuore verde|emozione
💛|cuore giallo|emozione
💜|cuore viola|emozione
💝|cuore con fiocco|emozione, San Valentino
💞|cuori che girano|adorabile, amore, carino, cuore
💟|decorazione con cuore
📅|calendario|data, giorno, ricorrenza
📌|puntina|puntina da disegno
📎|graffetta|fermaglio
📧|e-mail|comunicazione, email, lettera, posta, posta elettronica
🔀|pulsante di riproduzione casuale|frecce, frecce incrociate, frecce incrociate verso destra
🔁|pulsante di ripetizione della riproduzione|frecce, frecce a cerchio, frecce senso orario, senso orario
🔂|pulsante di ripetizione della riproduzione di una traccia|frecce, frecce a cerchio numero 1, frecce senso orario, frecce senso orario numero 1, senso orario
🔇|altoparlante disattivato|altoparlante barrato, silenzio, suono disattivato
🔊|altoparlante a volume alto
🔍|lente di ingrandimento rivolta a sinistra|cerca, lente ingrandimento verso sinistra
🔑|chiave|password
🔒|lucchetto chiuso
🔓|lucchetto aperto
🕉|Om|induismo, mantra, religione induista
🕎|Menorah|candelabro, Ebraismo, sette bracci
🖐|mano aperta|cinque dita, mano alzata, palmo della mano
🖖|saluto vulcaniano|Spock, Star Trek
🖤|cuore nero|dolore, tristezza
🗿|Moai|Moyai, statua dell’Isola di Pasqua
🙏|mani giunte|gesto, mano, pregare, preghiera
🤍|cuore bianco|emozione
🤎|cuore marrone|emozione
🤘|segno delle corna|fare le corna, rock and roll
🤝|stretta di mano|conoscere, presentarsi
🤞|dita incrociate|fortuna, incrociare, mano
🤟|gesto ti amo|gesto tvb
🧡|cuore arancione|emozione
🫧|bolle|bollicine, pulito, rutto, sapone, schiuma, sott’acqua, subacqueo
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Cuori cuore amore',
  stars: 'Stelle stella asterisco',
  arrows: 'Frecce freccia',
  ticks: 'Spunte e croci spunta croce',
  bullets: 'Punti elenco punto',
  shapes: 'Forme geometriche',
  hands: 'Mani',
  faces: 'Facce e figure',
  weather: 'Meteo e cielo',
  flowers: 'Fiori e foglie fiore foglia',
  music: 'Musica nota',
  chess: 'Scacchi e dama scacchi',
  cards: 'Carte e dadi',
  zodiac: 'Zodiaco e pianeti',
  people: 'Genere e matrimonio',
  faith: 'Religione e pace',
  office: 'Simboli di uso comune',
  keys: 'Tasti della tastiera',
  circled: 'Numeri cerchiati e romani numero cerchio',
  lines: 'Linee e riquadri linea',
  blocks: 'Blocchi e barre',
  brackets: 'Parentesi',
  letters: 'Lettere accentate accento',
  quotes: 'Virgolette e trattini',
  punctuation: 'Punteggiatura',
  legal: 'Copyright e marchi',
  currency: 'Simboli di valuta valuta denaro',
  maths: 'Simboli matematici matematica',
  fractions: 'Frazioni frazione',
  raised: 'Apici e pedici',
  units: 'Unità di misura',
  greek: 'Lettere greche',
  phonetics: 'Alfabeto fonetico (IPA)',
  spaces: 'Spazi e caratteri invisibili',
  sparkles: 'Scintille',
  bows: 'Fiocchi fiocco',
  moon: 'Luna, sole e stelle luna sole stella nuvola',
  nature: 'Animali e natura',
  dividers: 'Separatori separatore linea',
  frames: 'Cornici e parentesi cornice',
  crosses: 'Croci e simboli gotici croce',
}
