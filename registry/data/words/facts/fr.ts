/** Facts in French. */
export const LIST = `
# animals
La pieuvre a trois cœurs.
Les chauves-souris sont les seuls mammifères à vraiment voler.
La girafe est l’animal terrestre le plus haut.
Les insectes ont six pattes, les araignées en ont huit.
Les colibris peuvent voler à reculons.
Les empreintes digitales des koalas ressemblent beaucoup aux nôtres.
Les abeilles se montrent par une danse où se trouve la nourriture.
Chez les hippocampes, c’est le mâle qui porte les petits.
Le guépard est l’animal terrestre le plus rapide.
Les étoiles de mer n’ont ni cerveau ni sang.
# plants
Pour un botaniste, la banane est une baie, mais pas la fraise.
Le bambou est une herbe.
Les cernes d’un tronc peuvent révéler l’âge de l’arbre.
Les champignons sont plus proches parents des animaux que des plantes.
La cacahuète n’est pas une noix : elle est de la famille des haricots et des pois.
La vanille vient des gousses d’une orchidée.
Le safran est fait des stigmates séchés d’un crocus.
Les grains de café sont les graines d’un fruit.
L’ananas est formé de nombreuses baies soudées.
Les jeunes tournesols tournent pour suivre le soleil.
# earth
Le plus grand désert de la Terre est l’Antarctique.
L’équateur mesure environ 40 000 kilomètres.
Le point connu le plus profond des océans se trouve dans la fosse des Mariannes.
L’eau couvre environ 71 pour cent de la surface de la Terre.
La foudre est plus chaude que la surface du Soleil.
L’eau salée gèle à une température plus basse que l’eau douce.
Le lac Baïkal est le plus profond du monde.
Istanbul s’étend sur deux continents.
La plus grande partie de l’eau douce de la Terre est gelée.
Le diamant et le graphite des crayons sont tous deux faits de carbone.
# space
Vénus met plus de temps à tourner sur elle-même qu’à faire le tour du Soleil.
La lumière du Soleil met environ huit minutes à atteindre la Terre.
La Lune nous montre toujours presque la même face.
Saturne est en moyenne moins dense que l’eau.
Jupiter est la plus grande planète du Système solaire.
Sur Mars, les couchers de soleil paraissent bleus.
Le Soleil contient plus de 99 pour cent de la masse du Système solaire.
Neptune a été prévue par le calcul avant d’être identifiée au télescope.
Le son ne se propage pas dans le vide.
Sur la Lune, une trace de pas ne connaît ni vent ni pluie.
# body
Un adulte a en général 206 os.
L’os le plus long du corps est le fémur.
Le plus petit os du corps est l’étrier, dans l’oreille.
La peau est le plus grand organe du corps.
Les ongles des mains poussent plus vite que ceux des pieds.
Le poumon gauche est un peu plus petit que le droit et laisse de la place au cœur.
Même les vrais jumeaux ont des empreintes digitales différentes.
Les nouveau-nés ont plus d’os que les adultes.
L’émail des dents est la substance la plus dure du corps.
La cornée, à l’avant de l’œil, n’a pas de vaisseaux sanguins.
# numbers
Deux est le seul nombre premier pair.
Un jeu de 52 cartes admet plus d’ordres qu’il n’y a d’atomes dans la Terre.
111 111 111 fois 111 111 111 font 12 345 678 987 654 321.
La somme des chiffres d’un multiple de neuf est un multiple de neuf.
Parmi 23 personnes, il est plus probable qu’improbable que deux aient le même anniversaire.
La somme des nombres de 1 à 100 est 5 050.
Le ruban de Möbius n’a qu’une seule face.
Les faces opposées d’un dé ordinaire totalisent sept.
Il existe exactement cinq solides de Platon.
Les décimales de pi ne finissent jamais et ne se répètent jamais périodiquement.
# culture
Le mot « robot » s’est répandu grâce à une pièce du Tchèque Karel Čapek.
Le mot « alphabet » vient d’alpha et de bêta, les deux premières lettres grecques.
Un échiquier compte 64 cases.
La tour Eiffel grandit de quelques centimètres à la chaleur de l’été.
Un piano moderne a en général 88 touches.
Un marathon mesure 42,195 kilomètres.
Le mot « salaire » remonte au mot latin qui désigne le sel.
Cléopâtre est plus proche dans le temps du premier pas sur la Lune que de la construction de la Grande Pyramide.
On enseignait déjà à Oxford avant que les Aztèques fondent leur capitale, Tenochtitlan.
Louis Braille était adolescent quand il mit au point son écriture pour les aveugles.
`
