/** "rosso", "verde", "blu" → agreeing with the noun: "rosse", "verdi", "blu". */
export function agree(adjective: string, gender: "m" | "f", isPlural: boolean): string {
  if (/^(?:blu|rosa|viola)$/.test(adjective) || adjective.includes(" ")) return adjective;
  const stem = adjective.slice(0, -1);
  if (adjective.endsWith("e")) return isPlural ? `${stem}i` : adjective;
  if (!adjective.endsWith("o")) return adjective;
  const isHard = /(?:[aeiou]nc|[cg]h?|rg|ng|nc)$/.test(stem) && !/(?:ic)$/.test(stem);
  if (gender === "m")
    return isPlural ? (stem.endsWith("i") ? stem : `${stem}${isHard ? "h" : ""}i`) : adjective;
  return isPlural ? `${stem}${/[cg]$/.test(stem) ? "h" : ""}e` : `${stem}a`;
}

const startsHard = /^(?:s[^aeiou]|z|ps|gn|x|y)/;
const startsWithVowel = /^[aeiou]/;

/** "il", "lo", "l'", "i", "gli", "la", "le" before the words. */
export function the(words: string, gender: "m" | "f", isPlural: boolean): string {
  const isVowel = startsWithVowel.test(words);
  if (gender === "f") return isPlural ? `le ${words}` : isVowel ? `l'${words}` : `la ${words}`;
  if (isPlural) return isVowel || startsHard.test(words) ? `gli ${words}` : `i ${words}`;
  if (isVowel) return `l'${words}`;
  return startsHard.test(words) ? `lo ${words}` : `il ${words}`;
}

/** "un", "uno", "una", "un'" before the words. */
export function aItalian(words: string, gender: "m" | "f"): string {
  if (gender === "m") return startsHard.test(words) ? `uno ${words}` : `un ${words}`;
  return startsWithVowel.test(words) ? `un'${words}` : `una ${words}`;
}

const demonstratives = {
  this: { m: ["questo", "questi"], f: ["questa", "queste"] },
} as const;

export const questo = (gender: "m" | "f", isPlural: boolean) => demonstratives.this[gender][isPlural ? 1 : 0];

/** "quel", "quello", "quell'", "quei", "quegli", "quella", "quelle" before the words. */
export function quello(words: string, gender: "m" | "f", isPlural: boolean): string {
  const article = the(words, gender, isPlural);
  const ending = article.slice(0, article.length - words.length).trim();
  const form = {
    il: "quel",
    lo: "quello",
    "l'": "quell'",
    la: "quella",
    i: "quei",
    gli: "quegli",
    le: "quelle",
  }[ending];
  return form?.endsWith("'") ? form + words : `${form} ${words}`;
}
