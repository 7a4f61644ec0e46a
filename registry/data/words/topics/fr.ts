/** Conversation questions in French. */
export const LIST = `
# everyday
Quel est votre moment préféré de la journée ?
Qu’avez-vous pris au petit déjeuner, et le choisiriez-vous encore ?
Quel petit rien vous a fait sourire cette semaine ?
Que faites-vous en premier en rentrant chez vous ?
Quel plat pourriez-vous manger tous les jours ?
Êtes-vous du matin ou du soir ?
Quel est l’objet le plus utile de votre cuisine ?
Quelle corvée aimez-vous en secret ?
Qu’avez-vous toujours sur vous ?
Comment vous détendez-vous après une longue journée ?
Quelle chanson connaissez-vous par cœur ?
Quel livre ou film vous a empêché de dormir récemment ?
À quoi ressemble un week-end parfait ?
Quel est votre café ou magasin préféré, et pourquoi ?
Quelle saison préférez-vous, et qu’y faites-vous ?
Comment allez-vous au travail ou à l’école, et que voyez-vous en chemin ?
Quel son ou quelle odeur adorez-vous ?
Qu’avez-vous appris à cuisiner récemment ?
Quelle habitude conseilleriez-vous à tout le monde ?
Que faites-vous quand il pleut toute la journée ?
Thé ou café, et comment exactement ?
# memories
Quel est votre tout premier souvenir ?
À quel jeu jouiez-vous le plus dans votre enfance ?
Quel professeur vous a marqué, et que faisait-il de différent ?
Que vouliez-vous faire plus tard ?
Quelles vacances vous ont laissé le meilleur souvenir ?
Quel est le plus beau cadeau que vous ayez reçu ?
Quel jouet n’avez-vous jamais voulu donner ?
À quoi ressemblait votre première maison ?
Quand avez-vous ri aux larmes pour la dernière fois ?
Quel conseil de famille suivez-vous encore ?
De quoi aviez-vous peur dans votre enfance ?
Comment avez-vous rencontré votre meilleur ami ou amie ?
Quel livre ou film a marqué votre jeunesse ?
Quel est l’endroit le plus lointain que vous connaissiez ?
Quel jour aimeriez-vous revivre ?
Quel a été votre premier travail ou votre première corvée ?
Quelle recette de famille ne devrait jamais se perdre ?
Pour quelle bêtise vous a-t-on grondé à l’école ?
Quelle odeur vous ramène en enfance ?
Quelle est la chose la plus courageuse que vous ayez faite ?
Quelle anecdote votre famille raconte-t-elle sur vous ?
# dreams
Où aimeriez-vous vivre pendant un an ?
Quel savoir-faire aimeriez-vous maîtriser ?
Que feriez-vous d’un mois de liberté ?
Quelle langue aimeriez-vous parler ?
Que vous reste-t-il à faire une fois dans votre vie ?
De quel instrument aimeriez-vous jouer ?
Si vous ouvriez une boutique, que vendriez-vous ?
Quel métier essaieriez-vous pour une seule journée ?
Qu’y a-t-il dans la maison de vos rêves ?
Quel personnage historique inviteriez-vous à dîner ?
Où iriez-vous si vous pouviez partir demain ?
Qu’étudieriez-vous si vous recommenciez ?
Quel plat aimeriez-vous réussir à la perfection ?
Quel sport aimeriez-vous essayer ?
Que construiriez-vous si vous aviez les outils et le temps ?
Quel événement à venir attendez-vous avec impatience ?
Qu’aimeriez-vous mieux comprendre ?
Quel animal aimeriez-vous voir dans la nature ?
Que changeriez-vous dans votre ville ?
Que feriez-vous si l’échec était impossible ?
Comment imaginez-vous la vie dans cinquante ans ?
# fun
Quel superpouvoir serait le moins utile ?
Si les animaux parlaient, lequel serait le plus impoli ?
Dans quel monde imaginaire aimeriez-vous vous installer ?
Si vous portiez une étiquette d’avertissement, que dirait-elle ?
Si vous étiez un appareil ménager, lequel seriez-vous ?
Quel objet du quotidien emporteriez-vous sur une île déserte ?
Que feriez-vous d’une journée d’invisibilité ?
Si vous pouviez ajouter un mot au dictionnaire, que voudrait-il dire ?
Quels animaux aimeriez-vous réunir en un seul ?
À quoi ressemblerait votre propre drapeau ?
Si votre vie était un film, quel en serait le titre ?
Quel aliment est surestimé ?
Quelle est la chose la plus étrange que vous ayez mangée ?
Quel film aimeriez-vous oublier pour le revoir une première fois ?
Avec qui échangeriez-vous votre vie pour une journée ?
Quel est votre achat le plus bête ?
Quelle loi feriez-vous voter si vous régniez un jour ?
Préféreriez-vous voyager dans le passé ou dans l’avenir ?
Si vous aviez un robot, quelle serait sa première tâche ?
Quel pas de danse vous décrit le mieux ?
Tarte ou gâteau, et quel est votre meilleur argument ?
# values
Qu’est-ce qui fait un bon ami ?
Pour quoi ressentez-vous de la gratitude aujourd’hui ?
Quand est-il juste d’enfreindre une règle ?
Que signifie réussir, pour vous ?
Quelle qualité admirez-vous le plus chez les autres ?
Sur quoi avez-vous changé d’avis ?
Comment prenez-vous les décisions difficiles ?
Qu’enseigneriez-vous à tous les enfants ?
Vaut-il mieux être gentil ou sincère ?
Qu’est-ce qui fait d’un lieu un chez-soi ?
Quelle erreur vous a le plus appris ?
Quand vous sentez-vous vraiment vous-même ?
Pour quoi vaut-il la peine d’économiser ?
Que faites-vous quand vous n’êtes pas d’accord avec un ami ?
À qui demandez-vous conseil, et pourquoi ?
Qu’est-ce que l’argent ne peut pas acheter ?
De combien d’intimité a-t-on besoin ?
À quoi ressemblerait le monde sans musique ?
Qu’apprennent les jeunes et les anciens les uns des autres ?
Quel petit geste de gentillesse n’avez-vous jamais oublié ?
Que devrait-on faire plus souvent ?
`
