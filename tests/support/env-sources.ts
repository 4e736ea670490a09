/** What is set where real people are served. Nothing called hidden may be printed. */
export const production = {
  DATABASE_URL: "postgresql://user:hidden@db.example/coach",
  APP_URL: "https://coach.example/",
  AUTH_SECRET: "x".repeat(32),
  RESEND_API_KEY: "re_hidden",
  MAIL_FROM: "Coach <coach@coach.example>",
  STRIPE_SECRET_KEY: "sk_live_hidden",
  STRIPE_PUBLISHABLE_KEY: "pk_live_hidden",
  STRIPE_WEBHOOK_SECRET: "whsec_hidden",
  LEGAL_NAME: "Scuola hidden",
  LEGAL_ADDRESS: "Via hidden 1, Torino",
  LEGAL_EMAIL: "hidden@coach.example",
};
export const stripeOnly = {
  STRIPE_SECRET_KEY: "sk_test_hidden",
  STRIPE_PUBLISHABLE_KEY: "pk_test_hidden",
  STRIPE_WEBHOOK_SECRET: "whsec_hidden",
};
export const postgres = { DATABASE_URL: "postgresql://db.example/coach", AUTH_SECRET: "x".repeat(32) };
