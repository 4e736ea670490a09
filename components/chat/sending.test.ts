import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import type { Conversation, Turn } from "@/components/conversation/conversation";
import { reduceConversation, reduceSending, type Sending, type SendingEvent } from "./sending";

const createdAt = "2026-11-20T09:00:00.000Z";
const turn: Turn = { message: "I like tea", clientMessageId: "k1", wish: "rule" };
const stored: MessageReply = { id: "m1", sender: "user", message: "I like tea", createdAt };
const answer: MessageReply = { id: "m2", sender: "ai", message: "Bene!", createdAt };
const support = { level: "worry" } as MessageReply["support"];
const exchange = { userMessage: stored, aiMessage: answer } as ExchangeReply;
const image = "data:image/png;base64,aa";

const asked: Sending = { live: { clientMessageId: "k1", text: "", hasEnded: false } };
const reading: Sending = { ...asked, analysis: { image, step: "reading" } };
const empty: Conversation = { entries: [], hasOlder: false };
const after = (events: SendingEvent[], from: Sending = {}) => events.reduce(reduceSending, from);
const screenAfter = (events: SendingEvent[], from: Conversation = empty) =>
  events.reduce((now, event) => reduceConversation(now, event) ?? now, from);

describe("beside the conversation", () => {
  it("a chosen wish stays until it is unchosen or a message is composed", () => {
    const wished = after([{ type: "wish-chosen", wish: turn.wish }]);
    expect(wished.wish).toBe(turn.wish);
    expect(after([{ type: "wish-chosen", wish: undefined }], wished).wish).toBeUndefined();
    expect(after([{ type: "composed" }], wished).wish).toBeUndefined();
  });

  it("an analysis opens, moves on and is hidden; one that is hidden does not come back by moving on", () => {
    const opened = after([{ type: "analysis-opened", image }]);
    expect(opened.analysis).toEqual({ image, step: "sending" });
    const moved = after([{ type: "analysis-moved", step: "reading" }], opened);
    expect(moved.analysis).toEqual({ image, step: "reading" });
    const hidden = after([{ type: "analysis-hidden" }], moved);
    expect(hidden.analysis).toBeUndefined();
    expect(after([{ type: "analysis-moved", step: "thinking" }], hidden).analysis).toBeUndefined();
  });

  it("what is asked takes the place of the answer read last", () => {
    const before: Sending = { live: { clientMessageId: "k0", text: "Ciao", hasEnded: true, isWhole: true } };
    expect(after([{ type: "asked", key: "k1" }], before).live).toEqual({
      clientMessageId: "k1",
      text: "",
      hasEnded: false,
    });
  });

  it("an answer grows, and never shrinks when it comes again from its beginning", () => {
    const texts = ["Be", "Bene", "Be", "Bene!"].map((text) => ({ type: "streamed" as const, text }));
    expect(texts.map((_, at) => after(texts.slice(0, at + 1), asked).live?.text)).toEqual([
      "Be",
      "Bene",
      "Bene",
      "Bene!",
    ]);
  });

  it("the first words of an answer close the analysis", () => {
    expect(after([{ type: "streamed", text: "Be" }], reading).analysis).toBeUndefined();
  });

  it("words that come when nothing is awaited are not shown", () => {
    expect(after([{ type: "streamed", text: "Be" }]).live).toBeUndefined();
    expect(after([{ type: "answered", key: "k1", exchange }]).live).toBeUndefined();
    expect(after([{ type: "shown-whole" }]).live).toBeUndefined();
  });

  it("an answer can be shown whole, and then grows on", () => {
    const whole = after([{ type: "shown-whole" }, { type: "streamed", text: "Bene" }], asked);
    expect(whole.live).toEqual({ clientMessageId: "k1", text: "Bene", hasEnded: false, isWhole: true });
  });

  it("an answer that is complete is the stored one, with its support, and closes the analysis", () => {
    const told = { ...exchange, aiMessage: { ...answer, support } };
    const now = after([{ type: "answered", key: "k1", exchange: told }], reading);
    expect(now.live).toEqual({ clientMessageId: "k1", text: "Bene!", hasEnded: true, support });
    expect(now.analysis).toBeUndefined();
  });

  it.each<SendingEvent>([
    { type: "failed", key: "k1", problem: "no" },
    { type: "waits", key: "k1" },
    { type: "dropped", key: "k1" },
  ])("nothing is awaited any more when a message $type", (event) => {
    expect(after([event], reading)).toEqual({ live: undefined, analysis: undefined });
  });

  it("a message that waits behind others leaves the answer read last as it is", () => {
    expect(after([{ type: "waits", key: "k2" }], asked)).toEqual(asked);
  });

  it("what is given back brings its wish along, or leaves the one there is", () => {
    const wish = turn.wish;
    expect(after([{ type: "dropped", key: "k1", wish }]).wish).toBe(wish);
    expect(after([{ type: "dropped", key: "k1" }], { wish }).wish).toBe(wish);
  });

  it("a message that is put on screen or stored changes nothing", () => {
    const events: SendingEvent[] = [
      { type: "started", turn, createdAt },
      { type: "accepted", key: "k1", stored },
    ];
    expect(after(events, reading)).toBe(reading);
  });
});

describe("in the conversation", () => {
  const started = screenAfter([{ type: "started", turn, createdAt }]);

  it("a message is pending from its start until it is answered", () => {
    expect(started.entries).toEqual([expect.objectContaining({ message: "I like tea", status: "pending" })]);
    const accepted = screenAfter([{ type: "accepted", key: "k1", stored }], started);
    expect(accepted.entries).toEqual([expect.objectContaining({ id: "m1", status: "pending" })]);
    const answered = screenAfter([{ type: "answered", key: "k1", exchange }], accepted);
    expect(answered.entries.map(({ id, status }) => [id, status])).toEqual([
      ["m1", undefined],
      ["m2", undefined],
    ]);
  });

  it("one that failed says why, one that waits does not, and one that is dropped is gone", () => {
    const [failed] = screenAfter([{ type: "failed", key: "k1", problem: "no" }], started).entries;
    expect(failed).toMatchObject({ status: "failed", problem: "no" });
    const [waiting] = screenAfter([{ type: "waits", key: "k1" }], started).entries;
    expect(waiting).toMatchObject({ status: "failed", waits: true });
    expect(screenAfter([{ type: "dropped", key: "k1" }], started).entries).toEqual([]);
  });

  it.each<SendingEvent>([
    { type: "wish-chosen", wish: turn.wish },
    { type: "composed" },
    { type: "analysis-opened", image },
    { type: "analysis-moved", step: "reading" },
    { type: "analysis-hidden" },
    { type: "asked", key: "k1" },
    { type: "streamed", text: "Be" },
    { type: "shown-whole" },
  ])("$type is none of its events", (event) => {
    expect(reduceConversation(started, event)).toBeUndefined();
  });
});
