import { guardSentence } from "@/lib/features/coach/guard/guard";
import type { Line } from "./play-chat";

/** A short reply with one question, at its end, that tells nothing of what is to be found. */
export function expectTeacherly({ reply, plan: { secrets } }: Line) {
  expect(reply.replace(/\*[^*]*\*/g, "").match(/\?/g)).toHaveLength(1);
  expect(reply.endsWith("?")).toBe(true);
  expect(reply.split(/\s+/).length).toBeLessThanOrEqual(80);
  expect(reply).not.toMatch(/\{\w+\}|undefined|\s{2}/);
  for (const sentence of reply.split(/(?<=[.!?])\s+/)) expect(guardSentence(sentence, secrets)).toBe(true);
}
