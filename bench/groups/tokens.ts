/**
 * What a conversation costs with a language model: played through the use cases against a server that bills as OpenAI does
 * (see `doubles/metered-model.ts` and `prices.json`). 200 turns are played, one every 45 s, every twentieth of them with a
 * picture; each reply is as long as the coach's may be, with a preface before it. The thousandth turn follows on 799 older ones that are copies of
 * these, put in by SQL. A month is five times turns 41 to 200: 800 turns, 40 of them with a picture, in 300 readings
 * aloud of 150 replies.
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Ctx, Learner } from "@/lib/context";
import { proPrice } from "@/lib/features/billing/rules";
import { sendMessage } from "@/lib/features/chat/send-message";
import { estimateTokens } from "@/lib/features/coach/prompt/tokens";
import { synthesiseSpeech } from "@/lib/features/speech/synthesise-speech";
import { writeScript } from "@/lib/features/speech/write-script";
import { firstSet } from "@/tests/evals/worksheets/first-set";
import { pictureOf } from "@/tests/evals/worksheets/pictures";
import { dataUrl } from "@/tests/support/pictures";
import { learnerOf, withApp } from "../app";
import { longReplies, sheetText } from "../conversation";
import { labelledSentences } from "../labelled-sentences";
import { MeteredModel, type Bill } from "../doubles/metered-model";
import { insertOlderTurns } from "../older-turns";
import prices from "../prices.json";
import { report } from "../rows";
import { insertStudents } from "../students";

const proEur = proPrice.cents / 100;
const turns = 200;
const monthOf = { turns: 800, photos: 40, readings: 300, replies: 150 };
const photoEvery = 20;
/** From here on as much of the past is shown as ever will be. */
const steadyFrom = 40;
const betweenTurnsMs = 45_000;
/** As long as one usually is: one mistake, one put right, now and then more. */
const preface = `${JSON.stringify({
  wants: "check",
  errors: [
    {
      quote: "the words of the message",
      correction: "the words put right",
      topic: "third-person-s",
      why: "Con una persona sola il verbo al presente cambia.",
    },
  ],
  fixed: ["m1"],
})}\n---\n`;

let nowMs = Date.parse("2026-11-02T15:00:00Z");
const model = await new MeteredModel(() => new Date(nowMs)).start();
const env = { OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: model.url, OPENAI_TTS_MODEL: prices.speech.model };

try {
  await withApp({ env, now: () => new Date(nowMs) }, async ({ app, database }) => {
    const registeredAt = new Date(nowMs);
    const [userId = 0] = await insertStudents(database.url, { count: 1, registeredAt, isPro: true });
    const ctx = await learnerOf(app, userId);
    const replies: string[] = [];
    for (let turn = 1; turn <= turns; turn += 1) replies.push(await play(ctx, turn));
    const played = [...model.chats];

    const speech = await speechUsd(ctx, replies.slice(steadyFrom));
    await insertOlderTurns(database.url, userId, 1000 - 1 - turns);
    await play(ctx, 1);
    const last = model.chats.at(-1)?.input ?? NaN;
    const hundredth = played[99]?.input ?? NaN;

    const input = sum(played, "input");
    const cached = sum(played, "cached");
    const month = {
      chat: usdOf(played.slice(steadyFrom)) * (monthOf.turns / (turns - steadyFrom)),
      photos: usdOf(model.readings) * (monthOf.photos / model.readings.length),
      speech,
    };
    const eur = (month.chat + month.photos + month.speech) / prices.usdPerEur;
    report([
      {
        metric: "Tokens of 200 turns, cached by the provider",
        ours: `${cached} of ${input} tokens`,
        ratio: cached / input,
        goal: { atLeast: 0.85 },
      },
      {
        metric: "Prompt at turn 1,000 beside turn 100",
        ours: `${last} tokens`,
        floor: `${hundredth} tokens`,
        ratio: last / hundredth,
        goal: { atMost: 1.1 },
      },
      {
        metric: "Cost of a heavy month of Pro: 800 turns, 40 photos, 300 readings aloud",
        ours: `${eur.toFixed(2)} € (${Object.entries(month)
          .map(([part, usd]) => `${part} ${usd.toFixed(2)} $`)
          .join(", ")})`,
        limit: `${proEur} € a month`,
        ratio: eur / proEur,
        goal: { atMost: 0.4 },
      },
    ]);
  });
} finally {
  await model.stop();
}

/** Plays one turn and answers what the coach said. */
async function play(ctx: Ctx<Learner>, turn: number): Promise<string> {
  nowMs += betweenTurnsMs;
  model.reply = preface + (longReplies[turn % longReplies.length] ?? "");
  model.sheet = sheetText;
  const sheet = firstSet[(turn / photoEvery) % firstSet.length];
  const isPhoto = turn % photoEvery === 0 && sheet !== undefined;
  const sent = isPhoto
    ? { message: "", image: dataUrl(await readFile(pictureOf(sheet))) }
    : { message: labelledSentences[(turn * 37) % labelledSentences.length] ?? "" };
  const { aiMessage } = await sendMessage(ctx, { ...sent, clientMessageId: randomUUID() });
  return aiMessage.message;
}

/** Every reply of as many as a fifth of a month has is read aloud twice; what is kept of the first time is not billed. */
async function speechUsd(ctx: Ctx<Learner>, replies: string[]): Promise<number> {
  const share = (turns - steadyFrom) / monthOf.turns;
  const chosen = replies.slice(0, monthOf.replies * share);
  for (let reading = 0; reading < monthOf.readings * share; reading += 1) {
    const { parts } = await writeScript(ctx, { text: chosen[reading % chosen.length] ?? "" });
    for (const { text } of parts) await synthesiseSpeech(ctx, { text });
  }
  const { usdPerMillionInput, usdPerMinute, charactersPerSecond } = prices.speech;
  const usd = model.spoken.map(
    (text) =>
      (estimateTokens(text) * usdPerMillionInput) / 1e6 +
      (text.length / charactersPerSecond / 60) * usdPerMinute,
  );
  return usd.reduce((total, one) => total + one, 0) / share;
}

function usdOf(bills: Bill[]): number {
  const { usdPerMillionInput, usdPerMillionCachedInput, usdPerMillionOutput } = prices.chat;
  const cached = sum(bills, "cached");
  return (
    ((sum(bills, "input") - cached) * usdPerMillionInput +
      cached * usdPerMillionCachedInput +
      sum(bills, "output") * usdPerMillionOutput) /
    1e6
  );
}

function sum(bills: Bill[], part: keyof Bill): number {
  return bills.reduce((total, bill) => total + bill[part], 0);
}
