/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|symbole dièse|croisillon, hash, numéro
$|dollar|argent, peso, USD
%|pourcent|pour cent
&|esperluette|and, et
)|parenthèse fermante|parenthèses
*|astérisque|caractère générique, étoile
+|signe plus|ajouter
-|trait d’union-moins|tiret
.|point|point final
/|slash|barre de division, barre de fraction, barre oblique, oblique
:|deux-points
;|point-virgule
<|inférieur à|chevron, chevron ouvrant
=|égal|est égal
>|supérieur à|chevron, chevron fermant
@|arobase|a commercial, arroba, arrobe, signe at, symbole at
\\|antislash|barre oblique inversée, oblique
^|accent circonflexe|caret, chapeau, chevron, puissance, symbole xor
_|trait de soulignement|ligne, tiret, tiret bas
\`|accent grave
{|accolade ouvrante|accolades
||ligne verticale|barre, barre de Sheffer, barre verticale, trait, tube
}|accolade fermante|accolades
~|tilde
¡|point d’exclamation inversé
¢|cent
£|livre|devise, EGP, GBP
¥|yen|CNY, devise, JPY, yuan
§|section|paragraphe, partie, symbole
¨|diérèse|tréma, umlaut
©|symbole copyright|c
«|guillemet gauche|anti-lambda, chevron, citation, crochet oblique, crochets
¬|négation|non
®|marque déposée|marque commerciale, r
°|degré|heure, preuve
±|plus-moins
²|exposant deux|au carré
³|exposant trois|au cube
´|accent aigu|ton
µ|symbole micro|mesure
¶|marque de paragraphe|alinéa, paraphe, pied-de-mouche
·|point médian|milieu
¹|exposant un
»|guillemet droit|anti-lambda, chevron, citation, crochet oblique, crochets
¿|point d’interrogation inversé|question
×|signe de multiplication|fois, multiplier
÷|signe de division|diviser, obélus
‐|trait d’union|tiret
–|tiret demi-cadratin
—|tiret cadratin
―|barre horizontale|ligne, tiret
‘|apostrophe gauche|guillemet, guillemet simple, guillemet typographique
’|apostrophe droite|guillemet, guillemet simple, guillemet typographique
‚|apostrophe droite basse|guillemet, guillemet inférieur
“|guillemet droit gauche|guillemet double, guillemets, guillemets doubles
”|guillemet droit droit|guillemet double, guillemets, guillemets typographiques
„|guillemet droit bas|guillemet double, guillemets, guillemets bas, guillemets typographiques
†|obèle|dague, obélus
‡|double obèle|dague, obélus
•|puce|point
…|points de suspension|ellipse
‧|point de coupure de mot|tiret, union
‰|pour mille|par mille
′|prime
″|double prime
※|marque de référence
‼|double point d’exclamation
‽|point exclarrogatif
‾|trait suscrit
⁂|astérisme
⁄|barre oblique de fraction
⁉|points d’exclamation et d’interrogation|ponctuation, question
⁻|exposant moins
₣|franc français|devise
₤|lire|devise
₥|mill|mil
₨|roupie|devise
₩|won|KPW, KRW
€|euro|devise, EUR
₰|penny allemand|devise
₱|peso
₳|austral|devise
₹|roupie indienne|devise
₽|rouble|devise
₿|bitcoin|BTC
℗|copyright phonographique|enregistrement
™|marque commerciale déposée
ℹ|source d’informations|i
←|flèche vers la gauche
↑|flèche vers le haut
→|flèche vers la droite
↓|flèche vers le bas
↔|flèche gauche droite
↕|flèche haut bas
↖|flèche haut gauche|direction, nord-ouest
↗|flèche haut droite|direction, nord-est
↘|flèche bas droite|direction, sud-est
↙|flèche bas gauche|direction, sud-ouest
↝|flèche vers la droite ondulée
↞|flèche à deux pointes vers la gauche
↠|flèche à deux pointes vers la droite
↢|flèche vers la gauche avec empenne
↣|flèche vers la droite avec empenne
↦|flèche d’un taquet vers la droite
↩|flèche courbe gauche
↪|flèche courbe droite
↫|flèche vers la gauche avec boucle
↬|flèche vers la droite avec boucle
↰|flèche vers le haut avec pointe vers la gauche
↱|flèche vers le haut avec pointe vers la droite
↲|flèche vers le bas avec pointe vers la gauche
↳|flèche vers le bas avec pointe vers la droite
↴|flèche vers la droite avec coin vers le bas
↵|flèche vers le bas avec coin vers la gauche
↶|flèche semi-circulaire sens antihoraire en chef
↷|flèche semi-circulaire sens horaire en chef
↹|flèches gauche et droite superposées avec taquets|flèche, taquet, vers la droite, vers la gauche
↺|flèche circulaire ouverte sens antihoraire
↻|flèche circulaire ouverte sens horaire
⇄|flèche vers la droite sur flèche vers la gauche
⇅|flèches vers le haut et vers le bas|flèche
⇆|flèche gauche au-dessus de flèche droite
⇐|flèche double vers la gauche
⇑|flèche double vers le haut
⇒|flèche double vers la droite
⇓|flèche double vers le bas
⇔|flèche double vers la gauche et la droite
⇝|flèche vers la droite en tire-bouchon
⇞|flèche vers le haut avec double barre
⇟|flèche vers le bas avec double barre
⇠|flèche pointillée vers la gauche
⇡|flèche pointillée vers le haut
⇢|flèche pointillée vers la droite
⇣|flèche pointillée vers le bas
⇤|flèche vers la gauche jusqu’à un taquet
⇥|flèche vers la droite jusqu’à un taquet
⇦|flèche creuse vers la gauche
⇧|flèche creuse vers le haut
⇨|flèche creuse vers la droite
⇩|flèche creuse vers le bas
⇪|flèche creuse d’un taquet vers le haut
∀|pour tout|universel
∂|dérivée partielle
∃|il existe
∅|ensemble vide|mathématiques
∆|incrément|triangle
∇|nabla|triangle
∈|appartient à|appartenance, contient, élément, élément de, ensemble
∉|n’appartient pas
∋|contient comme élément
∏|produit de la famille|logique, produit n-aire
∑|sommation de la famille|mathématiques
−|signe moins|soustraire
∓|plus ou moins
∗|opérateur astérisque
∘|opérateur rond|composition
∙|opérateur puce
√|racine carrée|base, nombre sourd, radical
∝|proportionnel|proportionnalité
∞|symbole de l’infini
∠|angle|aigu
∥|parallèle
∧|et logique
∩|intersection|ensemble
∪|union|collection, ensemble
∫|intégrale
∬|double intégrale
∮|intégrale de contour
∴|par conséquent|logique
∵|parce que|logique
∼|opérateur tilde
≅|approximativement égal à|égalité, isomorphisme, mathématiques
≈|presque égal|approximation, environ
≠|non égal|inégalité, inéquation
≡|identique à|exact, triple
≤|inférieur ou égal|est égal, inégalité, inférieur à
≥|supérieur ou égal|est égal, inégalité
≪|très inférieur à|inégalité, mathématiques
≫|très supérieur à|inégalité, mathématiques
⊂|sous-ensemble de
⊃|sur-ensemble de|mathématiques
⊆|sous-ensemble égal à
⊇|sur-ensemble égal à|égalité, mathématiques
⊕|plus cerclé
⊗|fois cerclé|produit, tenseur
⊞|plus encadré|mathématiques
⊥|taquet vers le haut
⊰|précède sous relation|mathématiques
⊱|suit sous relation|mathématiques
⊹|matrice hermitienne conjuguée|mathématiques, matrice autoadjointe, matrice carrée
⋅|opérateur point
⋆|opérateur étoile
⌚|montre|heure
⌛|sablier|minuteur, sable
⌨|clavier|ordinateur
⏏|bouton éjecter
⏩|bouton avance rapide|double flèche
⏪|bouton retour rapide|flèche
⏫|double flèche vers le haut
⏬|double flèche vers le bas
⏭|bouton piste suivante|scène suivante, suivant, triangle
⏮|bouton piste précédente|précédent, scène précédente, triangle
⏯|bouton lecture/pause|flèche, triangle
⏰|réveil|alarme, heure
⏳|sablier avec sable qui coule
⏸|bouton pause
⏹|bouton stop|carré
⏺|bouton enregistrer|cercle
■|carré plein
□|carré creux
▢|carré creux aux angles arrondis
▣|carré creux contenant un carré plein
▪|petit carré noir|forme géométrique
▫|petit carré blanc|forme géométrique
▬|rectangle plein
▭|rectangle creux
▮|rectangle vertical plein
▰|parallélogramme plein
▲|triangle plein vers le haut|flèche
△|triangle creux pointant vers le haut
▴|petit triangle plein pointant vers le haut
▵|petit triangle creux pointant vers le haut
▶|bouton lecture|flèche, triangle
▷|triangle creux pointant vers la droite
▸|petit triangle plein pointant vers la droite
▹|petit triangle creux pointant vers la droite
►|pointe pleine vers la droite
▻|pointe creuse vers la droite
▼|triangle plein vers le bas|flèche
▽|triangle creux pointant vers le bas
▾|petit triangle plein pointant vers le bas
▿|petit triangle creux pointant vers le bas
◀|bouton retour|flèche, gauche, triangle
◁|triangle creux pointant vers la gauche
◄|pointe pleine vers la gauche
◆|losange plein
◇|losange creux
◈|losange creux contenant un losange plein
◉|cercle creux contenant un cercle plein|cercles concentriques, point cerclé
◊|losange|rhombe
○|cercle vide|anneau
◌|cercle en pointillés
◍|cercle hachuré verticalement
◎|cercles concentriques
●|cercle plein
◐|cercle avec moitié gauche pleine
◑|cercle avec moitié droite pleine
◒|cercle avec moitié inférieure pleine
◓|cercle avec moitié supérieure pleine
◔|cercle avec quadrant supérieur droit plein
◕|cercle avec quadrant supérieur gauche vide
◖|demi-cercle gauche plein
◗|demi-cercle droit plein
◘|puce noir au blanc
◙|carré plein contenant un cercle creux
◜|arc de cercle dans le quadrant supérieur gauche
◝|arc de cercle dans le quadrant supérieur droit
◞|arc de cercle dans le quadrant inférieur droit
◟|arc de cercle dans le quadrant inférieur gauche
◠|demi-cercle supérieur
◡|demi-cercle inférieur
◢|triangle rectangle inférieur droit plein
◣|triangle rectangle inférieur gauche plein
◤|triangle rectangle supérieur gauche plein
◥|triangle rectangle supérieur droit plein
◦|puce creuse
◯|grand cercle vide|anneau
◻|carré moyen blanc|forme géométrique
◼|carré moyen noir|forme géométrique
☀|soleil|brillant, météo, rayons
☁|nuage|météo
☂|parapluie ouvert|pluie
☃|bonhomme de neige
☄|comète|espace
☎|téléphone
☑|case cochée|bouton, carré, coche, oui, sélection
☔|parapluie avec gouttes de pluie|météo
☕|boisson chaude
☘|trèfle|plante
☝|index pointant vers le haut|doigt, main
☠|tête de mort|crâne, os
☢|radioactif|symbole
☣|danger biologique|symbole
☦|croix orthodoxe|chrétien, religion
☪|lune et étoile|musulman, religion
☮|symbole de paix
☯|yin yang|religion, tao
☸|roue du Dharma|bouddhiste, religion
☹|visage mécontent
☺|visage souriant|sourire
♀|symbole de la femme
♂|symbole de l’homme
♈|bélier zodiaque
♉|taureau|zodiaque
♊|gémeaux|zodiaque
♋|cancer|zodiaque
♌|lion|zodiaque
♍|vierge|zodiaque
♎|balance|zodiaque
♏|scorpion zodiaque
♐|sagittaire|zodiaque
♑|capricorne|zodiaque
♒|verseau|zodiaque
♓|poissons|zodiaque
♟|pion d’échec|duper, sacrifiable
♠|pique|carte, couleur, jeu
♣|trèfle cartes|couleur, jeu
♥|cœur cartes|couleur, jeu
♦|carreau|carreaux, carte, couleur, jeu
♨|sources chaudes|source
♪|croche|musique, note
♭|bémol|musique, note
♯|dièse|musique, note
♻|symbole Recyclage
♿|symbole Accès handicapés
⚒|marteau et pioche|outil
⚓|ancre|bateau, outil
⚔|épées croisées|arme
⚖|balance à poids|justice
⚙|roue dentée|engrenage, outil
⚛|symbole de l’atome|athée
⚜|fleur de lys
⚠|symbole d’avertissement
⚡|haute tension|courant, danger, éclair, électricité
⚧|symbole de la communauté transgenre
⚪|disque blanc|cercle, forme géométrique, géométrie, rond
⚰|cercueil|mort
⛄|bonhomme de neige sans neige
⛅|soleil derrière les nuages|nuageux
⛈|nuage avec éclair et pluie|météo, orage
⛎|serpentaire|ophiuchus, zodiaque
⛔|sens interdit|entrée interdite, interdiction
⛩|sanctuaire shinto
⛱|parasol sur le sol|plage, soleil
✂|ciseaux|fournitures
✅|bouton coché|carré, coche, marque, oui, sélection
✈|avion|véhicule
✉|enveloppe|courrier électronique, e-mail
✊|poing levé|main, pierre
✋|main levée|feuille
✌|V de la victoire|ciseaux, main
✍|main qui écrit|écrire
✏|crayon
✒|stylo plume noir
✔|coche|oui, sélection
✖|signe multiplier|annuler, non, x
✝|croix latine|chrétien, religion
✡|étoile de David|Juif, religion
✨|étincelles|étoile, scintiller
✳|astérisque huit branches|étoile
✴|étoile huit branches|astérisque
❄|flocon|neige
❌|croix|annuler, multiplication, multiplier, x
❎|bouton croix|x
❣|cœur point d’exclamation|ponctuation
❤|cœur rouge
➕|plus|addition, arithmétique, mathématiques, signe plus
➖|moins|arithmétique, mathématiques, signe moins, soustraction
➗|signe diviser|division, mathématiques
➡|flèche droite|direction, est
⤴|flèche courbe haut
⤵|flèche courbe bas
⨯|produit vectoriel
⬅|flèche gauche|direction, ouest
⬆|flèche haut|direction, nord
⬇|flèche bas|direction, sud
⬛|grand carré noir|forme géométrique
⬜|grand carré blanc|forme, géométrie
⭐|étoile
。|point idéographique|point final
〈|chevron angulaire ouvrant|chevron pointu, crochet, crochets obliques, tuple
〉|chevron angulaire fermant|chevron pointu, crochet, crochets obliques, tuple
《|chevron angulaire ouvrant double
》|chevron angulaire fermant double
「|crochet de partie entière ouvrant
」|crochet de partie entière fermant
『|crochet de partie entière ouvrant creux
』|crochet de partie entière fermant creux
【|crochet lenticulaire ouvrant noir
】|crochet lenticulaire fermant noir
〔|crochet en écaille ouvrant
〕|crochet en écaille fermant
〖|crochet lenticulaire ouvrant creux
〗|crochet lenticulaire fermant creux
・|point médian katakana|point milieu, points
🃏|carte Joker|jeu
🌈|arc-en-ciel|météo, pluie
🌊|vague|mer, océan
🌑|nouvelle lune
🌓|premier quartier de lune
🌕|pleine lune
🌗|dernier quartier de lune
🌙|croissant de lune
🌟|étoile brillante
🌡|thermomètre|météo
🌱|jeune pousse|jeune plant, plantule
🌷|tulipe|fleur
🌸|fleur de cerisier
🌹|rose|fleur
🌺|hibiscus|fleur
🌻|tournesol|fleur
🌼|bourgeon|fleur
🌿|feuille|plante
🍀|trèfle à quatre feuilles|chance
🍁|feuille d’érable
🍂|feuille morte
🍃|feuille virevoltante|souffle, vent
🎧|casque|écouteurs
🎲|dés|jeu
🎴|jeu des fleurs|carte, fleur, japonais
🎵|note de musique
🎶|notes de musique|note
🎼|partition|musique
👆|main avec index pointant vers le haut|doigt
👇|main avec index pointant vers le bas|doigt
👈|main avec index pointant à gauche|doigt
👉|main avec index pointant à droite|doigt
👌|ok|geste, main
👍|pouce vers le haut|main, super
👎|pouce vers le bas|main, nul
👏|applaudissements|bravo, mains
👻|fantôme|créature, fantastique, monstre, visage
👽|alien|créature, extraterrestre, ovni, visage
💔|cœur brisé
💕|deux cœurs|amour
💖|cœur étincelant
💗|cœur grandissant
💘|cœur et flèche|Cupidon
💙|cœur bleu
💚|cœur vert
💛|cœur jaune
💜|cœur violet
💝|cœur avec ruban|Saint-Valentin
💞|cœurs qui tournent
💟|décoration avec cœur
📅|calendrier|date
📌|punaise|fournitures
📎|trombone|fournitures
📧|e-mail|courrier électronique, message
🔀|bouton lecture aléatoire|flèche, flèches croisées
🔁|bouton répétition|flèche, flèches en cercle, sens horaire
🔂|bouton répétition de la piste|flèche, flèches en cercle avec n°1, sens horaire
🔇|muet|silence, son
🔊|volume des enceintes élevé|son
🔍|loupe orientée à gauche|recherche
🔑|clé|mot de passe, serrure
🔒|cadenas fermé|verrouillé
🔓|cadenas ouvert
🕉|om|hindou, religion
🕎|chandelier à sept branches|menora, religion
🖐|main levée doigts écartés
🖖|salut vulcain|main
🖤|cœur noir
🗿|moai|statue
🙏|mains en prière
🤍|cœur blanc
🤎|cœur marron|brun
🤘|cornes avec les doigts|main
🤝|poignée de main|mains, présentation, rencontre
🤞|doigts croisés|main
🤟|signe je t’aime|amour, main
🧡|cœur orange
🫧|bulles|propre, savon, sous l’eau
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Cœurs cœur amour',
  stars: 'Étoiles étoile',
  arrows: 'Flèches flèche',
  ticks: 'Coches et croix coche croix validé',
  bullets: 'Puces point',
  shapes: 'Formes géométriques',
  hands: 'Mains',
  faces: 'Visages et personnages',
  weather: 'Météo et ciel',
  flowers: 'Fleurs et feuilles fleur feuille',
  music: 'Musique note',
  chess: 'Échecs et dames échecs',
  cards: 'Cartes et dés',
  zodiac: 'Zodiaque et planètes',
  people: 'Genre et mariage',
  faith: 'Religion et paix',
  office: 'Signes du quotidien',
  keys: 'Touches du clavier',
  circled: 'Chiffres cerclés et romains chiffre cercle',
  lines: 'Lignes et cadres ligne cadre',
  blocks: 'Blocs et barres',
  brackets: 'Crochets et parenthèses',
  letters: 'Lettres accentuées accent',
  quotes: 'Guillemets et tirets',
  punctuation: 'Ponctuation',
  legal: 'Droit d’auteur et marques',
  currency: 'Symboles monétaires monnaie argent',
  maths: 'Signes mathématiques maths',
  fractions: 'Fractions fraction',
  raised: 'Exposants et indices',
  units: 'Unités',
  greek: 'Lettres grecques',
  phonetics: 'Alphabet phonétique (API)',
  spaces: 'Espaces et caractères invisibles',
  sparkles: 'Étincelles',
  bows: 'Nœuds nœud ruban',
  moon: 'Lune, soleil et étoiles lune soleil étoile nuage',
  nature: 'Animaux et nature',
  dividers: 'Séparateurs séparateur ligne',
  frames: 'Cadres et crochets cadre',
  crosses: 'Croix et signes gothiques croix',
}
