import { z } from "zod";
import type { Step } from "../activity";
import type { OpenFinding } from "../open-finding";

const maxKeys = 40;
const key = z.string();
const keys = z.array(key).transform((all) => all.slice(-maxKeys));

/** What is known of the student's own English under work; mistakes are named by their keys. */
export const textState = z.object({
  /** The mistake the coach asked about last, how many hints it got, and whether the student has said that it is none. */
  focus: z.object({ key, given: z.int(), isDisputed: z.boolean() }).optional(),
  /** Those the coach has spoken of by itself, once for each time. */
  shown: keys,
  /** Those it does not come back to. */
  left: keys,
  /** What was found in the text under work, put right or not. */
  points: z
    .array(z.object({ key, quote: z.string() }))
    .default([])
    .transform((all) => all.slice(-maxKeys)),
  /** Whether it was said what is not checked. */
  isLimitTold: z.boolean(),
});
export type TextState = z.output<typeof textState>;

/** `due`: the hint that stands in for a sentence of a model that tells, and what it is about. */
export type TextStep = Step<TextState> & { due?: { quote: string; hint: string } };

export const noText: TextState = { shown: [], left: [], points: [], isLimitTold: false };

const maxKeyLength = 160;

/** A mistake has no id before it is stored: its topic and words stand for it. */
export const keyOf = ({ topic, quote }: Pick<OpenFinding, "topic" | "quote">): string =>
  `${topic}|${quote.toLowerCase()}`.slice(0, maxKeyLength);
