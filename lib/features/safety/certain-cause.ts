import * as words from "./cause-words";
import type { Odds } from "./classifier/classify";
import { plainText, withoutQuotations } from "./plain-text";
import { alertCauses, replacesLesson, supportCauses, type AlertCause, type Support } from "./rules";

/**
 * Set on messages whose authors were left out of the training (five parts): of 3,569 about harm by others none passes. Wrong
 * in the other direction, whoever is in danger has the help in the chat all the same.
 */
const thresholds = {
  /** By how much the odds of a cause are above those of each other. */
  margin: 0.5,
  /** How much those of harm by others may be at most. */
  harm: -0.7,
  /** From where on an earlier message counts as a sign of harm by others: where it shows a need, and in any case. */
  earlierNeed: -0.4,
  earlier: -0.2,
};
const judges = ["need", "urgent"] as const;

const holdsAny = (text: string, list: readonly string[]) => list.some((word) => text.includes(word));

/**
 * The cause that a parent may be told of without the student's doing, if a message leaves no doubt. Two readers have to
 * agree: the odds stand far above those of every other cause, and the words say it outright, with nobody of the household
 * or near it in them and nothing that one does to another. Whoever hurts a child at home must never be warned by us.
 */
export function certainCause(
  message: string,
  { support, odds }: { support: Support | undefined; odds: Odds },
): AlertCause | undefined {
  const cause = alertCauses.find((one) => one === support?.cause);
  if (!cause || !replacesLesson(support) || !standsOut(odds, cause)) return undefined;
  const text = plainText(message);
  const doubts = [words.people, words.hurting, words.matterOfLessons];
  if (doubts.some((list) => holdsAny(text, list))) return undefined;
  switch (cause) {
    case "self-harm": {
      const isOwn = holdsAny(plainText(withoutQuotations(message)), words.ownHarm);
      return isOwn && !holdsAny(text, words.somebodyElse) ? cause : undefined;
    }
    case "grooming":
      return holdsAny(text, words.strangers) ? cause : undefined;
  }
}

function standsOut(odds: Odds, cause: AlertCause): boolean {
  return judges.every(
    (judge) =>
      odds[`${judge} harm-by-others`] <= thresholds.harm &&
      supportCauses.every(
        (other) =>
          other === cause || odds[`${judge} ${cause}`] - odds[`${judge} ${other}`] >= thresholds.margin,
      ),
  );
}

/** Whether an earlier message may be about harm by others: then nothing of a later one is certain. */
export function hintsAtHarm({ support, odds }: { support: Support | undefined; odds: Odds }): boolean {
  if (support?.cause === "harm-by-others") return true;
  const highest = Math.max(...judges.map((judge) => odds[`${judge} harm-by-others`]));
  return highest >= (support ? thresholds.earlierNeed : thresholds.earlier);
}
