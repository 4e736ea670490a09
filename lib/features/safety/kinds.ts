/** What a message of a child can hold that is no lesson of English, the gravest first. */
export const safetyKinds = [
  "crisis",
  "grooming",
  "sexual",
  "personal-data",
  "bullying",
  "worry",
  "drugs-weapons",
  "hate",
  "romance",
  "jailbreak",
] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** Somebody who may need help: answered at no cost, whatever is used up. */
export const kindsInNeed: ReadonlySet<SafetyKind> = new Set<SafetyKind>([
  "crisis",
  "grooming",
  "bullying",
  "worry",
]);
