/** Sentences of captions in French, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
De quoi illuminer ma journée.
Un sourire de trop aujourd’hui, et tant mieux.
De belles choses arrivent.
Dix sur dix pour aujourd’hui.
# calm
Journée lente, esprit clair.
Rien ne presse.
Un instant de calme, à garder.
Respirer, simplement.
# funny
On m’avait promis à manger.
Personne n’a demandé, mais voilà.
Mon plan était meilleur. Celui-ci ira aussi.
De l’amateurisme de haut niveau.
# grateful
Merci pour ce moment.
Petites choses, grands mercis.
Je m’en souviendrai.
Quelle chance d’être ici.
# proud
C’était long, et ça valait la peine.
Le moi d’avant n’y croirait pas.
Un pas de plus.
C’est fait, et bien fait.
# dreamy
Encore la tête dans les nuages.
Quelque part entre ici et un rêve.
Si seulement le temps s’arrêtait là.
Encore un petit moment.
# travel
Nouvel endroit, même curiosité.
La carte disait à gauche. Heureusement, j’ai pris à droite.
Je collectionne les lieux, pas les bibelots.
La vue valait chaque pas.
La valise pleine d’histoires.
# food
D’abord on mange, ensuite on parle.
La recette : bonne compagnie et une deuxième part.
Cette assiette n’a pas duré.
Fait avec amour et trop d’ail.
Les calories, ce sera pour demain.
# selfie
Même tête, meilleure lumière.
Juste moi, sans filtre.
Une bonne coiffure mérite sa photo.
Mon bon profil.
Un petit bonjour.
# friends
Avec eux, chaque plan devient meilleur.
Les mêmes blagues, toujours les mêmes rires.
Avec eux, on est chez soi partout.
On est venus, on a ri, on a oublié l’heure.
Ma compagnie préférée.
# nature
Le plus beau bruit : aucune voiture.
Plus d’arbres, moins d’écrans.
Le ciel a fait tout le travail.
L’air frais va bien à tout le monde.
Ici, l’horloge, c’est le soleil.
# pets
Voici qui commande à la maison.
Je paie le loyer, le canapé est à un autre.
Quatre pattes et un grand cœur.
L’innocence n’est qu’une apparence.
Personne n’écoute mieux.
# sport
Jambes fatiguées, tête heureuse.
Le plus dur, c’était la porte.
Transpirer d’abord, canapé ensuite.
Mieux qu’hier.
Encore un tour.
# work
Le café d’abord, le reste ensuite.
Petit bureau, grandes idées.
Les coulisses d’une semaine chargée.
Fait à la main, et avec patience.
Travail en cours, dans tous les sens.
# birthday
Un an de plus, zéro regret.
Aujourd’hui, le gâteau est un repas équilibré.
Plus d’années, plus de sagesse, toujours des bougies.
Merci pour chaque message.
Encore un tour autour du soleil.
# weekend
Le week-end a toute mon attention.
Rien de prévu, tout est possible.
Le samedi est un état d’esprit.
Absent du bureau, et injoignable.
Deux jours, ce n’est jamais assez.
# closing
Et vous, que feriez-vous ici ?
À vous de raconter.
Qui emmèneriez-vous ?
À garder pour plus tard.
Lequel préférez-vous ?
Identifiez quelqu’un qui comprendra.
`
