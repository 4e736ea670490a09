import { irregularVerbs } from "./irregular-verbs";
import { isCommonEnglish } from "./vocabulary";

/** Pasts and participles that an irregular verb has not: "goed", "eated", "swimmed". */
const invented = new Map(
  irregularVerbs.flatMap(({ base, pasts }) =>
    (base === "be" ? [] : [`${base}ed`, `${base}d`, `${base}${base.at(-1)}ed`])
      .filter((form) => form.endsWith("ed") && !pasts.includes(form) && !isCommonEnglish(form))
      .map((form) => [form, base] as const),
  ),
);

for (const [form, base] of [
  ["waked", "wake"],
  ["brang", "bring"],
  ["brung", "bring"],
  ["thinked", "think"],
  ["teached", "teach"],
  ["winned", "win"],
  ["drived", "drive"],
] as const)
  invented.set(form, base);

/** "Eated" → "eat"; undefined for a form that exists. */
export const inventedPast = (form: string) => invented.get(form);
