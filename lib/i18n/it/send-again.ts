/** To have a mail sent again to the same address. */
export const sendAgain = {
  button: "Manda di nuovo",
  done: "Mandata di nuovo. Vale il link dell’ultima email.",
  /** `most` mails an hour go to one address. */
  often: (most: number) =>
    `Ne mandiamo al massimo ${most} in un’ora. Guarda se sono già arrivate, o riprova più tardi.`,
};
