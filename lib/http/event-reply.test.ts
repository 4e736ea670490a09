import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { Log } from "@/lib/log";
import { eventReply, type ServerEvent } from "./event-reply";

const contract = {
  accepted: z.object({ id: z.string() }),
  delta: z.object({ text: z.string() }),
  error: z.object({ error: z.string(), code: z.string() }),
};
const log = { warn: jest.fn() } as unknown as Log;
const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1));

async function writesOf(events: AsyncIterable<ServerEvent>): Promise<string[]> {
  const response = await eventReply(events, contract, log);
  const writes: string[] = [];
  for await (const bytes of response.body ?? []) writes.push(new TextDecoder().decode(bytes));
  return writes;
}

const delta = (text: string) => ({ event: "delta", data: { text } });
const frame = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;

test("what comes in one tick is one write, behind the first event", async () => {
  async function* events() {
    yield { event: "accepted", data: { id: "1", secret: "x" } };
    yield delta("Ciao");
    yield delta("! ");
    await nextTick();
    await nextTick();
    yield delta("Come va?");
  }
  const writes = await writesOf(events());
  expect(writes[0]).toBe('event: accepted\ndata: {"id":"1"}\n\n');
  expect(writes.slice(1, 3)).toEqual([frame("Ciao") + frame("! "), frame("Come va?")]);
});

test.each(['«è» "x" \n\u2028 😀', "\ud83d", ""])(
  "words leave as their contract has them: %j",
  async (text) => {
    async function* events() {
      yield { event: "delta", data: { text, secret: "x" } };
    }
    const [written] = await writesOf(events());
    expect(written).toBe(`event: delta\ndata: ${JSON.stringify(contract.delta.parse({ text }))}\n\n`);
  },
);

test("what fails later is the last event, behind what came before it", async () => {
  async function* events() {
    yield delta("Ciao");
    yield delta("!");
    throw new AppError("UNAVAILABLE", "Riprova.");
  }
  expect((await writesOf(events())).join("")).toBe(
    `${frame("Ciao")}${frame("!")}event: error\ndata: {"error":"Riprova.","code":"UNAVAILABLE"}\n\n`,
  );
  async function* wrong() {
    yield delta("Ciao");
    yield { event: "delta", data: { text: 3 } };
  }
  expect((await writesOf(wrong())).join("")).toContain("event: error");
});

test("what never pauses is written in parts, and no faster than it is read", async () => {
  let said = 0;
  async function* events() {
    for (; said < 100_000; said += 1) yield delta("una parola e poi un'altra");
  }
  const response = await eventReply(events(), contract, log);
  const reader = response.body!.getReader();
  await reader.read();
  await reader.read();
  await nextTick();
  expect(said).toBeLessThan(1500);
  await reader.cancel();
});

test("who goes away waits for nothing that is still to come", async () => {
  async function* events(): AsyncGenerator<ServerEvent> {
    yield delta("a");
    await new Promise(() => {});
  }
  const reader = (await eventReply(events(), contract, log)).body!.getReader();
  await reader.read();
  await nextTick(); // What comes next is asked for.
  await expect(reader.cancel()).resolves.toBeUndefined();
});

test("what is refused before the first event is thrown", async () => {
  async function* events(): AsyncGenerator<ServerEvent> {
    throw new AppError("UNAVAILABLE", "Riprova.");
  }
  await expect(eventReply(events(), contract, log)).rejects.toThrow();
});

test("says that nobody on the way is to keep, compress or gather it", async () => {
  async function* events() {
    yield delta("Ciao");
  }
  const { headers } = await eventReply(events(), contract, log);
  expect(headers.get("Cache-Control")).toBe("no-store, no-transform");
  expect(headers.get("X-Accel-Buffering")).toBe("no");
});
