/** Another password, from the profile. */
export const changePassword = {
  open: "Cambia password",
  why: "Se qualcun altro la conosce.",
  effect: "Gli altri dispositivi verranno scollegati.",
  current: "Password attuale",
  submit: "Salva la nuova password",
  cancel: "Annulla",
  doneTitle: "Password cambiata",
  failed: "Non è stato possibile cambiare la password. Riprova.",
};
