import { retention } from "@/lib/features/retention/rules";
import { receiptMs } from "@/lib/features/worksheets/rules";
import { common } from "./common";
import { days } from "./durations";
import type { LegalIdentity, LegalSection, LegalText } from "./legal";
import { kept, providersAndTransfers, type Providers } from "./privacy-facts";

const dayMs = 24 * 60 * 60 * 1000;

export type { Providers };
export type PolicyFacts = { identity: LegalIdentity; providers: Providers };

/** The privacy policy of one installation: who runs it, and who else gets data there. */
export const privacyPolicy = ({ identity, providers }: PolicyFacts): LegalText => ({
  title: "Privacy Policy",
  lead: `${common.productName} aiuta ragazze e ragazzi da 10 a 17 anni con i compiti d’inglese. Qui spieghiamo, con parole semplici, quali dati usiamo, perché, per quanto tempo e che cosa puoi chiederci.`,
  forChildren: {
    heading: "In breve, per chi ha dieci anni",
    items: [
      "Ti chiediamo il mese e l’anno in cui sei nato o nata. Se hai meno di 14 anni, per usare il coach serve il sì di un genitore: gli scriviamo noi.",
      "Un genitore può decidere che cosa usi e quando. Lo vedi anche tu.",
      "Il coach non è una persona: è un programma, un’intelligenza artificiale. A volte sbaglia.",
      `Conserviamo quello che scrivi e, per ${days(retention.photoDays)}, le foto dei compiti: servono per aiutarti a imparare. Non vendiamo niente e non ti mostriamo pubblicità.`,
      "Di una scheda consegnata puoi fare una ricevuta. La legge chi ha il suo indirizzo: dallo solo a chi vuoi tu.",
      "Non scrivere qui dove abiti, il tuo telefono, la tua scuola o i tuoi segreti. Nelle foto lascia solo l’esercizio.",
      "Se scrivi qualcosa che fa temere un pericolo serio, un genitore che lo ha chiesto riceve un avviso. Dice perché, mai le tue parole.",
      "Nel profilo puoi scaricare i tuoi dati, o farli cancellare tutti.",
      "Se non capisci qualcosa, leggi questa pagina con un adulto, o scrivici.",
    ],
  },
  sections: [
    ...whoAndWhat(identity),
    ...whyAndHow,
    providersAndTransfers(providers),
    ofParents,
    ...ofStudents,
    kept,
    ...yours(identity),
  ],
});

const whoAndWhat = ({ name, address, email }: LegalIdentity): LegalSection[] => [
  {
    heading: "Chi è responsabile dei tuoi dati",
    paragraphs: [
      `Il titolare del trattamento, cioè chi decide come si usano i tuoi dati e ne risponde, è ${name}, ${address}.`,
      `Per qualunque domanda sui tuoi dati scrivi a ${email}.`,
    ],
  },
  {
    heading: "Se hai meno di 18 anni",
    paragraphs: [
      "Meno di 10 anni: English Coach non è ancora per te. Non creiamo l’account e non salviamo nulla.",
      "Da 10 a 13 anni: la legge (L. 132/2025, art. 4) chiede il consenso di un genitore o di un tutore, prima di usare un’intelligenza artificiale. Gli scriviamo un’email con un link e un codice. Finché non dice di sì puoi fare solo gli esercizi; se non risponde in tempo, l’account viene cancellato.",
      "Da 14 a 17 anni: puoi decidere da te, dopo aver letto una pagina che spiega che cos’è l’intelligenza artificiale e che cosa facciamo con quello che scrivi. Se indichi un genitore che dice di sì, anche lui può fare delle scelte per te.",
      "Un genitore o un tutore può chiedere in ogni momento di conoscere, correggere o cancellare i dati del minore, oppure ritirare il consenso.",
    ],
  },
  {
    heading: "Quali dati raccogliamo",
    items: [
      "Dati dell’account: email, password (conservata solo in forma cifrata e irreversibile), nickname, nome visualizzato e avatar scelto.",
      "Il mese e l’anno di nascita: servono per sapere se la legge chiede il consenso di un genitore. Il giorno non lo chiediamo.",
      "La classe che fai, solo se ce la dici: serve al coach per scegliere inglese ed esercizi adatti a te. Puoi cambiarla o toglierla nel profilo quando vuoi.",
      "Come vuoi vedere le pagine (spazi, grandezza, carattere, sfondo), solo se lo scegli con il pulsante «Aa»: serve a mostrartele così. Non ti chiediamo perché.",
      "Dati di studio: i messaggi scambiati con il coach, le foto dei compiti che decidi di inviare e il testo che vi leggiamo, gli esercizi svolti, gli errori trovati, quante volte ascolti un messaggio, livello, XP, cuori e badge.",
      "Le schede: le frasi dell’esercizio, quello che ci scrivi, le prove, gli aiuti, il tempo e gli XP. Se fai una ricevuta, il suo indirizzo e il nome che ci scrivi, se vuoi.",
      "L’email di un genitore, se hai meno di 14 anni o se la inserisci per i report, e se ha detto di sì. Se dà il consenso, anche il nome che scrive.",
      "Le scelte dei genitori: che cosa puoi usare, in quali ore, per quanti minuti al giorno, e se vogliono report e avvisi. Se c’è un limite di minuti, i minuti in cui hai usato English Coach.",
      "Dati dell’abbonamento, se passi a Pro: stato e date, l’email del genitore se è lui a pagare, i pagamenti e i rimborsi, i codici con cui il fornitore di pagamenti li riconosce. I dati della carta li riceve soltanto lui; noi non li vediamo e non li conserviamo.",
      "I consensi, tuoi e dei genitori: quali testi avete accettato, per che cosa, in quale versione e quando, e quando sono stati ritirati.",
      "Dati tecnici necessari alla sicurezza: sessioni di accesso con il tipo di browser e di sistema, data e, quando è noto, indirizzo IP dell’ultimo accesso, tentativi di accesso falliti. Della pagina per i genitori, quando è stata aperta e usata. Li vedono solo gli amministratori, e ogni volta che aprono o cambiano un account resta scritto in un registro.",
      "Le opinioni e le domande che scegli di inviarci: argomento, voto e messaggio, se avevi Pro, e la nostra risposta.",
    ],
  },
];

const whyAndHow: LegalSection[] = [
  {
    heading: "Perché li usiamo, e su quale base",
    items: [
      "Per darti il servizio che hai chiesto: accesso, conversazione con il coach, esercizi, schede, progressi, badge e abbonamento. La base è il contratto (art. 6, par. 1, lett. b del GDPR); per chi ha meno di 14 anni serve anche il consenso di un genitore o tutore.",
      "Per mandarti le email necessarie: verifica dell’indirizzo, nuova password, conferme, ricevute e avvisi. La base è il contratto.",
      "Per sapere la tua età e chiedere il consenso di un genitore. La base è un obbligo di legge (lett. c).",
      "Per applicare le scelte dei genitori. La base è il contratto con te e, per chi ha meno di 14 anni, il consenso del genitore (lett. a e b).",
      "Per avvisare un genitore di un pericolo serio. La base è il consenso del genitore e, se c’è davvero un pericolo, la tutela di chi lo corre (lett. a e d).",
      "Per inviare i report al genitore. La base è il suo consenso, che può ritirare con un link in ogni email (lett. a).",
      "Per conservare i documenti dei pagamenti. La base è un obbligo di legge (lett. c).",
      "Per proteggere gli account da abusi e accessi non autorizzati, e per poter dimostrare che cosa è stato accettato. La base è il nostro legittimo interesse (lett. f).",
      "Per leggere le tue opinioni, rispondere alle tue domande con un’email e migliorare English Coach. Ci arrivano anche via email, con il numero del tuo account e senza il tuo nome. La base è il nostro legittimo interesse (lett. f).",
    ],
    paragraphs: [
      "Email, password, nickname e nome visualizzato servono per creare l’account, mese e anno di nascita per usare il coach; se hai meno di 14 anni, anche l’email di un genitore. Tutto il resto lo decidi tu, o lo decidete insieme.",
    ],
  },
  {
    heading: "Che cosa non facciamo",
    paragraphs: ["Non vendiamo i dati, non mostriamo pubblicità e non creiamo profili pubblicitari."],
  },
  {
    heading: "Il coach è un’intelligenza artificiale",
    paragraphs: [
      "Con il coach non parli con una persona: le risposte le compone un sistema di intelligenza artificiale e possono contenere errori. Gli errori di grammatica li trova il nostro programma, con regole scritte da noi.",
      "Un filtro automatico controlla messaggi e risposte, perché siano adatti alla tua età. Se un messaggio fa pensare che qualcuno stia male o sia in pericolo, il coach risponde con parole scritte da noi, oppure mostra sotto la risposta a chi si può chiedere aiuto. Accanto al messaggio resta segnato quanto e perché (per esempio: serio, bullismo), per il tempo della conversazione: non va nei report e da noi non lo legge nessuno. Contiamo soltanto quante volte succede, senza nomi.",
      "A un genitore arriva un avviso solo se lo ha chiesto, e solo per un pericolo serio: che tu possa farti del male, o che qualcuno ti stia chiedendo cose che non deve. L’avviso dice il motivo, mai le tue parole, e può essere sbagliato: legge un programma. Se hai 14 anni o più, te lo diciamo prima. Se invece stai male per altro, ai tuoi scriviamo solo se sei tu a scegliere «Dillo ai miei», e anche allora senza le tue parole.",
      "Non scrivere nella chat dati personali tuoi o di altri, come indirizzo, numero di telefono o nome della scuola: per studiare l’inglese non servono.",
    ],
  },
  {
    heading: "Nessuna decisione automatica su di te",
    paragraphs: [
      "Nessun programma prende decisioni che abbiano effetti legali o altrettanto importanti su di te (art. 22 del GDPR). Il programma guarda quali errori fai solo per scegliere gli esercizi e mostrarti i progressi: non sono voti e non li vede la scuola.",
    ],
  },
];

const ofParents: LegalSection = {
  heading: "Genitori: il consenso e la vostra pagina",
  paragraphs: [
    "Un genitore dice di sì dal link che gli mandiamo, scrivendo a mano il codice dell’email. Se l’account è di chi ha meno di 14 anni scrive anche il suo nome, e sceglie che cosa permettere. Il giorno dopo gli chiediamo se è stata davvero una sua scelta.",
    "Nella pagina per i genitori, senza account, un genitore può accendere e spegnere coach, foto, microfono, lettura ad alta voce, report e avvisi, scegliere le ore e i minuti al giorno, ritirare il consenso e chiedere la cancellazione. Se due genitori scelgono cose diverse, vale quella che permette di meno. Quello che hanno scelto lo vede anche lo studente.",
    "Se un genitore ritira il consenso per chi ha meno di 14 anni, il coach si spegne subito. Se nessun altro genitore ha detto di sì, dopo 30 giorni cancelliamo l’account.",
    "Dai 18 anni le scelte dei genitori non valgono più.",
  ],
};

const ofStudents: LegalSection[] = [
  {
    heading: "I report per i genitori",
    paragraphs: [
      "Se inserisci l’email di un genitore, possiamo mandargli un report sui tuoi progressi: quando lo invii tu e il 1° di ogni mese, se ha detto che li vuole. Prima riceve soltanto un invito, con il tuo nome visualizzato e niente di quello che fai.",
      "Il report completo contiene il tuo nome visualizzato, livello, XP e badge, l’attività del periodo, i punti di forza, gli argomenti da ripassare con una tua frase prima e dopo la correzione, e gli ultimi 10 messaggi della chat. Nella pagina dei progressi vedi che cosa contiene prima di inviarlo.",
      "Ogni email al genitore ha un link per non riceverne più. In quel caso smettiamo, e di quell’indirizzo conserviamo solo un codice da cui non si può risalire all’indirizzo: serve a non scrivergli di nuovo.",
    ],
  },
  {
    heading: "Microfono e fotocamera",
    paragraphs: [
      "Li usiamo solo quando premi il pulsante per dettare o per fotografare un compito, e solo se il tuo browser ha ricevuto il permesso. Puoi togliere il permesso in ogni momento nelle impostazioni.",
      "La dettatura è svolta dal riconoscimento vocale del browser: a noi arriva solo il testo, mai la tua voce. Chi produce il browser, però, può elaborare il suono: Chrome e altri browser lo inviano ai loro server. Se non vuoi, scrivi con la tastiera.",
    ],
  },
  {
    heading: "Le foto dei compiti",
    paragraphs: [
      "Quando ci arriva una foto la salviamo di nuovo, più piccola e senza i dati nascosti nel file, come il luogo, la data e il modello del telefono. La foto originale non la conserviamo.",
      "Prima di inviarne una, taglia o copri il nome, la scuola e i volti: chi legge la foto la vede così com’è.",
      "Conserviamo la foto insieme alla conversazione, per il tempo scritto più sotto. Nell’app puoi vederla solo tu, dopo l’accesso. Se inizi una nuova chat sparisce dallo schermo, ma resta fino ad allora. Le frasi dell’esercizio restano nella tua scheda anche quando la foto non c’è più.",
    ],
  },
  {
    heading: "Le schede e la ricevuta",
    paragraphs: [
      "Una scheda è un esercizio che fotografi o incolli, da fare frase per frase. Nell’app la vedi solo tu.",
      "Quando l’hai consegnata puoi farne una ricevuta, per esempio per la prof. È una pagina con un indirizzo tutto suo, che si apre senza account: chi ha l’indirizzo vede l’esercizio, le tue frasi finali, quante prove hai fatto, con quali aiuti, i minuti e il giorno. Non vede la chat, le foto né il tuo profilo. Il nome c’è solo se lo scrivi tu: basta un soprannome.",
      `La ricevuta si può leggere per ${days(receiptMs / dayMs)}. Puoi ritirarla quando vuoi, e si chiude anche se riapri o elimini la scheda. Chi ha l’indirizzo, però, può passarlo ad altri o salvare quello che vede: dallo solo a chi vuoi tu.`,
    ],
  },
  {
    heading: "L’ascolto dei messaggi",
    paragraphs: [
      "Quando premi il pulsante per ascoltare, l’inglese lo legge la voce indicata sopra. L’italiano può leggerlo anche una voce del tuo dispositivo o del tuo browser: alcune di queste voci funzionano online e inviano il testo a chi le produce.",
      "L’audio preparato sul server resta separato dal tuo account e di norma viene eliminato quando nessuno lo ascolta da un mese.",
    ],
  },
];

const yours = ({ email }: LegalIdentity): LegalSection[] => [
  {
    heading: "Come avere una copia dei tuoi dati",
    paragraphs: [
      "Dalla pagina del profilo puoi scaricare in ogni momento, in un file JSON, tutto quello che conserviamo di te: account, consensi, messaggi, foto, schede, esercizi, progressi, badge, pagamenti e opinioni.",
    ],
  },
  {
    heading: "Come chiedere la cancellazione",
    paragraphs: [
      "Puoi chiedere la cancellazione dei tuoi dati dalla pagina del profilo; un genitore può farlo dalla sua pagina, finché non hai 18 anni. Confermiamo la richiesta entro 72 ore e cancelliamo i dati entro 30 giorni.",
      "Di solito la conferma arriva subito, via email, e la cancellazione avviene dopo 7 giorni: fino ad allora la richiesta si può annullare. Se hai Pro, dal momento della richiesta non si rinnova più.",
      "Cancelliamo account, messaggi, foto, schede, progressi, badge, opinioni, consensi, le email e le scelte dei genitori e i pagamenti registrati da noi. Facciamo cancellare anche i tuoi dati presso il fornitore di pagamenti e nel database in tempo reale. Della richiesta resta soltanto la data, e nel registro di ciò che hanno fatto gli amministratori e i genitori un numero: niente che riporti a te. Se un genitore aveva dato il consenso ne conserviamo la prova, senza nomi, per il tempo scritto sopra. Alla fine ti mandiamo un’ultima email di conferma.",
    ],
  },
  {
    heading: "I tuoi diritti, e come usarli",
    paragraphs: [
      "Tu, o chi esercita la responsabilità genitoriale, potete chiedere l’accesso ai dati, la loro correzione, la cancellazione, la limitazione del trattamento e la portabilità, opporvi al trattamento e ritirare il consenso in qualsiasi momento. Quello che è stato fatto prima resta valido.",
      `Nome, nickname, avatar, classe ed email del genitore si cambiano dal profilo e dai progressi; copia e cancellazione si chiedono dal profilo. I genitori cambiano scelte e consenso nella loro pagina. Per tutto il resto scrivi a ${email}: rispondiamo entro un mese.`,
      "Se pensi che qualcosa non vada, puoi presentare un reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma (www.garanteprivacy.it).",
    ],
  },
  {
    heading: "Come proteggiamo i dati",
    paragraphs: [
      "Le password, i link e i codici sono conservati solo in forma cifrata e irreversibile. In produzione la connessione è sempre protetta. Ogni sessione dura al massimo 24 ore e può essere chiusa in ogni momento con il logout.",
    ],
  },
  {
    heading: "Modifiche a questa pagina",
    paragraphs: [
      "Se cambia qualcosa di importante aggiorniamo questa pagina e la sua data, e te lo diciamo prima che la modifica valga.",
    ],
  },
];
