import type { TutorTurn } from "@/lib/ports/tutor";
import { examplesUnlike, findLesson } from "./grammar-lessons";
import { readIntent, type Intent } from "./intent";
import { closers } from "./closers";
import { openers } from "./openers";
import { readVocabularyQuestion } from "./vocabulary-question";
import { findWordClue, type WordClue } from "./word-clues";
import { judgeGuess, wordToGuess } from "./word-game";

type Pick = (pool: string[], values?: Record<string, string>) => string;

const maxShownQuote = 80;
const hardLevel = 5;

/**
 * The reply of the built-in coach: in Italian, at most 80 words, with one question at its end and no correction in
 * it. `seed` varies the words; none is repeated while others are left.
 */
export function writeReply(turn: TutorTurn, seed: number): string {
  const say = picker(turn, seed);
  switch (turn.brief.strategy) {
    case "question":
      return question(turn, say);
    case "hint":
      return hint(turn, say);
    case "celebrate":
      return celebrate(turn, say);
    case "explain":
      return explain(turn, say);
    case "clue":
      return clue(turn, say);
    case "redirect":
      return redirect(turn, say);
    case "greet":
      return greet(turn, say);
  }
}

/** Chooses from a pool what the coach has not said yet, and fills its blanks. */
function picker({ history }: TutorTurn, seed: number): Pick {
  const said = history.filter(({ role }) => role === "coach").map(({ text }) => text);
  const fixedPart = (phrase: string) =>
    phrase.split(/«?\{\w+\}»?/).reduce((one, other) => (other.length > one.length ? other : one));
  const timesSaid = (phrase: string) => said.filter((text) => text.includes(fixedPart(phrase).trim())).length;
  return (pool, values = {}) => {
    const turned = pool.map((_, at) => pool[(at + seed) % pool.length] ?? "");
    const least = Math.min(...turned.map(timesSaid));
    const phrase = turned.find((one) => timesSaid(one) === least) ?? "";
    return phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  };
}

/** A hint that asks closes the reply itself; after any other comes a question. */
const withCloser = (text: string, say: Pick, pool: string[]) =>
  text.endsWith("?") ? text : `${text} ${say(pool)}`;

const shorten = (text: string) => {
  const plain = text.replace(/[?«»\s]+/g, " ").trim();
  return plain.length > maxShownQuote ? `${plain.slice(0, maxShownQuote)}…` : plain;
};

function question({ message, brief: { findings } }: TutorTurn, say: Pick): string {
  const [first] = findings;
  if (!first && readIntent(message) === "short-answer")
    return `${say(openers.shortAnswer)} ${say(closers.wholeSentence)}`;
  if (!first) return `${say(openers.exercise)} ${say(closers.exercise)}`;
  const pool = findings.length > 1 ? openers.questionFirst : openers.question;
  return withCloser(`${say(pool, { quote: shorten(first.quote) })} ${first.hint}`, say, closers.rewrite);
}

function hint({ message, brief }: TutorTurn, say: Pick): string {
  const [first] = brief.findings;
  if (!first) return say(closers.sendTry);
  const pool = readIntent(message) === "stuck" ? openers.stuck : openers.attempt;
  return withCloser(`${say(pool, { quote: shorten(first.quote) })} ${first.hint}`, say, closers.rewrite);
}

function celebrate(turn: TutorTurn, say: Pick): string {
  const [solved] = turn.brief.resolved;
  const [next] = turn.brief.findings;
  const riddle = wordToGuess(turn.history);
  if (riddle && judgeGuess(turn.message, riddle) === "right")
    return `${say(openers.guessed, { now: riddle.english })} ${say(closers.useWord)}`;
  const praise = solved
    ? say(openers.solved, { quote: shorten(solved.quote), now: shorten(solved.now) })
    : say(openers.clean);
  if (next)
    return withCloser(
      `${praise} ${say(openers.next, { quote: shorten(next.quote) })} ${next.hint}`,
      say,
      closers.rewrite,
    );
  return `${praise} ${say(stepsFurther(turn))}`;
}

/** What a right sentence can grow into. */
function stepsFurther({ message, level, brief: { resolved } }: TutorTurn): string[] {
  const [solved] = resolved;
  if (solved) return solved.topic === "spelling" ? closers.useWord : closers.useRule;
  if (/\?\s*$/.test(message)) return closers.fromQuestion;
  const isNegative = /n't\b|\b(?:not|never|no)\b/i.test(message);
  const isFirstPerson = /^\s*i\b/i.test(message);
  return [
    ...(isNegative ? [] : closers.fromStatement),
    ...(isFirstPerson ? closers.fromFirstPerson : []),
    ...(level >= hardLevel ? closers.goFurtherHard : []),
    ...closers.goFurther,
  ];
}

function explain({ message }: TutorTurn, say: Pick): string {
  const lesson = findLesson(message);
  if (!lesson) return `${say(openers.thanks)} ${say(closers.sendTry)}`;
  const examples = examplesUnlike(lesson, message).map((example) => `*${example}*`);
  return `${say(openers.lesson, { name: lesson.name })} ${lesson.explanation} Per esempio: ${examples.join(" ")} ${lesson.question}`;
}

function clue({ message, history }: TutorTurn, say: Pick): string {
  const asked = readVocabularyQuestion(message);
  const riddle = asked ? undefined : wordToGuess(history);
  if (riddle) return `${say(openers.nextClue)} ${edgesOf(riddle)} ${say(closers.guess)}`;
  const known = asked && findWordClue(asked.word);
  const quote = shorten(asked?.word ?? "");
  if (!asked || quote.split(" ").length > 3) return `${say(openers.wholeSentence)} ${say(closers.build)}`;
  if (!known)
    return `${say(openers.unknownWord, { quote })} ${say(asked.language === "english" ? closers.context : closers.describe)}`;
  if (asked.language === "english")
    return `${say(openers.clue)} In inglese si direbbe: *${known.clue}*. ${say(closers.guess)}`;
  return `${say(openers.clue)} *${known.clue}*. ${shapeOf(known)} ${say(closers.guess)}`;
}

function shapeOf({ english }: WordClue): string {
  const parts = english.split(" ");
  if (parts.length > 1)
    return `Sono ${parts.length === 2 ? "due" : parts.length} parole: la prima comincia con "${english[0]}".`;
  return `Comincia con "${english[0]}" e ha ${english.replace(/\P{L}/gu, "").length} lettere.`;
}

/** The second clue of a riddle. */
const edgesOf = ({ english, clue: description }: WordClue) =>
  english.length > 4
    ? `Comincia con "${english.slice(0, 2)}" e finisce con "${english.at(-1)}".`
    : `Finisce con "${english.at(-1)}": *${description}*.`;

function redirect({ message, brief }: TutorTurn, say: Pick): string {
  const [first] = brief.findings;
  const pool = welcomeFor(readIntent(message));
  if (!first) return `${say(pool)} ${say(closers.sendTry)}`;
  return withCloser(
    `${say(pool)} ${say(openers.backTo, { quote: shorten(first.quote) })} ${first.hint}`,
    say,
    closers.rewrite,
  );
}

function welcomeFor(intent: Intent): string[] {
  if (intent === "answer-request") return openers.refuse;
  if (intent === "identity") return openers.identity;
  return intent === "other" ? openers.offTopic : openers.help;
}

function greet({ message }: TutorTurn, say: Pick): string {
  const isThanks = readIntent(message) === "thanks";
  return isThanks
    ? `${say(openers.thanks)} ${say(closers.more)}`
    : `${say(openers.greeting)} ${say(closers.start)}`;
}
