/** How much somebody needs help, the lightest first. `worry` and `crisis` take the place of the lesson. */
export const supportLevels = ["gentle", "worry", "crisis"] as const;
export type SupportLevel = (typeof supportLevels)[number];

/** What weighs on them. Where nobody can tell it is `distress`, whose words fit all. */
export const supportCauses = [
  "self-harm",
  "harm-by-others",
  "grooming",
  "eating",
  "bullying",
  "distress",
] as const;
export type SupportCause = (typeof supportCauses)[number];

/** Those a parent who wants it may be told of without the student's doing. */
export const alertCauses = ["self-harm", "grooming"] as const satisfies readonly SupportCause[];
export type AlertCause = (typeof alertCauses)[number];
/** Those a parent hears of when the student says so. Of harm by others nobody at home ever does. */
export const toldCauses = ["eating", "bullying", "distress"] as const satisfies readonly SupportCause[];
export type ToldCause = (typeof toldCauses)[number];

export type Support = { level: SupportLevel; cause: SupportCause };

/** What else is no matter for a lesson of English, the gravest first. */
export const boundaries = [
  "sexual",
  "personal-data",
  "drugs-weapons",
  "hate",
  "romance",
  "jailbreak",
] as const;
export type Boundary = (typeof boundaries)[number];

/** What a message holds beside a lesson: nothing, a need of help, a boundary, or a boundary and a light need. */
export type SafetyReading = { support?: Support; boundary?: Boundary };

/** Whether words of ours take the place of the lesson, at no cost. */
export const replacesLesson = (support: Support | undefined): support is Support =>
  support !== undefined && support.level !== "gentle";

/** Of what two readers say the graver; of the same level what the first one says. */
export function graver(one: Support | undefined, other: Support | undefined): Support | undefined {
  if (!one || !other) return one ?? other;
  return supportLevels.indexOf(other.level) > supportLevels.indexOf(one.level) ? other : one;
}

export const isOffLesson = ({ support, boundary }: SafetyReading): boolean =>
  replacesLesson(support) || boundary !== undefined;
