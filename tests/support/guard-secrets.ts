import type { Secret } from "@/lib/features/coach/guard/secrets";

/** What a reply must not tell: the answer to what the student wrote. */
export const secret = (quote: string, answer: string, inContext = answer): Secret => ({
  quote,
  answer,
  inContext,
});
export const doesnt = secret("She don't", "She doesn't");
export const went = secret("Yesterday I go", "Yesterday I went");
export const on = secret("depends from the", "depends on the");
