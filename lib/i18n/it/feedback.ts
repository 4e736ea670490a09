import type { FeedbackCategory } from "@/lib/features/feedback/rules";

const categories: Record<FeedbackCategory, string> = {
  bug: "Un problema",
  feature: "Un’idea",
  content: "Spiegazioni",
  ui: "Aspetto",
  performance: "Velocità",
  other: "Domanda o altro",
};

const proGoal = "entro un giorno lavorativo (dal lunedì al venerdì)";

/** What a user thinks of the product, and asks. */
export const feedback = {
  categories,
  missing: "Completa tutti i campi per inviare il feedback",
  thanks: "Grazie! Leggiamo tutto. La risposta ti arriva via email.",
  thanksPro: `Grazie! Hai Pro: la risposta ti arriva via email ${proGoal}.`,

  answer: "Domande, idee, problemi: lo leggiamo noi, non il coach, e rispondiamo a tutti via email.",
  answerPro: `Hai Pro: rispondiamo prima a te, via email, ${proGoal}.`,
  open: "Invia un feedback",
  dialogText: "Non serve scrivere come ti chiami né altri dati personali.",
  category: "Di che cosa vuoi parlare?",
  message: "Il tuo messaggio",
  messagePlaceholder: "Che cosa vuoi chiederci? Che cosa è successo? Che cosa cambieresti?",
  rating: "Quanto ti piace English Coach?",
  ratings: ["Per niente", "Poco", "Abbastanza", "Molto", "Tantissimo"],
  ratingName: (rating: number, max: number, name: string) => `${rating} su ${max}: ${name}`,
  noMessage: "Scrivi almeno una frase",
  noCategory: "Scegli di che cosa vuoi parlare",
  noRating: "Tocca una stella: serve per inviare",
  send: "Invia feedback",

  missingTitle: "Campi mancanti",
  sent: "Feedback inviato!",
  kept: "Non è partito, ma quello che hai scritto è ancora qui: riprova.",
  errorTitle: "Errore",
  failed: "Impossibile inviare il feedback. Riprova più tardi.",
};
