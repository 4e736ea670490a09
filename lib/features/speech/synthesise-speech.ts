import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { Bytes } from "@/lib/contract/call";
import { listening as t } from "@/lib/i18n/it";
import type { Speech, SpeechLanguage, SpeechPort } from "@/lib/ports/speech";
import { SpeechError } from "@/lib/ports/speech";
import type { speechBody } from "./contract";
import { findClip, insertClip, markUsed, removeOldClips } from "./data";
import { readToSpeak } from "./read-to-speak";
import { requireAudio } from "./require-audio";
import { clipCache, speechTimeoutMs } from "./rules";

/** What is being read for the first time, per port: a student who asks for the same meanwhile waits for that. */
const underWay = new WeakMap<SpeechPort, Map<string, Promise<Speech>>>();

/**
 * The sound of a text, without its marks of formatting, as it was read to the caller before or anew. Throws LIMIT_REACHED (not Pro),
 * TOO_LARGE, BAD_INPUT (nothing to pronounce), UNAVAILABLE (the voice failed).
 */
export async function synthesiseSpeech(
  ctx: Ctx<Learner>,
  input: z.output<typeof speechBody>,
): Promise<Bytes> {
  requireAudio(ctx, input.text);
  const spoken = await readToSpeak(ctx, "spoken", input.text);
  if (!spoken) throw new AppError("BAD_INPUT", t.emptyText);
  const { audio, contentType } = await findSpeech(ctx, spoken);
  return new Bytes(audio, contentType);
}

type Spoken = { text: string; language: SpeechLanguage };

async function findSpeech(ctx: Ctx<Learner>, spoken: Spoken) {
  const key = createHash("sha256").update(`${ctx.ports.speech.name}\n${spoken.text}`).digest("hex");
  const clip = { userId: ctx.actor.userId, key };
  const kept = await findClip(ctx.db, clip);
  if (!kept) return await readOnce(ctx, clip, spoken);
  await markUsed(ctx.db, clip, ctx.now());
  return kept;
}

type Clip = { userId: number; key: string };

function readOnce(ctx: Ctx<Learner>, clip: Clip, spoken: Spoken): Promise<Speech> {
  const port = ctx.ports.speech;
  const ofPort = underWay.get(port) ?? new Map<string, Promise<Speech>>();
  underWay.set(port, ofPort);
  const whose = `${clip.userId}:${clip.key}`;
  const reading = ofPort.get(whose) ?? readAndKeep(ctx, clip, spoken).finally(() => ofPort.delete(whose));
  ofPort.set(whose, reading);
  return reading;
}

async function readAndKeep(ctx: Ctx<Learner>, clip: Clip, spoken: Spoken): Promise<Speech> {
  const { audio, contentType } = await read(ctx.ports.speech, spoken);
  if (audio.byteLength <= clipCache.maxClipBytes) {
    await insertClip(ctx.db, { ...clip, contentType, audio, usedAt: ctx.now() });
    await removeOldClips(ctx.db, ctx.now());
  }
  return { audio, contentType };
}

async function read(port: SpeechPort, { text, language: own }: Spoken): Promise<Speech> {
  const language = port.languages.includes(own) ? own : port.languages[0];
  try {
    return await port.synthesise(text, language, AbortSignal.timeout(speechTimeoutMs));
  } catch (cause) {
    if (!(cause instanceof SpeechError)) throw cause;
    throw new AppError("UNAVAILABLE", t.failed, { cause, retryAfterSeconds: 5 });
  }
}
