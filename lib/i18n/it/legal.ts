import { saidDay } from "@/lib/i18n/it/on-day";

export type LegalSection = { heading: string; paragraphs?: string[]; items?: string[] };
export type LegalText = {
  title: string;
  lead: string;
  /** The whole in a few sentences a child of ten understands. */
  forChildren?: LegalSection;
  sections: LegalSection[];
};
/** Who runs an installation, and answers for it. */
export type LegalIdentity = { name: string; address: string; email: string };

export const controllerLine = ({ name, address, email }: LegalIdentity) =>
  `English Coach è gestito da ${name}, ${address}. Email: ${email}`;

const cookie: LegalText = {
  title: "Cookie Policy",
  lead: "Un cookie è un piccolo file che un sito salva nel browser. English Coach usa solo cookie essenziali: senza, non potresti accedere, pagare o ritrovare le pagine come le hai scelte.",
  sections: [
    {
      heading: "Il cookie di sessione",
      paragraphs: ["Serve a riconoscerti mentre usi l’app. Lo impostiamo quando accedi."],
      items: [
        "Dura 24 ore: poi devi accedere di nuovo.",
        "È httpOnly: nessuno script della pagina può leggerlo.",
        "È strict same-site (SameSite=Strict): il browser lo invia solo a English Coach, mai da altri siti.",
        "In produzione è secure: viaggia solo su connessioni protette.",
      ],
    },
    {
      heading: "Il cookie della pagina per i genitori",
      paragraphs: [
        "Si chiama «__Host-parent». Serve a riconoscere un genitore nella sua pagina, che si apre senza account. Lo impostiamo quando il genitore apre il link e scrive il codice che gli abbiamo mandato.",
      ],
      items: [
        "Si spegne dopo 30 minuti in cui la pagina non viene usata, e comunque dopo 12 ore.",
        "È httpOnly: nessuno script della pagina può leggerlo.",
        "È strict same-site (SameSite=Strict): il browser lo invia solo a English Coach, mai da altri siti.",
        "In produzione è secure: viaggia solo su connessioni protette.",
      ],
    },
    {
      heading: "Il cookie per leggere meglio",
      paragraphs: [
        "Si chiama «reading». C’è solo se con il pulsante «Aa» scegli come vuoi vedere le pagine: così ognuna si apre già come la vuoi tu.",
      ],
      items: [
        "Dura un anno dall’ultima scelta. Lo cancelliamo se torni a «Com’è» e quando esci dal tuo account.",
        "Contiene solo le tue scelte, in sette cifre: non dice chi sei, né perché le hai fatte.",
        "È SameSite=Lax: gli altri siti non lo ricevono. Le nostre pagine possono leggerlo, per cambiare appena scegli.",
        "In produzione è secure: viaggia solo su connessioni protette.",
      ],
    },
    {
      heading: "Il cookie per uscire senza rete",
      paragraphs: [
        "Si chiama «left». C’è solo se esci dal tuo account mentre non c’è rete: così, quando la rete torna, nessuno vede le tue pagine prima che l’uscita sia completa.",
      ],
      items: [
        "Lo cancelliamo appena l’uscita è completa o qualcuno accede. Dura al massimo 24 ore, come il cookie di sessione.",
        "Non contiene niente di te.",
        "È SameSite=Lax: gli altri siti non lo ricevono. Le nostre pagine possono leggerlo.",
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
        "Per comodità teniamo nel tuo browser quello che scrivi e non ci è ancora arrivato: messaggi, foto dei compiti, tentativi e risposte delle schede. Così non perdi niente se la rete manca o se il browser si chiude. Messaggi, foto e tentativi si cancellano quando sono partiti, e comunque dopo 7 giorni; tutto si cancella quando esci o quando entra un’altra persona. Il browser conserva anche i file dell’app, perché si apra più in fretta, e una pagina che dice che manca la rete: non contengono niente di te. Se apri la pagina «Aiuto», il browser ne conserva una copia, perché tu la possa leggere anche senza rete: non contiene niente di te.",
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
        "Puoi cancellare o bloccare i cookie nelle impostazioni del browser. Se li blocchi, però, non potrai accedere a English Coach o aprire la pagina per i genitori.",
      ],
    },
  ],
};

/** The privacy and cookie pages, and who answers for them. */
export const legal = {
  back: "Torna al Profilo",
  contents: "In questa pagina",
  /** A text is made known before its day: this is true before and after. */
  inForce: (day: string) => `In vigore dal ${saidDay(day)}`,
  /** What came before it. */
  firstVersion: { day: "2025-07-03", text: "La prima versione è del 3 luglio 2025." },
  /** In place of what the installation has not been told. */
  missing: {
    name: "[nome di chi gestisce questo sito: ancora da indicare]",
    address: "[indirizzo: ancora da indicare]",
    email: "[email: ancora da indicare]",
  },
  cookie,
};
