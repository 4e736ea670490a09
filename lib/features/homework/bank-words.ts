const ofGrammar =
  /(?<!\p{L})(?:present|past|future|simple|continuous|perfect|conditional|tense|form[ae]?|verb[oi]?|positive|negative|question|affermativ\p{L}*|negativ\p{L}*|interrogativ\p{L}*|sentences?|fras[ei]|base|participle|plural\p{L}*|singular\p{L}*)(?!\p{L})/iu;
const italian =
  /(?<!\p{L})(?:il|lo|la|gli|le|un|una|di|del|della|dei|che|con|per|nel|nella|una|tra|sono|usa|scegli|completa|volta|forma|parola|parole|frasi|verbi)(?!\p{L})/iu;
const separators = [/,|;/, /\s\/\s|\/|\|/, /\s[–-]\s|\s•\s/];
const maxWords = 3;

/** The words of a list, if a piece of an instruction is one. */
function listIn(piece: string): string[] {
  const parts = separators
    .map((by) =>
      piece
        .split(by)
        .map((part) => part.trim().replace(/^["']|["'.]$/g, ""))
        .filter(Boolean),
    )
    .find((found) => found.length > 1);
  const isWord = (part: string) =>
    part.split(/\s+/).length <= maxWords && /^[a-z][a-z' -]{1,24}$/i.test(part) && !ofGrammar.test(part) && !italian.test(part);
  return parts?.every(isWord) ? parts : [];
}

/** The box of words that an instruction lists: "use: fridge, pillow, stairs", "make / do", "[ how much – here you are ]". */
export function bankIn(instruction = ""): string[] {
  const bracketed = [...instruction.matchAll(/[[({]([^\])}]{5,200})[\])}]/g)].map(([, inside = ""]) => inside);
  const bare = instruction.replace(/[[({][^\])}]{0,200}[\])}]/g, " ");
  const told = bare.split(/[:.?!]/);
  return [...bracketed, ...told].map(listIn).find((words) => words.length > 1) ?? [];
}
