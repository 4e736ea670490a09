import { xpForCorrection } from "@/lib/features/rewards/rules";
import type { CoachFaceMood } from "@/components/art/coach-face-moods";

/** What is known of a message of the coach's. */
export type CoachSaid = {
  /** What of it is to be seen by now. */
  text: string;
  isWriting: boolean;
  /** Whether it answers somebody who needs help. */
  isSupport: boolean;
  xpAwarded: number;
  /** How many places of the message it answers are still to be found. */
  openPlaces: number;
  /** Whether it answers a try at an item that was not right. */
  isNotYet: boolean;
};

const helpLine = "19696";

/** The face that fits what the coach says. It never laughs while something is still to be found. */
export function moodOf(said: CoachSaid): CoachFaceMood {
  const { text, isWriting, isSupport, xpAwarded, openPlaces, isNotYet } = said;
  if (text === "") return "thinks";
  if (isSupport || text.includes(helpLine)) return "consoles";
  if (openPlaces > 0) return "points";
  if (isNotYet) return "asks";
  // Plain practice earns less than what was put right.
  if (xpAwarded >= xpForCorrection && !isWriting) return "cheers";
  return isQuestion(text) ? "asks" : "smiles";
}

/** Whether it ends by asking something: what stands after the last question mark is no more than marks. */
function isQuestion(text: string): boolean {
  const last = text.lastIndexOf("?");
  return last >= 0 && !/\p{L}/u.test(text.slice(last + 1));
}
