import { proofYears } from "@/lib/features/consents/rules";
import { minutesKeptMs, waitingMs } from "@/lib/features/family/rules";
import { retention } from "@/lib/features/retention/rules";
import { receiptMs } from "@/lib/features/worksheets/rules";
import { days, years } from "./durations";
import type { LegalSection } from "./legal";

/** Who else gets data in an installation. */
export type Providers = {
  hosting: "vercel" | "server";
  /** Who words the answers and reads photos: "OpenAI", or the host of a service that speaks its protocol; null for ourselves. */
  model: string | null;
  /** Whether texts are read aloud by the same service. */
  speaksElsewhere: boolean;
  mails: boolean;
  payments: boolean;
  mirror: boolean;
};

const hosting = {
  vercel: "Vercel ospita l’applicazione; il database è presso il fornitore scelto dal titolare.",
  server: "Chi ospita il server su cui si trovano l’applicazione e il database.",
};

/** Of each provider only where it is used; where it is not, what does its work. */
export function providersAndTransfers(providers: Providers): LegalSection {
  const { model, speaksElsewhere, mails, payments, mirror } = providers;
  const isAbroad = providers.hosting === "vercel" || model !== null || mails || payments || mirror;
  return {
    heading: "Chi ci aiuta, e dove vanno i dati",
    paragraphs: [
      "Alcuni dati sono trattati per nostro conto da fornitori, solo per quanto serve al loro compito. Questi sono quelli attivi qui:",
      ...(isAbroad ? [transfers] : []),
    ],
    items: [
      hosting[providers.hosting],
      model === null ? ownCoach : servedCoach(model),
      model !== null && speaksElsewhere ? servedVoice(model) : ownVoice,
      mails
        ? "Resend consegna le email: riceve l’indirizzo e il testo."
        : "Le email non partono: questa è un’installazione di prova, e restano in una cartella del server.",
      payments
        ? "Stripe riceve i pagamenti con carta, solo se passi a Pro: riceve la carta da chi paga e da noi un codice, mai il tuo nome, il nickname o la tua email. Se paga un genitore, riceve anche il suo indirizzo email."
        : "I pagamenti sono di prova: nessuno riceve una carta e niente viene addebitato.",
      ...(mirror ? [mirrored] : []),
    ],
  };
}

const ownCoach =
  "Le risposte del coach e la lettura delle foto le fa un programma sul nostro server: messaggi e foto non vanno ad altri.";
const servedCoach = (model: string) =>
  `${nameOf(model)} formula le risposte e legge le foto dei compiti. Riceve il testo dei messaggi, nel quale cerca anche segni che qualcuno stia male, mai il tuo nome, il nickname o la tua email; se ci hai detto la classe riceve il livello d’inglese che le corrisponde, non la classe. Le foto le riceve così come si vedono.`;
const ownVoice = "La voce inglese è un programma sul nostro server: il testo non va ad altri.";
const servedVoice = (model: string) =>
  `${nameOf(model)} legge ad alta voce: riceve il testo dei messaggi che chiedi di ascoltare e lo trasforma in audio.`;
const mirrored =
  "Firebase di Google mostra i progressi aggiornati anche su un altro dispositivo: riceve solo livello, XP e numero di badge, sotto un codice casuale. Il tuo browser si collega direttamente a Firebase, che ne vede quindi l’indirizzo IP.";

const nameOf = (model: string) =>
  model === "OpenAI" ? model : `Un servizio di intelligenza artificiale (${model})`;

const transfers =
  "Alcuni fornitori, o le società a cui si appoggiano, possono trattare i dati fuori dall’Unione europea, per esempio negli Stati Uniti. In quel caso la protezione è garantita dalla decisione di adeguatezza sul Data Privacy Framework, per chi vi aderisce, oppure dalle clausole contrattuali tipo della Commissione europea (SCC). Puoi chiedercene una copia.";

const dayMs = 24 * 60 * 60 * 1000;

/** From the constants that the job goes by: what is told and what is done cannot differ. */
export const kept: LegalSection = {
  heading: "Per quanto tempo li conserviamo",
  items: [
    "Account, mese e anno di nascita, messaggi, esercizi, progressi, badge, consensi, scelte dei genitori e opinioni: finché l’account esiste.",
    `Un account che aspetta il sì di un genitore: ${days(waitingMs.new / dayMs)}, o ${days(waitingMs.known / dayMs)} se c’era già prima o se il genitore ha cambiato idea, poi lo cancelliamo. Prima di farlo scriviamo a te e al genitore.`,
    `Dopo la cancellazione, la prova del consenso di un genitore: ${years(proofYears * 12)}. È un codice da cui non si leggono i nomi, con le date e con che cosa riguardava.`,
    `I minuti d’uso, solo se un genitore ha messo un limite: ${days(minutesKeptMs / dayMs)}.`,
    `Un account con l’email mai confermata: ${days(retention.unverifiedDays)} dalla registrazione, poi lo cancelliamo.`,
    `Un account che nessuno usa: ${years(retention.inactiveMonths)} dall’ultimo accesso, poi lo cancelliamo. ${days(retention.inactivityNoticeDays)} prima ti scriviamo, e per tenerlo basta accedere. Finché Pro viene pagato l’account conta come usato.`,
    `Le foto dei compiti e il testo che vi abbiamo letto: ${days(retention.photoDays)}. Restano le frasi dell’esercizio nella scheda, quello che ne avete detto nei messaggi, e un codice da cui la foto non si può ricostruire: serve a non premiarla due volte.`,
    "Le schede: finché non le elimini, o finché l’account esiste.",
    `Una ricevuta: si può leggere per ${days(receiptMs / dayMs)}. Se la ritiri, cancelliamo subito il suo indirizzo e il nome; altrimenti restano nella scheda, dove li vedi solo tu.`,
    `L’indirizzo IP dell’ultimo accesso, e quelli nel registro degli amministratori: ${days(retention.addressDays)}.`,
    `Le email: il testo lo cancelliamo appena è partito, la notizia che è stato inviato dopo ${days(retention.mailDays)}.`,
    "Le sessioni di accesso: 24 ore. La pagina per i genitori: 30 minuti senza usarla, e al massimo 12 ore.",
    "I link e i codici mandati a un genitore: al massimo 7 giorni.",
    "Il registro di ciò che hanno fatto gli amministratori, e di ciò che hanno deciso i genitori, resta: con il numero dell’account, senza nomi.",
    "I documenti dei pagamenti restano al fornitore che li ha ricevuti, per il tempo che la legge impone.",
  ],
};
