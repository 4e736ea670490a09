/** The animals that a learner may be. Apart from the profile's other words, which the chat does without. */
export const avatars = {
  title: "Il tuo avatar",
  names: {
    cat: "Gatto",
    dog: "Cane",
    rabbit: "Coniglio",
    bear: "Orso",
    lion: "Leone",
    panda: "Panda",
    owl: "Gufo",
    fox: "Volpe",
  },
  errorTitle: "Errore",
  failed: "Non è stato possibile aggiornare l'avatar.",
};
