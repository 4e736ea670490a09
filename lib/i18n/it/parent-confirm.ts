/** What only the page says on which a parent says yes: the other pages for parents load without it. */
export const parentConfirm = {
  whatItIs: "English Coach aiuta con l’inglese. È un’intelligenza artificiale, e si può usare gratis.",
  offline: "La connessione è caduta. Le tue scelte sono ancora qui: riprova.",
};
