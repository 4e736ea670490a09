import { Agent, request } from "node:http";
import { cpuMsOf } from "./servers";
import { p95, median } from "./statistics";

/** What a server did in a slice of time under load. */
export type Load = {
  requestsPerSecond: number;
  /** CPU of the server's process for one request, in milliseconds. */
  cpuMs: number;
  medianMs: number;
  p95Ms: number;
  /** Size of the last answer's body. */
  bytes: number;
};

type Target = { url: string; pid: number; cookie?: string };
type Options = { connections: number; ms: number };

/** Asks for the same page over and over, on so many connections, for so long. Throws unless every answer is a success. */
export async function loadFor({ url, pid, cookie }: Target, { connections, ms }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const took: number[] = [];
  let bytes = 0;
  const cpuBefore = cpuMsOf(pid);
  const startedAt = performance.now();
  const endsAt = startedAt + ms;
  const client = async () => {
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      bytes = await get(url, { agent, headers });
      took.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = (cpuMsOf(pid) - cpuBefore) / took.length;
  agent.destroy();
  return {
    requestsPerSecond: took.length / seconds,
    cpuMs,
    medianMs: median(took),
    p95Ms: p95(took),
    bytes,
  };
}

/** Answers the length of the body. */
function get(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      let length = 0;
      response.on("data", (part: Buffer) => (length += part.length));
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(length)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    })
      .on("error", reject)
      .end();
  });
}
