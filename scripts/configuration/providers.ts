import type { Group } from "./group";

/** What a key of somebody else makes real. */
export const providers: Group[] = [
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
];
