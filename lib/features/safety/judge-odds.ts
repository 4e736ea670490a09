import type { Odds } from "./classifier/classify";
import { boundaries, supportCauses, type Boundary, type Support, type SupportCause } from "./rules";

/**
 * From where on, by the number of words: a long message has more that only sounds like it, a word or two say too little. Set
 * on messages whose authors were left out of the training, so that at any length some 7 % of look-alikes get the quiet
 * word and 1 % are stopped.
 */
const thresholds = {
  gentle: (words: number) => (words <= 2 ? 0 : Math.max(-0.65, 0.646 * Math.log(words) - 1.75)),
  urgent: (words: number) => (words <= 2 ? 1.2 : 1 + 1.4 * Math.max(0, Math.log(words / 13))),
  /** Where danger is said in plain words. */
  plainUrgent: -0.2,
  boundary: (words: number) => (words <= 10 ? -0.35 : -0.5),
  clearCause: 0.15,
};
/** How much the likeliest cause outweighs the others in a sum of all. */
const sharpness = 3;

/** What is known of a message beside its odds. */
type About = { words: number; isPlain: boolean };

/** How much help a message shows somebody to need. */
export function supportIn(odds: Odds, { words, isPlain }: About): Support | undefined {
  const need = odds.need + anyCause(odds, "need");
  const urgency = need + odds.urgent + anyCause(odds, "urgent");
  const isUrgent = urgency >= (isPlain ? thresholds.plainUrgent : thresholds.urgent(words));
  if (!isUrgent && !isPlain && need < thresholds.gentle(words)) return undefined;
  const level = isUrgent ? (isPlain || odds.crisis >= 0 ? "crisis" : "worry") : "gentle";
  return { level, cause: causeIn(odds) };
}

/** A soft maximum over the causes. */
function anyCause(odds: Odds, head: "need" | "urgent"): number {
  const sum = supportCauses.reduce(
    (total, cause) => total + Math.exp(sharpness * odds[`${head} ${cause}`]),
    0,
  );
  return Math.log(sum) / sharpness;
}

/** The likeliest cause; the unspecific one where another is about as likely. */
function causeIn(odds: Odds): SupportCause {
  const [first, second] = [...supportCauses].sort((a, b) => odds[`need ${b}`] - odds[`need ${a}`]);
  const isClear = first && second && odds[`need ${first}`] - odds[`need ${second}`] >= thresholds.clearCause;
  return isClear ? first : "distress";
}

/** The likeliest boundary that is likely enough. */
export function boundaryIn(odds: Odds, { words }: Pick<About, "words">): Boundary | undefined {
  const [first] = [...boundaries].sort((a, b) => odds[`boundary ${b}`] - odds[`boundary ${a}`]);
  return first && odds[`boundary ${first}`] >= thresholds.boundary(words) ? first : undefined;
}
