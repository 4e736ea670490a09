import { createHash } from "node:crypto";
import type { Env } from "./env";
import { legal, type LegalIdentity, type LegalText } from "./i18n/it";
import { paymentTerms } from "./i18n/it/payment-terms";
import { privacyPolicy, type Providers } from "./i18n/it/privacy-policy";

/** Which text somebody agrees to: the day of its version, and the SHA-256 (hex) of all that is there to read. */
export type ShownText = { version: string; textHash: string };
export type Policy = ShownText & { text: LegalText };

/** The days of the texts as they are now. Whoever changes a text gives it a new one; a test notices. */
const versions = {
  privacy: "2026-12-01",
  cookies: "2026-12-01",
  checkout: "2026-12-01",
  parental: "2026-12-01",
  aiNotice: "2026-12-01",
} as const;

/** Who runs this installation; where that is not configured, words that say so. */
export const legalIdentityOf = (env: Env): LegalIdentity => ({
  name: env.LEGAL_NAME ?? legal.missing.name,
  address: env.LEGAL_ADDRESS ?? legal.missing.address,
  email: env.LEGAL_EMAIL ?? legal.missing.email,
});

/** Who else gets data in this installation: what is configured, and nothing else. */
export const providersOf = (env: Env): Providers => ({
  hosting: env.VERCEL ? "vercel" : "server",
  model: env.OPENAI_API_KEY ? hostOf(env.OPENAI_BASE_URL) : null,
  speaksElsewhere: env.OPENAI_TTS_MODEL !== undefined,
  mails: env.RESEND_API_KEY !== undefined,
  payments: env.STRIPE_SECRET_KEY !== undefined,
  mirror: env.FIREBASE_PROJECT_ID !== undefined,
});

const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : "OpenAI");

export const privacyPolicyOf = (env: Env): Policy =>
  policy(versions.privacy, privacyPolicy({ identity: legalIdentityOf(env), providers: providersOf(env) }));

export const cookiePolicyOf = (): Policy => policy(versions.cookies, legal.cookie);

type SubscriptionState = Parameters<typeof paymentTerms>[0];

/** What stands above the button that pays, sentence by sentence. */
export const checkoutTermsOf = (env: Env, state: SubscriptionState) =>
  paymentTerms(state, legalIdentityOf(env));

export const checkoutTextOf = (env: Env, state: SubscriptionState): ShownText =>
  shown(versions.checkout, checkoutTermsOf(env, state));

/** What a parent reads before they agree, sentence by sentence: it depends on the student and on what is asked. */
export const parentalText = (lines: string[]): ShownText => shown(versions.parental, lines);

/** What a student of 14 or more reads about the AI before they confirm it. */
export const aiNoticeText = (lines: string[]): ShownText => shown(versions.aiNotice, lines);

function policy(version: string, text: LegalText): Policy {
  return { text, ...shown(version, linesOf(text)) };
}

function shown(version: string, lines: string[]): ShownText {
  return { version, textHash: createHash("sha256").update(lines.join("\n")).digest("hex") };
}

/** A text as it is read from top to bottom. */
function linesOf({ title, lead, forChildren, sections }: LegalText): string[] {
  return [title, lead, ...(forChildren ? [forChildren] : []), ...sections].flatMap((part) =>
    typeof part === "string" ? [part] : [part.heading, ...(part.paragraphs ?? []), ...(part.items ?? [])],
  );
}
