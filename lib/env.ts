import { z } from "zod";

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined); // An empty string is unset.
const url = optional.pipe(z.url({ protocol: /^https?$/ }).optional());
const emailList = optional.refine(
  (value) => value?.split(",").every((email) => z.email().safeParse(email.trim()).success) ?? true,
  "addresses with commas between them",
);
const flag = optional
  .pipe(z.enum(["0", "1", "true", "false"]).optional())
  .transform((v) => v === "1" || v === "true");
const port = optional.transform((value) => Number(value ?? 3000)).pipe(z.int().min(1).max(65535));

// A file of variables has it on one line, with \n for the ends of lines.
const privateKey = optional
  .transform((value) => value?.replaceAll("\\n", "\n"))
  .refine((value) => value === undefined || value.includes("-----BEGIN PRIVATE KEY-----"), "no private key");

const shape = z.object({
  PORT: port,
  DATA_DIR: optional.transform((value) => value ?? ".data"),
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  APP_URL: url.transform((value) => value?.replace(/\/+$/, "")),
  AUTH_SECRET: optional.pipe(z.string().min(32).optional()),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: optional.transform((value) => value ?? "gpt-4.1-mini"),
  OPENAI_VISION_MODEL: optional.transform((value) => value ?? "gpt-4.1-mini"),
  OPENAI_TTS_MODEL: optional,
  OPENAI_TTS_VOICE: optional.transform((value) => value ?? "coral"),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: url,
  MAIL_FROM: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: url,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_CLIENT_EMAIL: optional,
  FIREBASE_PRIVATE_KEY: privateKey,
  FIREBASE_DATABASE_URL: optional.pipe(z.url({ protocol: /^https$/ }).optional()),
  FIREBASE_DATABASE_EMULATOR_HOST: optional.pipe(
    z
      .string()
      .regex(/^[\w.-]+:\d+$/, "host:port")
      .optional(),
  ),
  FIREBASE_WEB_API_KEY: optional,
  SYSTEM_ADMIN_EMAIL: optional.transform((value) => value?.toLowerCase()).pipe(z.email().optional()),
  SYSTEM_ADMIN_MASTER_KEY: optional.pipe(z.string().min(12).optional()),
  SECURE_ADMIN_EMAILS: emailList,
  PRIVACY_EMAIL: optional.pipe(z.email().optional()),
  LEGAL_NAME: optional,
  LEGAL_ADDRESS: optional,
  LEGAL_EMAIL: optional.pipe(z.email().optional()),
  BOOKING_URL_30: url,
  BOOKING_URL_60: url,
  CRON_SECRET: optional.pipe(z.string().min(16).optional()),
  TRUST_PROXY: flag,
  ALLOW_LOCAL_ADAPTERS: flag,
  LOG_LEVEL: optional.pipe(z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
  VERCEL: flag,
  NODE_ENV: optional,
});

export type Env = Omit<z.output<typeof shape>, "APP_URL"> & { APP_URL: string };

/** A configuration the product refuses to start with. Names variables, never prints a value. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`Configurazione non valida:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "EnvError";
  }
}

/** Reads and checks the configuration. Throws EnvError naming every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = shape.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  }
  const problems = contradictions(parsed.data);
  if (problems.length > 0) throw new EnvError(problems);
  return { ...parsed.data, APP_URL: parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}` };
}

function contradictions(env: z.output<typeof shape>): string[] {
  const rules: [boolean, string][] = [
    [
      !!env.DATABASE_URL && !env.AUTH_SECRET,
      "AUTH_SECRET: required with DATABASE_URL (32 characters or more)",
    ],
    [
      !!env.DATABASE_URL && !env.APP_URL,
      "APP_URL: required with DATABASE_URL (links in mails start with it)",
    ],
    [
      !!env.DATABASE_URL && !env.RESEND_API_KEY && !env.ALLOW_LOCAL_ADAPTERS,
      "RESEND_API_KEY: required with DATABASE_URL, or set ALLOW_LOCAL_ADAPTERS=1 to keep mails in a local folder",
    ],
    [!!env.RESEND_API_KEY && !env.MAIL_FROM, "MAIL_FROM: required with RESEND_API_KEY"],
    [
      !!env.DATABASE_URL && !env.STRIPE_SECRET_KEY && !env.ALLOW_LOCAL_ADAPTERS,
      "STRIPE_SECRET_KEY: required with DATABASE_URL, or set ALLOW_LOCAL_ADAPTERS=1 for payments that charge nothing",
    ],
    ...stripeRules(env),
    ...firebaseRules(env),
    [!!env.OPENAI_BASE_URL && !env.OPENAI_API_KEY, "OPENAI_API_KEY: required with OPENAI_BASE_URL"],
    [!!env.OPENAI_TTS_MODEL && !env.OPENAI_API_KEY, "OPENAI_API_KEY: required with OPENAI_TTS_MODEL"],
    [env.VERCEL && !env.DATABASE_URL, "DATABASE_URL: required on Vercel, where no folder survives a request"],
    [env.VERCEL && !env.RESEND_API_KEY, "RESEND_API_KEY: required on Vercel, where no folder keeps a mail"],
    [
      env.VERCEL && !env.CRON_SECRET,
      "CRON_SECRET: required on Vercel, where jobs run through /api/cron/tick",
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

const stripeKeys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** The three keys come together, and from the same side: a test key beside a live one is a mistake that costs money. */
function stripeRules(env: z.output<typeof shape>): [boolean, string][] {
  const isAny = stripeKeys.some((name) => env[name]);
  const modeOf = (key: string | undefined) => /_(test|live)_/.exec(key ?? "")?.[1];
  const modes = [modeOf(env.STRIPE_SECRET_KEY), modeOf(env.STRIPE_PUBLISHABLE_KEY)];
  return [
    ...stripeKeys.map((name): [boolean, string] => [
      isAny && !env[name],
      `${name}: required with the other keys of Stripe`,
    ]),
    [
      modes.includes("test") && modes.includes("live"),
      "STRIPE_PUBLISHABLE_KEY: one key is for tests and the other is live",
    ],
  ];
}

const firebaseKeys = ["FIREBASE_PROJECT_ID", "FIREBASE_CLIENT_EMAIL", "FIREBASE_PRIVATE_KEY"] as const;

/** A database and the account that may write to it come together; an emulator lets anybody write. */
function firebaseRules(env: z.output<typeof shape>): [boolean, string][] {
  const { FIREBASE_DATABASE_URL: url, FIREBASE_DATABASE_EMULATOR_HOST: emulator } = env;
  const isAny = [...firebaseKeys.map((name) => env[name]), env.FIREBASE_WEB_API_KEY, url].some(Boolean);
  const { FIREBASE_CLIENT_EMAIL: email, FIREBASE_PRIVATE_KEY: key, FIREBASE_WEB_API_KEY: webKey } = env;
  const needsAccount = [!emulator, email, key, webKey].some(Boolean);
  return [
    ...firebaseKeys.map((name): [boolean, string] => [
      isAny && needsAccount && !env[name],
      `${name}: required with the other variables of Firebase`,
    ]),
    [isAny && !url && !emulator, "FIREBASE_DATABASE_URL: required with the other variables of Firebase"],
  ];
}

/** Whether the demo accounts are here. Their passwords are public: where real people are served they never are. */
export function hasDemoAccounts(env: Pick<Env, "DATABASE_URL" | "ALLOW_LOCAL_ADAPTERS">): boolean {
  return !env.DATABASE_URL || env.ALLOW_LOCAL_ADAPTERS;
}

let memo: Env | undefined;

/** The checked configuration of this process. */
export function env(): Env {
  memo ??= readEnv(process.env);
  return memo;
}
