import { checkMs, codeLength, maxCodeTries, resumeTtlMs, waitingMs } from "@/lib/features/family/rules";
import { days } from "./durations";
import { atStart } from "./family-emails";
import type { ConsentChoice, Ticked } from "./parent-consent";
import { parentsHome } from "./parents-home";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const choiceNames: Record<ConsentChoice, string> = {
  coach: "Coach",
  photos: "Foto",
  voice: "Microfono e voce",
  reports: "Report",
  alerts: "Avvisi",
};

/** The pages a parent reaches from a mail, without an account. */
export const parentPages = {
  noTokenTitle: "Link incompleto",
  noToken: "Manca una parte del link.",
  noTokenText: "Apri di nuovo il link dall’email che hai ricevuto. Se va a capo, copialo tutto nel browser.",

  nothingElse: "Non serve altro: puoi chiudere questa pagina.",
  opensNewTab: "(si apre in una nuova scheda)",
  toParentsPage: "Apri la pagina per i genitori",

  code: `Il codice di ${codeLength} cifre`,
  codeHint: `È scritto nell’email, vicino al link. Dopo ${maxCodeTries} codici sbagliati il link non vale più.`,

  confirm: {
    title: "Il tuo sì",
    childTitle: (name: string) => `${atStart(name)} chiede il tuo sì`,
    olderTitle: (name: string) => `Vuoi seguire l’inglese di ${name}?`,
    childIntro: "Scrivi il codice dell’email e scegli che cosa può usare.",
    olderIntro: "Scrivi il codice dell’email e scegli che cosa ti arriva.",
    pointsTitle: "Da sapere prima",
    all: "Leggi tutto",
    allTitle: "Tutto il resto",
    what: "Che cos’è English Coach",
    privacy: "Come trattiamo i dati",
    name: "Il tuo nome e cognome",
    nameHint: "Il tuo, non quello di tuo figlio o tua figlia.",
    failed: "Non è stato possibile salvare il tuo sì. Riprova tra un momento.",

    deadTitle: "Questo link non vale più",
    dead: "Forse è già stato usato, oppure è passato troppo tempo. Ne serve un altro? Tuo figlio o tua figlia può mandarti di nuovo l’email da English Coach.",
    deadSaidYes: "Hai già detto di sì? Allora trovi tutto sulla pagina per i genitori.",

    doneTitle: "Grazie!",
    canWrite: (name: string) => `Ora ${name} può scrivere al coach.`,
    /** What was chosen, thing by thing. */
    chosen: (things: { name: ConsentChoice; isTicked: boolean }[]) =>
      things.map(({ name, isTicked }) => `${choiceNames[name]}: ${isTicked ? "sì" : "no"}`).join(" · "),
    nextTitle: "Che cosa succede adesso",
    /** By what was ticked: without the coach, photos and voice nobody has agreed to anything a child uses. */
    childNext: ({ coach, photos, voice }: Ticked) => [
      "Le tue scelte valgono da subito. Se decide anche un altro genitore, vale quella che permette di meno.",
      ...(coach ? [] : ["Non hai scelto il coach: è spento."]),
      ...(coach || photos || voice
        ? [
            `Tra ${checkMs / hourMs} ore ti chiediamo per email se il sì era davvero tuo. Se lo era, non devi fare niente.`,
          ]
        : [
            "Se nessun genitore dice di sì, l’account viene cancellato. Puoi dirlo sulla pagina per i genitori.",
          ]),
      "Sulla pagina per i genitori scegli anche gli orari e i minuti al giorno, e cambi idea quando vuoi.",
    ],
    olderNext: ({ reports, alerts }: Ticked) => [
      ...(reports ? ["I report arrivano il 1° di ogni mese."] : []),
      ...(alerts ? ["Gli avvisi partono solo dopo che tuo figlio o tua figlia ha letto che li ricevi."] : []),
      "Per smettere c’è un link in fondo a ogni email.",
      "Sulla pagina per i genitori cambi le tue scelte quando vuoi.",
    ],
  },

  revoke: {
    title: "Il sì non era tuo?",
    text: "È arrivato un sì a English Coach con la tua email. Se era tuo, chiudi questa pagina. Se non lo era, o se ci ripensi, ritira qui il consenso.",
    pointsTitle: "Che cosa succede se lo ritiri",
    points: [
      "Il coach si spegne subito.",
      `Se nessun genitore dice di sì, dopo ${days(waitingMs.known / dayMs)} cancelliamo l’account.`,
    ],
    button: "Ritira il consenso",
    failed: "Non è stato possibile ritirare il consenso. Riprova tra un momento.",
    doneTitle: "Consenso ritirato",
    changed: "Ci ripensi? Puoi dire di sì sulla pagina per i genitori.",
  },

  stop: {
    title: "Basta email?",
    text: "English Coach ti scrive perché uno studente ha scritto la tua email come quella di un genitore.",
    pointsTitle: "Che cosa succede se smetti",
    points: [
      "Da subito non ti scriviamo più di questo studente, nemmeno se c’è un pericolo.",
      "Il suo account e i suoi progressi restano come sono.",
    ],
    button: "Basta email",
    doneTitle: "Non ti scriveremo più",
    failed: "Non è stato possibile registrare la tua scelta. Riprova tra un momento.",
    resume: "Ho cambiato idea",
    resumeHint: `È stato uno sbaglio? Da questa pagina puoi tornare indietro per ${resumeTtlMs / minuteMs} minuti.`,
    stoppedBefore:
      "Avevi già detto basta. Se prima avevi detto di sì e vuoi ricominciare, apri la pagina per i genitori e riaccendi report e avvisi. Ti mandiamo un codice: così nessun altro può farlo al posto tuo.",
    resumeFailed: "Non è stato possibile tornare indietro. Riprova tra un momento.",
    resumedTitle: "Ti scriveremo di nuovo",
    resumed: "Report e avvisi tornano come li avevi scelti.",
  },

  home: parentsHome,
};
