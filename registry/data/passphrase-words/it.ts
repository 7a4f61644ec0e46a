/** Italian words for passphrases: common, concrete, without accents. Written for this project. */
export const WORDS: readonly string[] = `
abete abito acero aceto acqua aereo agenda aglio agnello agosto airone ala alba albero album alce alga alloro alpaca alpe altalena amaca ambra amico
amo ananas anatra ancora anello angolo anguria anice anima anno ape aprile aquila arancia arca arco ardesia argento argilla aria armadio arpa arrosto
arte asilo asino asse asta astro atlante attore aurora autobus autunno avena avorio azzurro bacca bacino baffi bagno balcone balena ballo balsamo
bambino bambola bambu banana banco banda bandiera barba barca barile basilico bastone batteria becco benda berretto betulla bicchiere bici
bilancia birra biscotto bisonte blusa bocca bolla bollito bomba borsa bosco bottega bottiglia bottone bozzolo braccio brezza brina brodo bronzo bruco
bucato buccia budino bufalo burro bussola busta cacao cactus caffe calamita calcio calza camelia camera camicia camino cammello campana campo canale
cancello candela cane canguro canna canoa canto capanna cappello cappotto capra carbone carciofo cardo carota carro carta cartello casa casco castagna
castello castoro catena cavallo caverna caviglia cavolo cedro cena cenere cera cerchio cereale cerniera cervo cesto cetriolo chiave chiesa chiodo
chitarra cibo cicala ciclista cicogna cielo ciglio cigno ciliegia cima cinema cintura cipolla cipresso circo clessidra cocco coccola coda
collana collina colomba colonna colore coltello cometa compasso coniglio coperta coppa corallo corda cornice corona corriere corsa cortile costa
cotone cravatta crema cresta cristallo croce cubo cucchiaio cuccia cucina cuffia cugino culla cuoco cuore cupola curva cuscino dado danza dattero
delfino dente deserto diamante diario dito divano doccia dolce domino donna drago duna duomo eclissi eco edera edicola elefante elica elmo erba erica
esca estate faggio fagiolo falco falena famiglia fanale fango faraona farfalla farina faro farro fata fattoria favola felce feltro fenice ferro festa
fiaba fiamma fiato fico fienile fieno figlio filo finestra fiocco fiore fischio fiume flauto foca foglia fontana forbice foresta forma
formaggio formica fornaio forno fossa foto fragola frana frate freccia freno frittata fronte frumento frutto fulmine fumo fungo fuoco fusto gabbia
gabbiano galassia gallina gallo gamba gambero gancio gara gatto gazza gelato gelo gelso gemma genio geranio germe gesso ghiaccio ghianda ghiro giacca
giada giallo giardino giglio ginepro ginocchio gioco gioiello giorno giostra giraffa girasole giro gita giugno globo gomito gomma gondola gonna
granaio granchio grano grappolo grotta gru guancia guanto gufo guscio iceberg idea idolo igloo imbuto incenso inno inverno iride isola istrice kiwi
koala labbro lacca lago laguna lama lampada lampo lana lancetta lanterna lasagna latte lattuga laurea lavagna lavanda legno lente leone lepre lettera
letto leva libellula libro lichene limone lingua lino liscio liuto loto lucciola luce lumaca luna lupo macchina maestro maggio maglia magnete mago
maiale malva mandarino mandorla mango mano mantello marchio mare marinaio marmo marmotta martello marzo maschera mattina mattone mela melagrana melone
menta mercato merenda merlo messe metallo miele miglio mimosa minestra miniera mirtillo mosaico mosca moto mucca muffin mulino mulo mura muschio museo
musica nano nastro natale nave nebbia neon neve nido nocciola noce nodo nonna nord notte nube nuoto nuvola oasi oca occhio oceano olio oliva olmo
ombra ombrello onda opera ora oratorio orca orchidea orecchio organo origano oro orologio orso ortica orto ospite ostrica ottobre ovest pace pagina
paglia pala palazzo palestra palla palma palo palude panda pane panino panna pantera papavero parco parete parola passero pasta pastello pastore
patata pavone pecora pedale penna pensiero pentola pepe pera perla pesca pesce petalo pettine pianeta piano pianta piatto piazza piccione piede pietra
pigna pila pinguino pino pioggia piombo pioppo pipa piramide pirata piscina pista pittore piuma pizza poesia polenta pollice pollo polpo polvere
pomodoro pompa ponte porta porto posta pozzo prato primavera prisma prugna pulce pulcino punta quaderno quadro quaglia quarzo quercia radice radio
raggio ragno ramo rana rapa raso rastrello razzo regalo regina regno remo resina rete riccio ricotta riso riva robot roccia rombo rondine rosa
rosmarino rospo rovo rubino ruota ruscello sabbia sacco sala salame sale salice salmone salsa salvia sandalo sapone sardina sasso satellite savana
scala scarpa scatola scoglio scopa scudo sedano sedia segale seme senape sentiero sera serpente seta siepe sirena slitta smeraldo soffitto sogno soldo
sole sorgente sorriso spada spago spalla spazzola specchio spiaggia spiga spina spinaci spugna squalo stadio stagno stella stivale strada struzzo
sughero sugo suono tacchino tamburo tana tappeto tartaruga tasca tastiera tavolo tazza teatro tegola tela telaio tempio tenda terra testa tetto tigre
timo timone topazio topo torba tordo toro torre torta tramonto treno trifoglio tromba trota tucano tulipano tuono uccello ulivo unghia uovo usignolo
uva vagone valigia valle vaniglia vapore vaso vela velluto vento verme vespa veste vetro viaggio viola violino visciola vite vitello volpe vulcano
yogurt zaffiro zaino zampa zanzara zattera zebra zenzero zero zinco zolla zucca zucchero zuppa
`
  .trim()
  .split(/\s+/)
