const classes: [RegExp, string][] = [
  [/\bpossessive adjectives?\b|aggettiv[oi] possessiv/i, "my your his her its our their"],
  [/\bpossessive pronouns?\b|pronom[ei] possessiv/i, "mine yours his hers ours theirs"],
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

/** The words of the one class that an instruction names without listing them: "with object pronouns". */
export function classWords(instruction = ""): string[] {
  const [only, ...more] = classes.filter(([name]) => name.test(instruction));
  if (!only || more.length > 0) return [];
  return only[1].split(only[1].includes("|") ? "|" : " ");
}
