import type { LessonState } from "../lesson-state";
import type { Stance } from "../stance";
import { readTalk, type Talk } from "../talk/read-talk";

/** What is said of right and wrong, in any wording; "va bene, …" only agrees. */
const judges =
  /(?<!\p{L})(?:(?:giust|corrett|sbagliat)[oaie]|sbagli|error[ei]|ragione|torto|d['’]accordo|si (?:dice|scrive|usa|pu[oò])|va bene|segn(?:a|ato|ata|i)|sottolineat[oa]|right|correct|wrong|mistakes?)(?!\p{L})/iu;
const agreement = /^[\s\p{P}]*(?:ok|va bene|d['’]accordo|hai ragione)(?!\p{L})/iu;
const begs: ReadonlySet<Talk | undefined> = new Set(["answer", "trick", "drop", "insult"]);

/** Whether a student may be saying that a mistake is none: the tutor, which has to agree, reads what is meant. */
export const disputes = (message: string): boolean => {
  const talk = readTalk(message);
  return talk === "dispute" || (!begs.has(talk) && judges.test(message.replace(agreement, " ")));
};

type Said = { message: string; stance?: Stance | undefined };

/**
 * An item that is left to the teacher because the student stands by a try: nobody was certain of its verdict, so that the
 * first try shows nothing of the topic any more.
 */
export function withoutContested(before: LessonState, state: LessonState, said: Said): LessonState {
  if (said.stance ? said.stance !== "contest" : readTalk(said.message) !== "dispute") return state;
  const { exercise, solved } = state;
  const last = before.exercise?.last;
  const items = exercise?.items.map((item, at) => {
    const isUncertain =
      last?.at === at && !last.isCertain && before.exercise?.items[at]?.prompt === item.prompt;
    return isUncertain && item.status === "unverified" ? { ...item, gaps: item.gaps.map(unclear) } : item;
  });
  const told = solved?.map((one, at) =>
    one.isLeft && !before.solved?.[at]?.isLeft ? { ...one, gaps: one.gaps.map(unclear) } : one,
  );
  return { ...state, solved: told, ...(exercise && items && { exercise: { ...exercise, items } }) };
}

const unclear = <Gap extends { first?: "right" | "wrong" | "unclear" | undefined }>(gap: Gap): Gap =>
  gap.first === "wrong" ? { ...gap, first: "unclear" } : gap;
