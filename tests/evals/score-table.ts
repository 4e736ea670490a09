import { analyse } from "@/lib/features/english/analyse";
import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import { harperAlone } from "./harper-alone";
import { labelSets, readLabels } from "./read-labels";
import { halfOf, precisionOf, recallOf, scoreTopic, type Found, type Score } from "./score";

/** The held-out halves of both sets, scored with our engine and with Harper alone. */
export type Row = { topic: string; ours: Score[]; harper: Score[] };

export async function scoreHeldOut(): Promise<Row[]> {
  await warmUpHarper();
  const engines = [analyse, await harperAlone()];
  const sets = labelSets.map((set) => readLabels(set).map((labels) => halfOf(labels, "held out")));
  const topics = [...new Set(sets.flat().map(({ topic }) => topic))].sort();
  const rows: Row[] = [];
  for (const topic of topics) {
    const labels = sets.flatMap((set) => set.filter((one) => one.topic === topic));
    const [ours = [], harper = []] = await Promise.all(
      engines.map((engine: (text: string) => Promise<Found[]>) =>
        Promise.all(labels.map((one) => scoreTopic(one, engine))),
      ),
    );
    rows.push({ topic, ours, harper });
  }
  return rows;
}

/** Scores of several sets or topics as one. */
export function sum(scores: Score[]): Pick<Score, "wrong" | "found" | "right" | "falseAlarms"> {
  return {
    wrong: scores.reduce((total, { wrong }) => total + wrong, 0),
    found: scores.reduce((total, { found }) => total + found, 0),
    right: scores.reduce((total, { right }) => total + right, 0),
    falseAlarms: scores.flatMap(({ falseAlarms }) => falseAlarms),
  };
}

/** As a table for a page. */
export function tableOf(rows: Row[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const line = (topic: string, ours: Score[], harper: Score[]) => {
    const [first, second] = ours;
    const [all, alone] = [sum(ours), sum(harper)];
    const cells = [
      topic,
      all.wrong,
      all.found,
      all.wrong ? percent(precisionOf(all)) : "",
      first?.wrong ? percent(recallOf(first)) : "",
      second?.wrong ? percent(recallOf(second)) : "",
      all.falseAlarms.length,
      all.wrong ? percent(recallOf(alone)) : "",
      alone.falseAlarms.length,
    ];
    return `| ${cells.join(" | ")} |`;
  };
  const bySet = (pick: (row: Row) => Score[]) =>
    labelSets.map((_, set) => {
      const total = sum(rows.flatMap((row) => pick(row)[set] ?? []));
      return { ...total, topic: "all", corrected: 0, missed: [] };
    });
  return [
    "| Topic | Wrong | Found | Precision | Recall, first set | Recall, second set | False alarms | Harper alone: recall | Its false alarms |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...rows.map(({ topic, ours, harper }) => line(topic, ours, harper)),
    line(
      "**all**",
      bySet(({ ours }) => ours),
      bySet(({ harper }) => harper),
    ),
  ].join("\n");
}
