import type { FeedbackCategory } from "@/lib/features/feedback/rules";

const categories: Record<FeedbackCategory, string> = {
  bug: "Qualcosa non funziona",
  feature: "Un'idea nuova",
  content: "Le spiegazioni e gli esercizi",
  ui: "L'aspetto e i pulsanti",
  performance: "La velocità",
  other: "Altro",
};

/** What a user thinks of the product. */
export const feedback = {
  categories,
  missing: "Completa tutti i campi per inviare il feedback",
  thanks: "Grazie! Leggiamo tutto, e ci aiuta a migliorare.",

  title: "La tua opinione",
  intro: "Qualcosa non funziona, o hai un'idea? Raccontacelo: lo leggiamo noi, non il coach.",
  open: "Invia un feedback",
  dialogText: "Non serve scrivere come ti chiami né altri dati personali.",
  category: "Di che cosa vuoi parlare?",
  message: "Il tuo messaggio",
  messagePlaceholder: "Che cosa è successo? Che cosa cambieresti?",
  rating: "Quanto ti piace English Coach?",
  ratings: ["Per niente", "Poco", "Abbastanza", "Molto", "Tantissimo"],
  ratingName: (rating: number, max: number, name: string) => `${rating} su ${max}: ${name}`,
  noRating: "Tocca una stella",
  send: "Invia feedback",

  missingTitle: "Campi mancanti",
  sent: "Feedback inviato!",
  errorTitle: "Errore",
  failed: "Impossibile inviare il feedback. Riprova più tardi.",
};
