import type { LessonState } from "../lesson-state";
import type { OpenFinding } from "../open-finding";
import type { Plan } from "../plan/plan";
import type { Stance } from "../stance";
import { mayBeNone } from "../text/talk-about";
import { disputes, withoutContested } from "./disputes";
import { withItemsTold, type Held } from "./judge-preface";
import { hasUnknownGap } from "./known-items";
import { notesOf } from "./notes";
import type { Preface } from "./preface";
import { countUnread } from "./unread-work";

/** What the answer of a tutor that leads is held against. */
export type Leading = Held & {
  /** Whether a reply without a readable preface may be shown: nothing is to be found out. */
  mayShowBare: boolean;
  /** Whether our own rules read the message as one about the exercise, or as mere talk beside it. */
  isAtExercise: boolean;
};

type Sent = {
  plan: Plan;
  before: LessonState;
  message: string;
  open: OpenFinding[];
  isPhoto?: true | undefined;
  stance?: Stance | undefined;
};

/** A turn for a tutor that leads: what it is told in private, and what its answer is held against. */
export function leadingOf({ plan, before, message, open, isPhoto, stance }: Sent) {
  const { findings: certain, askedWords, secrets } = plan;
  const isBrought = plan.exercise.startsWith("brought");
  const unread = isBrought || (!isPhoto && plan.about === "exercise") ? 0 : countUnread(message);
  const untold = unread > 0 ? unread : isBrought ? undefined : plan.state.untold;
  const state = { ...withoutContested(before, plan.state, { message, stance }), untold };
  // A button names the verdict it is about, which is no mistake.
  const isDisputed = !isPhoto && !stance && disputes(message);
  const isSmallTalk = secrets.length === 0 && plan.exercise === "none" && !untold;
  const leading: Leading = {
    message,
    certain,
    open,
    disputedIds: isDisputed ? open.filter((one) => mayBeNone(before.text, one)).map(({ id }) => id) : [],
    before,
    state,
    isBrought,
    bringsUnread: unread > 0,
    isOwnEnglish: !isPhoto && !isBrought,
    askedWords,
    mayShowBare: isSmallTalk && !isPhoto && isSmall.has(plan.about),
    isAtExercise: isBrought || unread > 0 || plan.about === "exercise" || plan.about === "talk",
  };
  return { leading, notes: notesOf(plan, open, { message, before, state }) };
}

/** What holds nothing to be found out. */
const isSmall: ReadonlySet<Plan["about"]> = new Set(["talk", "rule"]);

/** What a tutor itself calls a turn about something to be solved. */
const isWork: ReadonlySet<string> = new Set(["exercise", "translation"]);

/**
 * Whether a reply might tell an answer that nobody has named: the exercise has a gap that neither our solver nor any
 * preface has solved.
 */
export function isUnguarded(leading: Leading, preface: Preface): boolean {
  if (!leading.isAtExercise && !isWork.has(preface.wants)) return false;
  const state = withItemsTold(leading, preface);
  return state.untold !== undefined || hasUnknownGap(state);
}
