const between = ["", "poi", "anche a casa"];
const endings = ["", "i", "ando"];

/**
 * A text that a rule of `lib/features/safety/unfit` finds, as far as its words tell: the way number `variant` through its
 * choices, which takes each of them once in as many ways as the longest has choices.
 */
export function textOfRule(rule: string, variant: number): string {
  const parts = rule.split(" & ").filter((part) => !part.startsWith("!"));
  if (variant % 2 === 1) parts.reverse();
  const filler = between[variant % between.length] ?? "";
  return parts
    .map((part) => textOfPart(part, variant))
    .join(` ${filler} `)
    .replace(/ +/g, " ")
    .trim();
}

function textOfPart(part: string, variant: number): string {
  const inner = /(\(\?!|\()([^()]*)\)(\?|\*)?/;
  let text = part.replace(/ _{1,2} /g, ` ${between[variant % between.length]} `);
  for (let match = inner.exec(text), group = 0; match; match = inner.exec(text), group += 1) {
    const [all, open, choices = "", sign = ""] = match;
    const list = choices.split("|");
    const choice = open === "(" ? (list[variant % list.length] ?? "") : "";
    const isLeftOut = sign !== "" && (variant + group) % 3 === 0;
    const ending = sign === "*" && !choices.endsWith(" ") ? "*" : "";
    text =
      text.slice(0, match.index) + (isLeftOut ? "" : choice + ending) + text.slice(match.index + all.length);
  }
  return text
    .replace(/\[0-9\]\+?/g, "12")
    .replace(/\[([a-z]+)\]\+?/g, (_, letters: string) => letters[variant % letters.length] ?? "")
    .replace(/([a-z])\?/g, (_, letter: string) => (variant % 2 === 0 ? letter : ""))
    .replace(/\*/g, endings[variant % endings.length] ?? "");
}
