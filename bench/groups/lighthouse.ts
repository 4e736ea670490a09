/**
 * The landing page and a student's chat as Lighthouse sees them on a phone (its defaults: a slow network and a processor
 * four times slower, simulated), beside an empty page and the least chat of the same framework. Where the floor blocks
 * less than 50 ms, a single task that nobody feels, that is taken for it: nothing is a multiple of 0. The scores of
 * performance fall with the machine: those of the floor and Lighthouse's own index of the machine stand beside them.
 */
import { allCategories, lookAt, type Category, type Look } from "../browser/look";
import { onStage, type Stage } from "../browser/stage";
import { insertHistory } from "../history";
import { recordedPeers } from "../peers";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Goal, type Row } from "../rows";
import { freePort, startFloor, type Server } from "../servers";
import { signIn } from "../sign-in";
import { median, spreadOf } from "../statistics";
import { insertStudents } from "../students";

/** One of them is not taken: each look has an empty cache, and the servers are warmed by asking for the pages. */
const rounds = 3;
const messages = 40;
const registeredAt = new Date("2026-01-10T08:00:00Z");
const unfeltMs = 50;
const maxLayoutShift = 0.02;
const minPerformance = 97;

type Page = "landing" | "empty" | "chat" | "leastChat";
type Round = Record<Page, Look>;

type Figure = (look: Look) => number;
const paint: Figure = ({ largestPaintMs }) => largestPaintMs;
const blocking: Figure = ({ blockingMs }) => blockingMs;

const debuggingPort = await freePort();
await onStage({ chromiumArguments: [`--remote-debugging-port=${debuggingPort}`] }, async (stage) => {
  const floor = await startFloor({});
  try {
    report(rowsOf(await looks(stage, floor)));
  } finally {
    await floor.stop();
  }
});

async function looks({ databaseUrl, product }: Stage, floor: Server): Promise<Round[]> {
  const [userId = 0] = await insertStudents(databaseUrl, { count: 1, registeredAt });
  await insertHistory(databaseUrl, userId, messages);
  const [student] = await signIn(databaseUrl, [userId]);
  const cookie = student?.cookie ?? "";
  const look = (url: string, more: { cookie?: string; categories?: readonly Category[] } = {}) => {
    return () => lookAt(debuggingPort, { url, ...more });
  };
  return inRounds<Page, Look>(
    {
      landing: look(product.url, { categories: allCategories }),
      empty: look(`${floor.url}/empty`),
      chat: look(product.url, { cookie }),
      leastChat: look(`${floor.url}/chat`),
    },
    rounds,
    async () => {
      await askFor(product.url);
      await askFor(product.url, cookie);
      await askFor(`${floor.url}/empty`);
      await askFor(`${floor.url}/chat`);
    },
  );
}

async function askFor(url: string, cookie = ""): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
}

function rowsOf(all: Round[]): Row[] {
  const machine = `machine ${median(all.map(({ empty }) => empty.machineIndex)).toFixed(0)}`;
  const shown = (page: Page, figure: Figure) =>
    `${median(all.map((round) => figure(round[page]))).toFixed(0)} ms`;
  const timeRow = (metric: string, [page, than]: [Page, Page], figure: Figure, goal: Goal): Row => ({
    metric: `Lighthouse: ${metric}`,
    ours: shown(page, figure),
    floor: shown(than, figure),
    ratio: ratioOver(all, (round) => figure(round[page]) / Math.max(unfeltMs, figure(round[than]))),
    goal,
    isNoisy: isNoisyOver(all, (round) => Math.max(unfeltMs, figure(round[than]))),
  });
  const scoreRow = (metric: string, page: Page, category: Category, goal: Goal, than?: Page): Row => ({
    metric: `Lighthouse: ${metric}`,
    floor: than && `${median(all.map((round) => round[than].scores[category] ?? 0))}, ${machine}`,
    ratio: spreadOf(all.map((round) => round[page].scores[category] ?? 0)),
    goal,
  });
  const shiftRow = (metric: string, page: Page): Row => ({
    metric: `Lighthouse: ${metric}`,
    ratio: spreadOf(all.map((round) => round[page].layoutShift)),
    goal: { atMost: maxLayoutShift },
  });
  return [
    {
      ...timeRow("LCP, landing", ["landing", "empty"], paint, { atMost: 2 }),
      peer: recordedPeers("pages: LCP, s"),
    },
    {
      ...timeRow("LCP, chat", ["chat", "leastChat"], paint, { atMost: 2.2 }),
      peer: recordedPeers("pages: LCP, s"),
    },
    timeRow("TBT, landing", ["landing", "empty"], blocking, { atMost: 2 }),
    timeRow("TBT, chat", ["chat", "leastChat"], blocking, { atMost: 2 }),
    shiftRow("CLS, landing", "landing"),
    shiftRow("CLS, chat", "chat"),
    scoreRow("performance, landing", "landing", "performance", { atLeast: minPerformance }, "empty"),
    scoreRow("performance, chat", "chat", "performance", { atLeast: minPerformance }, "leastChat"),
    scoreRow("accessibility, landing", "landing", "accessibility", { atLeast: 100 }),
    scoreRow("best practices, landing", "landing", "best-practices", { atLeast: 100 }),
    scoreRow("SEO, landing", "landing", "seo", { atLeast: 100 }),
  ];
}
