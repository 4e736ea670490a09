import type { Say, Step } from "../activity";
import { fold, lookUp } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { holdsPhrase } from "../phrase";
import { clued } from "./ask-word";
import { asStep } from "./read-guess";
import { isSafe, riddleOf, secretsOfWord } from "./riddle";
import { senseIn } from "./sense";
import type { AskedWord, WordState } from "./word-state";
import { toldWords, unknownWords } from "./words";

type Around = { ofWork: Secret[]; say: Say };

/** "Ma io intendo la riga per disegnare": the same word in another sense, or that we do not have it in that one. */
export function inOtherSense(
  state: WordState,
  word: AskedWord,
  message: string,
  around: Around,
): Step<WordState> | undefined {
  const whole = lookUp(word.asked, word.language);
  if (!whole || !tellsSense.test(message)) return undefined;
  const sense = senseIn(message, word.asked, whole);
  if (sense !== undefined && riddleOf(word)?.entry.english[0] !== sense)
    return asStep(clued(state, { ...word, sense, cluesGiven: 0, wrongGuesses: [] }, around));
  if (sense !== undefined || !meansOther.test(message)) return undefined;
  const { say } = around;
  return {
    state,
    lines: [
      say(unknownWords.otherSense, { word: word.asked }),
      say(unknownWords.find),
      say(unknownWords.inWhich),
    ],
  };
}

const tellsSense =
  /(?<!\p{L})(?:intend\p{L}+|senso|quell[aoei]|cio[eè]|per|x|tipo|non|nn|ma|che|di|del|della)(?!\p{L})/iu;
const meansOther = /(?<!\p{L})(?:intend(?:o|evo)|(?:in|nel) (?:un )?(?:altro |quel )?senso)(?!\p{L})/iu;

const proposal =
  /^[\s\p{P}]*(?:(?:quindi|allora|ma|ah|ok|cio[eè]|e)[\s,]+)*(?:vuol dire|significa|sarebbe)(?:[\s,]+(?:tipo|circa|quindi|come))*[\s:]+(\p{L}.{1,60})$/iu;

/** "Quindi vuol dire tipo superare una cosa, no?", of the English word that was spoken of last. */
export function saysMeaning(
  state: WordState,
  latest: string,
  message: string,
  around: Around,
): Step<WordState> | undefined {
  const [, proposed = ""] = proposal.exec(message) ?? [];
  const entries = lookUp(latest, "english")?.entries ?? [];
  const meaning = entries
    .flatMap(({ italian }) => italian)
    .find((one) => holdsPhrase(fold(proposed), fold(one)));
  if (meaning === undefined) return undefined;
  const { say, ofWork } = around;
  const line = say(toldWords.meansYes, { word: latest, meaning });
  return isSafe(line, [...ofWork, ...secretsOfWord(state)])
    ? { state, lines: [line, say(toldWords.use, { word: latest })] }
    : undefined;
}
