import { allLessons } from "@/lib/features/coach/lessons/all-lessons";
import { secretOfFinding, type Secret } from "@/lib/features/coach/guard/secrets";
import { twinExample } from "@/lib/features/coach/twin-example";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { analyse } from "@/lib/features/english/analyse";
import { mistakeItems } from "./mistakes";
import { typedHints } from "./typed-hints";

/** A reply that gives nothing away, and what it must not give away. */
export type CleanHint = { source: string; hint: string; secrets: Secret[] };

const secretsOf = async (message: string) => [
  ...(await analyse(message)).map(secretOfFinding),
  ...planTurn({ message, findings: [], open: [], state: { turn: 0 } }).askedWords,
];

/** Every n-th thing of a list, from the n-th on, around its end. */
const pick = <Thing>(things: readonly Thing[], at: number) => things[at % things.length] as Thing;

/** Clean hints of four kinds, each with the secrets it was written beside or near. */
export async function collectCleanHints(): Promise<CleanHint[]> {
  const findings = (await Promise.all(mistakeItems.map(({ text }) => analyse(text)))).flat();
  const typed = await Promise.all(
    typedHints.map(async ([message, hint]) => ({ source: "typed", hint, secrets: await secretsOf(message) })),
  );
  const rules = findings.flatMap((finding) =>
    [finding.explanation, ...finding.hints].map((hint) => ({
      source: "engine",
      hint: `Ci sei quasi! ${hint} Guarda bene «${finding.quote}».`,
      secrets: [secretOfFinding(finding)],
    })),
  );
  const twins = findings.flatMap((finding) => {
    const twin = twinExample(finding.topic, finding);
    const hint = `Guarda la stessa regola altrove: «${twin?.wrong}» diventa *${twin?.right}* E la tua frase?`;
    return twin ? [{ source: "twin", hint, secrets: [secretOfFinding(finding)] }] : [];
  });
  const lessons = allLessons.map(({ explanation, examples, task }, at) => ({
    source: "lesson",
    hint: `${explanation} Per esempio: ${examples.slice(0, 2).join(" ")} ${task}`,
    secrets: [pick(findings, at * 7), pick(findings, at * 11 + 3)].map(secretOfFinding),
  }));
  return [...typed, ...rules, ...twins, ...lessons];
}
