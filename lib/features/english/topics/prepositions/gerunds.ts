import { findOnLine, phrase, replaceOnLine, type Line } from "../../sentence/phrase-line";
import { textOf, type Match } from "../../sentence/rule";
import { ingOf, isBase } from "../../lexicon/verbs";

/** [words before the verb, what replaces their last word]: after these prepositions a verb takes -ing. */
const openers: [pattern: RegExp, right: string][] = [
  [phrase("(?:dream|dreams|dreamed|dreamt|dreaming)(?<wrong> to) (?<verb>[a-z]+)"), "of"],
  [phrase("(?:without|instead)(?<wrong> to) (?<verb>[a-z]+)"), ""],
  [phrase("(?:before|after)(?<wrong> to) (?<verb>[a-z]+)"), ""],
  [
    phrase(
      "(?:instead of|interested in|good at|bad at|tired of|afraid of|scared of|fond of|bored of|forward to)(?<wrong>(?: to)?) (?<verb>[a-z]+)",
    ),
    "",
  ],
  [
    phrase(
      "(?:thanks|thank you) for(?<wrong>) (?<verb>help|invite|come|read|write|listen|be|give|send|tell|answer)(?= (?:me|us|my|to|the|so|here))",
    ),
    "",
  ],
];
/** "Instead of help, he …", "tired of work": nouns too. */
const nounsToo =
  /^(?:help|work|sleep|play|school|dance|study|rain|sport|love|talk|walk|drink|food|watch|book|answer|fight|change|swim|start|shop|cook|travel|climb|run|sound|test|point|end|need|look|cut|exercise|practice)$/;

/** "I dream to become", "without to say", "good at play": a preposition and a verb in the base form. */
export const findGerunds = (line: Line): Match[] =>
  openers.flatMap(([pattern, right], at) =>
    findOnLine(line, pattern).flatMap((found) => {
      const { wrong = "", verb = "" } = found.match.groups ?? {};
      if (!(isBase(verb) || verb === "be") || (wrong === "" && at < 4 && nounsToo.test(verb))) return [];
      const kept = textOf(line.words, found.from, found.to - (wrong ? 2 : 1));
      const middle = right || (/instead$/i.test(kept) ? "of" : "");
      return replaceOnLine(line, found, [kept, middle, ingOf(verb)].filter(Boolean).join(" "));
    }),
  );
