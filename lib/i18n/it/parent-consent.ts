import { waitingMs, type AgeGroup } from "@/lib/features/family/rules";
import { retention } from "@/lib/features/retention/rules";
import { receiptMs } from "@/lib/features/worksheets/rules";
import { days, years } from "./durations";
import type { Providers } from "./privacy-facts";

/** What of an installation a parent has to know before they agree. */
export type ConsentProviders = Pick<Providers, "model" | "mails" | "speaksElsewhere" | "hosting">;

/** What can be ticked on the page, in its order. */
const consentChoices = ["coach", "photos", "voice", "reports", "alerts"] as const;
export type ConsentChoice = (typeof consentChoices)[number];
/** What was said yes to. */
export type Ticked = Partial<Record<ConsentChoice, boolean>>;

export type ConsentParts = {
  lines: string[];
  /** Those of the lines that are seen without a press. */
  brief: string[];
  /** The one of the lines that only a trial installation has: it stands apart. */
  trial?: string;
  legend: string;
  choices: { name: ConsentChoice; label: string }[];
  choicesHint: string;
  /** What pressing the button says, where that needs to be said. */
  declaration?: string;
  button: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const labels: Record<ConsentChoice, string> = {
  coach: "Il coach: scrivere in chat con l’intelligenza artificiale",
  photos: "Le foto: mandare al coach le foto dei compiti",
  voice: "Il microfono e la lettura ad alta voce: dettare, e ascoltare i messaggi",
  reports: "I report: un’email per te con i progressi e gli ultimi messaggi, il 1° di ogni mese",
  alerts:
    "Gli avvisi se c’è un pericolo: un’email per te se sembra che pensi di farsi del male, o che un estraneo chieda cose pericolose",
};
/** From 14 on a stranger's questions are told to nobody. */
const teenLabels = {
  ...labels,
  alerts: "Gli avvisi se c’è un pericolo: un’email per te se sembra che pensi di farsi del male",
};
const labelled = (names: readonly ConsentChoice[], words = labels) =>
  names.map((name) => ({ name, label: words[name] }));

const whatItIs =
  "English Coach aiuta con i compiti d’inglese: fa domande e dà indizi, e alla risposta si arriva da soli.";
const isMachine = "Il coach non è una persona: è un’intelligenza artificiale, e a volte sbaglia.";
const law = "Prima dei 14 anni la legge italiana chiede il sì (il consenso) di un genitore o di un tutore.";
const canChange =
  "Puoi cambiare idea quando vuoi: sulla pagina per i genitori accendi e spegni ogni cosa, ritiri il consenso o chiedi di cancellare tutto.";

/** All that a parent reads on the page, and what it lets them choose. The page is drawn from nothing else. */
export function consentParts(providers: ConsentProviders, ageGroup: AgeGroup): ConsentParts {
  return ageGroup === "child" ? partsForChild(providers) : partsForOlder(providers, ageGroup);
}

/** All lines and labels that stand on the page before its button, in a fixed order: what a hash of the text is made of. */
export function shownText(providers: ConsentProviders, ageGroup: AgeGroup): string[] {
  const { lines, legend, choices, choicesHint, declaration, button } = consentParts(providers, ageGroup);
  const read = [...lines, legend, choicesHint, ...choices.map(({ label }) => label)];
  return [...read, ...(declaration ? [declaration] : []), button];
}

const partsForChild = (providers: ConsentProviders): ConsentParts => ({
  lines: [
    whatItIs,
    isMachine,
    law,
    `Conserviamo i messaggi con il coach, le foto dei compiti, gli esercizi, le schede e i progressi: le foto per ${days(retention.photoDays)}, il resto finché c’è l’account. Se nessuno lo usa per ${years(retention.inactiveMonths)}, lo cancelliamo. Niente pubblicità, e non vendiamo i dati.`,
    `Di un esercizio consegnato (una scheda) si può fare una ricevuta: una pagina che chi ha l’indirizzo legge per ${days(receiptMs / dayMs)}, con le frasi, gli aiuti e il nome che ci viene scritto. Si può ritirare.`,
    model(providers),
    voice(providers),
    others(providers),
    "Un programma controlla messaggi e risposte. Se teme un pericolo, mostra a chi chiedere aiuto. Può sbagliare, o non accorgersi.",
    "Del tuo sì conserviamo nome, email, data e scelte, per poterlo dimostrare.",
    canChange,
    `Se non dici di sì il coach resta spento, e dopo ${days(waitingMs.new / dayMs)} cancelliamo l’account (${days(waitingMs.known / dayMs)} se c’era già prima).`,
  ],
  brief: [whatItIs, isMachine, law, model(providers), canChange],
  legend: "A che cosa dici di sì?",
  choices: labelled(consentChoices),
  choicesHint: "Scegli solo quello che vuoi. Senza il coach, foto e microfono non servono.",
  declaration: "Con il pulsante dici anche che sei un genitore, o il tutore per legge.",
  button: "Dico di sì",
});

const reportHolds =
  "Nel report trovi il livello, che cosa ha fatto, i punti di forza, su che cosa lavorare e gli ultimi messaggi con il coach. Si legge in un minuto.";
const noYesNeeded =
  "Dai 14 anni per usare English Coach non serve il tuo sì. Qui scegli solo che cosa ti arriva.";
const canStop = "Puoi smettere quando vuoi, con il link in fondo a ogni email.";

const partsForOlder = (providers: ConsentProviders, ageGroup: AgeGroup): ConsentParts => ({
  lines: [
    whatItIs,
    isMachine,
    reportHolds,
    ...(ageGroup === "teen" ? [noYesNeeded] : []),
    mails(providers),
    canStop,
  ],
  brief: [reportHolds, ageGroup === "teen" ? noYesNeeded : whatItIs, canStop],
  trial: providers.mails ? undefined : mails(providers),
  legend: "Che cosa vuoi ricevere?",
  choices: labelled(ageGroup === "teen" ? ["reports", "alerts"] : ["reports"], teenLabels),
  choicesHint:
    ageGroup === "teen"
      ? "Scegli solo quello che vuoi. Gli avvisi li manda un programma: può sbagliare, o non accorgersi. Partono solo dopo che tuo figlio o tua figlia ha letto che li ricevi."
      : "Scegli e conferma.",
  button: "Confermo",
});

const nameOf = (name: string) => (name === "OpenAI" ? name : `un servizio esterno (${name})`);

const model = (providers: ConsentProviders) =>
  providers.model === null
    ? "Le risposte le scrive un programma sul nostro server: messaggi e foto non vanno ad altri."
    : `Le risposte le scrive ${nameOf(providers.model)}: riceve i messaggi e le foto dei compiti, senza nome né email.`;

const voice = ({ model: service, speaksElsewhere }: ConsentProviders) =>
  `Se usa il microfono, a noi arriva solo il testo: lo scrive il browser, che può mandare la voce all’azienda che lo produce. ${
    service !== null && speaksElsewhere
      ? `Ad alta voce legge ${nameOf(service)}, che riceve il testo da leggere.`
      : "La voce inglese che legge è un programma sul nostro server."
  }`;

const mails = (providers: ConsentProviders) =>
  providers.mails
    ? "Le email le consegna Resend: riceve il tuo indirizzo email e il testo."
    : "Questa è un’installazione di prova: le email restano in una cartella del server.";

function others(providers: ConsentProviders): string {
  const host =
    providers.hosting === "vercel"
      ? "L’applicazione sta sui server di Vercel."
      : "L’applicazione e i dati stanno su un nostro server.";
  const isAbroad = providers.hosting === "vercel" || providers.mails || providers.model !== null;
  const abroad =
    " I dati possono andare anche fuori dall’Unione europea, con le garanzie della legge europea (GDPR).";
  return `${host} ${mails(providers)}${isAbroad ? abroad : ""}`;
}
