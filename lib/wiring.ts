import { argon2Hasher } from "@/lib/adapters/password-hasher/argon2";
import { pgBossJobs, type JobsDatabase } from "@/lib/adapters/jobs/pg-boss";
import { databaseOutboxMailer } from "@/lib/adapters/mail/database-outbox";
import { outboxMailer } from "@/lib/adapters/mail/outbox";
import { localPayments } from "@/lib/adapters/payments/local";
import { noModeration } from "@/lib/adapters/moderation/none";
import { noMirror } from "@/lib/adapters/progress-mirror/none";
import { authJsSessionCookie } from "@/lib/adapters/session-cookie/auth-js";
import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import type { App } from "@/lib/context";
import { connectPglite, connectPostgres, type Db } from "@/lib/db/client";
import { connectionOptions } from "@/lib/db/connection";
import { databaseAddress } from "@/lib/db/database-url";
import type { Env } from "@/lib/env";
import { createLog } from "@/lib/log";
import { mirrorDatabaseUrl } from "@/lib/mirror-database-url";
import { isOpenAiHost } from "@/lib/openai-host";
import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";
import type { MailerPort } from "@/lib/ports/mailer";
import type { ModerationPort } from "@/lib/ports/moderation";
import type { PaymentsPort } from "@/lib/ports/payments";
import type { ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import type { SpeechPort } from "@/lib/ports/speech";
import type { TutorPort } from "@/lib/ports/tutor";
import { deriveKeys, secretOf } from "@/lib/secret";

// Adapters with an SDK of their own are loaded when they are chosen: a process starts without those it does not use.

/** Builds the application a configuration asks for. */
export async function buildApp(env: Env, now = () => new Date()): Promise<App> {
  const log = createLog(env.LOG_LEVEL);
  const secret = secretOf(env);
  const [{ db, jobsDatabase }, homeworkReader, moderation, progressMirror, speech, tutor] = await Promise.all(
    [
      openDatabase(env),
      chooseHomeworkReader(env),
      chooseModeration(env),
      chooseProgressMirror(env),
      chooseSpeech(env),
      chooseTutor(env),
    ],
  );
  return {
    db,
    env,
    secret,
    log,
    now,
    ports: {
      homeworkReader,
      jobs: pgBossJobs({ database: jobsDatabase, log }),
      mailer: await chooseMailer(env, db, now),
      moderation,
      passwordHasher: argon2Hasher(),
      payments: await choosePayments(env, db, now),
      progressMirror,
      sessionCookie: authJsSessionCookie({
        appUrl: env.APP_URL,
        keys: deriveKeys(secret, "session-cookie"),
        now,
      }),
      speech,
      tutor,
    },
  };
}

async function openDatabase(env: Env): Promise<{ db: Db; jobsDatabase: JobsDatabase }> {
  if (env.DATABASE_URL) {
    const address = databaseAddress(env.DATABASE_URL, env);
    return {
      db: connectPostgres(address),
      jobsDatabase: { ...connectionOptions(address), schema: address.jobsSchema },
    };
  }
  const { openEmbeddedDatabase } = await import("@/lib/db/embedded");
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

async function chooseMailer(env: Env, db: Db, now: () => Date): Promise<MailerPort> {
  if (!env.RESEND_API_KEY || !env.MAIL_FROM) {
    // There no folder lasts, and its log is no place for links.
    if (env.VERCEL) return databaseOutboxMailer({ db, now });
    return outboxMailer({ dataDir: env.DATA_DIR, print: printerOf(env) });
  }
  const { resendMailer } = await import("@/lib/adapters/mail/resend");
  return resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM });
}

async function choosePayments(env: Env, db: Db, now: () => Date): Promise<PaymentsPort> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return localPayments({ db, now });
  const { stripePayments } = await import("@/lib/adapters/payments/stripe");
  return stripePayments({ secretKey, publishableKey, webhookSecret, apiBase, now });
}

async function chooseProgressMirror(env: Env): Promise<ProgressMirrorPort> {
  const databaseUrl = mirrorDatabaseUrl(env);
  if (!databaseUrl) return noMirror();
  const { firebaseMirror } = await import("@/lib/adapters/progress-mirror/firebase");
  const { FIREBASE_PROJECT_ID: projectId = "english-coach", FIREBASE_WEB_API_KEY: webApiKey } = env;
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: privateKey } = env;
  const serviceAccount = privateKey ? { projectId, clientEmail, privateKey } : undefined;
  return firebaseMirror({ projectId, databaseUrl, serviceAccount, webApiKey });
}

async function chooseHomeworkReader(env: Env): Promise<HomeworkReaderPort> {
  if (!env.OPENAI_API_KEY) return whenUsed(loadTesseract);
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = env;
  const { openaiReader } = await import("@/lib/adapters/homework-reader/openai");
  return openaiReader({ apiKey, baseUrl, model, takesStudentKey: isOpenAiHost(baseUrl) });
}

async function loadTesseract(): Promise<HomeworkReaderPort> {
  const { tesseractReader } = await import("@/lib/adapters/homework-reader/tesseract");
  return tesseractReader();
}

/** A reader that is loaded with the first picture, or to be warmed up. */
function whenUsed(load: () => Promise<HomeworkReaderPort>): HomeworkReaderPort {
  let loading: Promise<HomeworkReaderPort> | undefined;
  const reader = () => (loading ??= load());
  return {
    name: "tesseract",
    read: async (image, signal) => (await reader()).read(image, signal),
    warmUp: async () => (await reader()).warmUp(),
    close: async () => (await loading)?.close(),
  };
}

async function chooseModeration(env: Env): Promise<ModerationPort> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODERATION: isWanted } = env;
  if (!apiKey || !isWanted) return noModeration();
  const { openaiModeration } = await import("@/lib/adapters/moderation/openai");
  return openaiModeration({ apiKey, baseUrl });
}

async function chooseTutor(env: Env): Promise<TutorPort> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (!apiKey) return builtInTutor();
  const { openaiTutor } = await import("@/lib/adapters/tutor/openai");
  // A turn has its time in all, and no silence in it may be as long; a slow model's first word comes late.
  const timeoutMs = Math.max(5, env.TUTOR_TIMEOUT_S - 5) * 1000;
  return openaiTutor({ apiKey, baseUrl, model, timeoutMs, takesStudentKey: isOpenAiHost(baseUrl) });
}

async function chooseSpeech(env: Env): Promise<SpeechPort> {
  const { OPENAI_API_KEY: apiKey, OPENAI_TTS_MODEL: model } = env;
  if (!apiKey || !model) {
    const { fliteSpeech } = await import("@/lib/adapters/speech/flite");
    return fliteSpeech();
  }
  const { openaiSpeech } = await import("@/lib/adapters/speech/openai");
  return openaiSpeech({ apiKey, baseUrl: env.OPENAI_BASE_URL, model, voice: env.OPENAI_TTS_VOICE });
}

/** The links of local mails go to the terminal, where a newcomer sees them. */
function printerOf({ LOG_LEVEL }: Env): (line: string) => void {
  return (line) => void (LOG_LEVEL === "silent" || process.stdout.write(`${line}\n`));
}
