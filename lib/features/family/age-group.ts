import { adultAge, ageOf, birthOf, consentAge, type AgeGroup } from "./rules";

export function ageGroupOf(
  member: { birthMonth: number | null; birthYear: number | null },
  now: Date,
): AgeGroup {
  const birth = birthOf(member);
  if (!birth) return "unknown";
  const age = ageOf(birth, now);
  if (age < consentAge) return "child";
  return age < adultAge ? "teen" : "adult";
}
