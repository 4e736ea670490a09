import { spellOut } from "../phrase";
import { foldText } from "./fold-text";
import type { LeakPatterns } from "./leak-patterns";

const stops = /[.!?;\n()[\]{}–—→|👉✅]|->|(?<=:)|(?:^| )-(?: |$)/u;
const fillers = new Set(
  `ecco semplicemente solo soltanto proprio una parola sola tutto qui allora quindi dai su ok okay bene psst ehi
  magari forse cioe insomma si certo capito infatti just only simply`.split(/\s+/),
);

/** Whether a common answer is all that stands between two stops: "Pensa alla terza persona (doesn't)." */
export function isToldAlone({ common }: LeakPatterns, sentence: string): boolean {
  if (common.length === 0) return false;
  const answers = new Set(common.map(({ words }) => words));
  return spellOut(foldText(sentence).replace(/`/g, " "))
    .split(stops)
    .filter((part) => !part.trimEnd().endsWith(":"))
    .some((part) => {
      const words = (part.match(/[a-z]+(?:'[a-z]+)*/g) ?? []).filter((word) => !fillers.has(word));
      return answers.has(words.join(" "));
    });
}
