/** Beginnings, main clauses and ends of sentences in French, each of which goes with every other. */
export const LIST = `
# openings
Un soir de pluie,
Tôt le matin,
Peu avant minuit,
Un dimanche de mai,
Le premier jour des vacances,
À la fin d’un long hiver,
Pendant que les autres dormaient,
Bien avant le lever du soleil,
À la surprise générale,
Après l’orage,
Au beau milieu de la fête,
Selon une vieille histoire,
Juste avant le dîner,
De l’autre côté de la rivière,
Il y a bien des années,
Dans une rue tranquille,
L’automne dernier,
Pendant la récréation,
Un jour comme les autres,
Quand les cloches se furent tues,
Non loin d’ici,
À la lumière de la pleine lune,
Une demi-heure plus tard,
Dans une petite ville au bord de la mer,
# mains
le vieux jardinier planta un pommier
un chat gris grimpa sur le toit
mon voisin peignit la clôture en bleu
le boulanger offrit le dernier pain
deux enfants construisirent un pont de pierres
un inconnu demanda le chemin du phare
le train s’arrêta au milieu d’un champ
notre maîtresse raconta une histoire de marins
la petite barque atteignit l’île
un corbeau vola une cuillère en argent
le facteur apporta une lettre sans adresse
toute la classe chanta une vieille chanson
l’horloger répara l’horloge de la tour
un renard traversa la rue déserte
ma grand-mère fit un gâteau aux cerises
le capitaine déroula une carte jaunie
un ballon orange s’éleva au-dessus des toits
la bibliothécaire ouvrit la lourde porte
un jeune musicien joua du violon
le fermier compta les moutons
les jumeaux trouvèrent une clé rouillée
le vent emporta un chapeau
la lumière s’éteignit dans toute la maison
un grand monsieur nourrit les pigeons
le magicien perdit la baguette magique
le chien déterra une pièce ancienne
nos invités firent l’éloge de la soupe
la peintre mélangea un nouveau vert
un escargot gagna la course
la reine visita le marché
le robot apprit à danser
les pêcheurs raccommodèrent les filets
une petite fille fit voler un cerf-volant rouge
le patron du café ferma les volets
la pilote salua la foule
la neige recouvrit le village
un cheval blanc apparut devant la grille
le cuisinier oublia le sel
la maire coupa le ruban
les acteurs répétèrent la dernière scène
# endings
sans faire de bruit
pour la troisième fois de la semaine
comme si c’était la chose la plus naturelle du monde
, et personne ne le remarqua
juste au moment où sept heures sonnaient
, alors que personne ne s’y attendait
devant une foule étonnée
, et tout le monde se mit à rire
, car il était temps
avec le plus grand soin
malgré le froid
, et ce n’était que le début
tandis qu’une musique jouait quelque part
sous un ciel plein d’étoiles
en moins de cinq minutes
, comme prévu
, et cela changea tout
, puis le silence se fit
par pur hasard
avant que quiconque ait pu dire un mot
au son des tambours
, mais c’est une autre histoire
, et la journée fut sauvée
exactement au bon moment
`
