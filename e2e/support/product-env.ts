/** Nothing of the developer's own configuration: the product as it is without any. */
const unset = [
  "HOST",
  "DATABASE_URL",
  "AUTH_SECRET",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODERATION",
  "OPENAI_TTS_MODEL",
  "RESEND_API_KEY",
  "MAIL_FROM",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_CLIENT_EMAIL",
  "FIREBASE_PRIVATE_KEY",
  "FIREBASE_DATABASE_URL",
  "FIREBASE_DATABASE_EMULATOR_HOST",
  "FIREBASE_WEB_API_KEY",
  "BOOKING_URL_30",
  "BOOKING_URL_60",
  "CRON_SECRET",
  "JOBS_EVERY_MINUTE",
  "PREVIEW_PASSWORD",
  "SERVICE_WORKER",
  "SYSTEM_ADMIN_EMAIL",
  "SYSTEM_ADMIN_MASTER_KEY",
  "SECURE_ADMIN_EMAILS",
  "TRUST_PROXY",
  "ALLOW_OUTBOX",
  "ALLOW_DEMO_ACCOUNTS",
  "ALLOW_LOCAL_PAYMENTS",
  "VERCEL",
  "VERCEL_ENV",
];

/** The data folder of the product that all specs share which have none of their own. */
export const sharedDataDir = ".cache/e2e/data";

/** The environment of a product under test, and the address it is then served at. */
export function productEnv({ port, dataDir }: { port: number; dataDir: string }) {
  const url = `http://localhost:${port}`;
  const env: Record<string, string> = {
    ...Object.fromEntries(unset.map((name) => [name, ""])),
    APP_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    PORT: String(port),
  };
  return { url, env };
}
