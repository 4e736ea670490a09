/** For what comes when it is opened, and could not come. */
export const notLoaded = {
  title: "Ora la rete non c’è",
  description: "Riprova tra poco.",
};
