import { splitWords } from "@/lib/features/english/lexicon/words";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { allLessons } from "../lessons/all-lessons";
import { findLessonNamed } from "../lessons/grammar-lessons";
import { wordsOf } from "../phrase";
import { isTry } from "./answer-whether-right";
import { rightWords } from "./right-words";
import { tellFact } from "./tell-fact";
import type { Move, Turn } from "./turn";

const maxWords = 12;
const or = /\s(?:o|oppure|vs)\s/iu;
/** In English only what has one word in two forms is such a choice, and no "a dog or a cat?". */
const orInEnglish = /\sor\s/iu;
/** "Mustn't e don't have to?" */
const and = /\se\s/iu;

const whyAtAll = /(?<!\p{L})(?:perch[eé]|come mai)(?!\p{L})/iu;
const sameBeginning = 2;

function hasTwoForms(one: string, other: string): boolean {
  const [first, second] = [splitWords(one), splitWords(other)].map((words) =>
    words.map(({ lower }) => lower),
  );
  return (first ?? []).some((word) =>
    second?.some(
      (form) => form !== word && word.length > sameBeginning && form.startsWith(word.slice(0, sameBeginning)),
    ),
  );
}

/** The two that a message asks to choose from: "a hour o an hour?". */
function choiceIn(asked: string): [string, string] | undefined {
  if (wordsOf(asked).length > maxWords || whyAtAll.test(asked)) return undefined;
  const isAsked = asked.includes("?");
  for (const joint of [or, orInEnglish, ...(isAsked ? [and] : [])]) {
    const [one = "", other, ...more] = asked.split(joint);
    if (other === undefined || more.length > 0 || ![one, other].every((side) => countEnglishWords(side) > 0))
      continue;
    if (joint !== orInEnglish || hasTwoForms(one, other)) return [one, other];
  }
  return undefined;
}

/** "A hour o an hour?", where one of them is wrong: the rule, without saying which. */
export function answerChoice(turn: Turn): Move | undefined {
  const { asked, findings, say, wish } = turn;
  const [wrong] = findings;
  if (wish || !wrong || isTry(turn) || !choiceIn(asked)) return undefined;
  const lesson = allLessons.find(({ topics }) => topics?.some((topic) => topic === wrong.topic));
  return {
    about: "rule",
    state: lesson ? { rule: { lesson: lesson.id, told: [], shown: 0 } } : {},
    lines: [wrong.explanation.replace(/\?/g, "."), say(rightWords.choose)],
    findings: [],
  };
}

/** "Presented o have presented?", of which we see no mistake: the rule that tells them apart, or the sentence decides. */
export function answerEither(turn: Turn): Move | undefined {
  const { asked, wish, say } = turn;
  if (wish || isTry(turn) || !choiceIn(asked)) return undefined;
  const lesson = findLessonNamed(asked);
  const told = lesson && tellFact(turn, lesson);
  return (
    told ?? {
      about: "talk",
      state: {},
      lines: [say(rightWords.either), say(rightWords.sentence)],
      findings: [],
    }
  );
}
