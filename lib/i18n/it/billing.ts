/** What the server says about paying. */
export const billing = {
  alreadyPro: "Hai già Pro.",
  notConfigured: "Qui i pagamenti non sono attivi: non è stato addebitato niente.",
};
