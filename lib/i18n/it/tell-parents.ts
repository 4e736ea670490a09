/** Having the parents told, by the student's own wish. */
export const tellParents = {
  button: "Dillo ai miei",
  confirm:
    "Vuoi che scriviamo ai tuoi che stai passando un momento difficile? Non mandiamo quello che hai scritto.",
  hint: {
    eating: "Aggiungiamo solo che forse riguarda il cibo o il corpo.",
    bullying: "Aggiungiamo solo che forse qualcuno si comporta male.",
    distress: "Aggiungiamo solo che forse è tristezza, paura o un brutto pensiero.",
  },
  yes: "Sì, scrivete ai miei",
  no: "Non adesso",
  done: "Fatto: abbiamo scritto ai tuoi.",
  failed: "Non siamo riusciti a scrivere ai tuoi. Riprova tra poco.",
  nobody: "Per ora non possiamo scrivere ai tuoi. Parlane con un adulto di cui ti fidi, o chiama il 19696.",
  notByMail: "Di questo non scriviamo a casa. Parlane con un adulto di cui ti fidi, o chiama il 19696.",
};
