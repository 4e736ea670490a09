import { readFileSync } from "node:fs";

type Recorded = {
  recordedOn: string;
  products: Record<string, string>;
  ratios: Record<string, Record<string, string>>;
};

/** What other open products took beside the same floor, when they were measured: see `products` for their commits. */
export const recorded = JSON.parse(readFileSync(new URL("peers.json", import.meta.url), "utf8")) as Recorded;

/** The recorded ratios of a metric, as a cell of the table. */
export const recordedPeers = (metric: string) =>
  Object.entries(recorded.ratios[metric] ?? {})
    .map(([product, ratio]) => `${ratio} (${product})`)
    .join(", ");
