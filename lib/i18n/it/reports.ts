/** What the server says about parents' reports. */
export const reports = {
  noParentEmail: "Salva prima l'email di un genitore.",
  otherParentEmail: "Il report parte solo verso l'email che hai salvato. Salvala di nuovo e riprova.",
  stopped: "Chi legge questo indirizzo non vuole ricevere email da English Coach. Puoi salvarne un altro.",
  enoughToday: "Oggi hai già inviato 3 report. Riprova domani.",
  enoughToAddress: "A questo indirizzo abbiamo già scritto 3 volte oggi. Riprova domani.",
  enoughAddresses: "Oggi hai già indicato 3 nuovi indirizzi per i report. Riprova domani.",
  sent: (email: string) => `Il report sta arrivando a ${email}.`,
  sentShort: (email: string) =>
    `A ${email} sta arrivando un primo report breve: quello completo arriva dopo che avrà confermato l'indirizzo.`,
  badLink: "Questo link non è valido o non vale più.",
  confirmed: "Fatto! Il report arriverà il 1° di ogni mese.",
  stopDone: "Fatto. Non ti scriveremo più di questo studente.",
  /** In a mail, for a student whose name cannot be shown. */
  somebody: "uno studente",
  photo: "Foto di un compito",
  link: "[link]",
};
