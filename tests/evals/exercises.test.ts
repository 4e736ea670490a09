import { findGrammar } from "@/lib/features/english/find-grammar";
import { checkAnswer } from "@/lib/features/exercises/check-answer";
import { fill, gapMark } from "@/lib/features/exercises/draft";
import type { Exercise } from "@/lib/features/exercises/exercise";
import { exerciseTopics, type ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { generateExercise } from "@/lib/features/exercises/generate-exercise";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { isSweeping } from "@/tests/support/sweep";
import { exerciseWords } from "./exercise-words";

const perTopic = isSweeping ? 1000 : 100;
const maxDraws = 5000;
/** The engine reads this many exercises of a topic, with all their answers. */
const readPerTopic = isSweeping ? 25 : 3;

const levels = [1, 2, 3] as const;
const draw = (topic: ExerciseTopic, seed: number) =>
  generateExercise({ topic, level: levels[seed % 3] ?? 1, seed });

const sentenceOf = ({ prompt }: Exercise, answer: string) =>
  prompt.includes(gapMark) ? fill(prompt, answer) : answer;
/** What makes an exercise another one to whoever solves it. */
const faceOf = ({ kind, prompt, words }: Exercise) => [kind, prompt, ...[...words].sort()].join("|");
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
const sorted = (words: string[]) => words.flatMap(wordsOf).sort().join(" ");

const sets = exerciseTopics.map((topic) => ({
  topic,
  exercises: Array.from({ length: perTopic }, (_, seed) => draw(topic, seed)),
}));
const all = sets.flatMap(({ exercises }) => exercises);
const ofKind = (kind: Exercise["kind"]) => all.filter((exercise) => exercise.kind === kind);

/** The first few of what went wrong: a list that must be empty. */
const shown = (list: unknown[]) => list.slice(0, 10);

describe.each(sets)(`${perTopic} exercises of $topic`, ({ topic, exercises }) => {
  it("have as many faces, over the levels", () => {
    const faces = new Set(exercises.map(faceOf));
    for (let seed = perTopic; faces.size < perTopic && seed < maxDraws; seed += 1)
      faces.add(faceOf(draw(topic, seed)));
    expect(faces.size).toBeGreaterThanOrEqual(perTopic);
  });

  it("come out the same again", () => {
    expect(exercises.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, seed) => draw(topic, seed)));
  });

  it("are of several kinds at each level", () => {
    for (const level of levels) {
      const kinds = exercises.filter((exercise) => exercise.level === level).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("what is accepted", () => {
  it("is accepted by the check, with and without its sentence, and the solution is the first of it", () => {
    const refused = all.flatMap((exercise) =>
      exercise.accepted
        .slice(0, 3)
        .flatMap((answer) => [answer, sentenceOf(exercise, answer), `${answer.toLowerCase()} `])
        .filter((answer, at) => {
          const verdict = checkAnswer(exercise, answer);
          return at % 3 === 2 ? verdict === "no_attempt" : verdict !== "right";
        }),
    );
    expect(shown(refused)).toEqual([]);
    const others = all.filter(
      (exercise) => sentenceOf(exercise, exercise.accepted[0] ?? "") !== exercise.solution,
    );
    expect(shown(others)).toEqual([]);
  });

  it("is right English to the engine", () => {
    const sentences = sets.flatMap(({ exercises }) =>
      exercises
        .slice(0, readPerTopic)
        .flatMap((exercise) => exercise.accepted.slice(0, 6).map((answer) => sentenceOf(exercise, answer))),
    );
    const texts = [...new Set(sentences)];
    const found = texts.flatMap((sentence) =>
      findGrammar(sentence).map(({ topic, quote }) => `${topic}: ${quote} | ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it("holds no wrong option", () => {
    const wrong = ofKind("choose").filter(
      ({ accepted, words, ...exercise }) =>
        accepted.length !== 1 ||
        words.length < 2 ||
        new Set(words).size !== words.length ||
        words.filter((word) => checkAnswer({ ...exercise, accepted, words }, word) === "right").length !== 1,
    );
    expect(shown(wrong)).toEqual([]);
  });

  it("puts the given words in order, all of them and no other", () => {
    const wrong = ofKind("order").filter(
      ({ accepted, words, solution }) =>
        accepted.some((sentence) => sorted([sentence]) !== sorted(words)) ||
        words.join(" ").toLowerCase() === solution.toLowerCase().slice(0, -1),
    );
    expect(shown(wrong)).toEqual([]);
  });

  it("translates with words of a list that was read through", () => {
    const unknown = ofKind("translate").flatMap(({ accepted }) =>
      accepted
        .flatMap(wordsOf)
        .filter((word) => !exerciseWords.has(word) && !exerciseWords.has(word.replace(/'s$/, ""))),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe("the homework solver, on the gaps", () => {
  it("finds the same answers where it finds any", () => {
    const gaps = ofKind("gap_fill");
    const solved = gaps.flatMap((exercise) => {
      const sheet = readItems(`${exercise.instruction}\n1. ${exercise.prompt}`);
      const item = sheet?.items[0];
      const solution = sheet && item ? solveItem(item, sheet) : undefined;
      return solution ? [{ exercise, answers: solution.gaps.flat() }] : [];
    });
    const differing = solved.filter(({ exercise, answers }) =>
      answers.some((answer) => checkAnswer(exercise, answer) !== "right"),
    );
    console.log(
      `homework solver: ${gaps.length} gaps, ${solved.length} solved, ${solved.length - differing.length} alike`,
    );
    expect(
      shown(differing.map(({ exercise, answers }) => [exercise.prompt, exercise.accepted, answers])),
    ).toEqual([]);
  });
});

describe("hints and examples", () => {
  it("never give the answer", () => {
    const told = all.filter(({ accepted, hints, twin, solution }) => {
      const telling = accepted
        .filter((answer) => answer.includes(" "))
        .map((answer) => answer.toLowerCase().replace(/[.?]$/, ""));
      return (
        twin === solution ||
        hints.some((hint) => telling.some((answer) => hint.toLowerCase().includes(answer)))
      );
    });
    expect(shown(told)).toEqual([]);
  });

  it("show a twin that is right English", () => {
    const twins = new Set(all.map(({ twin }) => twin.replace(/ \(.*\)$/, "")));
    expect([...twins].filter((twin) => findGrammar(twin).length > 0)).toEqual([]);
  });
});
