import { xpForCorrection, xpForPractice, type BadgeMeasure } from "@/lib/features/rewards/rules";

/** What of a badge is still to be done, in the words of what it counts. */
type WayTexts = {
  goal: (target: number) => string;
  reached: (reached: number, target: number) => string;
  missing: (missing: number) => string;
  /** How to get on. */
  tip: string;
};

const ways: Record<BadgeMeasure, WayTexts> = {
  messages: {
    goal: (target) =>
      target === 1 ? "Scrivi il tuo primo messaggio al coach." : `Scrivi ${target} messaggi al coach.`,
    reached: (reached, target) => `${reached} di ${target} ${target === 1 ? "messaggio" : "messaggi"}`,
    missing: (missing) => (missing === 1 ? "Ti manca 1 messaggio" : `Ti mancano ${missing} messaggi`),
    tip: "Conta ogni messaggio a cui il coach risponde.",
  },
  level: {
    goal: (target) => `Raggiungi il livello ${target}.`,
    reached: (reached, target) => `Livello ${reached} di ${target}`,
    missing: (missing) => (missing === 1 ? "Ti manca 1 livello" : `Ti mancano ${missing} livelli`),
    tip: "I livelli salgono con gli XP: scrivi in inglese, correggi le tue frasi e fai gli esercizi.",
  },
  corrections: {
    goal: (target) => `Correggi ${target} frasi dopo un suggerimento del coach.`,
    reached: (reached, target) => `${reached} di ${target} frasi corrette`,
    missing: (missing) =>
      missing === 1 ? "Ti manca 1 frase da correggere" : `Ti mancano ${missing} frasi da correggere`,
    tip: "Quando il coach ti segnala una frase, segui il suggerimento e riscrivila.",
  },
  words: {
    goal: (target) => `Usa ${target} parole inglesi diverse.`,
    reached: (reached, target) => `${reached} di ${target} parole`,
    missing: (missing) => (missing === 1 ? "Ti manca 1 parola nuova" : `Ti mancano ${missing} parole nuove`),
    tip: "Ogni parola inglese conta la prima volta che la usi in chat: prova a variare.",
  },
  xp: {
    goal: (target) => `Raccogli ${target}\u00a0XP.`,
    reached: (reached, target) => `${reached} di ${target}\u00a0XP`,
    missing: (missing) => (missing === 1 ? "Ti manca 1\u00a0XP" : `Ti mancano ${missing}\u00a0XP`),
    tip: `Un messaggio in inglese vale ${xpForPractice}\u00a0XP, una frase corretta da te ${xpForCorrection}.`,
  },
};

/** The badges the learner has earned, and those to come. */
export const badgesScreen = {
  title: "I Tuoi Badge",
  count: (count: number) => (count === 1 ? "1 badge conquistato" : `${count} badge conquistati`),
  loading: "Carico i tuoi badge…",
  emptyTitle: "Nessun badge ancora",
  empty: "Inizia a chattare per ottenere i tuoi primi badge!",
  goToChat: "Vai alla chat",
  legend: "Le categorie",
  categories: {
    chat: "Chat & Conversazione",
    level: "Livelli & Traguardi",
    vocabulary: "Vocabolario & XP",
    grammar: "Grammatica & Specialità",
  },
  detail: "Dettaglio Badge",
  xp: (xp: number) => `+${xp} XP`,
  awardedOn: "Conquistato il",
  earned: "Conquistati",
  locked: "Da conquistare",
  all: "Li hai conquistati tutti: complimenti!",
  ways,
  almost: "Ci sei: arriva con il prossimo messaggio!",
  failed: "Non è stato possibile caricare i tuoi badge.",
};
