import { relatedTo } from "@/lib/features/words/related";
import { parting, type SourceGap } from "./source-gap";

export const asksOpposite = /\bopposit|\bcontrar|\bantonym/i;

/** "big ____" where opposites are asked for: every word the tables know, and what means nearly the same. */
export function solveOpposite({ before, after, gap, instruction, item }: SourceGap): string[] | undefined {
  if (!asksOpposite.test(instruction) || gap.given !== undefined) return undefined;
  if (item.gaps.length === 1 && !/^\s*(?:[.;,]\s*)?$/.test(after)) return undefined;
  const word = before
    .replace(parting, "")
    .trim()
    .toLowerCase()
    .replace(/^to (?=\p{L})/u, "");
  if (!/^\p{L}+$/u.test(word)) return undefined;
  const { opposites } = relatedTo(word);
  if (opposites.length === 0) return undefined;
  const near = opposites.flatMap((one) => relatedTo(one).synonyms);
  const prefixed = ["un", "im", "in", "dis", "ir", "il"]
    .map((prefix) => prefix + word)
    .filter((one) => relatedTo(word).opposites.includes(one) || relatedTo(one).opposites.includes(word));
  const all = [...new Set([...opposites, ...prefixed, ...near])].filter((one) => one !== word);
  if (!gap.options) return all;
  const offered = gap.options.filter((option) => all.includes(option.toLowerCase()));
  return offered.length === 1 ? offered : undefined;
}
