import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { cpuMsOf } from "./servers";
import { median, p95 } from "./statistics";

/** How a chat is asked: the request of the next turn, and what marks a token in its answer. */
export type ChatTarget = {
  url: string;
  /** Whose CPU is counted, where it is a process of ours. */
  pid?: number;
  next: () => { headers: Record<string, string>; body: string };
  tokenMark: string;
};

/** One slice of turns, each figure in milliseconds from the request on. */
export type Turns = {
  firstToken: { median: number; p95: number };
  lastToken: { median: number };
  whole: { median: number };
  /** The 95th percentile of the largest pause between two tokens of a turn. */
  largestGap: number;
  /** CPU of the server's process for one turn; not a number where we cannot know it. */
  cpuMs: number;
};

type Turn = { tokensAt: number[]; endedAt: number };

/** So long one turn takes: streams begin spread over it, as students do. */
const turnMs = 1330;

/** Takes one turn on each of so many streams. Throws unless every one brings tokens and ends well. */
export async function takeTurns(target: ChatTarget, streams: number): Promise<Turns> {
  const agent = new Agent({ keepAlive: true, maxSockets: streams });
  const cpuOf = () => (target.pid === undefined ? NaN : cpuMsOf(target.pid));
  const cpuBefore = cpuOf();
  const turns = await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await pause((index * turnMs) / streams);
      return takeTurn(target, agent);
    }),
  );
  const cpuMs = (cpuOf() - cpuBefore) / streams;
  agent.destroy();
  const firstTokens = turns.map(({ tokensAt }) => tokensAt[0] ?? NaN);
  return {
    firstToken: { median: median(firstTokens), p95: p95(firstTokens) },
    lastToken: { median: median(turns.map(({ tokensAt }) => tokensAt.at(-1) ?? NaN)) },
    whole: { median: median(turns.map(({ endedAt }) => endedAt)) },
    largestGap: p95(turns.map(largestGapOf)),
    cpuMs,
  };
}

function takeTurn({ url, next, tokenMark }: ChatTarget, agent: Agent): Promise<Turn> {
  const { headers, body } = next();
  return new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const tokensAt: number[] = [];
    let answer = "";
    const asked = request(
      url,
      { method: "POST", agent, headers: { "Content-Type": "application/json", ...headers } },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          answer += part;
          if (part.includes(tokenMark)) tokensAt.push(performance.now() - askedAt);
        });
        response.on("error", reject);
        response.on("end", () => {
          const isWhole =
            response.statusCode === 200 && tokensAt.length > 0 && !answer.includes("event: error");
          if (isWhole) resolve({ tokensAt, endedAt: performance.now() - askedAt });
          else reject(new Error(`${url} answered ${response.statusCode}: ${answer.slice(0, 300)}`));
        });
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

const largestGapOf = ({ tokensAt }: Turn) =>
  Math.max(0, ...tokensAt.slice(1).map((at, index) => at - (tokensAt[index] ?? at)));
