import {
  afterCompany,
  afterName,
  afterOwner,
  company,
  introductions,
  isAboutSchool,
  receivers,
  relations,
  signature,
  signedInLine,
  titles,
  type Lead,
} from "./introductions";
import {
  endsName,
  isAdjective,
  isCommonInExercises,
  isFirstName,
  isInBooks,
  isPlace,
  isWordAsWell,
  isWordOfDays,
} from "./name-words";
import { isInEnglishFirstPerson, isInFirstPerson, ownWords } from "./own-words";

/** A name as it is written, and the word before it in small letters where it was given. */
export type FoundName = { text: string; lead: string };

type Token = { text: string; lower: string; start: number; end: number; gap: string };
type How = Pick<Lead, "isSure" | "isList"> & {
  isFirstNameOnly?: boolean;
  isState?: boolean;
  isTeacher?: boolean;
};

/** The names of people whom the student introduces, or says to be theirs. */
export function findNames(text: string): FoundName[] {
  const { sentences, isFromBook } = ownWords(text);
  const found = sentences.flatMap((sentence) => namesInSentence(sentence, isFromBook));
  if (
    !isFromBook &&
    sentences.filter((sentence) => isInEnglishFirstPerson.test(sentence)).length >= minOfTale
  )
    found.push(...namesInTale(text));
  const signed = isFromBook ? null : (signature.exec(text) ?? signedInLine.exec(text));
  if (signed)
    found.push(...namesAt(tokensOf(text), signed.index + signed[0].length, { isSure: true, isList: false }));
  return found;
}

function namesInSentence(written: string, isFromBook: boolean): FoundName[] {
  const sentence = isShouted(written) ? written.toLowerCase() : written;
  const tokens = tokensOf(sentence);
  const after = (leads: readonly Lead[], isFirstNameOnly = false) =>
    leads
      .filter(({ isItalian }) => isItalian || !isFromBook)
      .flatMap((how) =>
        [...sentence.matchAll(how.pattern)].flatMap((match) =>
          namesAt(tokens, match.index + match[0].length, { ...how, isFirstNameOnly }),
        ),
      );
  const before = (pattern: RegExp) =>
    isFromBook ? [] : [...sentence.matchAll(pattern)].flatMap(({ index }) => namesBefore(tokens, index));
  const found = [...after(introductions), ...before(afterName)];
  if (!isInFirstPerson(sentence)) return found;
  const met = [
    ...(isAboutSchool.test(sentence) ? after(titles) : []),
    ...after(company, true),
    ...after(company).filter(({ text }) => /^\p{Lu}/u.test(text)),
    ...after(receivers, true),
    ...before(afterCompany),
  ];
  return [
    ...found,
    ...after(relations),
    ...before(afterOwner),
    ...met.filter(({ text, lead }) => ![text.toLowerCase(), lead].some(isCommonInExercises)),
  ];
}

/** So many sentences about oneself are a tale of one's own. */
const minOfTale = 2;

/** First names in a tale of the student's: those of the exercises and of the famous, who have two, are nobody of theirs. */
function namesInTale(text: string): FoundName[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    const isAlone = ![tokens[at - 1], tokens[at + 1]].some(
      (other) => other && isCapital(other) && isBeside(other, token),
    );
    const isName =
      isCapital(token) && isFirstName(token.lower) && !isWordOfDays(token.lower) && !isPlace(token.lower);
    return isName && isAlone && !isCommonInExercises(token.lower) ? nameOf(tokens, at) : [];
  });
}
const isBeside = (one: Token, other: Token) => one.end + 1 === other.start || other.end + 1 === one.start;
/** Who stands in a list with the student ("luca e alice"), or speaks with them in a dialogue. */
export function findCompanions(text: string, own: ReadonlySet<string>): FoundName[] {
  const tokens = tokensOf(text);
  const ownPlaces = tokens.flatMap(({ lower }, at) => (own.has(lower) ? [at] : []));
  const listed = ownPlaces.flatMap((at) => [
    ...companion(tokens, nextInList(tokens, at + 1)),
    ...companion(tokens, previousInList(tokens, at)),
  ]);
  const speakers = tokens.flatMap((_, at) => (isSpeaker(text, tokens, at) ? [at] : []));
  if (!speakers.some((at) => ownPlaces.includes(at))) return listed;
  return [...listed, ...speakers.flatMap((at) => nameOf(tokens, at))];
}

function companion(tokens: readonly Token[], at: number): FoundName[] {
  const token = tokens[at];
  const isName = token && beginsName(token, undefined, { isSure: false, isList: false });
  return isName && !isCommonInExercises(token.lower) ? nameOf(tokens, at) : [];
}

const isSpeaker = (text: string, tokens: readonly Token[], at: number): boolean =>
  /^\s?:\s/.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + 3)) &&
  (at === 0 || /[.!?\n]/.test(tokens[at]?.gap ?? ""));

/** Where all is in capitals they say nothing. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 3 && capitals > (text.match(/\p{L}/gu)?.length ?? 0) / 2;
}

function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((match) => {
    const bare = match[0].replace(/(?:['’]s|['’-]{1,3})$/, "");
    const token = {
      text: bare,
      lower: bare.toLowerCase(),
      start: match.index,
      end: match.index + bare.length,
      gap: text.slice(end, match.index),
    };
    end = token.end;
    return token;
  });
}

const maxWords = 4;
const maxNames = 6;
const particles = /^(?:de|di|del|della|dello|dal|dalla|lo|la|el|al|van|von|ben|d['’])$/;
/** Those that are no words of Italian. */
const plainParticles = /^(?:de|el|ben|van|von)$/;

/** What begins at a place of a sentence: no name, one, or a list. */
function namesAt(tokens: readonly Token[], place: number, how: How): FoundName[] {
  const found: FoundName[] = [];
  let at = tokens.findIndex(({ start }) => start >= place);
  const first = tokens[at];
  if (!first || !/^[\s,:"“«'‘(.]{0,3}$/.test(first.gap)) return found;
  for (let count = 0; at >= 0 && count < maxNames; count += 1) {
    const end = endOfName(tokens, at, { ...how, isSure: how.isSure && count === 0 });
    found.push(...tokens.slice(at, end).flatMap((_, nth) => nameOf(tokens, at + nth)));
    if (end === at || !how.isList) break;
    at = nextInList(tokens, end);
  }
  return found;
}

function nameOf(tokens: readonly Token[], at: number): FoundName[] {
  const token = tokens[at];
  if (!token || particles.test(token.lower) || isInBooks(token.lower)) return [];
  return [{ text: token.text, lead: tokens[at - 1]?.lower ?? "" }];
}

function endOfName(tokens: readonly Token[], from: number, how: How): number {
  const first = tokens[from];
  if (!first || !beginsName(first, tokens[from + 1], how)) return from;
  let at = from + 1;
  while (at < from + maxWords && continuesName(tokens, at, how.isSure)) at += 1;
  return particles.test(tokens[at - 1]?.lower ?? "") ? at - 1 : at;
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);

function beginsName(
  token: Token,
  next: Token | undefined,
  { isSure, isState, isTeacher, isFirstNameOnly }: How,
): boolean {
  const { lower } = token;
  if (lower.length < 2 || endsName.has(lower)) return false;
  if (isCapital(token) && !isFirstNameOnly) {
    if (isFirstName(lower)) return true;
    return isSure ? !isWordOfDays(lower) || lower.length > 3 : !isWordAsWell(lower) && !isPlace(lower);
  }
  if (/^\p{Ll}{1,5}['’]/u.test(token.text) || isAdjective(lower)) return false;
  if (isState && isWordAsWell(lower))
    return next?.gap === " " && !isWordAsWell(next.lower) && isFirstName(lower);
  if (isFirstName(lower)) return isSure || isCapital(token) || !isWordOfDays(lower);
  if (isTeacher && isSurname(lower)) return true;
  if (isFirstNameOnly || isWordAsWell(lower) || isPlace(lower)) return false;
  return isSure || (next !== undefined && verbAfter.has(next.lower));
}

/** No verb that a teacher is the subject of ends so ("la prof rinaldi", but "la prof spiega"). */
const isSurname = (lower: string): boolean =>
  /^\p{L}{3,}i$/u.test(lower) &&
  !isWordOfDays(lower) &&
  !/^(?:ieri|oggi|tutti|quasi|fuori|altri|anni)$/.test(lower);

/** What stands after a name in small letters that nobody knows. */
const verbAfter = new Set(
  "is are was has have had likes like loves love lives live goes go plays play don't doesn't can said says told went wants eats speaks è ha va dice vuole gioca fa abita vive studia viene frequenta compie abbiamo siamo andiamo facciamo".split(
    " ",
  ),
);

function continuesName(tokens: readonly Token[], at: number, isSure: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !/^[^\S\n]{1,3}$/.test(token.gap)) return false;
  if (particles.test(token.lower))
    return isCapital(before)
      ? next !== undefined && isCapital(next) && (isCapital(token) || !isPlace(next.lower))
      : plainParticles.test(token.lower);
  if (endsName.has(token.lower)) return false;
  if (isCapital(before) || (particles.test(before.lower) && isCapital(token)))
    return isCapital(token) && token.text.length > 1;
  return isSure && !isWordOfDays(token.lower);
}

/** The place after a comma or an "and" where the next name of a list begins, or -1. */
function nextInList(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token) return -1;
  if (/^(?:e|ed|and)$/.test(token.lower) && /^,?\s$/.test(token.gap)) return at + 1;
  return /^,\s?$/.test(token.gap) ? at : -1;
}

function previousInList(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  if (before && /^(?:e|ed|and|&)$/.test(before.lower)) return at - 2;
  return /^,\s?$/.test(tokens[at]?.gap ?? "") ? at - 1 : -1;
}

/** The name that ends at a place of a sentence. */
function namesBefore(tokens: readonly Token[], place: number): FoundName[] {
  const last = tokens.findLastIndex(({ end }) => end <= place);
  const token = tokens[last];
  if (!token || place - token.end > 3 || !beginsName(token, undefined, { isSure: false, isList: false }))
    return [];
  const previous = tokens[last - 1];
  const isWhole =
    previous && isCapital(previous) && isCapital(token) && token.gap === " " && !isWordAsWell(previous.lower);
  return [...(isWhole ? nameOf(tokens, last - 1) : []), ...nameOf(tokens, last)];
}
