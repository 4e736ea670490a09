/** Another password, from the profile. */
export const changePassword = {
  title: "La tua password",
  intro: "Se pensi che qualcuno la conosca, cambiala: gli altri dispositivi verranno scollegati.",
  open: "Cambia password",
  current: "Password attuale",
  submit: "Salva la nuova password",
  cancel: "Annulla",
  doneTitle: "Password cambiata",
  failed: "Non è stato possibile cambiare la password. Riprova.",
};
