/**
 * A turn of the chat beside a handler that passes the upstream's bytes on, and beside the upstream alone: first token,
 * whole turn, CPU, and the largest pause between two tokens. The upstream writes a preface first, of 40 tokens for a message
 * without a mistake and of 80 to 150 for one with: all times are those without it, and what it costs stands in rows of its
 * own. While an answer is still to be found nothing of a sentence leaves before the guard has seen all of it: there the
 * first token is measured from the end of the first sentence. The products in PEER_FILE are measured in the same rounds.
 */
import { peerRows, quickRows, rowsAt50, type Round } from "../chat/rows";
import {
  mix,
  openaiEnv,
  peerTarget,
  plainTarget,
  pool,
  productTarget,
  proveRelayed,
  startChat,
} from "../chat/targets";
import { newDatabase } from "../database";
import { clean as cleanMessages, withMistake, withMistakes } from "../doubles/prefaces.mjs";
import { insertHistory } from "../history";
import { loadFor } from "../load";
import { live } from "../peers";
import { inRounds } from "../rounds";
import { report } from "../rows";
import { startFloor, type Server } from "../servers";
import type { SignedIn } from "../sign-in";
import { takeTurns, type ChatTarget, type Turns } from "../turns";
import { startUpstream } from "../upstream";

const isQuick = process.argv.includes("--quick");
/** Each visit holds several turns, those of one stream too. The first is that of the warm-up. */
const rounds = isQuick ? 3 : 5;
const poolSize = 120;
const longHistory = 10_000;
/** As long as fifty turns take, the preface included. */
const readingMs = 3500;
/** What is told of one stream is told by a few turns, none of which begins, or is at its first token, while another is. */
const few = 3;
const apartMs = 250;
/** A slice of short prefaces, then one of long ones. */
const mistakenMessages = [withMistake, withMistakes].flatMap(([message = ""]) =>
  Array<string>(few).fill(message),
);

const database = await newDatabase();
const servers: Server[] = [];
try {
  const upstream = await startUpstream();
  servers.push(upstream);
  const product = await startChat(database.url, upstream);
  const floor = await startFloor({ env: { DATABASE_URL: database.url, ...openaiEnv(upstream) } });
  servers.push(product, floor);

  const [careful, learning, reader] = await Promise.all([
    pool(database.url, "attento", poolSize),
    pool(database.url, "curioso", poolSize),
    pool(database.url, "lettore", 1),
  ]);
  const [longReader] = reader;
  if (!longReader) throw new Error("no student to read a long history");
  await insertHistory(database.url, longReader.userId, longHistory);

  const alone = (messages?: string[]) => plainTarget(`${upstream.url}/chat/completions`, upstream, messages);
  const relay = (messages?: string[]) => plainTarget(`${floor.url}/api/relay`, floor, messages);
  const clean = productTarget(product, careful, cleanMessages);
  const mistaken = productTarget(product, learning, mistakenMessages);
  const mixed = mix(clean, productTarget(product, learning, withMistake));
  const turns = (target: ChatTarget, streams: number) => () => takeTurns(target, streams);
  const fewTurns = (target: ChatTarget) => () => takeTurns(target, few, apartMs);

  const quickTargets = {
    alone1: fewTurns(alone()),
    relay1: fewTurns(relay()),
    clean1: fewTurns(clean),
    mistaken1: fewTurns(mistaken),
    relay20: turns(mix(relay(cleanMessages), relay(withMistake)), 20),
    mixed20: turns(mixed, 20),
  };
  const targets = {
    ...quickTargets,
    alone50: turns(alone(cleanMessages), 50),
    relay50: turns(relay(cleanMessages), 50),
    clean50: turns(clean, 50),
    besideReaders50: () => besideReaders(() => takeTurns(clean, 50), product, longReader),
    ...peerTargets(relay()),
  };
  await Promise.all([proveRelayed(clean, cleanMessages.length), proveRelayed(mistaken, 2 * few)]);
  const warmUp = () => Promise.all([quickTargets.relay20(), quickTargets.mixed20()]);
  const measured: Round[] = await inRounds(isQuick ? quickTargets : targets, rounds, warmUp);
  report([
    ...quickRows(measured),
    ...(isQuick ? [] : [...rowsAt50(measured), ...peerRows(measured, live.peers)]),
  ]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
}

/** Each at 1, 20 and 50 streams, and who passes words alone on. */
function peerTargets(relay: ChatTarget): Record<string, () => Promise<Turns>> {
  if (live.peers.length === 0) return {};
  const of = live.peers.flatMap((peer): [string, () => Promise<Turns>][] => {
    const target = peerTarget(peer);
    return [
      [`${peer.name}: 1`, () => takeTurns(target, few, apartMs)],
      [`${peer.name}: 20`, () => takeTurns(target, 20)],
      [`${peer.name}: 50`, () => takeTurns(target, 50)],
    ];
  });
  return { bareRelay20: () => takeTurns(relay, 20), ...Object.fromEntries(of) };
}

/** While two readers ask for the newest page of a long history over and over. */
async function besideReaders(
  work: () => Promise<Turns>,
  product: Server,
  { userId, cookie }: SignedIn,
): Promise<Turns> {
  const url = `${product.url}/api/chat/${userId}`;
  const reading = loadFor({ url, pid: product.pid, cookie }, { connections: 2, ms: readingMs });
  const [turns] = await Promise.all([work(), reading]);
  return turns;
}
