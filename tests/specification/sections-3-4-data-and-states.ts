import type { Section } from "./table";

const badges = "lib/features/rewards/rules.ts";
const accounts = "lib/features/accounts/rules.ts";

export const data: Section = {
  title: "3 Entities and their fields",
  screens: [
    {
      where: "List of users in the panels",
      test: "components/admin/users/users-view.test.tsx",
      rows: [{ text: "Non specificata", how: "a user without an e-mail address" }],
    },
    {
      where: "Reply of the calls about a user: avatarId",
      test: "tests/integration/profile.test.ts",
      rows: [
        { text: "cat", how: "an account that is new", file: accounts },
        { text: "dog", how: "chosen in the profile", file: accounts },
        { text: "rabbit", how: "chosen in the profile", file: accounts },
        { text: "bear", how: "chosen in the profile", file: accounts },
        { text: "lion", how: "chosen in the profile", file: accounts },
        { text: "panda", how: "chosen in the profile", file: accounts },
        { text: "owl", how: "chosen in the profile", file: accounts },
        { text: "fox", how: "chosen in the profile", file: accounts },
      ],
    },
    {
      where: "Reply of the calls about achievements: badgeType",
      test: "lib/features/rewards/rules.test.ts",
      rows: [
        { text: "first_chat", how: "the first message", file: badges },
        { text: "first_steps", how: "10 messages", file: badges },
        { text: "chat_enthusiast", how: "50 messages", file: badges },
        { text: "chat_master", how: "150 messages", file: badges },
        { text: "level_5_champion", how: "level 5", file: badges },
        { text: "level_10_master", how: "level 10", file: badges },
        { text: "level_15_expert", how: "level 15", file: badges },
        { text: "grammar_expert", how: "20 sentences put right", file: badges },
        { text: "vocabulary_builder", how: "150 different words", file: badges },
        { text: "xp_collector", how: "500 XP", file: badges },
      ],
    },
  ],
};

export const states: Section = {
  title: "4 States and transitions",
  screens: [
    {
      where: "Login",
      test: "components/auth/login-form.test.tsx",
      rows: [{ text: "Verifica Email", how: "link of the toast that follows a login without verification" }],
    },
    {
      where: "Homework that could not be analysed",
      test: "components/photo/run-photo-turn.test.ts",
      rows: [
        {
          text: "[Immagine caricata]",
          how: "the message the photo is sent as",
          file: "lib/i18n/it/picture-message.ts",
        },
        { text: "Foto elaborata", how: "toast, once that message is answered" },
      ],
    },
    {
      where: "Reply of the calls about a user: subscriptionStatus",
      test: "tests/integration/subscription-ending.test.ts",
      rows: [
        { text: "expired", how: "the paid period is over", file: "lib/features/billing/rules.ts" },
        { text: "canceled_with_grace", how: "a cancellation", file: "lib/features/billing/rules.ts" },
      ],
    },
    {
      where: "Subscription banner above the chat",
      test: "components/subscription/subscription-banner.test.tsx",
      rows: [
        { text: "Abbonamento Scaduto", how: "title once Pro has expired" },
        {
          text: "Il tuo abbonamento Pro è scaduto. Ora hai 0 cuori.",
          from: ["subscriptionBanner.expired", 0],
          how: "text once Pro has expired",
        },
        { text: "Passa a PRO", how: "what it leads to once Pro has expired" },
        { text: "In Scadenza", how: "title 1 to 3 days before subscriptionEndDate" },
        {
          text: "Il tuo abbonamento scadrà tra {n} giorni. Dopo la scadenza avrai 0 cuori.",
          example: "Il tuo abbonamento scadrà tra 3 giorni. Dopo la scadenza avrai 0 cuori.",
          from: ["subscriptionBanner.ending", 3],
          how: "text 1 to 3 days before subscriptionEndDate",
          test: "components/subscription/banner-of.test.ts",
        },
        { text: "Rinnova Abbonamento", how: "what it leads to 1 to 3 days before subscriptionEndDate" },
        { text: "Abbonamento cancellato", how: "title after a cancellation" },
        {
          text: "Scade oggi",
          example: "Scade oggi.",
          from: ["subscriptionBanner.cancelled", 0, "2026-11-20"],
          how: "text after a cancellation, on the last day",
          test: "components/subscription/banner-of.test.ts",
        },
        { text: "Riattiva Pro", how: "what it leads to after a cancellation" },
      ],
    },
  ],
};
