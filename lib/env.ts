import { z } from "zod";
import { isPreview } from "./addresses";
import { databaseAddress, databaseUrlProblem, type DatabaseAddress } from "./db/database-url";
import { contradictions } from "./env-contradictions";

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined); // An empty string is unset.

/** A variable that must fit a schema: whatever is wrong with it, the problem is this rule, and never its value. */
const ruled = <T>(rule: string, schema: z.ZodType<T, string>) =>
  optional.transform((value, ctx) => {
    if (value === undefined) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    ctx.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });

const isBare = (value: string) => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === "/" && [search, hash, username, password].every((part) => part === "");
};
const httpUrl = z.url({ protocol: /^https?$/ });
const url = ruled("must be an address that begins with http:// or https://", httpUrl);
const bareUrl = ruled(
  "must be an address such as https://coach.example, with nothing behind the host and its port",
  httpUrl.refine(isBare).transform((value) => new URL(value).origin),
);
const email = ruled("must be an e-mail address", z.email());
const isEmail = (value: string) => z.email().safeParse(value).success;
const emailList = ruled(
  "must be e-mail addresses with commas between them",
  z.string().refine((value) => value.split(",").every((entry) => isEmail(entry.trim()))),
);
const sender = ruled(
  "must be an e-mail address, alone or behind a name: Name <address>",
  z.string().refine((value) => isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value)),
);
const startingWith = (...starts: [string, ...string[]]) =>
  ruled(
    `must begin with ${starts.join(" or ")}`,
    z.string().refine((value) => starts.some((start) => value.startsWith(start))),
  );
/** Undefined when it is unset: what that means depends on others. */
const switchOf = ruled("must be 1, 0, true or false", z.enum(["0", "1", "true", "false"])).transform(
  (value) => (value === undefined ? undefined : value === "1" || value === "true"),
);
const flagOr = (unset: boolean) => switchOf.transform((value) => value ?? unset);
const flag = flagOr(false);
const port = ruled(
  "must be a whole number from 1 to 65535",
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(65535)),
);
const seconds = ruled(
  "must be a whole number of seconds from 5 to 600",
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(5).max(600)),
);
const hops = ruled(
  "must be the number of proxies in front of the app, from 0 to 9",
  z
    .string()
    .regex(/^(?:\d|true|false)$/)
    .transform((value) => (value === "true" ? 1 : Number(value) || 0)),
);

const isSecret = (value: string) => {
  const values = value.split(",");
  return values.length <= 2 && values.every((one) => one.trim().length >= 32);
};

// A file of variables has it on one line, with \n for the ends of lines.
const privateKey = ruled(
  "must be the private key of a service account, from its BEGIN line to its END line",
  z
    .string()
    .transform((value) => value.replaceAll("\\n", "\n"))
    .refine((value) => value.includes("-----BEGIN PRIVATE KEY-----")),
);

/** Every variable there is. */
export const shape = z.object({
  PORT: port.transform((value) => value ?? 3000),
  HOST: ruled(
    "must be localhost or an IP address of this computer, such as 127.0.0.1 or 0.0.0.0",
    z.union([z.literal("localhost"), z.ipv4(), z.ipv6()]),
  ).transform((value) => value ?? "127.0.0.1"),
  DATA_DIR: optional.transform((value) => value ?? ".data"),
  DATABASE_URL: ruled(
    "must be an address such as postgresql://user:password@host:5432/database",
    z.url({ protocol: /^postgres(ql)?$/ }),
  ),
  APP_URL: bareUrl,
  AUTH_SECRET: ruled(
    "must have 32 characters or more; or be two of them with a comma between, the new one first",
    z.string().refine(isSecret),
  ),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: optional.transform((value) => value ?? "gpt-4.1-mini"),
  OPENAI_VISION_MODEL: optional.transform((value) => value ?? "gpt-4.1-mini"),
  OPENAI_MODERATION: flagOr(true),
  TUTOR_TIMEOUT_S: seconds.transform((value) => value ?? 25),
  OPENAI_TTS_MODEL: optional,
  OPENAI_TTS_VOICE: optional.transform((value) => value ?? "coral"),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: url,
  MAIL_FROM: sender,
  STRIPE_SECRET_KEY: startingWith("sk_", "rk_"),
  STRIPE_PUBLISHABLE_KEY: startingWith("pk_"), // Browsers are told it: the secret one must never stand here.
  STRIPE_WEBHOOK_SECRET: startingWith("whsec_"),
  STRIPE_API_BASE: url,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_CLIENT_EMAIL: email,
  FIREBASE_PRIVATE_KEY: privateKey,
  FIREBASE_DATABASE_URL: ruled(
    "must be an address that begins with https://",
    z.url({ protocol: /^https$/ }),
  ),
  FIREBASE_DATABASE_EMULATOR_HOST: ruled(
    "must be a host and a port: localhost:9000",
    z.string().regex(/^[\w.-]+:\d+$/),
  ),
  FIREBASE_WEB_API_KEY: optional,
  SYSTEM_ADMIN_EMAIL: email.transform((value) => value?.toLowerCase()),
  SYSTEM_ADMIN_MASTER_KEY: ruled("must have 12 characters or more", z.string().min(12)),
  SECURE_ADMIN_EMAILS: emailList,
  PRIVACY_EMAIL: email,
  LEGAL_NAME: optional,
  LEGAL_ADDRESS: optional,
  LEGAL_EMAIL: email,
  BOOKING_URL_30: url,
  BOOKING_URL_60: url,
  /** Somebody calls the tick each minute: then requests need not. */
  JOBS_EVERY_MINUTE: flag,
  CRON_SECRET: ruled("must have 16 characters or more", z.string().min(16)),
  TRUST_PROXY: hops,
  PREVIEW_PASSWORD: ruled("must have 12 characters or more", z.string().min(12)),
  ALLOW_OUTBOX: switchOf,
  ALLOW_DEMO_ACCOUNTS: switchOf,
  ALLOW_LOCAL_PAYMENTS: switchOf,
  LOG_LEVEL: ruled(
    "must be debug, info, warn, error or silent",
    z.enum(["debug", "info", "warn", "error", "silent"]),
  ).transform((value) => value ?? "info"),
  /** Off, browsers take off the worker that they have. */
  SERVICE_WORKER: flagOr(true),
  VERCEL: flag,
  VERCEL_ENV: ruled(
    "must be production, preview or development",
    z.enum(["production", "preview", "development"]),
  ),
  VERCEL_GIT_COMMIT_REF: optional,
  VERCEL_URL: optional,
  VERCEL_BRANCH_URL: optional,
  VERCEL_PROJECT_PRODUCTION_URL: optional,
  NODE_ENV: optional,
});

type Given = z.output<typeof shape>;
type Switch = "ALLOW_OUTBOX" | "ALLOW_DEMO_ACCOUNTS" | "ALLOW_LOCAL_PAYMENTS";
export type Env = Omit<Given, "APP_URL" | "TRUST_PROXY" | Switch> &
  Record<Switch, boolean> & { APP_URL: string; TRUST_PROXY: number };

/** A configuration the product refuses to start with. Names variables, never prints a value. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`Configurazione non valida:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "EnvError";
  }
}

type Source = Record<string, string | undefined>;

function parse<T>(schema: z.ZodType<T>, source: Source): T {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
}

const databaseShape = shape.pick({
  DATABASE_URL: true,
  VERCEL: true,
  VERCEL_ENV: true,
  VERCEL_GIT_COMMIT_REF: true,
});

/** The database alone, for who needs no more of the configuration; undefined: the embedded one. Throws EnvError. */
export function readDatabaseAddress(source: Source): DatabaseAddress | undefined {
  const { DATABASE_URL, ...deployment } = parse(databaseShape, source);
  if (!DATABASE_URL) return undefined;
  const problem = databaseUrlProblem(DATABASE_URL);
  if (problem) throw new EnvError([`DATABASE_URL: ${problem}`]);
  return databaseAddress(DATABASE_URL, deployment);
}

/** Reads and checks the configuration. Throws EnvError naming every variable that is wrong, with its rule. */
export function readEnv(source: Source): Env {
  const given = parse(shape, source);
  const appUrl = given.APP_URL ?? previewUrl(given);
  const isDemonstration = isPreview(given);
  const env = {
    ...given,
    APP_URL: appUrl ?? `http://localhost:${given.PORT}`,
    TRUST_PROXY: given.TRUST_PROXY ?? (given.VERCEL ? 1 : 0),
    ALLOW_OUTBOX: given.ALLOW_OUTBOX ?? isDemonstration,
    ALLOW_DEMO_ACCOUNTS: given.ALLOW_DEMO_ACCOUNTS ?? isDemonstration,
    ALLOW_LOCAL_PAYMENTS: given.ALLOW_LOCAL_PAYMENTS ?? isDemonstration,
  };
  const problems = contradictions(env, {
    hasAppUrl: appUrl !== undefined,
    hasFormerSwitch: !!source.ALLOW_LOCAL_ADAPTERS?.trim(),
  });
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

/** A preview's own address: its branch's, which stays the same from one deployment to the next. */
function previewUrl(given: Given): string | undefined {
  const host = given.VERCEL_BRANCH_URL ?? given.VERCEL_URL;
  return isPreview(given) && host ? `https://${host}` : undefined;
}

let memo: Env | undefined;

/** The checked configuration of this process. */
export function env(): Env {
  memo ??= readEnv(process.env);
  return memo;
}
