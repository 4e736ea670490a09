import type { Section } from "./table";

export const errorsOfLearners: Section = {
  title: "8 The error catalogue: login, registration, chat, voice, photos, profile, progress",
  screens: [
    {
      where: "Every call",
      test: "lib/api-client/client-errors.test.ts",
      rows: [
        {
          text: "{status}: {response text}",
          example: "404: Nobody here",
          how: "the text of the error raised by an answer that is not OK",
          file: "lib/api-client/client-errors.ts",
          code: "`${status}: ${bodyText}`",
        },
      ],
    },
    {
      where: "Login",
      test: "components/auth/login-form.test.tsx",
      rows: [
        { text: "Login fallito", how: "title of the toast of a refused login" },
        { text: "Credenziali non valide", how: "text of that toast, where the server has none" },
        { text: "Email non verificata", how: "title of the second toast, 2 s after an unverified login" },
        { text: "Verifica Email", how: "link of that second toast" },
        { text: "Errore di connessione", how: "title of the toast when nobody answers" },
        { text: "Riprova più tardi", how: "text of that toast" },
        { text: "Login riuscito", how: "toast of a login", test: "e2e/newcomer.spec.ts" },
      ],
    },
    {
      where: "Registration",
      test: "components/auth/register-form.test.tsx",
      rows: [
        { text: "Registrazione fallita", how: "title of the toast of a refusal" },
        { text: "Errore durante la registrazione", how: "text of that toast, where the server has none" },
        { text: "Errore di connessione", how: "title of the toast when nobody answers" },
        { text: "Riprova più tardi", how: "text of that toast" },
        { text: "Registrazione completata!", how: "title of the toast once the account is made" },
        {
          text: "Controlla la tua email per verificare l'account.",
          how: "text of that toast, where the server has none",
        },
      ],
    },
    {
      where: "Chat",
      test: "components/conversation/run-turn.test.ts",
      rows: [
        {
          text: "L'immagine è troppo grande. Prova con una foto più piccola.",
          how: "a photo the server finds too large",
          test: "components/chat/chat-photos.test.tsx",
        },
        { text: "Errore nell'invio del messaggio. Riprova.", how: "any other failure of a send" },
        { text: "Errore", how: "title of the toast of a failed send", test: "e2e/chat-failures.spec.ts" },
        { text: "Impossibile inviare il messaggio. Riprova.", how: "no answer to a send" },
      ],
    },
    {
      where: "Dictation",
      test: "components/voice/dictation.test.tsx",
      rows: [
        { text: "Nessun audio rilevato", how: "title of the toast when nothing was heard" },
        { text: "Parla più forte e più vicino al microfono", how: "text of that toast" },
        { text: "Nessun testo rilevato", how: "title of the toast when nothing was understood" },
        { text: "Parla per almeno 2-3 secondi e riprova", how: "text of that toast" },
      ],
    },
    {
      where: "Camera",
      test: "e2e/photo-sources.spec.ts",
      rows: [
        { text: "Accesso fotocamera negato", how: "title of the toast when the browser refuses it" },
        {
          text: "Consenti l'accesso alla fotocamera nelle impostazioni del browser",
          how: "text of that toast",
        },
      ],
    },
    {
      where: "Homework",
      test: "e2e/photo.spec.ts",
      rows: [
        {
          text: "Errore nell'analisi del compito",
          how: "answer of POST /api/analyze-homework when no reader works",
          test: "tests/integration/homework-photos-faults.test.ts",
        },
        { text: "Errore analisi", how: "title of the toast when the message fails too" },
        { text: "Riprova più tardi", how: "text of that toast" },
      ],
    },
    {
      where: "Progress, parent report card",
      test: "components/parent-report/parent-report-card.test.tsx",
      rows: [
        { text: "Email salvata", how: "toast of a saved address" },
        { text: "Errore", how: "title of the toast of an address that was not saved" },
        { text: "Impossibile salvare l'email", how: "text of that toast, where the server has none" },
        { text: "Errore invio", how: "title of the toast of a report that did not leave" },
        { text: "Impossibile inviare il report", how: "text of that toast, where the server has none" },
        { text: "Report inviato", how: "toast of a report that leaves" },
      ],
    },
    {
      where: "Errors raised by reads and writes",
      test: "components/learner/queries.test.tsx",
      rows: [
        { text: "Failed to fetch usage stats", how: "a failure of GET /api/usage-stats" },
        { text: "Failed to fetch achievements", how: "a failure of GET /api/achievements/{userId}" },
        {
          text: "Failed to update user",
          how: "a failure of PUT /api/users/{id}",
          test: "components/learner/raised-errors.test.tsx",
        },
        {
          text: "Errore nell'invio del report",
          how: "a failure of POST /api/parent-report",
          test: "components/learner/raised-errors.test.tsx",
        },
      ],
    },
    {
      where: "Profile, feedback",
      test: "components/feedback/feedback-row.test.tsx",
      rows: [
        { text: "Errore", how: "title of the toast of a feedback that did not leave" },
        { text: "Impossibile inviare il feedback. Riprova più tardi.", how: "text of that toast" },
        { text: "Feedback inviato!", how: "toast of a feedback" },
      ],
    },
    {
      where: "Profile, nickname and avatar",
      test: "components/profile/profile-screen.test.tsx",
      rows: [
        { text: "Non è stato possibile aggiornare il nome.", how: "a name that was not saved" },
        { text: "Non è stato possibile aggiornare l'avatar.", how: "an animal that was not saved" },
      ],
    },
    {
      where: "Profile, deletion of one's data",
      test: "components/profile/deletion-section.test.tsx",
      rows: [
        { text: "Sessione scaduta. Effettua nuovamente il login.", how: "a page in place of an answer" },
        { text: "Errore sconosciuto", how: "a refusal without a sentence" },
        { text: "Errore nell'invio della richiesta", how: "an answer nobody can read" },
        { text: "Non è stato possibile inviare la richiesta. Riprova più tardi.", how: "no answer" },
        { text: "Richiesta inviata", how: "toast of a request" },
      ],
    },
  ],
};
