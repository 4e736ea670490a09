/**
 * What a student sees and sends, in Chromium. The typewriter: from the press of the button to the last character on the
 * screen, beside the last token of the upstream alone, which is judged by as the time of the last token: what the product
 * adds on the way counts as the typewriter's. What the preface takes is left out of it. The photo: the body that is sent for one of 12 megapixels, uncropped.
 */
import { photographPage } from "../browser/phone-photo";
import { bytesSentFor } from "../browser/send-photo";
import { onStage } from "../browser/stage";
import { typeAnswer } from "../browser/type-answer";
import { openaiEnv, plainTarget } from "../chat/targets";
import { clean, prefaceMsOf } from "../doubles/prefaces.mjs";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Row } from "../rows";
import { signIn } from "../sign-in";
import { median } from "../statistics";
import { insertStudents } from "../students";
import { takeTurns } from "../turns";
import { startUpstream } from "../upstream";

/** Most of a turn is the upstream's schedule, and hardly sways. */
const rounds = 6;
const registeredAt = new Date("2026-01-10T08:00:00Z");
const [message = ""] = clean;
const maxOverLastToken = 1.15;
const graceMs = 300;
const maxShareSent = 0.06;
const endingLength = 30;

const upstream = await startUpstream();
try {
  await onStage({ env: openaiEnv(upstream) }, async ({ databaseUrl, product, browser }) => {
    // Each round is another student's, whose chat is empty.
    const ids = await insertStudents(databaseUrl, { count: rounds + 1, registeredAt });
    const [ofPhoto, ...students] = await signIn(databaseUrl, ids);
    const ending = (await answerOf(upstream.url)).slice(-endingLength);
    const alone = plainTarget(`${upstream.url}/chat/completions`, upstream);
    const measured = await inRounds(
      {
        lastToken: async () => (await takeTurns(alone, 1)).lastToken.median,
        lastCharacter: async () => {
          const { cookie = "" } = students.pop() ?? {};
          const chat = { url: product.url, cookie };
          return (await typeAnswer(browser, chat, { message, ending })) - prefaceMsOf(message);
        },
      },
      rounds,
    );
    const original = await photographPage(browser);
    const chat = { url: product.url, cookie: ofPhoto?.cookie ?? "" };
    const sent = await bytesSentFor(browser, chat, original);
    report([typewriterRow(measured), photoRow(original.length, sent)]);
  });
} finally {
  await upstream.stop();
}

/** All that the upstream says in a turn. */
async function answerOf(url: string): Promise<string> {
  const body = JSON.stringify({ stream: true });
  const response = await fetch(`${url}/chat/completions`, { method: "POST", body });
  const pieces = (await response.text()).matchAll(/"content":("(?:[^"\\]|\\.)*")/g);
  return [...pieces].map(([, piece = '""']) => JSON.parse(piece) as string).join("");
}

type Round = { lastToken: number; lastCharacter: number };

function typewriterRow(measured: Round[]): Row {
  const shown = (figure: (round: Round) => number) => `${(median(measured.map(figure)) / 1000).toFixed(2)} s`;
  const allowed = ({ lastToken }: Round) => maxOverLastToken * lastToken + graceMs;
  return {
    metric: `typewriter: last character, of ${maxOverLastToken}× the last token + ${graceMs / 1000} s`,
    ours: shown(({ lastCharacter }) => lastCharacter),
    floor: shown(({ lastToken }) => lastToken),
    limit: shown(allowed),
    ratio: ratioOver(measured, (round) => round.lastCharacter / allowed(round)),
    goal: { atMost: 1 },
    isNoisy: isNoisyOver(measured, ({ lastToken }) => lastToken),
  };
}

function photoRow(original: number, sent: number): Row {
  return {
    metric: "photo: bytes sent, of an original of 12 megapixels",
    ours: `${(sent / 1000).toFixed(0)} kB`,
    limit: `${(original / 1000).toFixed(0)} kB`,
    ratio: sent / original,
    goal: { atMost: maxShareSent },
  };
}
