/** The button that begins a new chat, which every screen's header has, and what it asks. */
export const newChat = {
  open: "Nuova chat",
  title: "Iniziare una nuova chat?",
  description: "I messaggi di questa chat spariranno dallo schermo. XP, livello e badge restano i tuoi.",
  confirm: "Inizia una nuova chat",
  cancel: "Continua questa",
  failed: "Non è stato possibile iniziare una nuova chat. Riprova.",
};
