import type { Section } from "./table";

export const errorsOfPaymentAndPanels: Section = {
  title: "8 The error catalogue: payment, account helper pages, administration",
  screens: [
    {
      where: "Paywall",
      test: "components/paywall/paywall.test.tsx",
      rows: [
        { text: "Errore Pagamento", how: "title of the toast when a subscription cannot be begun" },
        { text: "Impossibile avviare l'aggiornamento", how: "text of that toast, where the server has none" },
        { text: "No client secret received from server", how: "text of that toast, without clientSecret" },
      ],
    },
    {
      where: "Card form",
      test: "components/subscription/local-card-form.test.tsx",
      rows: [
        {
          text: "Stripe non è ancora caricato. Riprova tra un momento.",
          how: "confirming before the library is there",
          test: "components/subscription/confirm-stripe-card.test.ts",
        },
        {
          text: "Elemento carta non trovato.",
          how: "confirming without the field of the card",
          test: "components/subscription/confirm-stripe-card.test.ts",
        },
        {
          text: "Errore durante il setup del pagamento",
          how: "an error of the provider without a sentence",
          test: "components/subscription/stripe-card-form.test.tsx",
        },
        {
          text: "Errore nella creazione dell'abbonamento",
          how: "a completion that is not OK, or says success: false",
        },
        { text: "Errore inaspettato durante il pagamento", how: "no answer to the completion" },
      ],
    },
    {
      where: "Profile, cancelling",
      test: "components/profile/pro-section.test.tsx",
      rows: [
        { text: "Errore nella cancellazione", how: "title of the toast of a failed cancellation" },
        {
          text: "Non è stato possibile cancellare l'abbonamento. Riprova più tardi.",
          how: "text of that toast",
        },
      ],
    },
    {
      where: "Account helper pages",
      test: "e2e/account-pages.spec.ts",
      rows: [
        { text: "Errore durante l'invio della richiesta", how: "/forgot-password, a refusal without a text" },
        { text: "Errore durante il reset della password", how: "/reset-password, a refusal without a text" },
        { text: "Errore durante l'invio dell'email", how: "/verify-email, a refusal without a text" },
        { text: "Errore durante la verifica email", how: "/email-verified, a refusal without a text" },
        { text: "Errore di connessione. Riprova più tardi.", how: "no answer, on all four" },
      ],
    },
    {
      where: "Gate of the system panel",
      test: "components/admin/system/system-panel.test.tsx",
      rows: [
        { text: "Chiave Master Verificata", how: "toast after the master key" },
        { text: "Accesso Autorizzato", how: "toast after the code" },
        { text: "Autenticazione Fallita", how: "title of the toast of a wrong key or code" },
        { text: "Credenziali non valide", how: "text of that toast, where the server has none" },
        { text: "Accesso Bloccato", how: "title of the toast after three failures" },
        { text: "Riprova più tardi", how: "text of that toast" },
        { text: "Errore di Sistema", how: "title of the toast when the server cannot say" },
        { text: "Impossibile verificare le credenziali", how: "text of that toast" },
      ],
    },
    {
      where: "Gate of the secure panel",
      test: "components/admin/secure/secure-gate.test.tsx",
      rows: [
        { text: "Codice Inviato", how: "toast after the address" },
        { text: "Accesso Autorizzato", how: "toast after the code" },
        { text: "Autenticazione Fallita", how: "title of the toast of a wrong code" },
        { text: "Credenziali non valide", how: "text of that toast, where the server has none" },
        { text: "Accesso Bloccato", how: "title of the toast after five failures" },
        {
          text: "Contatta l'amministratore",
          how: "text of that toast, of which the specification gives the meaning",
        },
        { text: "Errore di Sistema", how: "title of the toast when the server cannot say" },
        { text: "Impossibile verificare le credenziali", how: "text of that toast" },
      ],
    },
    {
      where: "Panels, list of users",
      test: "components/admin/users/users-view.test.tsx",
      rows: [
        { text: "Impossibile caricare gli utenti", how: "text of that toast, system panel" },
        { text: "Impossibile caricare la lista utenti", how: "text of that toast, secure panel" },
      ],
    },
    {
      where: "Panels, actions on a user",
      test: "components/admin/users/user-actions.test.tsx",
      rows: [
        { text: "Errore", how: "title of the toast of an action or a list that failed" },
        { text: "Impossibile aggiornare lo stato Pro", how: "a change of Pro that failed" },
        { text: "Impossibile aggiornare i cuori", how: "a change of the hearts that failed" },
        { text: "Impossibile resettare l'utente", how: "a reset that failed, system panel" },
        { text: "Impossibile ripristinare l'utente", how: "a reset that failed, secure panel" },
        { text: "Impossibile eliminare l'account", how: "a deletion that failed" },
        { text: "Aggiornato", how: "title of the toast of a change of Pro or hearts" },
        { text: "Reset completato", how: "title of the toast of a reset" },
        { text: "Account Eliminato", how: "title of the toast of a deletion" },
      ],
    },
    {
      where: "Secure panel, leaving",
      test: "tests/support/secure-panel.tsx",
      rows: [{ text: "Sessione Terminata", how: "the logout, and the end of the 30 minutes" }],
    },
  ],
};
