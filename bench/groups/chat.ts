/**
 * A turn of the chat beside a handler that passes the upstream's bytes on, and beside the upstream alone: first token,
 * whole turn, CPU, and the largest pause between two tokens. A message without a mistake and one with are measured apart:
 * while an answer is still to be found nothing of a sentence leaves before the guard has seen all of it. The chat of
 * another product is measured beside them at PEER_CHAT_URL, with PEER_COOKIE and PEER_BODY ("{id}" in it is a new id each
 * time), when it asks the upstream at PEER_UPSTREAM_PORT.
 */
import { randomUUID } from "node:crypto";
import { newDatabase } from "../database";
import { insertHistory } from "../history";
import { loadFor } from "../load";
import { recordedPeers } from "../peers";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Goal, type Row } from "../rows";
import { productEnv, startFloor, startProduct, type Server } from "../servers";
import { signIn, type SignedIn } from "../sign-in";
import { median } from "../statistics";
import { insertStudents } from "../students";
import { takeTurns, type ChatTarget, type Turns } from "../turns";
import { startUpstream } from "../upstream";

const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 3 : 7;
const registeredAt = new Date("2026-01-10T08:00:00Z");
const peerUrl = process.env.PEER_CHAT_URL;
const poolSize = 120;
const longHistory = 10_000;

const withoutMistake = [
  "I play football with my friends every day after school.",
  "Yesterday we went to the park and saw a big dog.",
  "My sister likes music, but she does not like dancing.",
  "There are three books on the table in my room.",
];
const withMistake = [
  "My brother play football every day.",
  "Yesterday I goed to the park with my friends.",
  "She don't like dancing.",
  "There is three books on the table.",
];

const database = await newDatabase();
const servers: Server[] = [];
try {
  const upstream = await startUpstream();
  servers.push(upstream);
  const openai = { OPENAI_BASE_URL: upstream.url, OPENAI_API_KEY: "sk-bench" };
  const product = await startProduct({ env: { ...productEnv(database.url, "{url}"), ...openai } });
  const floor = await startFloor({ env: { DATABASE_URL: database.url, ...openai } });
  servers.push(product, floor);

  const [careful, learning, reader] = await Promise.all([
    pool("attento", poolSize),
    pool("curioso", poolSize),
    pool("lettore", 1),
  ]);
  const [longReader] = reader;
  if (!longReader) throw new Error("no student to read a long history");
  await insertHistory(database.url, longReader.userId, longHistory);

  const alone = plainTarget(`${upstream.url}/chat/completions`, upstream);
  const relay = plainTarget(`${floor.url}/api/relay`, floor);
  const clean = productTarget(product, careful, withoutMistake);
  const mistaken = productTarget(product, learning, withMistake);
  const mixed = mix(clean, mistaken);
  const turns = (target: ChatTarget, streams: number) => () => takeTurns(target, streams);

  const quickTargets = {
    alone1: turns(alone, 1),
    relay1: turns(relay, 1),
    clean1: turns(clean, 1),
    mistaken1: turns(mistaken, 1),
    relay20: turns(relay, 20),
    mixed20: turns(mixed, 20),
  };
  const targets = {
    ...quickTargets,
    alone50: turns(alone, 50),
    relay50: turns(relay, 50),
    clean50: turns(clean, 50),
    besideReaders50: () => besideReaders(() => takeTurns(clean, 50), product, longReader),
  };
  const measured: Round[] = isQuick ? await inRounds(quickTargets, rounds) : await inRounds(targets, rounds);
  const besidePeer: Round[] = peerUrl
    ? await inRounds(
        { alone1: quickTargets.alone1, relay1: quickTargets.relay1, peer1: turns(peerTarget(peerUrl), 1) },
        rounds,
      )
    : [];
  report([...rowsOf(measured), ...(peerUrl ? peerRowsOf(besidePeer) : [])]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
}

/** Students with Pro, so that no limit of the free plan ends the measurement, each with a session. */
async function pool(prefix: string, count: number): Promise<SignedIn[]> {
  return signIn(
    database.url,
    await insertStudents(database.url, { count, registeredAt, isPro: true, prefix }),
  );
}

function plainTarget(url: string, { pid }: Server): ChatTarget {
  const messages = [{ role: "user", content: withMistake[0] }];
  const body = JSON.stringify({ model: "double", stream: true, messages });
  return { url, pid, next: () => ({ headers: {}, body }), tokenMark: '"content"' };
}

/** Another product's, of whose answer every piece counts as a token. */
function peerTarget(url: string): ChatTarget {
  const { PEER_COOKIE: cookie = "", PEER_BODY: body = "{}" } = process.env;
  const next = () => ({
    headers: { cookie, origin: new URL(url).origin },
    body: body.replaceAll("{id}", randomUUID()),
  });
  return { url, next, tokenMark: "" };
}

/** Each turn is another student's, so that nobody is told to slow down. */
function productTarget(product: Server, students: SignedIn[], messages: string[]): ChatTarget {
  let turn = 0;
  const next = () => {
    const { cookie = "" } = students[turn % students.length] ?? {};
    const message = messages[turn % messages.length];
    turn += 1;
    return {
      headers: { cookie, accept: "text/event-stream", origin: product.url },
      body: JSON.stringify({ message, clientMessageId: randomUUID() }),
    };
  };
  return { url: `${product.url}/api/chat`, pid: product.pid, next, tokenMark: "event: delta" };
}

function mix(one: ChatTarget, other: ChatTarget): ChatTarget {
  let turn = 0;
  return { ...one, next: () => ((turn += 1) % 2 ? one : other).next() };
}

/** While two readers ask for the newest page of a long history over and over. */
async function besideReaders(
  work: () => Promise<Turns>,
  product: Server,
  { userId, cookie }: SignedIn,
): Promise<Turns> {
  const url = `${product.url}/api/chat/${userId}`;
  const reading = loadFor({ url, pid: product.pid, cookie }, { connections: 2, ms: 2400 });
  const [turns] = await Promise.all([work(), reading]);
  return turns;
}

type Name =
  | "alone1"
  | "relay1"
  | "clean1"
  | "mistaken1"
  | "peer1"
  | "relay20"
  | "mixed20"
  | "alone50"
  | "relay50"
  | "clean50"
  | "besideReaders50";
/** Not every run measures all of them. */
type Round = Partial<Record<Name, Turns>>;

function of(round: Round, name: Name): Turns {
  const turns = round[name];
  if (!turns) throw new Error(`${name} was not measured`);
  return turns;
}

/** A figure of a target's turns; the round has those of the others. */
type Figure = (turns: Turns, round: Round) => number;

/** What a server adds to the time until the first token. */
function added(alone: Name, at: "median" | "p95"): Figure {
  return (turns, round) => turns.firstToken[at] - of(round, alone).firstToken[at];
}

function whole(turns: Turns): number {
  return turns.whole.median;
}

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

function peerRowsOf(all: Round[]): Row[] {
  const row = rowsWith(all);
  return [
    row("first token of the peer, 1 stream", ["peer1", "relay1"], added("alone1", "median")),
    row("whole turn of the peer, 1 stream", ["peer1", "alone1"], whole),
  ];
}

function rowsOf(all: Round[]): Row[] {
  const row = rowsWith(all);
  const lastToken: Figure = ({ lastToken: { median: ms } }) => ms;
  const gap: Figure = ({ largestGap }) => largestGap;
  const cpu: Figure = ({ cpuMs }) => cpuMs;
  const firstTokenPeer = { peer: recordedPeers("chat: first token") };
  const rows = [
    {
      ...row("first token, what is added, 1 stream", ["clean1", "relay1"], added("alone1", "median"), {
        atMost: 2,
      }),
      ...firstTokenPeer,
    },
    row("the same, a mistake to be found", ["mistaken1", "relay1"], added("alone1", "median"), { atMost: 2 }),
    row("whole turn, 1 stream, beside the upstream", ["clean1", "alone1"], whole, { atMost: 1.01 }),
    row("last token, 1 stream, beside the upstream", ["clean1", "alone1"], lastToken),
    {
      ...row("CPU of a turn, 20 streams", ["mixed20", "relay20"], cpu, { atMost: 1.7 }),
      peer: recordedPeers("chat: CPU of a turn"),
    },
  ];
  if (isQuick) return rows;
  return [
    ...rows,
    row("first token, what is added, 50 streams, p95", ["clean50", "relay50"], added("alone50", "p95"), {
      atMost: 2.5,
    }),
    {
      ...row("whole turn, 50 streams, beside the upstream", ["clean50", "alone50"], whole, { atMost: 1.08 }),
      peer: recordedPeers("chat: full turn, 50 streams"),
    },
    row("last token, 50 streams, beside the upstream", ["clean50", "alone50"], lastToken),
    row("largest gap of tokens, 50 streams", ["clean50", "alone50"], gap, { atMost: 1.5 }),
    row("the same, beside readers of 10,000 messages", ["besideReaders50", "alone50"], gap, { atMost: 1.5 }),
  ];
}

function shown(ms: number[]): string {
  return `${median(ms).toFixed(1)} ms`;
}
