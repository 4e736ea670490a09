type LegalSection = { heading: string; paragraphs?: string[]; items?: string[] };
export type LegalText = { title: string; lead: string; sections: LegalSection[] };

const privacy: LegalText = {
  title: "Privacy Policy",
  lead: "English Coach aiuta ragazze e ragazzi da 10 a 17 anni con i compiti d'inglese. Qui spieghiamo, con parole semplici, quali dati usiamo, perché, per quanto tempo e come puoi chiederci di cancellarli.",
  sections: [
    {
      heading: "Se hai meno di 18 anni",
      paragraphs: [
        "I minori possono usare English Coach solo con il consenso di un genitore o di un tutore. Prima di registrarti leggi questa pagina insieme a loro e chiedi il permesso.",
        "Un genitore o un tutore può chiedere in ogni momento di conoscere, correggere o cancellare i dati del minore, oppure ritirare il consenso: in quel caso l'account viene chiuso e i dati cancellati.",
      ],
    },
    {
      heading: "Quali dati raccogliamo",
      items: [
        "Dati dell'account: email, password (conservata solo in forma cifrata e irreversibile), nickname, nome visualizzato e avatar scelto.",
        "Dati di studio: i messaggi scambiati con il coach, le foto dei compiti che decidi di inviare e il testo che vi leggiamo, livello, XP, cuori e badge.",
        "Email di un genitore, solo se la inserisci per inviare i report sui progressi, e se il genitore l'ha confermata.",
        "Dati dell'abbonamento, se passi a Pro: stato e date, i pagamenti e i rimborsi, i codici con cui il fornitore di pagamenti li riconosce. I dati della carta li riceve soltanto lui; noi non li vediamo e non li conserviamo.",
        "Dati tecnici necessari alla sicurezza: sessioni di accesso, data e, quando è noto, indirizzo IP dell'ultimo accesso, tentativi di accesso falliti. Li vedono solo gli amministratori, e ogni volta che aprono o cambiano un account resta scritto in un registro.",
        "Le opinioni che scegli di inviarci: argomento, voto e messaggio.",
      ],
    },
    {
      heading: "Perché li usiamo",
      items: [
        "Per farti usare il servizio che hai chiesto: accesso, conversazione con il coach, progressi, badge e abbonamento.",
        "Per mandarti le email necessarie: verifica dell'indirizzo, nuova password, conferme, ricevute e avvisi dell'abbonamento.",
        "Per inviare i report al genitore, se hai inserito la sua email.",
        "Per leggere le tue opinioni e migliorare English Coach. Ci arrivano anche via email, con il numero del tuo account e senza il tuo nome.",
        "Per proteggere gli account da abusi e accessi non autorizzati.",
      ],
    },
    {
      heading: "Che cosa non facciamo",
      paragraphs: ["Non vendiamo i dati, non mostriamo pubblicità e non creiamo profili pubblicitari."],
    },
    {
      heading: "Su quale base",
      paragraphs: [
        "La base giuridica è l'esecuzione del servizio richiesto, il consenso (anche del genitore o tutore per i minori) e, per la sicurezza, il nostro legittimo interesse a proteggere chi usa English Coach.",
      ],
    },
    {
      heading: "Il coach è un'intelligenza artificiale",
      paragraphs: [
        "Le risposte del coach sono generate da un sistema di intelligenza artificiale e possono contenere errori. Al sistema inviamo il testo dei messaggi, mai il tuo nome, il nickname o la tua email.",
        "Le foto dei compiti, invece, sono lette così come si vedono. Prima di inviarne una, taglia o copri il nome, la scuola e i volti.",
        "Non scrivere nella chat dati personali tuoi o di altri, come indirizzo, numero di telefono o nome della scuola: per studiare l'inglese non servono.",
      ],
    },
    {
      heading: "Chi ci aiuta a fornire il servizio",
      paragraphs: [
        "Alcuni dati sono trattati per nostro conto da fornitori, solo per quanto serve al loro compito:",
      ],
      items: [
        "il servizio che ospita l'applicazione e il suo database;",
        "il servizio di intelligenza artificiale che formula le risposte e legge le foto dei compiti;",
        "il servizio di sintesi vocale, quando ne usiamo uno: riceve il testo dei messaggi che chiedi di ascoltare e lo trasforma in audio;",
        "il servizio che consegna le email;",
        "il fornitore di pagamenti con carta (Stripe), solo se passi a Pro: riceve la carta da chi paga e da noi un codice, mai il tuo nome, il nickname o la tua email;",
        "il database in tempo reale (Firebase di Google), se ne usiamo uno: riceve solo livello, XP e numero di badge, sotto un codice casuale, per mostrarli aggiornati anche su un altro dispositivo. Il tuo browser si collega direttamente a Firebase, che ne vede quindi l'indirizzo IP.",
      ],
    },
    {
      heading: "I report per i genitori",
      paragraphs: [
        "Se inserisci l'email di un genitore, possiamo mandargli un report sui tuoi progressi: quando lo invii tu e, dopo che ha confermato l'indirizzo con un link, il 1° di ogni mese. Prima della conferma riceve soltanto il tuo nome visualizzato, il livello, gli XP e il numero di badge.",
        "Il report completo contiene il tuo nome visualizzato, livello, XP e badge, l'attività del periodo, i punti di forza, gli argomenti da ripassare con una tua frase prima e dopo la correzione, e gli ultimi 10 messaggi della chat. Nella pagina dei progressi vedi che cosa contiene prima di inviarlo.",
        "Ogni email al genitore ha un link per non riceverne più. In quel caso smettiamo, e di quell'indirizzo conserviamo solo un codice da cui non si può risalire all'indirizzo: serve a non scrivergli di nuovo.",
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
        "Conserviamo la foto insieme alla conversazione. Nell'app puoi vederla solo tu, dopo l'accesso. Se inizi una nuova chat sparisce dallo schermo, ma resta finché l'account è attivo.",
      ],
    },
    {
      heading: "L'ascolto dei messaggi",
      paragraphs: [
        "Quando premi il pulsante per ascoltare, il testo del messaggio lo legge una voce del nostro server oppure, se ne usiamo uno, un servizio di sintesi vocale. L'italiano può leggerlo anche una voce del tuo dispositivo o del tuo browser: alcune di queste voci funzionano online e inviano il testo a chi le produce.",
        "L'audio preparato sul server resta separato dal tuo account e di norma viene eliminato quando nessuno lo ascolta da un mese.",
      ],
    },
    {
      heading: "Per quanto tempo li conserviamo",
      paragraphs: [
        "Conserviamo i dati finché l'account è attivo. Quando l'account viene cancellato li eliminiamo. I documenti dei pagamenti restano al fornitore che li ha ricevuti, per il tempo che la legge impone.",
      ],
    },
    {
      heading: "Come avere una copia dei tuoi dati",
      paragraphs: [
        "Dalla pagina del profilo puoi scaricare in ogni momento, in un file JSON, tutto quello che conserviamo di te: account, messaggi, foto, esercizi, progressi, badge, pagamenti e opinioni.",
      ],
    },
    {
      heading: "Come chiedere la cancellazione",
      paragraphs: [
        "Puoi chiedere la cancellazione dei tuoi dati dalla pagina del profilo. Confermiamo la richiesta entro 72 ore e cancelliamo i dati entro 30 giorni.",
        "Di solito la conferma arriva subito, via email, e la cancellazione avviene dopo 7 giorni: fino ad allora puoi annullare la richiesta dal profilo. Se hai Pro, dal momento della richiesta non si rinnova più.",
        "Cancelliamo account, messaggi, foto, progressi, badge, opinioni, l'email del genitore e i pagamenti registrati da noi. Facciamo cancellare anche i tuoi dati presso il fornitore di pagamenti e nel database in tempo reale. Della richiesta resta soltanto la data, e nel registro di ciò che hanno fatto gli amministratori un numero: niente che riporti a te. Alla fine ti mandiamo un'ultima email di conferma.",
      ],
    },
    {
      heading: "I tuoi diritti",
      paragraphs: [
        "Tu, o chi esercita la responsabilità genitoriale, potete chiedere l'accesso ai dati, la loro correzione, la cancellazione, la limitazione del trattamento e la portabilità, opporvi al trattamento e ritirare il consenso in qualsiasi momento. Potete anche presentare un reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it).",
      ],
    },
    {
      heading: "Come proteggiamo i dati",
      paragraphs: [
        "Le password e i link di verifica sono conservati solo in forma cifrata e irreversibile. In produzione la connessione è sempre protetta. Ogni sessione dura al massimo 24 ore e può essere chiusa in ogni momento con il logout.",
      ],
    },
    {
      heading: "Modifiche a questa pagina",
      paragraphs: [
        "Se cambia qualcosa di importante aggiorniamo questa pagina e la sua data, e te lo diciamo prima che la modifica valga.",
      ],
    },
  ],
};

const cookie: LegalText = {
  title: "Cookie Policy",
  lead: "Un cookie è un piccolo file che un sito salva nel browser. English Coach usa solo cookie essenziali: senza, non potresti accedere o pagare.",
  sections: [
    {
      heading: "Il cookie di sessione",
      paragraphs: ["Serve a riconoscerti mentre usi l'app. Lo impostiamo quando accedi."],
      items: [
        "Dura 24 ore: poi devi accedere di nuovo.",
        "È httpOnly: nessuno script della pagina può leggerlo.",
        "È strict same-site (SameSite=Strict): il browser lo invia solo a English Coach, mai da altri siti.",
        "In produzione è secure: viaggia solo su connessioni protette.",
      ],
    },
    {
      heading: "I cookie del fornitore di pagamenti",
      paragraphs: [
        "Quando passi a Pro, il modulo della carta è fornito dal nostro fornitore di pagamenti (Stripe), che può impostare cookie propri per elaborare il pagamento e prevenire le frodi. Se non apri il pagamento, questi cookie non vengono impostati.",
      ],
    },
    {
      heading: "Memoria del browser",
      paragraphs: [
        "Per comodità teniamo nel tuo browser alcune informazioni temporanee, come un messaggio o un'opinione non ancora inviati. Restano nel browser e si cancellano quando chiudi la scheda.",
      ],
    },
    {
      heading: "Nessun tracciamento",
      paragraphs: [
        "Non usiamo cookie di profilazione, di pubblicità o di statistica, e non seguiamo la tua navigazione su altri siti.",
        "Poiché usiamo solo cookie essenziali, non ti chiediamo di scegliere quali accettare.",
      ],
    },
    {
      heading: "Come gestirli",
      paragraphs: [
        "Puoi cancellare o bloccare i cookie nelle impostazioni del browser. Se blocchi il cookie di sessione, però, non potrai accedere a English Coach.",
      ],
    },
  ],
};

/** The privacy and cookie pages. */
export const legal = {
  back: "Torna al Profilo",
  updated: "Ultimo aggiornamento: 3 luglio 2025",
  privacy,
  cookie,
};
