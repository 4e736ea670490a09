import { openaiReader } from "@/lib/adapters/homework-reader/openai";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { argon2Hasher } from "@/lib/adapters/password-hasher/argon2";
import { pgBossJobs, type JobsDatabase } from "@/lib/adapters/jobs/pg-boss";
import { outboxMailer } from "@/lib/adapters/mail/outbox";
import { resendMailer } from "@/lib/adapters/mail/resend";
import { localPayments } from "@/lib/adapters/payments/local";
import { stripePayments } from "@/lib/adapters/payments/stripe";
import { firebaseMirror } from "@/lib/adapters/progress-mirror/firebase";
import { noMirror } from "@/lib/adapters/progress-mirror/none";
import { authJsSessionCookie } from "@/lib/adapters/session-cookie/auth-js";
import { fliteSpeech } from "@/lib/adapters/speech/flite";
import { openaiSpeech } from "@/lib/adapters/speech/openai";
import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { App } from "@/lib/context";
import { connectPglite, connectPostgres, type Db } from "@/lib/db/client";
import { openEmbeddedDatabase } from "@/lib/db/embedded";
import { env, type Env } from "@/lib/env";
import { createLog } from "@/lib/log";
import { mirrorDatabaseUrl } from "@/lib/mirror-database-url";
import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";
import type { MailerPort } from "@/lib/ports/mailer";
import type { PaymentsPort } from "@/lib/ports/payments";
import type { ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import type { SpeechPort } from "@/lib/ports/speech";
import type { TutorPort } from "@/lib/ports/tutor";
import { deriveKey, secretOf } from "@/lib/secret";

// On globalThis, because Next bundles instrumentation and routes apart and only one may open the database.
const holder = globalThis as typeof globalThis & { englishCoachApp?: Promise<App> };

/** The application of this process, put together once. */
export function getApp(): Promise<App> {
  holder.englishCoachApp ??= buildApp(env()).catch((error: unknown) => {
    holder.englishCoachApp = undefined;
    throw error;
  });
  return holder.englishCoachApp;
}

/** Builds the application a configuration asks for. */
export async function buildApp(env: Env, now = () => new Date()): Promise<App> {
  const log = createLog(env.LOG_LEVEL);
  const secret = secretOf(env);
  const { db, jobsDatabase } = await openDatabase(env);
  return {
    db,
    env,
    secret,
    log,
    now,
    ports: {
      homeworkReader: chooseHomeworkReader(env),
      jobs: pgBossJobs({ database: jobsDatabase, log }),
      mailer: chooseMailer(env),
      passwordHasher: argon2Hasher(),
      payments: choosePayments(env, db, now),
      progressMirror: chooseProgressMirror(env),
      sessionCookie: authJsSessionCookie({
        appUrl: env.APP_URL,
        secret: deriveKey(secret, "session-cookie"),
        now,
      }),
      speech: chooseSpeech(env),
      tutor: chooseTutor(env),
    },
  };
}

async function openDatabase(env: Env): Promise<{ db: Db; jobsDatabase: JobsDatabase }> {
  if (env.DATABASE_URL) {
    return { db: connectPostgres(env.DATABASE_URL), jobsDatabase: { connectionString: env.DATABASE_URL } };
  }
  const pglite = await openEmbeddedDatabase(env.DATA_DIR);
  return {
    db: connectPglite(pglite),
    jobsDatabase: {
      async executeSql(text, values) {
        // pg-boss sends scripts of several statements without values, which only exec takes.
        if (values?.length) return await pglite.query(text, values);
        const results = await pglite.exec(text);
        return { rows: results.at(-1)?.rows ?? [] };
      },
    },
  };
}

function chooseMailer(env: Env): MailerPort {
  if (!env.RESEND_API_KEY || !env.MAIL_FROM)
    return outboxMailer({ dataDir: env.DATA_DIR, print: printerOf(env) });
  return resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM });
}

function choosePayments(env: Env, db: Db, now: () => Date): PaymentsPort {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return localPayments({ db, now });
  return stripePayments({ secretKey, publishableKey, webhookSecret, apiBase, now });
}

function chooseProgressMirror(env: Env): ProgressMirrorPort {
  const databaseUrl = mirrorDatabaseUrl(env);
  if (!databaseUrl) return noMirror();
  const { FIREBASE_PROJECT_ID: projectId = "english-coach", FIREBASE_WEB_API_KEY: webApiKey } = env;
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: privateKey } = env;
  const serviceAccount = privateKey ? { projectId, clientEmail, privateKey } : undefined;
  return firebaseMirror({ projectId, databaseUrl, serviceAccount, webApiKey });
}

function chooseHomeworkReader(env: Env): HomeworkReaderPort {
  if (!env.OPENAI_API_KEY) return tesseractReader();
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = env;
  return openaiReader({ apiKey, baseUrl, model });
}

function chooseTutor(env: Env): TutorPort {
  if (!env.OPENAI_API_KEY) return builtInTutor();
  return openaiTutor({ apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL });
}

function chooseSpeech(env: Env): SpeechPort {
  const { OPENAI_API_KEY: apiKey, OPENAI_TTS_MODEL: model } = env;
  if (!apiKey || !model) return fliteSpeech();
  return openaiSpeech({ apiKey, baseUrl: env.OPENAI_BASE_URL, model, voice: env.OPENAI_TTS_VOICE });
}

/** The links of local mails go to the terminal, where a newcomer sees them. */
function printerOf({ LOG_LEVEL }: Env): (line: string) => void {
  return (line) => void (LOG_LEVEL === "silent" || process.stdout.write(`${line}\n`));
}
