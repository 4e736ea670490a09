import { factById } from "../lessons/find-fact";
import { lessonById } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import type { RuleState } from "./rule-state";

/** The lesson or fact that was explained last: some share their id. */
export const lessonTold = ({ lesson, isFact }: RuleState): GrammarLesson | undefined =>
  isFact ? factById(lesson) : (lessonById(lesson) ?? factById(lesson));
