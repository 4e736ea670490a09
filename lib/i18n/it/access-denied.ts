/** What everybody who is no administrator sees where the system panel would be. */
export const accessDenied = {
  pageTitle: "Area riservata",
  title: "Accesso Negato",
  text: "Qui entra solo chi gestisce English Coach.",
};
