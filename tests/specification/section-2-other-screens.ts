import type { Section } from "./table";

export const otherScreens: Section = {
  title: "2 Screens and routes: paywall, badges, progress, profile, account pages, panels",
  screens: [
    {
      where: "Paywall",
      test: "components/paywall/paywall.test.tsx",
      rows: [
        { text: "Limite Messaggi Raggiunto", how: "title at the 201st message" },
        { text: "Limite Compiti Raggiunto", how: "title at the 21st photo" },
        { text: "Audio Premium Richiesto", how: "title when a free user listens" },
        { text: "Sblocca Pro", how: "title when Pro is asked for" },
        {
          text: "Messaggi utilizzati: {N}/200",
          example: "Messaggi utilizzati: 42/200",
          from: ["paywall.used", "Messaggi utilizzati", 42, 200],
          how: "first step, the counter of messages",
        },
        {
          text: "Compiti caricati: {N}/20",
          example: "Compiti caricati: 7/20",
          from: ["paywall.used", "Compiti caricati", 7, 20],
          how: "first step, the counter of photos",
        },
        { text: "Passa a Pro - €4/mese", how: "first step, the button that leads on" },
        { text: "Continua con il piano gratuito", how: "first step, the button that closes" },
        { text: "Pagamento Sicuro", how: "title of the second step" },
        { text: "Conferma Pagamento €4/mese", how: "second step, the button that pays" },
        { text: "Indietro", how: "second step, the words of the way back" },
        { text: "Torna indietro", how: "second step, the name of the way back" },
      ],
    },
    {
      where: "Badges",
      test: "components/badges/badges-screen.test.tsx",
      rows: [
        { text: "I Tuoi Badge", how: "its title" },
        { text: "Nessun badge ancora", how: "without any badge" },
        { text: "Inizia a chattare per ottenere i tuoi primi badge!", how: "without any badge" },
        { text: "Chat & Conversazione", how: "in the legend" },
        { text: "Livelli & Traguardi", how: "in the legend" },
        { text: "Vocabolario & XP", how: "in the legend" },
        { text: "Grammatica & Specialità", how: "in the legend" },
        { text: "Dettaglio Badge", how: "title of the dialog of a badge" },
        { text: "+{N} XP", example: "+5 XP", from: ["badgesScreen.xp", 5], how: "in that dialog" },
      ],
    },
    {
      where: "Progress",
      test: "components/progress/progress-screen.test.tsx",
      rows: [
        { text: "I Tuoi Progressi", how: "its title" },
        { text: "Esercizi Completati", how: "one of the four figures" },
        { text: "Questa Settimana", how: "one of the four figures" },
      ],
    },
    {
      where: "Profile",
      test: "components/profile/profile-screen.test.tsx",
      rows: [
        { text: "Il Tuo Profilo", how: "its title" },
        { text: "OK", how: "the button that saves the nickname" },
      ],
    },
    {
      where: "Privacy and cookie pages",
      test: "e2e/profile.spec.ts",
      rows: [{ text: "Torna al Profilo", how: "the way back" }],
    },
    {
      where: "Account helper pages",
      test: "e2e/account-pages.spec.ts",
      rows: [
        { text: "Invia Link di Reset", how: "/forgot-password, the button" },
        { text: "Email Inviata!", how: "/forgot-password, once the mail is on its way" },
        { text: "Token Non Valido", how: "/reset-password without a token" },
        { text: "Password Aggiornata!", how: "/reset-password, once it is done" },
        { text: "Accedi Ora", how: "/reset-password, the button after that" },
        { text: "Email Verificata!", how: "/email-verified, with a good token" },
        { text: "Verifica Fallita", how: "/email-verified, with a bad token" },
      ],
    },
    {
      where: "System admin panel, for whoever is no administrator",
      test: "components/admin/access-denied.test.tsx",
      rows: [
        { text: "Accesso Negato", how: "opening it" },
        { text: "Area riservata. Autorizzazioni insufficienti.", how: "opening it" },
      ],
    },
  ],
};
