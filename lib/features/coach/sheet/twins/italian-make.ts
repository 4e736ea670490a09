const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "u");

const participle = "\\p{L}+(?:t[oaie]|s[oaie])";
const helpers = "ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete";
const perfect = new RegExp(
  `(?<!\\p{L})(?:${helpers}) (?:già |mai |appena |sempre )?(${participle})(?!\\p{L})`,
  "u",
);
/** Adjectives that look like participles. */
const adjective =
  /^(?:stat[ae]|content|trist|malat|affamat|arrabbiat|preoccupat|fortunat|alt|vuot|brutt|tutt|grass|ross|bass|famos|quest|simpatic|molt|tant|divers|curios|coraggios|rumoros|prezios|generos|nervos|pericolos)/;

const kinds: readonly [RegExp, string][] = [
  [/^(?:se|quando) .*,|, (?:se|quando) | se /, "if"],
  [/(?<!\p{L})(?:il|lo|la|i|gli|le|l'\p{L}+) (?:(?!è |sono )\p{L}+ )?più /u, "superlative"],
  [/(?<!\p{L})più (?:\p{L}+ )+?(?:di|del|dello|della|dei|degli|delle|dell|che)(?!\p{L})/u, "degree"],
  [/(?<!\p{L})(?:sto|stai|sta|stiamo|state|stanno) (?:\p{L}+ ){0,2}?\p{L}+ndo(?!\p{L})/u, "now"],
  [/\p{L}(?:rò|rai|rà|remo|rete|ranno)(?!\p{L})/u, "future"],
  [word("posso|puoi|può|possiamo|possono|so|sai|sa|sappiamo|sanno"), "can"],
  [word("devo|devi|deve|dobbiamo|devono|dovrei|dovresti|dovrebbe|dovrebbero"), "must"],
  [/(?<!\p{L})piac(?:e|ciono)(?!\p{L})/u, "like"],
  [
    /(?<!\p{L})da(?:ll'|(?:l|llo|lla|i|gli)? )(?:\p{L}+ )?(?:anni|anno|mesi|mese|giorni|settimane|ore|tempo|\d{4}|lunedì|martedì|gennaio|marzo|settembre|ottobre|estate|scors[oa])/u,
    "since",
  ],
];

function timeOf(text: string): string {
  const found = kinds.find(([pattern]) => pattern.test(text))?.[1];
  if (found) return found;
  const [, past = ""] = perfect.exec(text) ?? [];
  if (past && !adjective.test(past)) return word("già|mai|appena").test(text) ? "perfect" : "past";
  if (word("c'è|ci sono").test(text)) return "there";
  if (word("ero|eri|era|eravamo|eravate|erano").test(text)) return "was";
  if (/(?<!\p{L})ha(?:nno|i)?(?!\p{L}).* anni(?!\p{L})/u.test(text)) return "age";
  if (
    /(?<!\p{L})(?:ho|hai|ha|abbiamo|hanno) (?:fame|sete|freddo|caldo|paura|sonno|fretta|ragione|torto)(?!\p{L})/u.test(
      text,
    )
  )
    return "feeling";
  if (word("sono|sei|è|siamo|siete").test(text)) return "be";
  return word("ho|hai|ha|abbiamo|avete|hanno").test(text) ? "have" : "present";
}

/** How an Italian sentence is made: when and whether it affirms, denies or asks; and whether one or several do it. */
export function makeOf(italian: string): { kind: string; who: "one" | "several" } {
  const text = italian.toLowerCase().replaceAll("’", "'");
  const sign = text.includes("?") ? "?" : word("non").test(text) ? "-" : "+";
  const isSeveral =
    /^(?:non )?(?:i|le|gli|noi|loro) |\p{L}(?:iamo|ono|anno)(?!\p{L})/u.test(text) &&
    !/^(?:non )?sono \p{L}+[oa][.?!]*$/u.test(text);
  return { kind: `${timeOf(text)} ${sign}`, who: isSeveral ? "several" : "one" };
}
