/** The texts of a privacy policy in Italian. */
export const PRIVACY_POLICY = `
= title Informativa sulla privacy
= updated Data di entrata in vigore: {date}
= kind-site Questa informativa spiega che cosa accade ai dati personali sul sito {site}.
= kind-blog Questa informativa spiega che cosa accade ai dati personali sul blog {site}.
= kind-shop Questa informativa spiega che cosa accade ai dati personali nel negozio online {site}.
= kind-app Questa informativa spiega che cosa accade ai dati personali nell’app {site}.
= kind-community Questa informativa spiega che cosa accade ai dati personali nella comunità online {site}.
= at Indirizzo web: {url}
= data-name il tuo nome
= data-email il tuo indirizzo email
= data-phone il tuo numero di telefono
= data-address il tuo indirizzo postale
= data-billing i dati di ordini e pagamenti
= data-usage le pagine che apri, il tuo dispositivo e il tuo browser
= data-location la tua posizione
= data-content ciò che scrivi o carichi
= data-sensitive dati su salute, convinzioni, origine o altri dati particolari
= use-accounts account
= use-payments ordini
= use-newsletter newsletter
= use-ads pubblicità
= use-cookies cookie non necessari
= basis-contract l’esecuzione di un contratto con te, per {uses}: art. 6, par. 1, lett. b)
= basis-consent il tuo consenso, per {uses}: art. 6, par. 1, lett. a)
= basis-law obblighi di legge, come conservare le fatture: art. 6, par. 1, lett. c)
= basis-interest il nostro legittimo interesse a far funzionare il servizio in sicurezza, a migliorarlo e a risponderti: art. 6, par. 1, lett. f)
# controller Chi è il titolare
{controller} decide finalità e mezzi del trattamento (titolare del trattamento).
Indirizzo postale: {address}
Email: {email}
Responsabile della protezione dei dati: {dpo}
# data Quali dati trattiamo
A seconda di ciò che fai, trattiamo:
{data}
Non sei obbligato a fornirci dati. Senza quelli che servono a una funzione, come l’indirizzo per una consegna, non possiamo offrirtela.
# sensitive Dati particolari
Trattiamo dati particolari solo con il tuo consenso esplicito (nell’Unione europea art. 9, par. 2, lett. a) del GDPR). Puoi revocarlo in ogni momento.
# logs Log tecnici
Quando apri una pagina il server annota per breve tempo il tuo indirizzo IP, l’ora, l’indirizzo richiesto e il browser. Serve a mostrare la pagina e a respingere attacchi.
Questi log sono conservati al massimo per {logDays}.
# basis Su quale base giuridica
Le basi giuridiche (GDPR) sono:
{basis}
# contactForm Quando ci scrivi
Ciò che ci invii con il modulo o per email serve a risponderti; lo cancelliamo a questione chiusa, salvo obblighi di legge.
# newsletter Newsletter
Inviamo la newsletter solo se l’hai chiesta e hai confermato l’indirizzo. Ogni numero contiene un link per disiscriversi.
# accounts Account
Per un account conserviamo ciò che vi inserisci. Puoi modificarlo o eliminarlo; se lo elimini cancelliamo i dati, salvo quelli che la legge ci obbliga a conservare.
# payments Ordini e pagamenti
Per gli ordini trattiamo ciò che serve a consegna e pagamento. I dati della carta vanno solo al fornitore di pagamenti; noi non li vediamo per intero. Le fatture sono conservate finché lo chiede la legge fiscale.
# comments Commenti e contenuti pubblicati
Ciò che pubblichi è visibile ad altri. Conserviamo anche l’ora e il tuo indirizzo IP, per intervenire contro gli abusi. Puoi chiederci di rimuoverlo.
# cookies Cookie e memoria del dispositivo
I cookie necessari ricordano per esempio la sessione e le tue scelte. Gli altri si installano solo se accetti, e puoi cambiare scelta in ogni momento. Anche il browser può cancellare e bloccare i cookie.
# analytics Misurazione dell’uso
Misuriamo come si usano le pagine per migliorarle. Lo strumento registra pagine aperte, posizione approssimativa, dispositivo e provenienza delle visite. Non lo usiamo per scoprire chi sei.
# ads Pubblicità
I partner pubblicitari possono usare cookie e identificatori per scegliere annunci secondo i tuoi interessi e misurarne l’effetto. Dove la legge lo richiede, solo con il tuo consenso; senza consenso vedi annunci non personalizzati.
# embeds Contenuti di terzi
Alcune pagine contengono video, mappe o post di altri fornitori. Quando si caricano, il fornitore apprende il tuo indirizzo IP e la pagina visitata e può installare cookie.
# socialLogin Accesso con un altro account
Se accedi con l’account di un altro fornitore, questo ci comunica nome, email e foto, secondo ciò che consenti lì, e apprende che usi il nostro servizio.
# providers Chi riceve i dati
Comunichiamo dati a chi lavora per noi ed è vincolato da contratto, e alle autorità quando la legge ci obbliga.
Ricevono dati:
{providers}
# transfers Dati in altri paesi
Alcuni destinatari lavorano fuori dal tuo paese o dallo Spazio economico europeo. Per i trasferimenti soggetti al GDPR ci basiamo su una decisione di adeguatezza (art. 45) o su clausole contrattuali tipo (art. 46); su richiesta ne inviamo copia.
# retention Per quanto conserviamo i dati
Conserviamo i dati solo finché lo richiedono lo scopo o la legge; poi li cancelliamo o li rendiamo anonimi.
# security Come proteggiamo i dati
Proteggiamo i dati con trasmissione cifrata, accesso limitato e copie di sicurezza. Nessuna protezione è totale; se una violazione ti mette a rischio, avviseremo te e l’autorità come vuole la legge.
# rights-gdpr I tuoi diritti nell’Unione europea e nel SEE
In base al GDPR puoi chiedere accesso (art. 15), rettifica (art. 16), cancellazione (art. 17), limitazione (art. 18) e portabilità (art. 20) dei tuoi dati.
Puoi opporti al trattamento fondato sul legittimo interesse e, in ogni momento, al marketing diretto (art. 21). Puoi revocare il consenso in ogni momento per il futuro (art. 7, par. 3).
Puoi proporre reclamo all’autorità di protezione dei dati del luogo in cui vivi, lavori o è avvenuta la violazione (art. 77), in Italia il Garante. Rispondiamo entro un mese (art. 12, par. 3).
# rights-uk I tuoi diritti nel Regno Unito
In base allo UK GDPR e al Data Protection Act 2018 hai gli stessi diritti: accesso, rettifica, cancellazione, limitazione, portabilità, opposizione e revoca del consenso. Puoi rivolgerti all’Information Commissioner o all’Information Commission che gli succede (ico.org.uk).
# rights-ccpa I tuoi diritti in California
In base al California Consumer Privacy Act, modificato dal CPRA (Cal. Civ. Code § 1798.100 e seguenti), puoi chiedere quali informazioni personali raccogliamo, usiamo e comunichiamo, e farle cancellare (§ 1798.105) o correggere (§ 1798.106). Non ti trattiamo peggio perché eserciti i tuoi diritti (§ 1798.125).
Puoi limitare l’uso delle informazioni personali sensibili (§ 1798.121). Rispondiamo entro 45 giorni. Un rappresentante autorizzato può agire per te.
# sale-no Vendita di informazioni personali
Non vendiamo informazioni personali e non le condividiamo per pubblicità comportamentale tra contesti diversi.
# sale-yes Vendita e condivisione di informazioni personali
Condividiamo informazioni personali per pubblicità comportamentale tra contesti diversi o le vendiamo nel senso della legge californiana. Puoi opporti in ogni momento (§ 1798.120) con il link “Do Not Sell or Share My Personal Information” o con il segnale Global Privacy Control del browser, che rispettiamo.
# rights-lgpd I tuoi diritti in Brasile
In base alla LGPD (legge 13.709/2018) trattiamo i dati sulle basi dell’art. 7, soprattutto consenso, contratto, obbligo di legge e legittimo interesse.
Puoi chiedere conferma, accesso, correzione, anonimizzazione o cancellazione, portabilità e informazioni sulle condivisioni, revocare il consenso (art. 18) e far rivedere decisioni automatizzate (art. 20). Puoi rivolgerti all’ANPD.
# rights-id I tuoi diritti in Indonesia
In base alla legge 27 del 2022 sulla protezione dei dati personali puoi chiedere informazioni, accesso, correzione, integrazione, cancellazione e una copia utilizzabile, revocare il consenso od opporti a decisioni automatizzate (articoli da 5 a 13).
# rights-ru I tuoi diritti in Russia
In base alla legge federale 152-FZ del 27 luglio 2006 sui dati personali puoi chiedere informazioni sul trattamento (art. 14), correzione, blocco o distruzione dei dati, e revocare il consenso (art. 9). Puoi rivolgerti a Roskomnadzor o a un tribunale (art. 17).
# children-no Minori
Il servizio non è rivolto ai minori di 16 anni e non trattiamo consapevolmente i loro dati. Se pensi che un minore ce ne abbia forniti, avvisaci e li cancelleremo.
# children-yes Minori
I minori possono usare il servizio. Dove la legge richiede il consenso di un genitore – negli Stati Uniti sotto i 13 anni (COPPA), nell’Unione europea sotto i 13-16 anni secondo il paese (art. 8 del GDPR; in Italia 14), in Brasile art. 14 della LGPD – lo chiediamo prima. I genitori possono vedere e cancellare i dati del figlio.
# automated Decisioni automatizzate
Alcune decisioni sono prese solo da computer. Puoi chiedere una spiegazione, esprimere la tua opinione e ottenere che a decidere sia una persona (nell’Unione europea art. 22 del GDPR).
# changes Modifiche
Quando cambiano il servizio o la legge, modifichiamo questa informativa. Le modifiche che ti riguardano sono annunciate su questa pagina prima che entrino in vigore.
# contact Contatti
Per domande sui tuoi dati e sui tuoi diritti scrivici: {email}
`
