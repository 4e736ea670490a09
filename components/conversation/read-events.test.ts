import { readEvents, type ServerEvent } from "./read-events";

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(bytes))) events.push(event);
  return events;
}

describe("readEvents", () => {
  const whole = 'event: delta\ndata: {"text":"Ciao"}\n\nevent: done\ndata: {}\n\n';
  const events = [
    { event: "delta", data: '{"text":"Ciao"}' },
    { event: "done", data: "{}" },
  ];

  test("reads events that arrive in one piece", async () => {
    expect(await read(whole)).toEqual(events);
  });

  test("reads the same events however the stream is cut", async () => {
    for (let at = 1; at < whole.length; at++) {
      expect(await read(whole.slice(0, at), whole.slice(at))).toEqual(events);
    }
    expect(await read(...Array.from(whole))).toEqual(events);
  });

  test.each(["\r\n", "\r"])("takes %j as the end of a line, also when it is cut", async (lineEnd) => {
    const text = whole.replaceAll("\n", lineEnd);
    expect(await read(text + "\n")).toEqual(events);
    expect(await read(...Array.from(text), "\n")).toEqual(events);
  });

  test("joins a letter or an emoji whose bytes arrive apart", async () => {
    const bytes = new TextEncoder().encode("data: perché 🎉\n\n");
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual([
      { event: "message", data: "perché 🎉" },
    ]);
  });

  test("joins the lines of one event and leaves out comments and unknown fields", async () => {
    expect(await read(": keep-alive\n\nid: 7\ndata: one\ndata:two\ndata\n\n")).toEqual([
      { event: "message", data: "one\ntwo\n" },
    ]);
  });

  test("drops an event the stream did not finish", async () => {
    expect(await read("data: whole\n\ndata: half\n")).toEqual([{ event: "message", data: "whole" }]);
  });

  test("lets the connection go when the caller stops reading", async () => {
    const cancelled = jest.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: again\n\n")),
      cancel: cancelled,
    });
    for await (const event of readEvents(endless)) {
      expect(event.data).toBe("again");
      break;
    }
    expect(cancelled).toHaveBeenCalled();
  });
});
