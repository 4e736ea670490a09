/** The badges the learner has earned. */
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
  failed: "Non è stato possibile caricare i tuoi badge.",
  retry: "Riprova",
};
