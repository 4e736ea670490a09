import type { Odds } from "./classifier/classify";
import { boundaries, supportCauses, type Boundary, type Support, type SupportCause } from "./rules";

/**
 * From where on. Set on messages whose authors were left out of the training, so that some 7 % of look-alikes get the quiet
 * word and 1 % are stopped. Plain words of danger need less.
 */
const thresholds = { gentle: 0, urgent: 1.5, plainUrgent: -1.2, boundary: -0.3, clearCause: 0.15 };
/** How much the likeliest cause outweighs the others in a sum of all. */
const sharpness = 3;

/** How much help a message shows somebody to need. */
export function supportIn(odds: Odds, isPlain: boolean): Support | undefined {
  const need = odds.need + anyCause(odds, "need");
  const urgency = need + odds.urgent + anyCause(odds, "urgent");
  const isUrgent = urgency >= (isPlain ? thresholds.plainUrgent : thresholds.urgent);
  if (!isUrgent && !isPlain && need < thresholds.gentle) return undefined;
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
export function boundaryIn(odds: Odds): Boundary | undefined {
  const [first] = [...boundaries].sort((a, b) => odds[`boundary ${b}`] - odds[`boundary ${a}`]);
  return first && odds[`boundary ${first}`] >= thresholds.boundary ? first : undefined;
}
