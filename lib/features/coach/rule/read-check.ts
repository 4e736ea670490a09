import { isMeantAsEnglish, isOnlyEnglish } from "./english-words";
import { splitWords } from "@/lib/features/english/lexicon/words";

/** Longer than this, in characters, a message is a text, and checked as one. */
const maxLength = 300;
const maxWords = 30;

const E = "(?![\\p{L}\\p{N}])";
const is = "(?:[eè]['’`]?|é|era|sarebbe)";
const say = "(?:dire|scrivere|usare|mettere|scrivo|dico|metto|uso)";
const right = "(?:giust(?:issim)?[oa]|corrett[oa]|sbagliat[oa]|error[ei]|ok|esatt[oa])";

/** What comes before the English that is to be checked. */
const frame = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:si (?:dice|scrive|pu[oò]['’]? ${say})|(?:posso|potrei|puoi|possiamo|devo|poss) ${say}|${is} (?:grammaticalmente )?${right}(?: (?:${say}|se ${say}|la frase|cos[iì]))?|va bene (?:anche|pure|${say}|se ${say}|la frase|cos[iì])|non (?:dovrebbe|doveva|dovevo) (?:essere|${say}|venire)|(?:can|could|may|should) (?:i|you|we) (?:say|write|use)|do (?:you|we|i) say|is (?:it|this|that) (?:correct|right|ok|okay|wrong|good english)(?: to (?:say|write|use))?)(?: (?:anche|pure))?${E}[\\s:,;"«“”'‘]*`,
  "giu",
);
/** Before such a frame: it asks how, when or why, and not whether. */
const asksOther =
  /(?:^|[^\p{L}])(?:come|cm|kome|perch[eé]['’]?|xk[eéè]|xch[eéè]|quando|qnd|dove|cosa|che|ke|quale?|mai|why|how|when|where|what|which|whether|diff\p{L}*)[\s,'’]*(?:non |nn |poi |invece )?$/iu;
/** What comes after it. */
const tail = new RegExp(
  `(?<![\\s:,;.!?"»“”'’(-])[\\s:,;.!?"»“”'’(-]+(?:secondo te )?(?:${is} (?:grammaticalmente )?${right}|si (?:dice|scrive|pu[oò]['’]? (?:dire|scrivere|usare))|va (?:anche |pure )?bene(?: anche| pure)?|vero|is (?:it|this|that) (?:right|correct|ok)|ho (?:sbagliato|fatto bene|scritto bene|detto bene)|giust[oa]|corrett[oa]|ci sono errori)(?: (?:cos[iì]|s[iì] o no|secondo te|in inglese|coach|o no|dire|grazie|qualcosa)){0,3}[\\s?!.)]*$`,
  "iu",
);
const ending =
  /(?<![\s,])[\s,]+(?:in inglese|o no|vero|giusto|secondo te|coach|scusa|grazie|please|pls|right|correct|(?:o )?(?:è|e|é) (?:sbagliat[oa]|giust[oa]|error[ei])|in english)$/iu;
/** "Bigger invece di more big": the second is not what is to be checked. */
const instead =
  /(?<![\s,])[\s,]+(?:invece (?:di|che)|al posto di|(?:e|o) non|instead of|and not|rather than)(?![\p{L}]).*$/iu;
const choice = /[\s,](?:o|oppure)\s/iu;
const marks = /^[\s"«»“”'‘’:,;.(-]+|(?<![\s"«»“”‘’:,;.?!)-])[\s"«»“”‘’:,;.?!)-]+$/gu;
const askingEnglish =
  /(?:secondo te|[?]|right|correct|va (?:anche |pure )?bene|vero|giust|corrett|sbagliat|errori)/iu;

/** The English of which a message asks whether it can be said: "posso dire X?", "X è giusto?"; else undefined. */
export function readCheck(message: string): string | undefined {
  const text = message.trim();
  if (text.length > maxLength || /_{2,}|\n.*\n/.test(text)) return undefined;
  for (const match of text.matchAll(frame)) {
    if (asksOther.test(text.slice(0, match.index))) continue;
    const rest = text.slice(match.index + match[0].length);
    if (choosesQuoted.test(text.slice(match.index))) continue;
    const asked = english(/["«“]$/u.test(match[0]) ? (rest.split(closing)[0] ?? rest) : rest);
    if (asked) return asked;
  }
  const own = equates.exec(text)?.[1];
  if (own && splitWords(own).length >= minEquated) {
    const asked = english(own);
    if (asked) return asked;
  }
  const after = tail.exec(text);
  if (!after || !askingEnglish.test(after[0])) return undefined;
  const hasMark =
    /\?/.test(after[0]) || /secondo te|si pu|è giust|e giust|vero|is (?:it|this|that)/iu.test(after[0]);
  if (!hasMark) return undefined;
  const before = text.slice(0, after.index);
  const quoted = before.match(/(?<=["«“])[^"«»“”]+(?=["»”])/gu);
  if (quoted?.length === 1) {
    const asked = english(quoted[0]);
    if (asked) return asked;
  }
  return english(withoutOpening(withoutTalk(before)));
}

/** "Quindi vivevo a Milano è I used to live in Milan?" */
const equates =
  /(?<![\p{L}'’])(?:[èé]|e['’`]|diventa|sarebbe|viene)\s+((?!giust|corrett|sbagliat|ugual|divers|simil|come |lo stesso|la stessa|meglio|un |una |il |la |lo )\p{L}[^?]{1,200})\?\s*$/iu;
const minEquated = 4;

/** "Si scrive «didn't use to» o «didn't used to»?": which of the two, and not whether the first. */
const choosesQuoted = /["«“][^"«»“”]{1,60}["»”],? (?:o|oppure|or) ["«“]/iu;
const closing = /["»”]/u;
const sentenceEnd = /(?<=[.!?…])\s+/u;

/** Without the Italian sentences at its beginning. */
function withoutTalk(text: string): string {
  const sentences = text.split(sentenceEnd);
  const first = sentences.findIndex((one) => isMeantAsEnglish(one));
  return first > 0 ? sentences.slice(first).join(" ") : text;
}

/** The English of what stands beside a frame; undefined for Italian, or a choice between two. */
function english(part: string): string | undefined {
  let rest = part.replace(instead, "").replace(marks, "");
  for (let cut = rest.replace(ending, ""); cut !== rest; cut = rest.replace(ending, ""))
    rest = cut.replace(marks, "");
  const words = splitWords(rest).length;
  if (words === 0 || words > maxWords || choice.test(rest)) return undefined;
  return isMeantAsEnglish(rest) ? rest : undefined;
}

/** Without the Italian before it: "ho scritto", "nella frase 2 ho messo". */
function withoutOpening(part: string): string {
  const words = splitWords(part);
  const italian = words.findLastIndex(
    ({ lower }, at) =>
      /^(?:scritto|messo|detto|dico|scrivo|metto|dire|scrivere|cosi|così|frase|se|allora|quindi|coach|scusa|è|era|con|vabbè|vabbe|ma|secondo)$/.test(
        lower,
      ) ||
      (lower === "me" && /^(?:secondo|per)$/.test(words[at - 1]?.lower ?? "")), // "She said me" is English.
  );
  const first = words[italian + 1];
  if (first && italian >= 0 && words.slice(italian + 1).some(({ lower }) => isOnlyEnglish(lower)))
    return part.slice(first.start);
  return part;
}
