import { isDescribing } from "../lexicon/adjective-classes";
import { baseOfWrongForm, verbAfter } from "../sentence/after-auxiliary";
import { isModalNoun } from "../sentence/modal-noun";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isPronoun } from "../sentence/subject";
import { baseOfIng, baseOfParticiple, isBase, isModal, participleOf, verbOrNoun } from "../lexicon/verbs";
import { follows, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const invented = /^(can|must|should|will|would|could|might|may)s$/;

/** "He cans speak": the modal with an ending of its own. */
function withEnding(words: Word[], at: number): Match[] | undefined {
  const modal = invented.exec(words[at]?.lower ?? "")?.[1];
  const next = words[at + 1]?.lower ?? "";
  if (!modal || !(isBase(next) || next === "be" || next === "not")) return undefined;
  const isAfterSubject = isPronoun(words[at - 1]) || (modal !== "can" && modal !== "will" && at > 0);
  return isAfterSubject
    ? matchWords(words, at - 1, at, `${textOf(words, at - 1, at - 1)} ${modal}`)
    : undefined;
}

const likeIt = new Map(Object.entries({ can: "be able to", could: "be able to", must: "have to" }));

/** "We will can go", "she would must": two modals in a row. */
function twoModals(words: Word[], at: number): Match[] | undefined {
  const second = words[at + 1];
  const instead = likeIt.get(second?.lower ?? "");
  const isPlain = /^(?:will|would|won't|should|might|may|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/.test(
    words[at]?.lower ?? "",
  );
  if (!instead || !isPlain || !follows(second) || !follows(words[at + 2])) return undefined;
  return matchWords(words, at, at + 1, `${textOf(words, at, at)} ${instead}`);
}

const negatives = new Map(
  Object.entries({
    can: "can't",
    could: "couldn't",
    must: "mustn't",
    should: "shouldn't",
    will: "won't",
    would: "wouldn't",
  }),
);

/** "I don't can swim", "do you can help": a modal needs no helper. */
function withDo(words: Word[], at: number): Match[] | undefined {
  const form = words[at]?.lower ?? "";
  const next = words[at + 1];
  // "Those who didn't would get wet"
  const isRelative = /^(?:who|that|which)$/.test(words[at - 1]?.lower ?? "");
  if (/^(?:don't|doesn't|didn't)$/.test(form) && follows(next) && !isRelative) {
    const negative = negatives.get(next.lower === "can" && form === "didn't" ? "could" : next.lower);
    return negative && follows(words[at + 2]) ? matchWords(words, at, at + 1, negative) : undefined;
  }
  const modal = words[at + 2];
  const asks =
    /^(?:do|does|did)$/.test(form) &&
    isPronoun(next) &&
    follows(next) &&
    follows(modal) &&
    negatives.has(modal.lower);
  return asks ? matchWords(words, at, at + 2, `${modal.lower} ${next?.text}`) : undefined;
}

/** "He not can swim": the negation goes after the modal. */
function withNot(words: Word[], at: number): Match[] | undefined {
  const isBefore = words[at - 1]?.lower === "not" && follows(words[at]) && isPronoun(words[at - 2]);
  const negative = negatives.get(words[at]?.lower ?? "");
  return isBefore && negative ? matchWords(words, at - 1, at, negative) : undefined;
}

/** "It will be rain", "you should be study": one verb too many. */
function withBe(words: Word[], at: number): Match[] | undefined {
  const action = words[at + 2];
  if (words[at + 1]?.lower !== "be" || !follows(words[at + 1]) || !follows(action)) return undefined;
  const { lower } = action;
  const isAction = isBase(lower) && !verbOrNoun.has(lower) && baseOfParticiple(lower) === undefined;
  const isOther =
    isDescribing(lower) ||
    /^(?:open|clean|complete|correct|close|own|like|mean|live|let|lay|have|do)$/.test(lower);
  return isAction && !isOther
    ? matchWords(words, at, at + 2, `${textOf(words, at, at)} ${lower}`)
    : undefined;
}

/** "If you hadn't helped me, I wouldn't got this job": what did not happen then. */
function inUnrealPast(words: Word[], at: number, verb: number): Match[] | undefined {
  const base = baseOfParticiple(words[verb]?.lower ?? "");
  const isUnreal =
    base !== undefined &&
    !isBase(words[verb]?.lower ?? "") &&
    /^(?:would|wouldn't|could|couldn't|might)$/.test(words[at]?.lower ?? "") &&
    words.some(({ lower }) => lower === "if") &&
    words.some(({ lower }, place) => /^(?:had|hadn't)$/.test(lower) && place !== verb);
  return isUnreal
    ? matchWords(words, at, verb, `${textOf(words, at, verb - 1)} have ${participleOf(base)}`)
    : undefined;
}

function findAt(sentence: Sentence, at: number): Match[] | undefined {
  const { words } = sentence;
  const verb = verbAfter(sentence, at);
  if (verb === undefined || isModalNoun(sentence, at)) return undefined;
  const doubled = withNot(words, at) ?? twoModals(words, at) ?? withBe(words, at);
  if (doubled) return doubled;
  const form = words[verb]?.lower ?? "";
  const unreal = inUnrealPast(words, at, verb);
  if (unreal) return unreal;
  const base = baseOfWrongForm(form) ?? baseOfIng(form);
  // "Those who can are happy": nothing follows "can" there.
  if (!base || (base === "be" && /^(?:who|what|whoever)$/.test(words[at - 1]?.lower ?? ""))) return undefined;
  return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${base}`);
}

export const modalForm = grammarRule({
  topic: "modal-form",
  find: (sentence) =>
    atEachWord(sentence.words, (lower, at) =>
      isModal(lower) ? findAt(sentence, at) : (withEnding(sentence.words, at) ?? withDo(sentence.words, at)),
    ),
  explanation:
    "Dopo un verbo modale (can, must, should, will, may) il verbo resta sempre nella forma base: niente -s, niente -ed, niente -ing, niente passato. E il modale stesso non cambia mai.",
  hints: [
    "Che forma hanno il modale e il verbo che gli viene subito dopo?",
    "Con can, must, should e will niente cambia mai, qualunque sia il soggetto.",
    "Riporta il verbo dopo il modale alla forma del dizionario, senza desinenze.",
  ],
});
