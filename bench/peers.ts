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

/** Another product that runs beside us now, and asks the upstream at `upstreamPort`. */
export type LivePeer = {
  name: string;
  pid: number;
  chatUrl: string;
  /** Pages whose scripts are weighed. */
  pages: string[];
  headers?: Record<string, string>;
  /** One for each visitor; turns go round among them. */
  cookies: string[];
  /** Of a turn; "{id}" in it is a new id each time. */
  body: string;
  /** What marks a token in the answer. */
  tokenMark: string;
};

type Live = { upstreamPort?: number; peers: LivePeer[] };

/** Those told of in the file that PEER_FILE names. */
export const live: Live = process.env.PEER_FILE
  ? (JSON.parse(readFileSync(process.env.PEER_FILE, "utf8")) as Live)
  : { peers: [] };
