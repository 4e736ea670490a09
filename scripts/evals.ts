/**
 * `npm run evals`: how well the English engine finds what is wrong, per topic. The table is that of docs/tutor.md,
 * which `--write` brings up to date; `--sentences` adds what is missed in the development halves.
 */
import { readFile, writeFile } from "node:fs/promises";
import { format } from "oxfmt";
import { analyse } from "@/lib/features/english/analyse";
import { harperAlone } from "@/tests/evals/harper-alone";
import { labelSets, readLabels } from "@/tests/evals/read-labels";
import { halfOf, scoreTopic } from "@/tests/evals/score";
import { scoreHeldOut, tableOf } from "@/tests/evals/score-table";

const page = "docs/tutor.md";
const marked = /(<!-- scores -->\n)[\s\S]*?(<!-- end of scores -->)/;

const [ours, alone] = await Promise.all([scoreHeldOut(analyse), scoreHeldOut(await harperAlone())]);
const { code: table } = await format(page, tableOf(ours, alone));
console.log(table);
if (process.argv.includes("--write")) {
  const text = await readFile(page, "utf8");
  await writeFile(
    page,
    text.replace(marked, (_, from: string, to: string) => `${from}\n${table}\n${to}`),
  );
}
if (process.argv.includes("--sentences")) await printMissed();

/** Of the development halves only: what is held out is never looked at while rules are written. */
async function printMissed() {
  for (const labels of labelSets.flatMap((set) => readLabels(set))) {
    const { topic, wrong, found, missed, falseAlarms } = await scoreTopic(
      halfOf(labels, "development"),
      analyse,
    );
    console.log(`${topic}: ${found} of ${wrong}, ${falseAlarms.length} false alarms`);
    for (const text of missed) console.log(`    missed  ${text}`);
    for (const alarm of falseAlarms)
      console.log(`    alarm   ${alarm.text} → «${alarm.quote}» ${alarm.topic}`);
  }
}
