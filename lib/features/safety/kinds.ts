/** What a message of a child can hold that is no lesson of English, the gravest first. */
export const safetyKinds = [
  "crisis",
  "grooming",
  "sexual",
  "personal-data",
  "bullying",
  "drugs-weapons",
  "hate",
  "romance",
  "jailbreak",
] as const;
export type SafetyKind = (typeof safetyKinds)[number];
