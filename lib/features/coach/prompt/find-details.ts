import { isFirstName, isItalianTown, isPlace, isSight, isWordAsWell, isWordOfDays } from "./name-words";
import { isInFirstPerson, ownWords } from "./own-words";
import {
  addresses,
  contacts,
  homes,
  livesThere,
  mayBePrivate,
  namedSchools,
  ownContacts,
  ownDetails,
  schools,
  type PrivatePattern,
} from "./private-patterns";
import { townLabel } from "./stand-ins";
import { townBehind, townsIn, townsOfHome } from "./towns";

/** What leads to somebody without being a name, as it is written, and what kind it is ("telefono"). */
export type Detail = { text: string; label: string };

/** What opens a door to somebody, whoever wrote it. */
export const findContacts = (text: string): Detail[] => whole(allIn(text, contacts));

/** The contacts, addresses, schools and the like that are the student's. */
export function findDetails(text: string): Detail[] {
  const { sentences, isFromBook } = ownWords(text);
  const own = sentences.filter((sentence) => isInFirstPerson(sentence) || label.test(sentence));
  const told = own.flatMap((sentence) => [...ofOwn(sentence), ...ownTowns(sentence)]);
  if (!mayBePrivate.test(text)) return whole(told);
  if (isFromBook) return whole([...allIn(text, contacts), ...told]);
  return whole([
    ...allIn(text, [...contacts, ...ownContacts]),
    ...sentences.flatMap((sentence) => allIn(sentence, [...addresses, ...namedSchools])),
    ...told,
    ...sentences.flatMap(townsBehind),
  ]);
}

const label = /(?<!\p{L})(?:sender|mittente|indirizzo|data di nascita|date of birth)(?!\p{L})/iu;

const ofOwn = (sentence: string): Detail[] =>
  mayBePrivate.test(sentence)
    ? allIn(sentence, [...(livesThere.test(sentence) ? homes : []), ...ownDetails, ...schools])
    : [];

const allIn = (text: string, patterns: readonly PrivatePattern[]): Detail[] =>
  patterns.flatMap(({ label: kind, pattern }) =>
    [...text.matchAll(pattern)].map(([found]) => ({ text: found.trim(), label: kind })),
  );

const ownTowns = (sentence: string): Detail[] =>
  [
    ...townsOfHome(sentence).filter((name) => isTown(name) && !isSight(name.toLowerCase())),
    ...townsIn(sentence).filter(isUnknownTown),
  ].map((text) => ({
    text,
    label: townLabel,
  }));

function townsBehind(sentence: string): Detail[] {
  const known = allIn(sentence, [...addresses, ...schools, ...(livesThere.test(sentence) ? homes : [])]);
  return known.flatMap(({ text }) => {
    const { code, town } = townBehind(sentence.slice(sentence.indexOf(text) + text.length));
    return [
      ...(code ? [{ text: code, label: "cap" }] : []),
      ...(town && isTown(town) ? [{ text: town, label: townLabel }] : []),
    ];
  });
}

/** Not a country or a town far away: nobody is found in London. */
const isTown = (name: string): boolean =>
  isItalianTown(name.toLowerCase()) ||
  (!isPlace(name.toLowerCase()) && !isWordOfDays(name.toLowerCase().split(" ")[0] ?? ""));

/** Nor a name, or what takes a capital letter otherwise. */
const isUnknownTown = (name: string): boolean =>
  isTown(name) &&
  !isSight(name.toLowerCase()) &&
  (isItalianTown(name.toLowerCase()) ||
    name.split(" ").every((part) => !isFirstName(part.toLowerCase()) && !isWordAsWell(part.toLowerCase())));

const whole = (details: Detail[]): Detail[] =>
  details.filter((detail) => !isOfExamples(detail) && !isNoName(detail)).flatMap(withParts);

/** What is set aside for examples and films: nobody answers there. */
const isOfExamples = ({ text }: Detail) => /example\./iu.test(text) || noPhones.test(text.replace(/\D/g, ""));
const noPhones = /^(?:0?207946|01632|0\d{2,4}496|07700900|0808157|\d{0,6}5550?\d)/;

/** "After school" and "our street" are none. */
const isNoName = ({ text, label: kind }: Detail) =>
  ((kind === "scuola" && /^\p{Lu}/u.test(text)) || (kind === "indirizzo" && !/\d/.test(text))) &&
  withoutKind(text).every((word) => isWordOfDays(word.toLowerCase()));

const withoutKind = (text: string) =>
  text.split(/\s+/).filter((word, at) => at === 0 || !kinds.test(word.toLowerCase()));

/** What is quoted later may be a part only: the street without its number, the name of an e-mail. */
function withParts(detail: Detail): Detail[] {
  const { text, label: kind } = detail;
  if (kind === "email") return [detail, { text: text.split(/@|\s/)[0] ?? text, label: kind }];
  if (kind === "profilo") return [detail, { text: text.replace("@", ""), label: kind }];
  if (kind !== "indirizzo" && kind !== "scuola") return [detail];
  const parts = (text.match(/\p{L}{4,}/gu) ?? []).filter((part) => isTelling(part.toLowerCase()));
  return [detail, ...parts.map((part) => ({ text: part, label: townLabel }))];
}

const isTelling = (lower: string) =>
  !isWordAsWell(lower) && !isPlace(lower) && !isFirstName(lower) && !kinds.test(lower);
const kinds =
  /^(?:vial[ei]|piazza\p{L}*|corso|vicolo|largo|strada|contrada|salita|borgo|scuola|istituto|liceo|scala|interno|piano|school|street|road|avenue|square)$/u;
