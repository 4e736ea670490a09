import { labelSets, readLabels } from "@/tests/evals/read-labels";

/** Every sentence of the labels, wrong and right: what students write, or might. */
export const labelledSentences: string[] = labelSets.flatMap((set) =>
  readLabels(set).flatMap(({ wrong, right }) => [...wrong.map(({ text }) => text), ...right]),
);
