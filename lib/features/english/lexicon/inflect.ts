import { ingOf, participleOf, pastOf, thirdPerson } from "./verbs";

/** Which form of a verb a word is. */
export type VerbForm = "base" | "third" | "past" | "participle" | "ing";

/** The first word of "grow up" in a form, the particle behind it. */
export function inForm(verb: string, form: VerbForm): string {
  const [base = "", ...rest] = verb.split(" ");
  return [ofOne(base, form), ...rest].join(" ");
}

function ofOne(base: string, form: VerbForm): string {
  switch (form) {
    case "base":
      return base;
    case "third":
      return thirdPerson(base);
    case "past":
      return pastOf(base);
    case "participle":
      return participleOf(base);
    case "ing":
      return ingOf(base);
  }
}

const forms: VerbForm[] = ["participle", "past", "ing", "third", "base"];

/** "Makes" → "third"; the later of two that are written alike, so that "put" is a base and "made" a past. */
export const formsByWord = (verb: string): Map<string, VerbForm> =>
  new Map(forms.map((form) => [inForm(verb, form), form]));

const helpers =
  /(?:\b(?:have|has|had|haven't|hasn't|hadn't|is|are|was|were|be|been)|'ve|'s)(?: (?:always|never|often|usually|also|only|just|really|already|ever|i|you|he|she|we|they)){0,3} $/;

/** The form a verb takes in the place of another: after "have" no past. */
export function formInPlace(form: VerbForm, before: string): VerbForm {
  if (form !== "past" && form !== "participle") return form;
  return helpers.test(before) ? "participle" : "past";
}
