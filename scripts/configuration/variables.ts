import type { z } from "zod";
import type { shape } from "@/lib/env";

/** What a platform sets by itself, and nobody else. */
export const setByOthers = [
  "NODE_ENV",
  "VERCEL_GIT_COMMIT_REF",
  "VERCEL_URL",
  "VERCEL_BRANCH_URL",
  "VERCEL_PROJECT_PRODUCTION_URL",
] as const;

type Name = Exclude<keyof z.input<typeof shape>, (typeof setByOthers)[number]>;

type Variable = {
  /** What goes for the value where it is unset, as the table has it. */
  otherwise: string;
  /** What it is for, and when it is required: Markdown of one line. */
  about: string;
  /** What .env.example shows; nothing: an empty value. */
  example?: string;
};

type Group = { title: string; about?: string; variables: Partial<Record<Name, Variable>> };

/** Every variable that somebody may set: docs/configuration.md and .env.example are written from this. */
export const groups: Group[] = [
  {
    title: "Where it listens",
    variables: {
      PORT: { otherwise: "`3000`", about: "Port to serve on.", example: "3000" },
      HOST: {
        otherwise: "`127.0.0.1`",
        about:
          "Address of this computer to listen on: nobody else gets in. `0.0.0.0`: everybody who reaches it.",
        example: "127.0.0.1",
      },
      APP_URL: {
        otherwise: "`http://localhost:PORT`",
        about:
          "The address people use, https unless it is a private one; every link in a mail starts with it. **Required with `DATABASE_URL` (but for Vercel's previews), and with a `HOST` that others reach.**",
        example: "http://localhost:3000",
      },
      TRUST_PROXY: {
        otherwise: "`0`; on Vercel `1`",
        about:
          "How many proxies of yours stand in front, one behind the other: limits by address then use that entry of `X-Forwarded-For`, from its end.",
        example: "0",
      },
    },
  },
  {
    title: "Data and secrets",
    variables: {
      DATA_DIR: {
        otherwise: "`.data`",
        about: "Folder of the embedded database, of mails that are kept and of the local key.",
        example: ".data",
      },
      DATABASE_URL: {
        otherwise: "embedded database",
        about:
          "PostgreSQL: `postgres://…` or `postgresql://…`, with `?schema=…` for tables apart. Poolers: [deployment.md](deployment.md#poolers). **Required on Vercel.**",
        example: "postgresql://user:password@localhost:5432/english_coach",
      },
      AUTH_SECRET: {
        otherwise: "made once in `DATA_DIR`",
        about:
          "Signs sessions and encrypts waiting mails: 32 characters or more. To change it: the new one, a comma, the old one, which is understood until it is taken away ([ADR 35](adr/0035-the-login-door.md)). **Required with `DATABASE_URL`.**",
      },
      CRON_SECRET: {
        otherwise: "the door stays shut",
        about:
          "Bearer of `GET /api/cron/tick`: 16 characters or more. **Required on Vercel, but for previews.**",
      },
      JOBS_EVERY_MINUTE: {
        otherwise: "off",
        about:
          "`1` on Vercel: somebody calls that address each minute, which its free plan does not allow, and requests run no jobs.",
        example: "0",
      },
    },
  },
  {
    title: "The coach, photos and the voice",
    about:
      "A model of your own, with Ollama: `OPENAI_BASE_URL=http://127.0.0.1:11434/v1`, any key, `OPENAI_MODEL=llama3.1`, `TUTOR_TIMEOUT_S=120`.",
    variables: {
      OPENAI_API_KEY: {
        otherwise: "built-in coach, Tesseract",
        about:
          "Key of an API that speaks OpenAI's chat protocol: a model teaches and reads photos. **Required with `OPENAI_BASE_URL` and `OPENAI_TTS_MODEL`.**",
      },
      OPENAI_BASE_URL: {
        otherwise: "OpenAI's",
        about: "Address of that API where it is another provider's.",
        example: "https://api.openai.com/v1",
      },
      OPENAI_MODEL: {
        otherwise: "`gpt-4.1-mini`",
        about: "The model that teaches. Used with `OPENAI_API_KEY` only.",
        example: "gpt-4.1-mini",
      },
      OPENAI_VISION_MODEL: {
        otherwise: "`gpt-4.1-mini`",
        about: "The model that reads photographed homework. Used with `OPENAI_API_KEY` only.",
        example: "gpt-4.1-mini",
      },
      OPENAI_MODERATION: {
        otherwise: "`1`",
        about:
          "With a key, OpenAI's moderation reads what students write, beside our own reader. `0` where the provider has no such endpoint.",
        example: "1",
      },
      TUTOR_TIMEOUT_S: {
        otherwise: "`25`",
        about: "Seconds that a turn of the chat may take, 5 to 600: more for a slow model of your own.",
        example: "25",
      },
      OPENAI_TTS_MODEL: {
        otherwise: "Flite",
        about: "The model that reads aloud. Needs `OPENAI_API_KEY`.",
        example: "gpt-4o-mini-tts",
      },
      OPENAI_TTS_VOICE: { otherwise: "`coral`", about: "Its voice.", example: "coral" },
    },
  },
  {
    title: "Mail",
    variables: {
      RESEND_API_KEY: {
        otherwise: "mails stay in `DATA_DIR/outbox`",
        about: "Sends mails through Resend. **Required where others get in** unless `ALLOW_OUTBOX=1`.",
      },
      MAIL_FROM: {
        otherwise: "–",
        about: "Sender of every mail. **Required with `RESEND_API_KEY`.**",
        example: "English Coach <coach@example.it>",
      },
      PRIVACY_EMAIL: {
        otherwise: "nobody is mailed",
        about: "Gets requests to delete data, and feedback.",
        example: "privacy@example.it",
      },
    },
  },
  {
    title: "Who runs it",
    about:
      "As the privacy policy names them. **All three are required where others get in** unless `ALLOW_DEMO_ACCOUNTS=1`.",
    variables: {
      LEGAL_NAME: { otherwise: "nobody is named", about: "Name of the company or person." },
      LEGAL_ADDRESS: { otherwise: "nobody is named", about: "Its address." },
      LEGAL_EMAIL: { otherwise: "nobody is named", about: "Where it is written to." },
    },
  },
  {
    title: "The two panels",
    variables: {
      SYSTEM_ADMIN_EMAIL: {
        otherwise: "account 1 only",
        about: "Who else may open the system panel (a verified account), and where its codes are mailed.",
      },
      SYSTEM_ADMIN_MASTER_KEY: {
        otherwise: "with demo accounts: printed at the start",
        about: "What the system panel asks first: 12 characters or more. Without it, nobody opens it.",
      },
      SECURE_ADMIN_EMAILS: {
        otherwise: "with demo accounts: theirs",
        about: "Addresses, with commas between them, that may open the secure panel; they need no account.",
      },
    },
  },
  {
    title: "Payments, a second device, lessons",
    variables: {
      STRIPE_SECRET_KEY: {
        otherwise: "test cards only, nothing is charged",
        about:
          "Takes payments through Stripe. The three come together, all live or all for tests. **Required where others get in** unless `ALLOW_LOCAL_PAYMENTS=1`.",
      },
      STRIPE_PUBLISHABLE_KEY: { otherwise: "–", about: "What browsers are told." },
      STRIPE_WEBHOOK_SECRET: {
        otherwise: "–",
        about: "Signs what Stripe sends to `/api/stripe/webhook`.",
      },
      FIREBASE_PROJECT_ID: {
        otherwise: "no mirror",
        about:
          "Progress is copied to Firebase's Realtime Database, so that a second device shows it at once. **This and the next three come together.**",
      },
      FIREBASE_CLIENT_EMAIL: { otherwise: "–", about: "Address of the service account." },
      FIREBASE_PRIVATE_KEY: {
        otherwise: "–",
        about: "Its key; `\\n` may stand for the ends of its lines.",
      },
      FIREBASE_DATABASE_URL: {
        otherwise: "–",
        about: "Of the Realtime Database.",
        example: "https://project-default-rtdb.europe-west1.firebasedatabase.app",
      },
      FIREBASE_WEB_API_KEY: {
        otherwise: "no browser listens",
        about: "The key for browsers. **Needs the four above.**",
      },
      BOOKING_URL_30: {
        otherwise: "a page that says what would open",
        about:
          "Where the academy's lessons of 30 minutes are booked. Where the demo accounts are not, what has no address is not offered.",
        example: "https://academy.example/30",
      },
      BOOKING_URL_60: {
        otherwise: "the same",
        about: "Where its lessons of an hour are.",
        example: "https://academy.example/60",
      },
    },
  },
  {
    title: "Demonstrations",
    about:
      "What stands in for the real thing is for this computer alone. **Where others get in, these allow it all the same: never for real people.** Vercel's previews have them on.",
    variables: {
      ALLOW_OUTBOX: {
        otherwise: "off",
        about: "`1`: everybody reads every mail, with its links, at `/dev/outbox`.",
        example: "0",
      },
      PREVIEW_PASSWORD: {
        otherwise: "none",
        about:
          "What `/dev/outbox` asks for before it shows the mails: 12 characters or more. **Required on Vercel's previews.**",
      },
      ALLOW_DEMO_ACCOUNTS: {
        otherwise: "off",
        about: "`1`: everybody may log in to the demo accounts, the administrator's too.",
        example: "0",
      },
      ALLOW_LOCAL_PAYMENTS: {
        otherwise: "off",
        about: "`1`: a test card opens Pro, and nothing is charged.",
        example: "0",
      },
    },
  },
  {
    title: "The process",
    variables: {
      LOG_LEVEL: {
        otherwise: "`info`",
        about: "`debug`, `info`, `warn`, `error` or `silent`: one JSON line per event on standard output.",
        example: "info",
      },
      SERVICE_WORKER: {
        otherwise: "`1`",
        about: "`0`: browsers take off the service worker they have, and keep nothing of ours.",
        example: "1",
      },
    },
  },
  {
    title: "For tests",
    variables: {
      RESEND_BASE_URL: { otherwise: "the real one", about: "Another address of Resend's API." },
      STRIPE_API_BASE: { otherwise: "the real one", about: "Another address of Stripe's API." },
      FIREBASE_DATABASE_EMULATOR_HOST: {
        otherwise: "the real one",
        about: "`host:port` of a database emulator, in place of Firebase's address and without an account.",
      },
    },
  },
  {
    title: "Set by Vercel itself",
    about: "Do not set them anywhere else.",
    variables: {
      VERCEL: { otherwise: "off", about: "No process stays there to run jobs." },
      VERCEL_ENV: { otherwise: "–", about: "A preview is a demonstration of its branch." },
    },
  },
];
