import { readEnv } from "./env";
import {
  aiNoticeText,
  checkoutTextOf,
  cookiePolicyOf,
  legalIdentityOf,
  parentalText,
  privacyPolicyOf,
  type Policy,
} from "./policies";

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
    version: "2026-12-01",
    textHash: "17a13d22127a213654b5cd3d57bdee3076785adb878f5a2135ea0be23ce2b8f0",
  });
  const cookies = cookiePolicyOf();
  expect({ version: cookies.version, textHash: cookies.textHash }).toEqual({
    version: "2026-12-01",
    textHash: "5f2eb7cd4f9f7850c34cffb2031ce41428f7a50f940f9daa7cc809873acc159f",
  });
  expect(checkoutTextOf(trial, { status: "none", endDate: null })).toEqual({
    version: "2026-12-01",
    textHash: "e4784f62ead770b73d0a31db2f01e23d8c4e6249a2347c4e299e1ad07eb783cf",
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

test("what a parent agrees to, and what a student is told of the AI, is known by its version and its words", () => {
  const lines = ["Che cosa può usare", "Il coach"];
  const versions = [
    [parentalText, "2026-12-01"],
    [aiNoticeText, "2026-12-01"],
  ] as const;
  for (const [textOfLines, day] of versions) {
    const { version, textHash } = textOfLines(lines);
    expect(version).toBe(day);
    expect(textHash).toBe("62687752eb95226b5119c23b6be2d48683bcfb5d9e65d77df99373730f935316");
    expect(textOfLines([...lines, "Le foto"]).textHash).not.toBe(textHash);
  }
});

test("the policy says from which age who decides, and what parents are told", () => {
  const text = textOf(privacyPolicyOf(trial));
  expect(text).toMatch(/Meno di 10 anni.*non salviamo nulla/);
  expect(text).toMatch(/Da 10 a 13 anni: la legge \(L\. 132\/2025, art\. 4\)/);
  expect(text).toMatch(/mese e l’anno di nascita/);
  expect(text).toMatch(/avviso dice il motivo, mai le tue parole/);
});

test("the policy says who reads a receipt, for how long, and that it can be taken back", () => {
  const text = textOf(privacyPolicyOf(trial));
  expect(text).toMatch(/si apre senza account: chi ha l’indirizzo vede/);
  expect(text).toMatch(/Non vede la chat, le foto né il tuo profilo\. Il nome c’è solo se lo scrivi tu/);
  expect(text).toMatch(/ricevuta si può leggere per 60 giorni\. Puoi ritirarla quando vuoi/);
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
  expect(text).toMatch(/nessuno usa: 2 anni dall’ultimo accesso.*30 giorni prima ti scriviamo/);
  expect(text).toMatch(
    /foto dei compiti e il testo che vi abbiamo letto: 30 giorni\. Restano le frasi dell’esercizio/,
  );
  expect(text).toMatch(/Le schede: finché non le elimini/);
  expect(text).toMatch(/ricevuta: si può leggere per 60 giorni\. Se la ritiri, cancelliamo subito/);
  expect(text).toMatch(/indirizzo IP.*: 90 giorni/);
  expect(text).toMatch(/notizia che è stato inviato dopo 90 giorni/);
  expect(text).toMatch(/aspetta il sì di un genitore: 7 giorni, o 30 giorni/);
  expect(text).toMatch(/prova del consenso di un genitore: 5 anni/);
  expect(text).toMatch(/minuti d’uso.*: 2 giorni/);
  expect(text).toMatch(/pagina per i genitori: 30 minuti.*12 ore/);
});
