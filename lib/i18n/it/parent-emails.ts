import { exercisesCompleted, type Strength, type Suggestion } from "@/lib/features/progress/rules";
import type { BadgeType } from "@/lib/features/rewards/rules";
import { badgeTexts } from "./badges";
import { progress } from "./progress";

const activityKinds = ["days", "messages", "corrections", "exercises", "photos"] as const;
type ActivityKind = (typeof activityKinds)[number];

type Activity = Record<ActivityKind, number>;
type Knowledge = { strengths: Strength[]; mastered: string[] };
type Work = { toPractise: string[]; suggestions: Suggestion[] };
type Badges = { badges: number; newBadges: BadgeType[] };

const strengthTexts: Record<Strength, string> = {
  talker: "Ha tante cose da dire, e le scrive",
  collector: "Porta a termine le sfide",
  climber: "Sale di livello",
  regular: "Si allena con costanza",
};

const suggestionTexts: Record<Suggestion, string> = {
  talk_more: "Raccontare al coach la giornata, anche solo in due frasi",
  earn_badges: "Puntare al prossimo badge",
  every_week: "Allenarsi un po' ogni settimana",
  gather_xp: "Fare i tre esercizi del giorno, che sono brevi",
};

/** For one, and for any other number. */
const activityLabels: Record<ActivityKind, [one: string, several: string]> = {
  days: ["giorno di allenamento", "giorni di allenamento"],
  messages: ["messaggio al coach", "messaggi al coach"],
  corrections: ["errore corretto da sé", "errori corretti da sé"],
  exercises: ["esercizio del giorno risolto", "esercizi del giorno risolti"],
  photos: ["foto di un compito", "foto di compiti"],
};

/** What a report says. Students read the same words before they send it. */
const report = {
  subject: (name: string, month: string) => `I progressi di ${name} in inglese: ${month}`,
  title: (name: string) => `I progressi di ${name}`,
  period: (days: string) => `Report per i genitori · ${days}`,
  summary(name: string, { days, corrections }: Activity): string {
    if (days === 0)
      return `Questa volta c’è poco da raccontare: in questo periodo ${name} non ha usato English Coach. Capita, e per ripartire bastano due frasi.`;
    const worked = `In questo periodo ${name} ha fatto inglese in ${days === 1 ? "un giorno" : `${days} giorni diversi`}`;
    if (corrections === 0) return `${worked}.`;
    return `${worked} e ha corretto da sé ${corrections === 1 ? "un errore" : `${corrections} errori`}.`;
  },
  why: (name: string) =>
    `Ricevi questo report perché hai detto di sì: arriva il 1° di ogni mese, e quando ${name} sceglie di inviarlo. ${name} può vedere che cosa contiene.`,

  level: (level: number) => `Livello ${level}`,
  xp: (xp: number) => `${xp}\u00a0XP`,
  toNext: (xp: number, level: number) =>
    xp === 1 ? `Manca 1\u00a0XP al livello ${level}.` : `Mancano ${xp}\u00a0XP al livello ${level}.`,

  /** As on the student's own screen. */
  exercises: (xp: number) => `${progress.exercises}: ${exercisesCompleted(xp)} (${progress.exercisesNote}).`,

  activity: "Che cosa ha fatto",
  /** None at all when nothing was done: a list of zeros only hurts. */
  activityFigures(activity: Activity): { count: number; label: string }[] {
    const figures = activityKinds.map((kind) => {
      const [one, several] = activityLabels[kind];
      return { count: activity[kind], label: activity[kind] === 1 ? one : several };
    });
    return figures.some(({ count }) => count > 0) ? figures : [];
  },

  weeks: "Gli XP, settimana per settimana",
  noWeeks:
    "Nelle ultime 8 settimane non ci sono XP: la prima colonna cresce con la prossima frase in inglese.",
  aboutXp:
    "Gli XP sono punti: si guadagnano, per esempio, scrivendo in inglese, correggendo i propri errori e facendo esercizi.",

  badgesTitle: "Badge",
  badges({ badges, newBadges }: Badges): string {
    if (badges === 0) return "Ancora nessuno: il primo arriva con il primo messaggio al coach.";
    const total = `${badges} in tutto.`;
    if (newBadges.length === 0) return total;
    const names = newBadges.map((type) => badgeTexts[type].name).join(", ");
    return `${total} ${newBadges.length === 1 ? "Nuovo" : "Nuovi"} in questo periodo: ${names}.`;
  },

  strengthsTitle: "Punti di forza",
  strengths: ({ strengths, mastered }: Knowledge): string[] => [
    ...strengths.map((kind) => strengthTexts[kind]),
    ...mastered.map((topic) => `Sa già bene: ${topic}`),
  ],
  noStrengths: "È presto per dirlo: i primi si vedono dopo qualche giorno di allenamento.",

  workTitle: "Su che cosa lavorare",
  work: ({ toPractise, suggestions }: Work): string[] => [
    ...toPractise.map((topic) => `Da allenare: ${topic}`),
    ...suggestions.map((kind) => suggestionTexts[kind]),
  ],
  noWork: "Per ora niente in particolare: va bene così.",
  example: (topic: string) => `Una sua frase · ${topic}`,
  before: "Prima",
  after: "Dopo averci ragionato",

  questionTitle: "Una domanda per cena",
  questionHint: "Per rispondere bastano poche parole in inglese.",

  messagesTitle: "Gli ultimi messaggi con il coach",
  noMessages: "Per ora non ci sono messaggi da mostrare.",
  coach: "Coach",
  sentAt: (day: string, time: string) => `${day}, ore ${time}`,
};

/** What the mails with reports say, and what every mail to a parent does. */
export const parentEmails = {
  page: "Apri la pagina per i genitori",
  stop: "Non voglio più email né avvisi",
  noReply: "È un messaggio automatico di English Coach: non serve rispondere.",
  product:
    "English Coach è un’intelligenza artificiale che aiuta con i compiti d’inglese, da 10 a 17 anni. Fa domande e dà indizi: alla risposta si arriva da soli.",
  whyAsked: (name: string) =>
    `Ricevi questa email perché ${name}, su English Coach, ha scritto la tua email come quella di un genitore.`,

  /** Nobody has said yes: its subject holds nothing a student wrote. */
  invitation: {
    subject: "English Coach: i progressi in inglese, una volta al mese",
    preview: "Un’email al mese, da leggere in un minuto. Solo se confermi.",
    title: (name: string) => `I progressi di ${name} in inglese`,
    intro: (name: string) =>
      `Su English Coach ${name} si allena con l’inglese, e vorrebbe farti vedere come procede.`,
    what: "Se confermi, il 1° di ogni mese ti arriva un’email da leggere in un minuto: il livello, che cosa ha fatto, i punti di forza, su che cosa lavorare e gli ultimi messaggi con il coach (la chat con l’intelligenza artificiale).",
    how: "Il pulsante apre una pagina: lì scrivi questo codice, così sappiamo che sei tu.",
    button: "Sì, voglio ricevere i report",
    valid: "Il link e il codice valgono 7 giorni.",
    notYou:
      "Non sai di chi si tratta, o non ti interessa? Ignora questa email: senza il tuo sì non arriva nessun report.",
  },

  report,
};
