/** The texts of a disclaimer in French. */
export const DISCLAIMER = `
= title Clause de non-responsabilité
= updated Applicable à compter du {date}
= about La présente clause s’applique à {site}.
= at Adresse : {url}
# information Informations générales
Les contenus de {site} sont fournis à titre d’information générale. Nous les préparons avec soin, mais nous ne garantissons pas qu’ils soient complets, exacts ou à jour à tout moment.
Utilisez-les avec discernement et vérifiez ce qui compte pour vous avant d’agir.
# health Pas de conseil médical
Rien sur {site} ne constitue un avis médical, un diagnostic ou un traitement. Consultez un médecin ou un autre professionnel qualifié pour votre santé, et ne tardez pas à le faire à cause d’une lecture faite ici. En cas d’urgence, appelez les secours.
# legal Pas de conseil juridique
Rien sur {site} ne constitue un conseil juridique, et la lecture du site ne fait de personne notre client. Les lois varient d’un lieu à l’autre et changent ; consultez un avocat pour votre situation.
# finance Pas de conseil financier
Rien sur {site} ne constitue un conseil en investissement, en fiscalité ou en finances, ni une offre d’achat ou de vente. Les cours montent et baissent, les résultats passés ne préjugent pas de l’avenir et vous pouvez perdre votre mise. Consultez un conseiller qualifié avant de décider.
# fitness Exercice et alimentation
L’exercice et les changements de régime peuvent nuire à la santé. Parlez-en à un médecin avant de commencer et arrêtez en cas de malaise. Vous suivez les conseils donnés ici à vos risques et périls.
# technical Tutoriels et logiciels
Tutoriels, code et téléchargements sont fournis en l’état. Faites une sauvegarde, lisez les étapes et essayez-les là où rien ne peut être perdu. Vous les utilisez à vos risques et périls.
# earnings Aucune promesse de gains
Les exemples de revenus ou de réussite montrent ce qui a été possible pour quelqu’un. Ils ne promettent pas que vous obtiendrez la même chose : cela dépend de votre travail, de votre marché et de bien d’autres choses.
# links Liens vers d’autres sites
{site} contient des liens vers des sites tiers. Nous ne les contrôlons pas et ne répondons ni de leurs contenus ni de leur traitement de vos données. Si un lien mène à un contenu illicite, signalez-le-nous et nous le retirerons.
# affiliate Liens d’affiliation
Certains liens de {site} sont des liens d’affiliation : si vous achetez par leur intermédiaire, nous pouvons toucher une commission, sans frais supplémentaires pour vous. Cela ne dicte pas nos recommandations.
# advertising Publicité et contenus sponsorisés
{site} affiche de la publicité et certains contenus sont payés par des tiers. Les contenus payés sont signalés comme tels. Les annonceurs répondent de leurs propres affirmations.
# testimonials Avis et témoignages
Les avis et témoignages publiés sur {site} relatent des expériences individuelles. La vôtre peut être différente.
# views Opinions
Les opinions sont celles des auteurs qui les expriment, et pas nécessairement celles de {site} ni de leurs employeurs.
# comments Contributions des visiteurs
Les commentaires et autres contributions des visiteurs n’engagent qu’eux. Nous ne les vérifions pas tous à l’avance ; signalez-nous les contenus illicites et nous les examinerons.
# ai Contenus réalisés avec l’intelligence artificielle
Certains contenus de {site} sont réalisés à l’aide de l’intelligence artificielle. Ils peuvent contenir des erreurs même lorsqu’ils paraissent sûrs.
# copyright Œuvres de tiers
Les citations et images de tiers sont utilisées là où la loi le permet, par exemple au titre du droit de citation ou, aux États-Unis, du fair use (17 U.S.C. § 107). Si vous détenez les droits sur une œuvre et vous opposez à son usage ici, faites-le-nous savoir.
# liability Responsabilité
Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes ou dommages résultant de l’utilisation de {site} ou de l’impossibilité de l’utiliser.
Rien dans la présente clause ne limite une responsabilité que la loi interdit de limiter, notamment en cas de dol, de décès ou de dommage corporel causé par négligence, ni les droits des consommateurs.
# changes Modifications
Nous pouvons modifier {site} et la présente clause. La version publiée sur {site} fait foi.
# contact Contact
Questions sur la présente clause : {email}
`
