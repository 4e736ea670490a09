import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { cpuMsOf } from "./servers";
import { median, p95 } from "./statistics";

/** How a chat is asked: the request of the next turn, and what marks a token in its answer. */
export type ChatTarget = {
  url: string;
  /** Whose CPU is counted, where it is a process of ours. */
  pid?: number;
  next: () => Asked;
  tokenMark: string;
  /** What marks the token that ends the first sentence, where that can be told. */
  sentenceMark?: string;
};

type Asked = {
  headers: Record<string, string>;
  body: string;
  /** For so long the upstream writes a preface to this one. */
  prefaceMs?: number;
};

/** One slice of turns, each time in milliseconds from the request on, without what the preface took. */
export type Turns = {
  firstToken: { median: number; p95: number };
  /** Until the end of the first sentence has come; not a number where it is not marked. */
  firstSentence: number;
  lastToken: { median: number };
  whole: { median: number };
  /** The 95th percentile of the largest pause between two tokens of a turn. */
  largestGap: number;
  /** CPU of the server's process for one turn; not a number where we cannot know it. */
  cpuMs: number;
  /** The preface of the turn in the middle. */
  prefaceMs: number;
};

export type Turn = { tokensAt: number[]; sentenceAt: number; endedAt: number; prefaceMs: number };

/** So long one turn takes: streams begin spread over it, as students do. */
export const turnMs = 1330;

/** Takes one turn on each of so many streams. Throws unless every one brings tokens and ends well. */
export async function takeTurns(
  target: ChatTarget,
  streams: number,
  apartMs = turnMs / streams,
): Promise<Turns> {
  const agent = new Agent({ keepAlive: true, maxSockets: streams });
  const cpuOf = () => (target.pid === undefined ? NaN : cpuMsOf(target.pid));
  const cpuBefore = cpuOf();
  const turns = await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await pause(index * apartMs);
      return takeTurn(target, agent);
    }),
  );
  const cpuMs = (cpuOf() - cpuBefore) / streams;
  agent.destroy();
  const firstTokens = turns.map(firstTokenOf);
  return {
    firstToken: { median: median(firstTokens), p95: p95(firstTokens) },
    firstSentence: median(turns.map(({ sentenceAt }) => sentenceAt)),
    lastToken: { median: median(turns.map(({ tokensAt }) => tokensAt.at(-1) ?? NaN)) },
    whole: { median: median(turns.map(({ endedAt }) => endedAt)) },
    largestGap: p95(turns.map(largestGapOf)),
    cpuMs,
    prefaceMs: median(turns.map(({ prefaceMs }) => prefaceMs)),
  };
}

/** An answer that brought no turn. */
export class BadAnswer extends Error {
  constructor(
    url: string,
    readonly status: number | undefined,
    answer: string,
  ) {
    super(`${url} answered ${status}: ${answer.slice(0, 300)}`);
  }
}

/** Until the first token, without what the preface took. */
export const firstTokenOf = ({ tokensAt }: Turn) => tokensAt[0] ?? NaN;

/** Takes one turn. Throws unless it brings tokens and ends well. */
export function takeTurn({ url, next, tokenMark, sentenceMark }: ChatTarget, agent: Agent): Promise<Turn> {
  const { headers, body, prefaceMs = 0 } = next();
  return new Promise((resolve, reject) => {
    const from = performance.now() + prefaceMs;
    const tokensAt: number[] = [];
    let sentenceAt = NaN;
    let answer = "";
    const asked = request(
      url,
      { method: "POST", agent, headers: { "Content-Type": "application/json", ...headers } },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          answer += part;
          if (part.includes(tokenMark)) tokensAt.push(performance.now() - from);
          if (sentenceMark && part.includes(sentenceMark)) sentenceAt = performance.now() - from;
        });
        response.on("error", reject);
        response.on("end", () => {
          const isWhole =
            response.statusCode === 200 && tokensAt.length > 0 && !answer.includes("event: error");
          if (isWhole) resolve({ tokensAt, sentenceAt, endedAt: performance.now() - from, prefaceMs });
          else reject(new BadAnswer(url, response.statusCode, answer));
        });
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

const largestGapOf = ({ tokensAt }: Turn) =>
  Math.max(0, ...tokensAt.slice(1).map((at, index) => at - (tokensAt[index] ?? at)));
