import type { Section } from "./table";

const categories = "lib/features/feedback/rules.ts";

export const rules: Section = {
  title: "5 Validation rules",
  screens: [
    {
      where: "Login",
      test: "components/auth/login-form.test.tsx",
      rows: [
        { text: "Campi obbligatori", how: "title of the toast for a field of blanks" },
        { text: "Inserisci email e password", how: "text of that toast" },
      ],
    },
    {
      where: "Registration",
      test: "components/auth/register-form.test.tsx",
      rows: [
        { text: "Campi obbligatori", how: "title of the toast for a field of blanks" },
        { text: "Completa tutti i campi per registrarti", how: "text of that toast" },
        { text: "Accettazione richiesta", how: "title of the toast without one of the two boxes" },
        {
          text: "Devi accettare Privacy Policy e Cookie Policy per procedere",
          how: "text of that toast",
        },
        { text: "Password troppo corta", how: "title of the toast for five characters" },
        { text: "La password deve essere di almeno 6 caratteri", how: "text of that toast" },
      ],
    },
    {
      where: "Images",
      test: "components/photo/picture-file.test.tsx",
      rows: [
        { text: "Immagine troppo grande", how: "title of the toast for a file above 8 MB" },
        { text: "L'immagine deve essere inferiore a 8MB", how: "text of that toast" },
      ],
    },
    {
      where: "Account helper pages",
      test: "e2e/account-pages.spec.ts",
      rows: [
        { text: "Token di reset non trovato nell'URL", how: "/reset-password without a token" },
        {
          text: "La password non soddisfa i requisiti di sicurezza",
          how: "/reset-password, with a weak password",
        },
        { text: "Le password non coincidono", how: "/reset-password, below the confirmation" },
        { text: "Token di reset non valido", how: "/reset-password, with a bad token" },
        { text: "Token di verifica non trovato nell'URL", how: "/email-verified without a token" },
      ],
    },
    {
      where: "Feedback",
      test: "components/feedback/feedback-row.test.tsx",
      rows: [
        { text: "Campi mancanti", how: "title of the toast when something is missing" },
        { text: "Completa tutti i campi per inviare il feedback", how: "text of that toast" },
      ],
    },
    {
      where: "Body of POST /api/feedback: category",
      test: "tests/integration/feedback.test.ts",
      rows: [
        { text: "bug", how: "chosen in the dialog", file: categories },
        { text: "feature", how: "chosen in the dialog", file: categories },
        { text: "content", how: "chosen in the dialog", file: categories },
        { text: "ui", how: "chosen in the dialog", file: categories },
        { text: "performance", how: "chosen in the dialog", file: categories },
        { text: "other", how: "chosen in the dialog", file: categories },
      ],
    },
    {
      where: "Profile, cancelling",
      test: "components/profile/pro-section.test.tsx",
      rows: [
        { text: "Nessun abbonamento", how: "title of the toast without a subscription" },
        { text: "Non hai un abbonamento Pro attivo da cancellare.", how: "text of that toast" },
      ],
    },
  ],
};

export const permissions: Section = {
  title: "6 Roles and permissions",
  screens: [
    {
      where: "Panels, actions on a user",
      test: "components/admin/users/user-actions.test.tsx",
      rows: [
        {
          text: "Sei sicuro di voler resettare questo utente? Perderà tutto il progresso.",
          how: "the question before a reset",
        },
        {
          text: "L'azione è irreversibile ed elimina tutti i dati dell'utente.",
          how: "the question before a deletion, of which the specification gives the meaning",
        },
      ],
    },
  ],
};

export const calls: Section = {
  title: "7 The calls it makes",
  screens: [
    {
      where: "GET /api/achievements",
      test: "tests/integration/rewards.test.ts",
      rows: [{ text: "User ID required", how: "a call without an id" }],
    },
    {
      where: "POST /api/analyze-homework: additionalContext",
      test: "components/photo/run-photo-turn.test.ts",
      rows: [
        {
          text: "Analizza questo compito di inglese e aiutami a risolverlo.",
          how: "sent with every photo; the specification gives the meaning",
        },
      ],
    },
    {
      where: "Answers that do not tell who has an account",
      test: "e2e/account-pages.spec.ts",
      rows: [
        {
          text: "Se l'indirizzo è registrato, riceverai un'email con il link per reimpostare la password.",
          how: "POST /api/auth/forgot-password, for any address: {message}",
          decided: "ADR 10",
          test: "tests/integration/accounts-logging-in.test.ts",
        },
        {
          text: "Se l'indirizzo è in attesa di verifica, riceverai un'email con un nuovo link.",
          how: "POST /api/auth/resend-verification, for any address: {message}",
          decided: "ADR 10",
          test: "tests/integration/accounts-registering.test.ts",
        },
      ],
    },
  ],
};
