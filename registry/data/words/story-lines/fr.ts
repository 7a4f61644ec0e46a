/** Whole sentences for each place in a short story in French, each of which goes with every other. */
export const LIST = `
# scene
C’était un matin froid, et la brume couvrait la rivière.
Le marché venait de fermer, et l’on emportait les dernières caisses.
Personne n’attendait rien de spécial de ce mardi-là.
Un vent chaud soufflait du sud et sentait la mer.
La première neige était tombée pendant la nuit.
Les rues étaient vides, et une horloge sonnait quelque part.
Il pleuvait depuis trois jours sans arrêt.
Les vacances d’été venaient de commencer.
Le soleil se couchait, et les fenêtres brillaient comme de l’or.
Dans le vieux port, les barques se balançaient doucement.
# meeting
Deux amis se retrouvèrent à la petite gare, comme chaque année.
Deux amis attendaient le bus, assis sur un banc.
Deux amis s’étaient levés tôt pour chercher des champignons.
Deux amis se tenaient devant une grille fermée.
Deux amis sortaient du cinéma et n’avaient pas encore envie de rentrer.
Deux amis se promenaient sans but le long du rivage.
Deux amis avaient enfin trouvé la maison qu’ils cherchaient.
Deux amis avaient manqué le dernier train.
Deux amis se rendaient à une fête d’anniversaire.
Deux amis avaient décidé d’apprendre à ramer.
# luggage
Ils n’avaient sur eux qu’une carte et un sac de pommes.
Ils portaient un panier recouvert d’un tissu rouge.
L’un tenait un parapluie, l’autre une lanterne.
Ils avaient emporté bien trop de choses, comme d’habitude.
Entre eux se trouvait une valise qui n’était à aucun des deux.
Ils avaient apporté une guitare, bien qu’aucun ne sût en jouer.
Dans leurs poches, il n’y avait que quelques pièces et une clé.
Ils avaient avec eux une lettre que personne n’avait encore ouverte.
Ils avaient oublié les sandwichs, mais pas le jeu d’échecs.
On leur avait prêté un appareil photo pour la journée.
# event
Soudain, toutes les lumières s’éteignirent.
Un chien passa en courant, un chapeau dans la gueule.
Au loin, on entendit une trompette.
Une fenêtre s’ouvrit, et quelqu’un les appela par leur nom.
Un avion en papier atterrit juste à leurs pieds.
Tout à coup, un vieil autobus s’arrêta à côté d’eux.
Brusquement, l’air se mit à sentir le pain frais.
Une porte qu’ils n’avaient jamais remarquée était entrouverte.
Une femme en manteau jaune leur demanda l’heure.
Au-dessus d’eux passa un ballon rouge auquel pendait un petit mot.
Un chat s’assit devant eux et refusa de bouger.
Quelque part, un téléphone sonna et ne s’arrêta plus.
# reaction
Ils se regardèrent et se mirent à rire.
Pendant un moment, ni l’un ni l’autre ne dit un mot.
Ils se demandèrent ce que cela pouvait vouloir dire.
Ils décidèrent d’en avoir le cœur net.
Ils firent comme si c’était tout à fait normal.
L’un voulait rester, l’autre voulait partir.
Ils le notèrent pour ne pas l’oublier.
Ils comptèrent jusqu’à dix et respirèrent un grand coup.
Ils suivirent leur curiosité, comme toujours.
Ils n’avaient pas été aussi éveillés depuis longtemps.
Ils secouèrent la tête et firent encore quelques pas.
Ils comprirent aussitôt que personne ne les croirait.
# close
Personne ne sut jamais ce qui s’était vraiment passé.
Plus tard, ils racontèrent l’histoire tout autrement.
Ils se promirent de revenir.
Après cela, rien ne fut plus tout à fait comme avant.
Finalement, ils furent rentrés avant la nuit.
Ce soir-là, il y eut du chocolat chaud pour tout le monde.
Ce fut le plus beau jour de l’année.
Et c’est ainsi qu’une petite aventure devint grande.
Ils en parlent encore aujourd’hui.
Le reste fut une question de chance.
`
