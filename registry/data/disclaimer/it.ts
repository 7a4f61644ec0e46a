/** The texts of a disclaimer in Italian. */
export const DISCLAIMER = `
= title Disclaimer
= updated Data di entrata in vigore: {date}
= about Il presente disclaimer si applica a {site}.
= at Indirizzo web: {url}
# information Informazioni generali
I contenuti di {site} hanno carattere di informazione generale. Li prepariamo con cura, ma non garantiamo che siano sempre completi, esatti o aggiornati.
Usali secondo il tuo giudizio e verifica ciò che per te conta prima di agire.
# health Nessun parere medico
Nulla su {site} è un parere medico, una diagnosi o una cura. Per la tua salute rivolgiti a un medico o a un altro professionista qualificato, e non rimandare la visita per qualcosa che hai letto qui. In caso di emergenza chiama i soccorsi.
# legal Nessuna consulenza legale
Nulla su {site} è una consulenza legale, e leggerlo non rende nessuno nostro cliente. Le leggi variano da luogo a luogo e cambiano; per il tuo caso rivolgiti a un avvocato.
# finance Nessuna consulenza finanziaria
Nulla su {site} è una consulenza in materia di investimenti, fisco o finanza, né un’offerta di acquisto o di vendita. I prezzi salgono e scendono, i risultati passati non garantiscono quelli futuri e puoi perdere ciò che investi. Prima di decidere rivolgiti a un consulente qualificato.
# fitness Esercizio fisico e alimentazione
L’esercizio e i cambi di dieta possono nuocere alla salute. Parlane con un medico prima di iniziare e fermati se stai male. Segui quanto descritto qui a tuo rischio.
# technical Istruzioni e software
Istruzioni, codice e download sono offerti così come sono. Fai una copia di sicurezza, leggi i passaggi e provali dove nulla può andare perso. Li usi a tuo rischio.
# earnings Nessuna promessa di guadagno
Gli esempi di guadagno o di successo mostrano ciò che è riuscito a qualcuno. Non promettono che otterrai lo stesso: dipende dal tuo lavoro, dal tuo mercato e da molto altro.
# links Link ad altri siti
{site} contiene link a siti di terzi. Non li controlliamo e non rispondiamo di ciò che pubblicano né di come trattano i tuoi dati. Se trovi un link a contenuti illeciti, segnalacelo e lo rimuoveremo.
# affiliate Link di affiliazione
Alcuni link di {site} sono di affiliazione: se acquisti tramite questi link possiamo ricevere una commissione, senza costi aggiuntivi per te. Questo non influisce su ciò che consigliamo.
# advertising Pubblicità e contenuti sponsorizzati
{site} mostra pubblicità e alcuni contenuti sono pagati da terzi. I contenuti a pagamento sono segnalati come tali. Gli inserzionisti rispondono delle proprie affermazioni.
# testimonials Recensioni e testimonianze
Le recensioni e le testimonianze su {site} sono esperienze di singole persone. La tua può essere diversa.
# views Opinioni
Le opinioni sono degli autori che le esprimono, e non necessariamente di {site} o di chi li impiega.
# comments Contributi dei visitatori
I commenti e gli altri contributi esprimono le opinioni dei visitatori che li hanno scritti. Non li controlliamo tutti in anticipo; segnalaci quelli illeciti e li esamineremo.
# ai Contenuti creati con l’intelligenza artificiale
Alcuni contenuti di {site} sono creati con l’aiuto dell’intelligenza artificiale. Possono contenere errori anche quando sembrano attendibili.
# copyright Opere di terzi
Citazioni e immagini di terzi sono usate dove la legge lo consente, per esempio in base al diritto di citazione o, negli Stati Uniti, al fair use (17 U.S.C. § 107). Se hai i diritti su un’opera e ti opponi al suo uso qui, faccelo sapere.
# liability Responsabilità
Nei limiti consentiti dalla legge, non rispondiamo di perdite o danni derivanti dall’uso di {site} o dall’impossibilità di usarlo.
Nulla in questo testo limita la responsabilità che la legge non consente di limitare, come quella per dolo, colpa grave, morte o lesioni, né i diritti dei consumatori.
# changes Modifiche
Possiamo modificare {site} e questo testo. Vale la versione pubblicata su {site}.
# contact Contatti
Domande su questo testo: {email}
`
