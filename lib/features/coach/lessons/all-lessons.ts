import { adjectiveLessons } from "./data/adjectives";
import { beAndHaveLessons } from "./data/be-and-have";
import { futureLessons } from "./data/future";
import { modalLessons } from "./data/modals";
import { nounLessons } from "./data/nouns";
import { pastLessons } from "./data/past";
import { perfectLessons } from "./data/perfect";
import { presentLessons } from "./data/present";
import { pronounLessons } from "./data/pronouns";
import { quantityLessons } from "./data/quantities";
import { questionLessons } from "./data/questions";
import { sentenceLessons } from "./data/sentences";
import { soundLessons } from "./data/sounds";
import { timeAndPlaceLessons } from "./data/time-and-place";
import { upperSchoolLessons } from "./data/upper-school";
import { wordPairLessons } from "./data/word-pairs";
import type { GrammarLesson } from "./lesson";

const all = [
  ...presentLessons,
  ...pastLessons,
  ...perfectLessons,
  ...futureLessons,
  ...modalLessons,
  ...beAndHaveLessons,
  ...questionLessons,
  ...sentenceLessons,
  ...nounLessons,
  ...quantityLessons,
  ...pronounLessons,
  ...adjectiveLessons,
  ...timeAndPlaceLessons,
  ...soundLessons,
  ...wordPairLessons,
  ...upperSchoolLessons,
] as const;

export type LessonId = (typeof all)[number]["id"];

/** Of two that a question names as well, the earlier is explained. */
export const allLessons: readonly GrammarLesson[] = all;
