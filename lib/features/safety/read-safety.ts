import { classifier } from "./classifier/classify";
import file from "./classifier/generated/weights.json";
import { fromFile } from "./classifier/weights";
import { grossWordsIn } from "./is-fit-for-children";
import { boundaryIn, supportIn } from "./judge-odds";
import type { SafetyReading } from "./rules";
import { sharesPersonalData } from "./personal-details";
import { holdsPlainDanger, spellsPlainDanger } from "./plain-danger";
import { spelledOut } from "./plain-text";

/** What others say. */
const quotation = /"[^"]*"|«[^«»]*»|“[^“”]*”/gu;
const classify = classifier(fromFile(file));

/**
 * What a student's message holds beside a lesson, in Italian, English or both, however it is spelled: a need of help, a
 * boundary, both or neither.
 */
export function readSafety(message: string): SafetyReading {
  if (!/\p{L}/u.test(message)) return {};
  if (spellsPlainDanger(spelledOut(message))) return { support: { level: "crisis", cause: "distress" } };
  const odds = classify(message);
  const support = supportIn(odds, holdsPlainDanger(message.replace(quotation, " ")));
  const boundary =
    boundaryIn(odds) ?? grossWordsIn(message) ?? (sharesPersonalData(message) ? "personal-data" : undefined);
  return { ...(support && { support }), ...(boundary && { boundary }) };
}
