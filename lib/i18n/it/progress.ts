import type { LearnerRecord, Strength, Suggestion } from "@/lib/features/progress/rules";
import { dailyXpCap } from "@/lib/features/rewards/rules";

/** What praise and advice may speak of. */
type Figures = Omit<LearnerRecord, "badges">;
type Remark = { title: string; text: (figures: Figures) => string };

const messages = (count: number) => (count === 1 ? "1 messaggio" : `${count} messaggi`);

const strengths: Record<Strength, Remark> = {
  talker: {
    title: "Hai tante cose da dire",
    text: (figures) => `${messages(figures.messages)} al coach: è scrivendo che l’inglese diventa tuo.`,
  },
  collector: {
    title: "Porti a termine le sfide",
    text: () => "Un badge dopo l’altro: quando ti dai un traguardo, lo raggiungi.",
  },
  climber: {
    title: "Sali di livello",
    text: ({ level }) => `Sei al livello ${level}: ogni gradino è inglese che prima non sapevi.`,
  },
  regular: {
    title: "Ti alleni con costanza",
    text: ({ messagesThisWeek }) =>
      `${messages(messagesThisWeek)} negli ultimi 7 giorni: un po' per volta è il modo migliore per ricordare.`,
  },
};

const suggestions: Record<Suggestion, Remark> = {
  talk_more: {
    title: "Scrivi al coach",
    text: () => "Raccontagli la tua giornata in inglese, o chiedigli aiuto per un compito.",
  },
  earn_badges: {
    title: "Scegli il prossimo badge",
    text: () => "Guarda qual è il più vicino e che cosa ti manca per prenderlo.",
  },
  every_week: {
    title: "Un po' ogni settimana",
    text: ({ messagesThisWeek }) =>
      messagesThisWeek === 0
        ? "Bastano due frasi al giorno per prendere il ritmo: il coach ti aspetta."
        : `${messages(messagesThisWeek)} negli ultimi 7 giorni: pochi minuti al giorno fanno più di un’ora tutta insieme.`,
  },
  gather_xp: {
    title: "Raccogli XP con gli esercizi",
    text: () => "Ne trovi tre al giorno, brevi, e non costano cuori.",
  },
};

/** How far the learner has come. */
export const progress = {
  title: "I Tuoi Progressi",
  currentLevel: "Livello attuale",
  level: (level: number) => `Livello ${level}`,
  xp: (xp: number) => `${xp}\u00a0XP`,
  toNext: (xp: number, level: number) =>
    xp === 1 ? `Ancora 1\u00a0XP per il livello ${level}` : `Ancora ${xp}\u00a0XP per il livello ${level}`,
  levelBar: (level: number) => `Progressi verso il livello ${level}`,
  loading: "Carico i tuoi progressi…",
  failed: "Non è stato possibile caricare i tuoi progressi.",

  figures: "I tuoi numeri",
  exercises: "Esercizi Completati",
  exercisesNote: "uno ogni 10\u00a0XP, presi in qualunque modo",
  thisWeek: "Questa Settimana",
  thisWeekNote: (count?: number) => (count === 1 ? "messaggio in 7 giorni" : "messaggi in 7 giorni"),
  corrections: "Frasi Corrette",
  correctionsNote: "sistemate da te",
  words: "Parole Inglesi",
  wordsNote: "tutte diverse",

  weeks: "I tuoi XP, settimana per settimana",
  weeksText: "Gli XP che hai guadagnato allenandoti nelle ultime 8 settimane.",
  weeksEmpty: "Scrivi in inglese o fai un esercizio, e la prima colonna comincia a crescere.",
  weekOf: (day: string, xp: number) =>
    `Settimana ${/^(8|11)\s/.test(day) ? "dell’" : "del "}${day}: ${xp}\u00a0XP`,
  currentWeek: (xp: number) => `Questa settimana, finora: ${xp}\u00a0XP`,
  now: "ora",
  today: (xp: number) =>
    xp < dailyXpCap
      ? `Oggi: ${xp}\u00a0XP su ${dailyXpCap}, il massimo di un giorno`
      : `Oggi hai preso tutti i ${dailyXpCap}\u00a0XP: domani ne trovi altri.`,

  strengths: "I tuoi punti di forza",
  strengthTexts: strengths,
  suggestions: "Che cosa fare adesso",
  suggestionTexts: suggestions,
  trainTopic: {
    title: (topic: string) => `Allena: ${topic}`,
    ask: (topic: string) => `Chiedi al coach: ${topic}`,
    text: "È l’argomento su cui adesso puoi migliorare di più.",
  },
  nextTopic: {
    title: (topic: string) => `Chiedi al coach: ${topic}`,
    text: "È la prossima tappa della tua strada: fatti spiegare la regola.",
  },
  noSuggestions: "Nessun consiglio: stai andando alla grande. Continua così!",
};
