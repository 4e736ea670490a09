import { recordedPeers, type LivePeer } from "../peers";
import { isNoisyOver, ratioOver } from "../rounds";
import type { Goal, Row } from "../rows";
import { median } from "../statistics";
import type { Turns } from "../turns";

type Name =
  | "alone1"
  | "relay1"
  | "clean1"
  | "mistaken1"
  | "relay20"
  | "mixed20"
  | "alone50"
  | "relay50"
  | "clean50"
  | "besideReaders50"
  | "bareRelay20"
  | `${string}: ${1 | 20 | 50}`;
/** Not every run measures all of them. */
export type Round = Partial<Record<Name, Turns>>;

function of(round: Round, name: Name): Turns {
  const turns = round[name];
  if (!turns) throw new Error(`${name} was not measured`);
  return turns;
}

/** A figure of a target's turns; the round has those of the others. */
type Figure = (turns: Turns, round: Round) => number;

/** Timers are no more exact than that: what seems to be less than nothing is nothing. */
const atLeastOne = (ms: number) => Math.max(1, ms);

/** What a server adds to the time until the first token. */
const added =
  (alone: Name, at: "median" | "p95"): Figure =>
  (turns, round) =>
    atLeastOne(turns.firstToken[at] - of(round, alone).firstToken[at]);

/** From the moment the upstream has sent the end of its first sentence until something of it has come. */
const sentenceAdded: Figure = (turns, round) =>
  atLeastOne(
    (Number.isNaN(turns.firstSentence) ? turns.firstToken.median : turns.firstSentence) -
      of(round, "alone1").firstSentence,
  );

const whole: Figure = (turns) => turns.whole.median;
const lastToken: Figure = (turns) => turns.lastToken.median;
const gap: Figure = ({ largestGap }) => largestGap;
const cpu: Figure = ({ cpuMs }) => cpuMs;
/** As the student sees it, the preface included. */
const withPreface: Figure = ({ firstToken, prefaceMs }) => firstToken.median + prefaceMs;

function rowsWith(all: Round[]) {
  const isNoisy = isNoisyOver(all, (round) => (round.relay20 ?? of(round, "relay1")).cpuMs);
  return (metric: string, [ours, than]: [Name, Name], figure: Figure, goal?: Goal): Row => ({
    metric: `chat: ${metric}`,
    ours: shown(all.map((round) => figure(of(round, ours), round))),
    floor: shown(all.map((round) => figure(of(round, than), round))),
    ratio: ratioOver(all, (round) => figure(of(round, ours), round) / figure(of(round, than), round)),
    goal,
    isNoisy,
  });
}

const firstToken = "first token, what is added";
const cpuOfTurn = "CPU of a turn, 20 streams";
const wholeAt50 = "whole turn, 50 streams, beside the upstream";

export function quickRows(all: Round[]): Row[] {
  const row = rowsWith(all);
  return [
    {
      ...row(`${firstToken}, 1 stream`, ["clean1", "relay1"], added("alone1", "median"), { atMost: 2 }),
      peer: recordedPeers("chat: first token"),
    },
    row(
      "the same, a mistake to be found, from the end of the first sentence",
      ["mistaken1", "relay1"],
      sentenceAdded,
      {
        atMost: 3.5,
      },
    ),
    ...prefaceRows(all),
    row("whole turn, 1 stream, beside the upstream", ["clean1", "alone1"], whole, { atMost: 1.01 }),
    row("last token, 1 stream, beside the upstream", ["clean1", "alone1"], lastToken),
    {
      ...row(cpuOfTurn, ["mixed20", "relay20"], cpu, { atMost: 1.7 }),
      peer: recordedPeers("chat: CPU of a turn"),
    },
  ];
}

export function rowsAt50(all: Round[]): Row[] {
  const row = rowsWith(all);
  return [
    row(`${firstToken}, 50 streams, p95`, ["clean50", "relay50"], added("alone50", "p95"), { atMost: 4 }),
    {
      ...row(wholeAt50, ["clean50", "alone50"], whole, { atMost: 1.1 }),
      peer: recordedPeers("chat: full turn, 50 streams"),
    },
    row("last token, 50 streams, beside the upstream", ["clean50", "alone50"], lastToken),
    row("largest gap of tokens, 50 streams", ["clean50", "alone50"], gap, { atMost: 2 }),
    row("the same, beside readers of 10,000 messages", ["besideReaders50", "alone50"], gap, { atMost: 2 }),
  ];
}

/** What is seen with a preface: beside the same model's first word behind it, and beside the same model without one. */
function prefaceRows(all: Round[]): Row[] {
  const lengths = (name: "clean1" | "mistaken1") => [
    ...new Set(all.map((round) => of(round, name).prefaceMs)),
  ];
  const rowOf = (name: "clean1" | "mistaken1", prefaceMs: number): Row[] => {
    const rounds = all.filter((round) => of(round, name).prefaceMs === prefaceMs);
    const modelsOwn: Figure = (_turns, round) => {
      const { firstToken: first, firstSentence } = of(round, "alone1");
      return prefaceMs + (name === "clean1" ? first.median : firstSentence);
    };
    const seen = (round: Round) => withPreface(of(round, name), round);
    const model = (round: Round) => modelsOwn(of(round, name), round);
    const ms = (figure: (round: Round) => number) => shown(rounds.map(figure));
    const kind = `a preface of ${Math.round(prefaceMs / 20)} tokens`;
    const [behind, without] =
      name === "clean1"
        ? ["its first word behind it", "its first word without one"]
        : ["its first sentence behind it", "its first sentence without one"];
    return [
      {
        metric: `chat: first visible token with ${kind}, beside the model's own: ${behind}`,
        ours: ms(seen),
        floor: ms(model),
        ratio: ratioOver(rounds, (round) => seen(round) / model(round)),
      },
      {
        metric: `chat: what ${kind} costs: the model's own, beside ${without}`,
        ours: ms(model),
        floor: ms((round) => model(round) - prefaceMs),
        ratio: ratioOver(rounds, (round) => model(round) / (model(round) - prefaceMs)),
      },
    ];
  };
  return (["clean1", "mistaken1"] as const).flatMap((name) =>
    lengths(name).flatMap((prefaceMs) => rowOf(name, prefaceMs)),
  );
}

/** Of products that run beside us now. They ask for no preface, and are judged beside who passes none on. */
export function peerRows(all: Round[], peers: readonly LivePeer[]): Row[] {
  const row = rowsWith(all);
  return peers.flatMap(({ name }) => [
    row(`${name}: ${firstToken}, 1 stream`, [`${name}: 1`, "relay1"], added("alone1", "median")),
    row(`${name}: ${firstToken}, 50 streams, p95`, [`${name}: 50`, "relay50"], added("alone50", "p95")),
    row(`${name}: ${cpuOfTurn}`, [`${name}: 20`, "bareRelay20"], cpu),
    row(`${name}: ${wholeAt50}`, [`${name}: 50`, "alone50"], whole),
    row(`${name}: largest gap of tokens, 50 streams`, [`${name}: 50`, "alone50"], gap),
  ]);
}

function shown(ms: number[]): string {
  return `${median(ms).toFixed(1)} ms`;
}
