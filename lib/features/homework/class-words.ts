const classes: [RegExp, string][] = [
  [
    /\bpossessive adjectives?\b|aggettiv[oi] (?:(?:o|e|oppure) (?:il |i )?pronom[ei] )?possessiv/i,
    "my your his her its our their",
  ],
  [
    /\bpossessive (?:adjectives? (?:or|and) )?pronouns?\b|pronom[ei] possessiv|aggettiv[oi] possessiv[oi] (?:o|e|oppure) (?:il |i )?pronom[ei](?![ \w]{0,3}\p{L}{2})/iu,
    "mine yours his hers ours theirs",
  ],
  [/\bobject pronouns?\b|pronom[ei] (?:personali )?(?:complemento|oggetto)/i, "me you him her it us them"],
  [/\bsubject pronouns?\b|pronom[ei] (?:personali )?soggetto/i, "i you he she it we they"],
  [/\brelative (?:pronouns?|clauses?)\b|pronom[ei] relativ/i, "who which that where whose"],
  [
    /\breflexive pronouns?\b|pronom[ei] riflessiv/i,
    "myself yourself himself herself itself ourselves yourselves themselves",
  ],
  [/\bindefinite articles?\b|articol[oi] indeterminativ/i, "a an"],
  [/\bdemonstratives?\b|dimostrativ/i, "this that these those"],
  [
    /\b(?:question|questions|wh-?|interrogative) words?\b|parole interrogative|parola interrogativa|pronom[ei] interrogativ/i,
    "what|where|when|who|why|how|which|whose|how much|how many|how old|how often|how long|what time",
  ],
];

/** "My or mine": the two are asked for together. */
const possessives = classes.slice(0, 2);

/** The words of the one class that an instruction names without listing them: "with object pronouns". */
export function classWords(instruction = ""): string[] {
  const named = classes.filter(([name]) => name.test(instruction));
  const isPossessive = named.length === 2 && named.every((one) => possessives.includes(one));
  if (named.length !== 1 && !isPossessive) return [];
  const words = named.flatMap(([, list]) => list.split(list.includes("|") ? "|" : " "));
  return [...new Set(words)];
}
