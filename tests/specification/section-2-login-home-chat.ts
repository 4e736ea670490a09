import type { Section } from "./table";

export const loginHomeChat: Section = {
  title: "2 Screens and routes: login, home, chat",
  screens: [
    {
      where: "Any path nobody knows, logged in",
      test: "e2e/badges-and-progress.spec.ts",
      rows: [{ text: "404 Page Not Found", how: "opening /no/such/page" }],
    },
    {
      where: "Registration",
      test: "components/auth/register-form.test.tsx",
      rows: [
        { text: "Registrato!", how: "the button, once the account is made" },
        { text: "Email di verifica inviata!", how: "the banner, once the account is made" },
        {
          text: "È unico: nessun altro può averlo. Puoi cambiarlo nel profilo.",
          how: "below the nickname; the specification has it both unchangeable and editable",
          decided: "ADR 9",
        },
      ],
    },
    {
      where: "Header of every learner screen",
      test: "e2e/rewards.spec.ts",
      rows: [
        { text: "Pro", how: "the button that opens the paywall, without Pro only" },
        { text: "Passa a Pro", how: "the title of that button" },
      ],
    },
    {
      where: "Bottom navigation",
      test: "components/shell/navigation.test.tsx",
      rows: [
        { text: "Home", how: "the entry of /" },
        { text: "Features", how: "the entry of /features" },
        { text: "Progressi", how: "the entry of /progress" },
        { text: "Badge", how: "the entry of /achievements" },
        { text: "Profilo", how: "the entry of /profile" },
      ],
    },
    {
      where: "Home, with payment=success in the address",
      test: "components/subscription/use-payment-return.test.tsx",
      rows: [
        { text: "Pagamento completato!", how: "title of the toast, without Pro" },
        { text: "Ora hai accesso a Pro con cuori illimitati!", how: "text of the same toast" },
      ],
    },
    {
      where: "Chat",
      test: "components/chat/chat-screen.test.tsx",
      rows: [
        { text: "AI", how: "its title" },
        { text: "Il tuo English Coach", how: "its subtitle" },
        { text: "Nuova chat", how: "the button in its header" },
        { text: "Ciao! Sono il tuo English Coach!", how: "the greeting of an empty chat" },
        { text: "Fotografa i compiti o scrivimi per iniziare", how: "the hint of an empty chat" },
        {
          text: "+{N} XP for practicing!",
          example: "+5 XP for practicing!",
          from: ["chatScreen.xpForPracticing", 5],
          how: "at a message of the coach that awarded XP",
        },
        { text: "Fai una domanda o descrivi il compito...", how: "placeholder of the input" },
      ],
    },
    {
      where: "Below the input of the chat",
      test: "components/family/switched-off.test.tsx",
      rows: [
        { text: "Scatta", how: "the button of the camera" },
        { text: "Foto", how: "the button that picks a file" },
        { text: "Audio", how: "the button of the dictation" },
      ],
    },
    {
      where: "Overlay of the dictation",
      test: "components/voice/dictation.test.tsx",
      rows: [
        { text: "Sto ascoltando...", how: "a press on Audio" },
        { text: "Registrando...", how: "beside the time, while it listens" },
        { text: "Elaborando trascrizione...", how: "a press on the red button" },
      ],
    },
    {
      where: "Overlays of a photo",
      test: "components/photo/photo-overlays.test.tsx",
      rows: [
        { text: "Posiziona il compito nell'inquadratura", how: "the hint of the open camera" },
        { text: "Analisi compito in corso", how: "title of the dialog while the photo is read" },
      ],
    },
  ],
};
