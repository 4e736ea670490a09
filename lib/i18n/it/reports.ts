/** What the server says about parents' reports. */
export const reports = {
  noParentEmail: "Salva prima l’email di un genitore.",
  otherParentEmail: "Il report parte solo verso l’email che hai salvato. Salvala di nuovo e riprova.",
  stopped: "Chi legge questo indirizzo non vuole ricevere email da English Coach. Puoi salvarne un altro.",
  enoughToday: "Oggi hai già inviato 3 report. Riprova domani.",
  sent: (email: string) => `Il report sta arrivando a ${email}.`,
  sentOnceConfirmed: (email: string) =>
    `Il report parte quando ${email} avrà detto di sì. Gli abbiamo riscritto adesso.`,
  waitsForYes: (email: string) => `Il report parte quando ${email} avrà detto di sì, dal link nell’email.`,
  photo: "Foto di un compito",
  link: "[link]",
};
