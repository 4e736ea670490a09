import { englishWords, italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { distance } from "../distance";
import { setOf } from "@/lib/features/english/lexicon/words";

/** Italian that stands around an answer. */
const talk = setOf(
  `forse credo penso secondo direi allora quindi sarà sara sia è é metto metterei mettere scrivo scriverei ho messo
  scritto va vuole ci si che la lo il le gli un una uno di del della nella nel alla al per me te io tu giusto vero
  corretto bene ok okay ah eh oh beh boh mah uff mmm ehm aspetta aspe anzi cioè cioe scusa volevo dire senza con dopo
  poi primo prima secondo seconda terzo terza spazio frase risposta numero gia già plurale singolare passato futuro
  presente questa questo quella quello qui qua xk xke xche perche perché perchè siccome dato visto ke nn non cosa
  come dove quando sempre anche invece ma e o oppure sono era no si sì magari tipo va scelgo dico uso userei
  doppia ing domanda negativa verbo soggetto coach prof dovrebbe essere potrebbe andare ora adesso
  sbagliato sbagliata giusta corretta`,
);
/** What begins a reason: the answer stands before it. */
const reason =
  /[\s,.;:!?…]\(?(?:perch[eéè]|x?k[eé]|xk|xch[eéè]|pk|siccome|dato che|visto che|poich[eé])(?!\p{L})/iu;
/** What takes back what was written before it. */
const takesBack =
  /(?<!\p{L})(?:no aspe(?:tta)?|aspe(?:tta)?|anzi|volevo dire|cio[eè]|scusa|mi correggo)(?!\p{L})/giu;
/** The same letters in both languages. */
const either = setOf("a i in no come me do due so per sole male fine");

/** Whether a word is said around answers, and is none. */
export const isTalk = (word: string) => talk.has(word.toLowerCase());

/** Joins two answers in one piece. */
const joints = setOf("e ed poi");

/** "Finito? anzi no, salta": what is meant in the end; all of it where nothing stands behind. */
export function lastSaid(message: string): string {
  const last = message.split(takesBack).at(-1)?.trim();
  return last && /\p{L}{2}/u.test(last) ? last : message;
}

/** "La so", where "so" is Italian. */
const knowing = /(?<!\p{L})(?:non|nn|la|lo|le|li|già) so(?!\p{L})/giu;

/** "Went, no?" */
export const tag = /(?<=\p{L}),? no ?\?$/iu;

/** "Ahhh", "boooh" say nothing; "sarebbe" is no slip in an English word. */
const sigh =
  /^(?:a+h+|o+h+|e+h+|u+h+|bo+h+|ma+h+|be+h+|[mh]{2,12}|u+f+a*|da+i+i|\p{L}{2,12}(?:ebbe|zione|mente))$/u;

/** What is said before its reason. */
export function untilReason(message: string): string {
  const start = Math.max(message.search(/\p{L}/u), 0) + 1;
  const because = message.slice(start).search(reason);
  return because < 0 ? message : message.slice(0, start + because);
}

type Own = ReadonlySet<string>;
type Kind = "english" | "italian" | "either";

function kindOf(word: string, own: Own): Kind {
  const lower = word.toLowerCase().replaceAll("’", "'");
  if (own.has(lower)) return "english";
  if (either.has(lower)) return "either";
  if (talk.has(lower) || /[àèéìòù]/.test(lower) || sigh.test(lower)) return "italian";
  if (englishWords.has(lower) || /'(?:s|d|ll|re|ve|m|t)$/.test(lower)) return "english";
  if (/^(?:l|un|d|c|dell|all|nell|dall|dov|com|cos|quest|quell)'/.test(lower)) return "italian";
  if (sharedWords.has(lower)) return "either";
  if (italianWords.has(lower)) return "italian";
  if (isCommonEnglish(lower) || isVerbForm(lower)) return "english";
  if (/[aio]$/.test(lower) && !isLikeAny(lower, own)) return "italian";
  return lower.endsWith("e") ? "either" : "english";
}

/** A slip in a word of the item. */
const isLikeAny = (lower: string, own: Own) =>
  [...own].some((one) => one.length > 3 && one.startsWith(lower.charAt(0)) && distance(one, lower) <= 2);

/** A short form may stand alone: "'s" is an answer. */
const word =
  /(?:(?<![\p{L}\p{N}])['’](?=(?:s|m|re|ve|d|ll)(?!\p{L})))?[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** "Dopo viene you quindi do": the answer is what follows from the rest. */
function concluded(text: string, own: Own): string {
  const end = /(?<!\p{L})(?:quindi|perci[oò]|dunque)[\s,:]+([\p{L}'’]+(?: [\p{L}'’]+){0,2})[\s.!]*$/iu.exec(
    text,
  )?.[1];
  const kinds = end?.split(" ").map((one) => kindOf(one, own)) ?? [];
  return end && kinds.includes("english") && !kinds.includes("italian") ? end : text;
}

/**
 * The English of a message in its pieces, as Italian words part them: "nella prima drives e poi is taking" is "drives"
 * and "is taking". `own` are words that belong to the item. What follows a reason is left out.
 */
export function englishPieces(message: string, own: Own): string[] {
  const text = concluded(lastSaid(untilReason(message)).replace(knowing, " ").replace(tag, ""), own);
  const found = [...text.matchAll(word)];
  const kinds = found.map(([one]) => kindOf(one, own));
  const settled = kinds.map((kind, at): Kind => (kind === "either" ? neighbourOf(kinds, at) : kind));
  const pieces: string[] = [];
  let from = -1;
  found.forEach((match, at) => {
    const isJoint = joints.has(match[0].toLowerCase()) && settled[at - 1] === "english";
    if (isJoint && settled[at + 1] === "english") return;
    if (settled[at] !== "english") {
      if (from >= 0) pieces.push(text.slice(from, match.index));
      from = -1;
    } else if (from < 0) from = match.index;
  });
  if (from >= 0) pieces.push(text.slice(from));
  return pieces
    .flatMap((piece) => piece.split(/[?!]/))
    .map((piece) => piece.replace(/(?<![\s,;:.!?="«»()…-])[\s,;:.!?="«»()…-]+$/, "").trim())
    .filter(Boolean);
}

/** What could be either is what the next plain word is, else the one before it; English where all are so. */
function neighbourOf(kinds: readonly Kind[], at: number): Kind {
  return (
    kinds.slice(at + 1).find((kind) => kind !== "either") ??
    kinds.slice(0, at).findLast((kind) => kind !== "either") ??
    "english"
  );
}

/** How many words of a message are surely Italian. */
export const countItalian = (message: string, own: Own) =>
  [...message.matchAll(word)].filter(([one]) => kindOf(one, own) === "italian").length;

const asks =
  /^[\s\p{P}]*(?:(?:ma|e|ok|scusa|allora|coach|no)[\s,]+)*(?:che|ke|cosa|cos|come|cm|quando|qnd|dove|dov|quale|qual|quali|posso|devo|dobbiamo|chi|perch[eéè]|xk[eé]?|xch[eéè]|si pu[oò]|mi (?:puoi )?spieg\p{L}+|spieg\p{L}+|what (?:does|is)|how do you say|why)(?!\p{L})/iu;

/** Whether a message asks something in Italian rather than answer an item: "che vuol dire helmet?". */
export const isQuestion = (message: string, own: Own) => asks.test(message) && countItalian(message, own) > 1;
