/** `npm run evals`: how well the English engine finds what is wrong, per topic, on both halves of the labels. */
import { analyse, warmUp } from "@/lib/features/english/analyse";
import { readLabels } from "@/tests/evals/read-labels";
import { halfOf, precisionOf, recallOf, scoreTopic } from "@/tests/evals/score";

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6);
const verbose = process.argv.includes("--sentences");

await warmUp();
for (const half of ["development", "held out"] as const) {
  console.log(`\n${half.padEnd(30)} wrong  found  fixed  precision  recall  false alarms`);
  const total = { wrong: 0, found: 0, corrected: 0, falseAlarms: 0 };
  for (const labels of readLabels()) {
    const score = await scoreTopic(halfOf(labels, half), analyse);
    const { topic, wrong, found, corrected, falseAlarms } = score;
    console.log(row(topic, { wrong, found, corrected, falseAlarms: falseAlarms.length }));
    total.wrong += wrong;
    total.found += found;
    total.corrected += corrected;
    total.falseAlarms += falseAlarms.length;
    // What is held out is never looked at while rules are written.
    if (verbose && half === "development") {
      for (const text of score.missed) console.log(`    missed  ${text}`);
      for (const alarm of falseAlarms)
        console.log(`    alarm   ${alarm.text} → «${alarm.quote}» ${alarm.topic}`);
    }
  }
  console.log(row("all", total));
}

function row(
  topic: string,
  figures: { wrong: number; found: number; corrected: number; falseAlarms: number },
) {
  const { wrong, found, corrected, falseAlarms } = figures;
  const precision = percent(precisionOf({ found, falseAlarms: Array<never>(falseAlarms) }));
  return [
    topic.padEnd(30),
    String(wrong).padStart(5),
    String(found).padStart(6),
    String(corrected).padStart(6),
    precision.padStart(10),
    percent(recallOf({ found, wrong })).padStart(7),
    String(falseAlarms).padStart(13),
  ].join(" ");
}
