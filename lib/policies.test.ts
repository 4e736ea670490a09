import { readEnv } from "./env";
import { checkoutTextOf, cookiePolicyOf, legalIdentityOf, privacyPolicyOf, type Policy } from "./policies";

const identity = {
  LEGAL_NAME: "Scuola di Prova S.r.l.",
  LEGAL_ADDRESS: "via dei Test 1, 00100 Roma",
  LEGAL_EMAIL: "info@scuola.example",
};
const trial = readEnv({});
const served = readEnv({
  ...identity,
  DATABASE_URL: "postgres://localhost/coach",
  APP_URL: "https://coach.example",
  AUTH_SECRET: "a secret that only this test has and long enough",
  OPENAI_API_KEY: "key",
  OPENAI_TTS_MODEL: "voice",
  RESEND_API_KEY: "key",
  MAIL_FROM: "Coach <coach@coach.example>",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  FIREBASE_PROJECT_ID: "coach",
  FIREBASE_CLIENT_EMAIL: "coach@coach.example",
  FIREBASE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----",
  FIREBASE_DATABASE_URL: "https://coach.firebaseio.com",
});

const textOf = ({ text }: Policy) => JSON.stringify(text);

test("a text that changes gets a new version: here are the hashes of those of now", () => {
  const { version, textHash } = privacyPolicyOf(trial);
  expect({ version, textHash }).toEqual({
    version: "2026-11-26",
    textHash: "75bb2a2a82079d82aa0089b2740b015d586cd462eeb7bad50366259bacd12aab",
  });
  const cookies = cookiePolicyOf();
  expect({ version: cookies.version, textHash: cookies.textHash }).toEqual({
    version: "2026-11-26",
    textHash: "102e2e40d126772d5014e78fdbaa7fdbfee1e41502abe5fc4a4de1f87ccd1698",
  });
  expect(checkoutTextOf(trial, { status: "none", endDate: null })).toEqual({
    version: "2026-11-23",
    textHash: "382f57c16b6b9a237c30a7d41a3ff8876deaa42e978ccd20c446835a99e8e900",
  });
});

test("the hash is of what is shown: another name, another provider, another hash", () => {
  const hashes = [
    trial,
    served,
    { ...trial, LEGAL_NAME: "Altra" },
    { ...served, OPENAI_TTS_MODEL: undefined },
  ];
  expect(new Set(hashes.map((env) => privacyPolicyOf(env).textHash)).size).toBe(hashes.length);
});

test("the policy names who runs the installation, and how to reach them and the Garante", () => {
  const text = textOf(privacyPolicyOf(served));
  for (const part of [...Object.values(identity), "www.garanteprivacy.it", "titolare del trattamento"])
    expect(text).toContain(part);
});

test("where nobody is configured the policy says so", () => {
  expect(legalIdentityOf(trial)).toEqual({
    name: "[nome di chi gestisce questo sito: ancora da indicare]",
    address: "[indirizzo: ancora da indicare]",
    email: "[email: ancora da indicare]",
  });
  expect(textOf(privacyPolicyOf(trial))).toContain("ancora da indicare");
  expect(textOf(privacyPolicyOf(served))).not.toMatch(/ancora da indicare|undefined/);
});

test("the policy names the providers that are configured, and no others", () => {
  const names = ["OpenAI", "Resend", "Stripe", "Firebase", "SCC"];
  const [without, withAll] = [textOf(privacyPolicyOf(trial)), textOf(privacyPolicyOf(served))];
  for (const name of names) {
    expect(without).not.toContain(name);
    expect(withAll).toContain(name);
  }
  expect(without).toContain("messaggi e foto non vanno ad altri");
  expect(withAll).not.toContain("messaggi e foto non vanno ad altri");
  expect(textOf(privacyPolicyOf({ ...trial, VERCEL: true }))).toContain("Vercel");
  const elsewhere = { ...served, OPENAI_BASE_URL: "https://modelli.example/v1" };
  expect(textOf(privacyPolicyOf(elsewhere))).toMatch(
    /Un servizio di intelligenza artificiale \(modelli\.example\)/,
  );
  expect(textOf(privacyPolicyOf(elsewhere))).not.toContain("OpenAI");
});

test("the policy tells how long what is kept", () => {
  const text = textOf(privacyPolicyOf(trial));
  expect(text).toMatch(/email mai confermata: 7 giorni/);
  expect(text).toMatch(/nessuno usa: 2 anni dall'ultimo accesso.*30 giorni prima ti scriviamo/);
  expect(text).toMatch(/foto dei compiti e il testo che vi abbiamo letto: 12 mesi/);
  expect(text).toMatch(/indirizzo IP.*: 90 giorni/);
  expect(text).toMatch(/notizia che è stato inviato dopo 90 giorni/);
});
