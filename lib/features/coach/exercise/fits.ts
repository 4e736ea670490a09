import { readGivenVerb } from "@/lib/features/homework/given-words";
import { areSameTokens, tokensOf } from "./tokens";

const isShort = (word: string) => /^'[sd]$/.test(word);

/** Whether words fill a gap as one of its accepted forms does: "did start" for "did the lesson start" too. */
export function fits(own: string, forms: readonly string[], given?: string): boolean {
  const words = tokensOf(own);
  const subject = given ? tokensOf(readGivenVerb(given)?.subjectText ?? "") : [];
  const wanted = forms.map(tokensOf);
  const isLong = !words.some(isShort);
  return wanted
    .filter((form) => !isLong || !form.some(isShort) || !wanted.some((other) => isLongFormOf(other, form)))
    .some((form) => areSameTokens(words, form) || areSameTokens(words, withoutSubject(form, subject)));
}

/** "'s not" beside "is not" is no "has not": a short form is read as what it is short for, where that is there too. */
const isLongFormOf = (other: readonly string[], form: readonly string[]) =>
  !other.some(isShort) && areSameTokens(other, form);

function withoutSubject(form: readonly string[], subject: readonly string[]): string[] {
  const at = form.findIndex((_, place) => areSameTokens(form.slice(place, place + subject.length), subject));
  return subject.length > 0 && at >= 0
    ? [...form.slice(0, at), ...form.slice(at + subject.length)]
    : [...form];
}
