/** The texts of a privacy policy in French. */
export const PRIVACY_POLICY = `
= title Politique de confidentialité
= updated Applicable à compter du {date}
= kind-site La présente politique explique ce que deviennent les données personnelles sur le site {site}.
= kind-blog La présente politique explique ce que deviennent les données personnelles sur le blog {site}.
= kind-shop La présente politique explique ce que deviennent les données personnelles dans la boutique en ligne {site}.
= kind-app La présente politique explique ce que deviennent les données personnelles dans l’application {site}.
= kind-community La présente politique explique ce que deviennent les données personnelles dans la communauté en ligne {site}.
= at Adresse : {url}
= data-name votre nom
= data-email votre adresse e-mail
= data-phone votre numéro de téléphone
= data-address votre adresse postale
= data-billing les données de commande et de paiement
= data-usage les pages que vous consultez, votre appareil et votre navigateur
= data-location votre position géographique
= data-content ce que vous écrivez ou envoyez
= data-sensitive des données de santé, de conviction, d’origine ou d’autres données sensibles
= use-accounts les comptes
= use-payments les commandes
= use-newsletter la lettre d’information
= use-ads la publicité
= use-cookies les cookies non nécessaires
= basis-contract l’exécution d’un contrat avec vous, pour {uses} : art. 6, § 1, b)
= basis-consent votre consentement, pour {uses} : art. 6, § 1, a)
= basis-law des obligations légales, comme la conservation des factures : art. 6, § 1, c)
= basis-interest notre intérêt légitime à faire fonctionner le service en sécurité, à l’améliorer et à vous répondre : art. 6, § 1, f)
# controller Qui est responsable
{controller} détermine pourquoi et comment les données sont traitées (responsable du traitement).
Adresse postale : {address}
E-mail : {email}
Délégué à la protection des données : {dpo}
# data Quelles données nous traitons
Selon ce que vous faites, nous traitons :
{data}
Vous n’êtes pas obligé de nous fournir de données. Sans celles dont une fonction a besoin, comme l’adresse pour une livraison, nous ne pouvons pas vous la proposer.
# sensitive Données sensibles
Nous ne traitons des données sensibles qu’avec votre consentement explicite (dans l’Union européenne, art. 9, § 2, a) du RGPD). Vous pouvez le retirer à tout moment.
# logs Journaux techniques
Quand vous ouvrez une page, le serveur enregistre pour une courte durée votre adresse IP, l’heure, l’adresse demandée et le navigateur. C’est nécessaire pour afficher la page et repousser les attaques.
Durée maximale de conservation de ces journaux : {logDays}.
# basis Sur quelle base légale
Au titre du RGPD, nous nous fondons sur :
{basis}
# contactForm Quand vous nous écrivez
Ce que vous nous envoyez par formulaire ou e-mail nous sert à vous répondre ; nous l’effaçons une fois votre demande traitée, sauf obligation légale de le garder.
# newsletter Lettre d’information
Nous n’envoyons la lettre que si vous l’avez demandée et avez confirmé votre adresse. Chaque numéro contient un lien de désinscription.
# accounts Compte
Pour un compte, nous conservons ce que vous y saisissez. Vous pouvez modifier ces données ou supprimer le compte ; en cas de suppression, nous les effaçons, sauf celles que la loi nous oblige à garder.
# payments Commandes et paiements
Pour les commandes, nous traitons ce qu’exigent la livraison et le paiement. Les données de carte ne vont qu’au prestataire de paiement ; nous ne les voyons pas en entier. Les factures sont gardées aussi longtemps que l’exige la loi fiscale.
# comments Commentaires et publications
Ce que vous publiez est visible par d’autres. Nous enregistrons aussi l’heure et votre adresse IP, pour agir contre les abus. Vous pouvez nous en demander le retrait.
# cookies Cookies et stockage sur l’appareil
Les cookies nécessaires retiennent par exemple votre session et vos choix. Les autres ne sont déposés qu’avec votre accord, que vous pouvez modifier à tout moment. Votre navigateur peut aussi effacer et bloquer les cookies.
# analytics Mesure d’audience
Nous mesurons l’usage des pages pour les améliorer. L’outil enregistre les pages consultées, la position approximative, l’appareil et la provenance des visites. Nous ne l’utilisons pas pour savoir qui vous êtes.
# ads Publicité
Des partenaires publicitaires peuvent utiliser des cookies et des identifiants pour choisir des annonces selon vos intérêts et en mesurer l’effet. Là où la loi l’exige, ils ne le font qu’avec votre consentement ; sans lui, vous voyez des annonces non personnalisées.
# embeds Contenus de tiers
Certaines pages contiennent des vidéos, des cartes ou des publications d’autres fournisseurs. À leur chargement, le fournisseur concerné apprend votre adresse IP et la page visitée, et peut déposer des cookies.
# socialLogin Connexion avec un autre compte
Si vous vous connectez avec le compte d’un autre fournisseur, celui-ci nous communique votre nom, votre e-mail et votre photo, selon ce que vous y autorisez, et apprend que vous utilisez notre service.
# providers Qui reçoit des données
Nous transmettons des données à ceux qui travaillent pour nous, liés par contrat, et aux autorités lorsque la loi nous y oblige.
Destinataires :
{providers}
# transfers Données dans d’autres pays
Certains destinataires travaillent hors de votre pays ou de l’Espace économique européen. Pour les transferts soumis au RGPD, nous nous fondons sur une décision d’adéquation (art. 45) ou sur des clauses contractuelles types (art. 46) ; nous vous en envoyons une copie sur demande.
# retention Durée de conservation
Nous ne gardons les données qu’aussi longtemps que leur finalité ou la loi l’exige, puis nous les effaçons ou les rendons anonymes.
# security Comment nous protégeons les données
Nous protégeons les données par une transmission chiffrée, des accès limités et des sauvegardes. Aucune protection n’est totale ; si une violation engendre un risque élevé pour vos droits, nous vous préviendrons, ainsi que l’autorité, comme la loi l’exige.
# rights-gdpr Vos droits dans l’Union européenne et l’EEE
Au titre du RGPD, vous pouvez demander l’accès (art. 15), la rectification (art. 16), l’effacement (art. 17), la limitation (art. 18) et la portabilité (art. 20) de vos données.
Vous pouvez vous opposer au traitement fondé sur l’intérêt légitime et, à tout moment, à la prospection (art. 21). Vous pouvez retirer votre consentement à tout moment pour l’avenir (art. 7, § 3).
Vous pouvez introduire une réclamation auprès de l’autorité de protection des données du lieu où vous vivez ou travaillez, ou de celui où la violation a eu lieu (art. 77), en France la CNIL. Nous répondons dans un délai d’un mois (art. 12, § 3).
# rights-uk Vos droits au Royaume-Uni
Au titre du UK GDPR et du Data Protection Act 2018, vous avez les mêmes droits : accès, rectification, effacement, limitation, portabilité, opposition et retrait du consentement. Vous pouvez saisir l’Information Commissioner ou l’Information Commission qui lui succède (ico.org.uk).
# rights-ccpa Vos droits en Californie
Au titre du California Consumer Privacy Act, modifié par le CPRA (Cal. Civ. Code § 1798.100 et suivants), vous pouvez demander quelles informations personnelles nous recueillons, utilisons et communiquons, et les faire effacer (§ 1798.105) ou corriger (§ 1798.106). Nous ne vous traitons pas moins bien parce que vous exercez vos droits (§ 1798.125).
Vous pouvez limiter l’usage des informations personnelles sensibles (§ 1798.121). Nous répondons sous 45 jours. Un mandataire peut agir pour vous.
# sale-no Vente d’informations personnelles
Nous ne vendons pas d’informations personnelles et ne les partageons pas à des fins de publicité comportementale intercontextuelle.
# sale-yes Vente et partage d’informations personnelles
Nous partageons des informations personnelles à des fins de publicité comportementale intercontextuelle ou les vendons au sens du droit californien. Vous pouvez vous y opposer à tout moment (§ 1798.120) par le lien « Do Not Sell or Share My Personal Information » ou par le signal Global Privacy Control de votre navigateur, que nous respectons.
# rights-lgpd Vos droits au Brésil
Au titre de la LGPD (loi 13.709/2018), nous traitons les données sur les bases de l’art. 7, surtout le consentement, le contrat, l’obligation légale et l’intérêt légitime.
Vous pouvez demander la confirmation, l’accès, la correction, l’anonymisation ou la suppression, la portabilité et des informations sur les partages, retirer votre consentement (art. 18) et faire réviser des décisions automatisées (art. 20). Vous pouvez saisir l’ANPD.
# rights-id Vos droits en Indonésie
Au titre de la loi 27 de 2022 sur la protection des données personnelles, vous pouvez demander information, accès, correction, complément, effacement et une copie exploitable, retirer votre consentement ou vous opposer à des décisions automatisées (articles 5 à 13).
# rights-ru Vos droits en Russie
Au titre de la loi fédérale 152-FZ du 27 juillet 2006 sur les données personnelles, vous pouvez demander des informations sur le traitement (art. 14), la correction, le blocage ou la destruction des données, et retirer votre consentement (art. 9). Vous pouvez saisir Roskomnadzor ou un tribunal (art. 17).
# children-no Enfants
Le service ne s’adresse pas aux moins de 16 ans et nous ne traitons pas sciemment leurs données. Si vous pensez qu’un enfant nous en a fourni, prévenez-nous et nous les effacerons.
# children-yes Enfants
Les enfants peuvent utiliser le service. Là où la loi exige l’accord d’un parent – aux États-Unis avant 13 ans (COPPA), dans l’Union européenne avant un âge de 13 à 16 ans selon le pays (art. 8 du RGPD ; en France, 15 ans), au Brésil art. 14 de la LGPD – nous le demandons d’abord. Les parents peuvent voir et effacer les données de leur enfant.
# automated Décisions automatisées
Certaines décisions sont entièrement automatisées. Vous pouvez demander une explication, donner votre avis et obtenir qu’une personne réexamine la décision (dans l’Union européenne, art. 22 du RGPD).
# changes Modifications
Quand le service ou la loi change, nous modifions cette politique. Les changements qui vous concernent sont annoncés sur cette page avant de s’appliquer.
# contact Contact
Écrivez-nous au sujet de vos données et de vos droits : {email}
`
