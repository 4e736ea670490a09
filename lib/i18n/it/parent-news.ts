/** Mails that tell parents what somebody else has done. */
export const parentNews = {
  added: {
    subject: (name: string) => `Adesso decide anche un’altra persona per ${name}`,
    preview: "Vale sempre la scelta che permette di meno.",
    title: "Un’altra persona decide con te",
    intro: (name: string, address: string) =>
      `Da oggi anche chi usa ${address} ha detto di sì per ${name} su English Coach.`,
    what: "Se le vostre scelte sono diverse, vale quella che permette di meno. Le tue restano come sono.",
    surprised:
      "Non sai chi è? Chiedilo a tuo figlio o tua figlia, e scrivici: il nostro indirizzo è in fondo a questa email.",
  },
  kept: {
    subject: "L’account resta",
    preview: "La cancellazione è stata annullata.",
    title: "L’account non viene cancellato",
    yours: (name: string) => `Hai annullato la cancellazione dell’account di ${name}.`,
    others: (name: string) => `La cancellazione dell’account di ${name} è stata annullata.`,
    again: "Puoi chiederla di nuovo quando vuoi, dalla pagina.",
  },
};
