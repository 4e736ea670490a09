import type { Group } from "./group";
import { providers } from "./providers";

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
  ...providers,
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
