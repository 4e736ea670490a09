import { lessonById } from "../lessons/grammar-lessons";
import { itemNamed } from "../exercise/place";
import { moveOn, showItem } from "../exercise/next-step";
import { nameOf, shown } from "../exercise/show";
import { doCommand } from "../exercise/do-command";
import { oncePerMistake, type OpenFinding } from "../open-finding";
import { holdsPhrase, wordsOf } from "../phrase";
import { findSign } from "../rule/match-sign";
import { readCheck } from "../rule/read-check";
import { signsOfLessons } from "../rule/signs";
import { talkWords, offers } from "../talk/words";
import { asQuote, present } from "../text/present";
import { noText } from "../text/text-state";
import { currentOf, isOpen } from "../word/word-state";
import { asksIfRight, type RightAsked } from "./asks-if-right";
import { exerciseMove } from "./exercise-move";
import { rightWords } from "./right-words";
import type { Move, Mover, Turn } from "./turn";

/** "È giusto?", "ho finito?": answered from what was just written and what is known of it. */
export const answerWhetherRight: Mover = (turn) => {
  const { wish, talk, asked, state } = turn;
  const about = wish || talk === "dispute" || talk === "drop" ? undefined : asksIfRight(asked);
  if (!about || state.front === "passage") return undefined;
  if (state.front === "word") return aboutWord(turn);
  if (state.exercise && state.wrote === undefined) return aboutExercise(turn, about);
  if (state.wrote !== undefined) return aboutWritten(turn, state.wrote, about);
  return about.isWhetherDone
    ? undefined
    : {
        about: "talk",
        state: {},
        lines: [turn.say(talkWords.check), turn.say(offers.sentence)],
        findings: [],
      };
};

function aboutWord({ state, say }: Turn): Move | undefined {
  const word = state.word?.words.at(-1);
  if (!state.word || !word || isOpen(word) || state.word.latest === undefined) return undefined;
  return {
    about: "word",
    state: {},
    lines: [say(rightWords.word, { word: state.word.latest }), say(rightWords.onward)],
    findings: [],
  };
}

/** Of one item what became of it, else how far the exercise has come. Who stands by a try contests it. */
function aboutExercise({ state: { exercise }, say, message }: Turn, about: RightAsked): Move | undefined {
  if (!exercise) return undefined;
  const at = about.item === undefined ? undefined : itemNamed(exercise, about.item);
  const item = at === undefined ? undefined : exercise.items[at];
  if (!item || at === undefined) {
    if (exercise.last && !message.includes("?") && !about.isWhetherDone) return undefined;
    const step = doCommand(exercise, { kind: "count" }, say);
    const isAllDone = exercise.items.every(({ status }) => status === "done");
    return (
      step &&
      exerciseMove({ ...step, lines: [...(isAllDone ? [say(rightWords.allDone)] : []), ...step.lines] })
    );
  }
  const n = nameOf(exercise, item);
  const said =
    item.status === "done"
      ? rightWords.itemDone
      : item.status === "unverified"
        ? rightWords.itemUnsure
        : item.tried.length > 0
          ? rightWords.itemWrong
          : rightWords.itemOpen;
  const line = say(said, { n, N: `L${n.slice(1)}`, item: shown(item) });
  const isToDo = item.status === "open" || item.status === "aside";
  const { lines, ...step } = isToDo
    ? showItem({ ...exercise, at }, say)
    : exercise.items[exercise.at]
      ? showItem(exercise, say)
      : moveOn(exercise, say);
  return exerciseMove({ ...step, lines: [line, ...lines] });
}

const isIn = (written: string) => (one: OpenFinding) =>
  holdsPhrase(written, one.quote) &&
  (holdsPhrase(written, one.sentence) || holdsPhrase(one.sentence, written));

export function aboutWritten(turn: Turn, written: string, about: RightAsked): Move {
  const { state, open, say } = turn;
  const points = oncePerMistake(about.isWhetherDone ? open : open.filter(isIn(written)));
  const [first] = points;
  const text = state.text ?? noText;
  if (first) {
    const opening = points.length > 1 ? rightWords.notYetMany : rightWords.notYetOne;
    const step = present(text, first, say, { opening, count: points.length });
    return { about: "text", state: { text: step.state }, lines: step.lines, due: step.due, findings: [] };
  }
  const [earlier] = open;
  const lines = [
    about.isWhetherDone ? say(rightWords.done) : say(rightWords.clean, { own: shortened(written) }),
    ...praiseOf(written, turn),
    ...(earlier ? [say(rightWords.earlier, { quote: asQuote(earlier.quote) })] : []),
    say(rightWords.onward),
  ];
  return { about: "text", state: { text }, lines, findings: [] };
}

/** What can be named as done well, the most particular first. */
const praised =
  "third-conditional second-conditional first-conditional present-perfect past-perfect already-yet-just past-continuous comparatives superlatives third-person-s past-simple present-continuous going-to should".split(
    " ",
  );

/** One thing that is right in a sentence without a mistake that we know. */
function praiseOf(written: string, { say }: Pick<Turn, "say">): string[] {
  for (const id of praised) {
    const signs = signsOfLessons.get(id);
    const seen =
      signs && findSign(written, signs.unless) === undefined ? findSign(written, signs.shows) : undefined;
    const name = lessonById(id)?.name;
    if (seen !== undefined && name !== undefined)
      return [say(rightWords.seen, { seen: asQuote(seen), name })];
  }
  return [];
}

const maxShown = 90;
const shortened = (text: string) => {
  const quote = asQuote(text);
  return quote.length > maxShown ? `${quote.slice(0, maxShown).replace(/\s\S*$/u, "")}…` : quote;
};

/** "Perché non posso dire X?", what only asks for the reason. */
const whyNot =
  /(?:perch[eé]|come mai) non (?:si (?:pu[oò]['’]? )?|(?:posso|potrei|va bene) )(?:dic\p{L}+|dire|scriv\p{L}+|us\p{L}+|mett\p{L}+)?\s*/iu;

/** The English that a message asks about: "si può dire X?", "era giusto X?", "perché non posso dire X?". */
function namedIn(message: string): string | undefined {
  const why = whyNot.exec(message);
  const rest =
    why &&
    message
      .slice(why.index + why[0].length)
      .split(/[?!]/u)[0]
      ?.trim();
  return rest && wordsOf(rest).length > 1 ? rest : readCheck(message);
}

/** Whether a message asks of English that it quotes whether it is right. */
export const namesSentence = (message: string): boolean => namedIn(message) !== undefined;

/** "Si può dire X?": the engine's view of X, which is a question and no text to go on with. */
export const answerNamed: Mover = (turn) => {
  const { asked, state, wish, fixes, findings, say } = turn;
  const own = wish || isTry(turn) ? undefined : namedIn(asked);
  if (own === undefined) return undefined;
  if (fixes.resolved.length + fixes.attempted.length + fixes.same.length > 0) return undefined;
  const text = state.text ?? noText;
  const [wrong] = findings.filter(({ quote }) => holdsPhrase(own, quote));
  if (wrong) {
    const step = present(text, wrong, say, { opening: rightWords.wrong, wants: "reason" });
    return { about: "text", state: { text: step.state, wrote: own }, lines: step.lines, due: step.due };
  }
  const written = state.wrote !== undefined && holdsPhrase(state.wrote, own) ? state.wrote : own;
  if (written !== own) return aboutWritten(turn, written, { isWhetherDone: false });
  if (wordsOf(own).length < minWords)
    return {
      about: "text",
      state: {},
      lines: [say(rightWords.alone, { own: asQuote(own) }), say(rightWords.sentence)],
      findings: [],
    };
  return {
    about: "text",
    state: { text, wrote: own },
    lines: [say(rightWords.clean, { own: shortened(own) }), ...praiseOf(own, turn), say(rightWords.onward)],
    findings: [],
  };
};

const minWords = 3;

/** While an item, a passage or a word is open, English is a try at it, whatever is asked around it. */
export const isTry = ({ state: { front, exercise, word } }: Turn) =>
  (front === "exercise" && exercise?.items[exercise.at] !== undefined) ||
  front === "passage" ||
  (front === "word" && word !== undefined && currentOf(word).length > 0);
