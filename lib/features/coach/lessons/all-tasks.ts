import type { GrammarLesson } from "./lesson";
import type { TaskAnswers } from "./task";
import exams from "./tasks/exams.json";
import lessons from "./tasks/lessons.json";
import literature from "./tasks/literature.json";
import grammar from "./tasks/grammar.json";
import soundsAndTexts from "./tasks/sounds-and-texts.json";
import smallWords from "./tasks/small-words.json";
import sounds from "./tasks/sounds.json";
import study from "./tasks/study.json";
import verbs from "./tasks/verbs.json";
import words from "./tasks/words.json";
import writing from "./tasks/writing.json";

type Typed = Readonly<Record<string, Partial<TaskAnswers> & Pick<TaskAnswers, "hint">>>;

const read = (typed: Typed) =>
  new Map(Object.entries(typed).map(([id, one]) => [id, { answers: [], wrong: [], ...one }]));

/** What the closing questions take for an answer, by the id of their lesson or fact. */
export const tasksOfLessons: ReadonlyMap<string, TaskAnswers> = read(lessons);
export const tasksOfFacts: ReadonlyMap<string, TaskAnswers> = read({
  ...verbs,
  ...smallWords,
  ...words,
  ...sounds,
  ...writing,
  ...study,
  ...grammar,
  ...soundsAndTexts,
  ...exams,
  ...literature,
});

export const taskOf = ({ id, next }: GrammarLesson): TaskAnswers | undefined =>
  (next ? tasksOfFacts : tasksOfLessons).get(id);
