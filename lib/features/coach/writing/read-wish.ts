import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { wordsOf } from "../phrase";

/** What a message asks for while a text is being written; an idea is what the text shall say, in Italian. */
export type WritingWish =
  | {
      kind:
        | "plan"
        | "connectors"
        | "end"
        | "start"
        | "length"
        | "tense"
        | "checks"
        | "write"
        | "stuck"
        | "next"
        | "here";
    }
  | { kind: "part"; at: number };

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const anyOf = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "iu");
const whole = (alternatives: string) =>
  new RegExp(`^[^\\p{L}\\p{N}]*(?:${alternatives})[^\\p{L}\\p{N}]*$`, "iu");

type Wishes = Exclude<WritingWish["kind"], "part">;

/** Tried in this order. */
const wishes: readonly [Wishes, RegExp][] = [
  [
    "write",
    anyOf(
      "scrivi(?:lo|la|melo|mela|mi)(?: tu)?|scrivi tu|(?:me|mi) (?:lo |la )?(?:scrivi|fai)|fallo tu|falla tu|fammelo|dammi (?:il testo|la frase|una frase|la soluzione)|write it|puoi scriver\\p{L}+|scrivi (?:il testo|la mail|la lettera|il tema)|for me",
    ),
  ],
  [
    "connectors",
    anyOf(
      "connettiv\\p{L}|connector\\p{L}?|linkers?|linking words?|colleg\\p{L}+|congiunzion\\p{L}|parole per unire",
    ),
  ],
  [
    "length",
    anyOf(
      "quant[eo] (?:parole|righe|lung\\p{L}+|deve)|how (?:many words|long)|lunghezza|quanto (?:lo |la )?(?:faccio|scrivo)",
    ),
  ],
  [
    "tense",
    anyOf(
      "(?:che|quale) tempo|temp[oi] verbal[ei]|(?:al )?(?:presente|passato) o (?:al )?(?:passato|presente)|which tense|what tense",
    ),
  ],
  [
    "end",
    anyOf(
      "(?:come|how) .{0,25}(?:finisc\\p{L}+|finir\\p{L}+|conclud\\p{L}+|chiud\\p{L}+|end|finish)|conclusione|finale|la fine|saluti finali",
    ),
  ],
  [
    "start",
    anyOf("(?:come|how) .{0,25}(?:iniz\\p{L}+|cominc\\p{L}+|part[oe]|start|begin)|l'inizio|introduzione"),
  ],
  ["plan", anyOf("scaletta|schema|struttura|piano|plan|le parti|quali parti")],
  [
    "checks",
    anyOf(
      "cosa (?:devo )?controll\\p{L}+|checklist|check list|cosa (?:devo )?rilegg\\p{L}+|controllo finale",
    ),
  ],
  [
    "checks",
    whole(
      "(?:(?:ecco|ok|si|sì) )?(?:ho )?finit[oa](?: tutto)?|fatto tutto|(?:e|è) finit[oa]|i(?:'m| am|'ve| have)? (?:done|finished)",
    ),
  ],
  [
    "next",
    whole(
      "(?:ok |va bene |si |sì )?(?:(?:e|ed) )?(?:poi|adesso|ora|dopo|quindi|allora)(?: (?:cosa|che) .{0,20})?|avanti|prossim[oa](?: (?:parte|punto))?|next|continua|continuiamo|vai|vai avanti|andiamo avanti|(?:passo|passiamo) (?:oltre|alla prossima)|salta|skip|(?:la|questa) .{0,12}fatta|fatto|fatta|(?:and )?then|what(?:'s| is)? next|cosa (?:scrivo|metto|faccio) (?:poi|dopo|adesso|ora)",
    ),
  ],
  [
    "here",
    whole(
      "ok|okay|va bene|si|sì|yes|certo|d'accordo|dai|pront[oa]|iniziamo|cominciamo|partiamo|capito|ho capito|bene|perfetto",
    ),
  ],
  [
    "stuck",
    anyOf(
      "(?:non|nn) (?:so|mi viene|saprei|ho idee|ho idea|riesco)|boh+|aiuto|aiutami|help|idee|(?:cosa|che) (?:posso |devo |ci )?(?:scriv\\p{L}+|mett\\p{L}+|dir\\p{L}+|dico)|un'idea|suggeriment\\p{L}|esempio|i don't know|idk|bloccat[oa]",
    ),
  ],
];

const ordinals = ["prim[ao]", "second[ao]", "terz[ao]", "quart[ao]", "quint[ao]"].map((word) => anyOf(word));

/** "La seconda parte", "parte 3", "punto 2". */
function partIn(message: string, count: number): number | undefined {
  if (!/\b(?:parte|punto|part|la|il|numero)\b/i.test(message)) return undefined;
  const digit = Number(/(?<!\d)([1-9])(?!\d)/.exec(message)?.[1] ?? 0);
  const at = digit > 0 ? digit - 1 : ordinals.findIndex((word) => word.test(message));
  return at >= 0 && at < count ? at : undefined;
}

/** What is about a word or a rule, however much a text is under work. */
const otherQuestion = anyOf(
  "come si (?:dice|scrive|traduce|pronuncia|legge|usa|forma)|(?:cosa|che) (?:vuol dire|significa)|tradu\\p{L}+|(?:è|e') (?:giust|corrett)\\p{L}|corregg\\p{L}+|perch[eé]|differenza|quando si usa|sinonim\\p{L}|in inglese",
);

/** Talk that says nothing a text could hold. */
const talk = anyOf(
  "ciao|grazie|uff+a*|che (?:noia|palle|barba)|mi annoio|stanc[oa]|basta|lascia (?:perdere|stare)|odio|non (?:capisco|voglio|mi va|ho voglia|ho capito)|chi sei|scusa|aspetta|un attimo|coach|hai|sei|puoi|mi (?:puoi|aiuti)|ahah\\p{L}*",
);
const ofOwn =
  /^\P{L}*(?:parl[oa]|voglio|vorrei|scriv[oe]|raccont[oa]|dico|metto|mi[oa]|miei|il|la|lo|i|gli|le|un[oa']?|del|della|di|al|alla|nel|con|che|è|ha|ho|sono|siamo|perch|a|in)(?!\p{L})/iu;

const maxIdeaWords = 60;
const minIdeaWords = 3;

/** Whether a message is Italian, and says something rather than asking or chatting. */
function isIdea(message: string, words: readonly string[]): boolean {
  if (/\?\s*$/.test(message) || talk.test(message) || words.length > maxIdeaWords) return false;
  if (countEnglishWords(message) > words.length * 0.4) return false;
  return (
    words.length >= minIdeaWords ||
    (words.length === 2 && ofOwn.test(message)) ||
    /^\p{Lu}\p{L}+$/u.test(message.trim())
  );
}

/** Reads a wish or an idea out of a message; undefined for English of the student's own, and for all other talk. */
export function readWish(message: string, partCount: number): WritingWish | { kind: "idea" } | undefined {
  const text = message.trim().replaceAll("’", "'").slice(0, 600);
  const words = wordsOf(text.replaceAll("'", " "));
  if (words.length === 0 || otherQuestion.test(text)) return undefined;
  const isShort = words.length <= 14;
  const isEnglish = countEnglishWords(text) > Math.max(2, words.length * 0.6);
  const at = words.length <= 6 ? partIn(text, partCount) : undefined;
  if (at !== undefined) return { kind: "part", at };
  const wish = isShort
    ? wishes.find(([kind, pattern]) => pattern.test(text) && !(isEnglish && kind === "end"))
    : undefined;
  if (wish && !(isEnglish && /^(?:stuck|start)$/.test(wish[0]) && words.length > 6)) return { kind: wish[0] };
  return isEnglish || !isIdea(text, words) ? undefined : { kind: "idea" };
}
