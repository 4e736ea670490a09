import { labelSets, readLabels } from "./read-labels";
import { halfOf, precisionOf, recallOf, scoreTopic, type Found, type Score } from "./score";

/** One topic in the held-out halves, a score for each set that has it. */
export type Row = { topic: string; scores: Score[] };

/** Scores an engine on the held-out halves of both sets. */
export async function scoreHeldOut(engine: (text: string) => Promise<Found[]>): Promise<Row[]> {
  const sets = labelSets.map((set) => readLabels(set).map((labels) => halfOf(labels, "held out")));
  const topics = [...new Set(sets.flat().map(({ topic }) => topic))].sort();
  const rows: Row[] = [];
  for (const topic of topics) {
    const labels = sets.flatMap((set) => set.filter((one) => one.topic === topic));
    rows.push({ topic, scores: await Promise.all(labels.map((one) => scoreTopic(one, engine))) });
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

/** As a table for a page, with what another engine reaches on the same topics. */
export function tableOf(rows: Row[], others: Row[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const line = (topic: string, ours: Score[], theirs: Score[]) => {
    const [first, second] = ours;
    const [all, alone] = [sum(ours), sum(theirs)];
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
  const bySet = (all: Row[]) =>
    labelSets.map((_, set) => {
      const total = sum(all.flatMap(({ scores }) => scores[set] ?? []));
      return { ...total, topic: "all", corrected: 0, missed: [] };
    });
  return [
    "| Topic | Wrong | Found | Precision | Recall, first set | Recall, second set | False alarms | Harper alone: recall | Its false alarms |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...rows.map(({ topic, scores }, at) => line(topic, scores, others[at]?.scores ?? [])),
    line("**all**", bySet(rows), bySet(others)),
  ].join("\n");
}
