/** Things to act or draw, in Italian. */
export const LIST = `
animals easy: gatto, cane, cavallo, mucca, maiale, pecora, coniglio, topo, leone, elefante, scimmia, giraffa, serpente, rana, pesce, uccello, anatra, gallina, ape, farfalla
animals medium: canguro, pinguino, coccodrillo, gufo, ragno, tartaruga, zebra, cammello, gorilla, delfino, squalo, polpo, riccio, scoiattolo, pappagallo, pavone, lumaca, pipistrello
animals hard: camaleonte, medusa, fenicottero, struzzo, porcospino, bradipo, cavalluccio marino, zanzara, scorpione, ornitorinco, picchio, formichiere, mantide religiosa, paguro, puzzola, serpente a sonagli
things easy: palla, sedia, letto, porta, chiave, libro, matita, ombrello, orologio, lampada, cappello, scarpa, occhiali, tazza, cucchiaio, automobile, bicicletta, palloncino, campana, candela, tamburo, chitarra
things medium: spazzolino da denti, scala, specchio, martello, forbici, macchina fotografica, telefono, valigia, aquilone, tenda, pianoforte, violino, elicottero, treno, ancora, scopa, zaino, cravatta, lavatrice, forno a microonde, asciugacapelli, occhiali da sole
things hard: cavatappi, cucitrice, macchina da cucire, paracadute, metronomo, tagliaerba, telescopio, bussola, bancomat, porta girevole, cornamusa, stetoscopio, clessidra, rilevatore di fumo, metro a nastro, lampadario, pentola a pressione, cerniera lampo, trappola per topi, scala mobile, pala eolica
actions easy: dormire, correre, saltare, mangiare, bere, nuotare, ballare, cantare, piangere, ridere, leggere, scrivere, salutare, applaudire, arrampicarsi, lanciare, calciare un pallone, lavarsi i denti, lavarsi le mani, andare in bicicletta, guidare la macchina, addormentarsi, sbadigliare, starnutire, bussare alla porta
actions medium: andare a cavallo, suonare il pianoforte, fare una foto, sbucciare una banana, salire su una scala, aprire l’ombrello, lavare il cane, gonfiare un palloncino, rifare il letto, pettinarsi, prendere l’autobus, dipingere un muro, tritare la cipolla, allacciarsi le scarpe, fare un pupazzo di neve, camminare sul filo, cullare un neonato, stendere il bucato, leccare un gelato, fare la valigia, remare in barca, lavare il pavimento, far volare un aquilone, incartare un regalo, mungere una mucca
actions hard: infilare un ago, cambiare una ruota, parcheggiare la macchina, dirigere il traffico, risolvere un rompicapo, perdere le chiavi, camminare contro vento, aspettare un treno in ritardo, mangiare gli spaghetti, camminare sulla sabbia calda, portare un vassoio pieno, montare un mobile, dirigere un’orchestra, dimenticare un nome, cambiare una lampadina, perdere l’autobus, restare chiusi in ascensore, pestare un giocattolo, svegliarsi tardi, districare un cavo, infilarsi jeans stretti, imparare a pattinare, attraversare una palude, camminare in punta di piedi, cercare gli occhiali
jobs easy: medico, maestra, cuoco, contadino, pompiere, poliziotto, ballerina, cantante, pagliaccio, parrucchiere, dentista, pittore, pilota, cameriere, postino, calciatore
jobs medium: fotografo, giardiniere, fornaio, meccanico, astronauta, bagnino, prestigiatore, giudice, marinaio, infermiera, falegname, bibliotecario, subacqueo, pescatore, sarto, pastore
jobs hard: archeologo, apicoltore, funambolo, scultore, interprete, chirurgo, orologiaio, conduttore del telegiornale, meteorologo, spazzacamino, detective, guardiano dello zoo, ventriloquo, orafo, controfigura, arbitro
sports easy: calcio, tennis, pallacanestro, nuoto, pugilato, sci, ciclismo, corsa, danza, pesca, pallavolo, golf
sports medium: surf, pattinaggio su ghiaccio, tiro con l’arco, bowling, sollevamento pesi, judo, ping-pong, canottaggio, yoga, skateboard, ginnastica, arrampicata
sports hard: scherma, salto con l’asta, lancio del giavellotto, pallanuoto, curling, nuoto sincronizzato, triathlon, parapendio, rugby, corsa a ostacoli, sumo, scacchi
nature easy: sole, luna, stella, albero, fiore, nuvola, pioggia, neve, montagna, fiume, mare, arcobaleno
nature medium: vulcano, isola, deserto, grotta, cascata, fulmine, cactus, fungo, palma, bosco, iceberg, spiaggia
nature hard: terremoto, valanga, eclissi, tornado, ghiacciaio, barriera corallina, cometa, palude, geyser, Via Lattea, siccità, nebbia
food easy: mela, banana, pane, uovo, formaggio, torta, gelato, pizza, carota, latte, fragola, pera, ciliegia, pomodoro, patata
food medium: ananas, hamburger, spaghetti, frittella, anguria, popcorn, panino, lecca-lecca, miele, pannocchia, ciambella, minestra, uva, cipolla
food hard: macedonia, senape, frittata, sushi, aglio, pan di zenzero, carciofo, melograno, cannella, peperone ripieno, panna montata, torta di compleanno, uovo al tegamino, zucchero filato, purè di patate
places easy: scuola, casa, zoo, parco, negozio, fattoria, giardino, cucina, castello, ospedale, strada, ponte, parco giochi, chiesa, piazza
places medium: aeroporto, museo, biblioteca, cinema, circo, ristorante, piscina, faro, stazione, supermercato, porto, mulino a vento, igloo, stadio, torre
places hard: stazione spaziale, labirinto, vigneto, piattaforma petrolifera, soffitta, frontiera, grattacielo, metropolitana, rotonda, piramide, osservatorio, sala d’attesa, incrocio, teatro dell’opera, serra
stories easy: re, regina, principessa, pirata, strega, fantasma, drago, robot, gigante
stories medium: sirena, vampiro, mago, cavaliere, fata, forziere del tesoro, unicorno, corona, bacchetta magica
stories hard: tappeto volante, macchina del tempo, sfera di cristallo, pozione magica, mantello invisibile, mappa del tesoro, lupo mannaro, folletto, extraterrestre
ideas easy: amore, compleanno, vacanza, paura, gioia, estate, inverno, notte, musica
ideas medium: sorpresa, segreto, amicizia, sogno, silenzio, fame, noia, fortuna, rabbia
ideas hard: nostalgia di casa, pazienza, gravità, gelosia, inflazione, assenza di peso, paura del palcoscenico, fantasticheria, pace
`
