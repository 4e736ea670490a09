import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SignedIn } from "@/bench/sign-in";
import type { Random } from "../support/random";
import type { Fleet } from "./fleet";

/** A send, and what its sender was told of it. */
export type Sent = {
  userId: number;
  key: string;
  text: string;
  /** Whether the server said that it has it. */
  isAccepted: boolean;
  /** The answer as it was shown. */
  answer?: string;
  /** With which code it was refused for good. A 500 is never right: who killed the server is known. */
  refusal?: string;
};

const longestMs = 40_000;
const tries = 4;
const mistakes = ["She don't like", "Yesterday I go to", "I am agree with", "He have seen", "I like"];

/** Students who send one message after the other, each again under its key when no answer comes. */
export class Load {
  readonly sent: Sent[] = [];
  /** Sends that each instance has accepted. */
  readonly acceptedBy = new Map<string, number>();
  private isOver = false;
  private readonly senders: Promise<void>[];

  constructor(
    private readonly fleet: Fleet,
    students: SignedIn[],
    senders: number,
    private readonly random: Random,
  ) {
    this.senders = Array.from({ length: senders }, (_, n) =>
      this.keepSending(
        students.filter((_student, index) => index % senders === n),
        random,
      ),
    );
  }

  /** Lets every sender finish. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.senders);
  }

  private async keepSending(students: SignedIn[], random: Random): Promise<void> {
    while (!this.isOver) {
      const { userId, cookie } = random.pick(students);
      const text = `${random.pick(mistakes)} number ${random.below(2 ** 31)}`;
      const sent: Sent = { userId, key: randomUUID(), text, isAccepted: false };
      this.sent.push(sent);
      for (let left = tries; left > 0 && !sent.answer && !sent.refusal; left -= 1) {
        const copies = random.chance(0.15) ? 2 : 1; // From two tabs at once.
        await Promise.all(
          Array.from({ length: copies }, () => this.sendOnce(sent, cookie, random.pick([true, false]))),
        );
        if (this.isOver || (!sent.answer && random.chance(0.4))) break; // Some never come back.
        await pause(100 + random.below(400));
      }
    }
  }

  private async sendOnce(sent: Sent, cookie: string, asEvents: boolean): Promise<void> {
    const { urls } = this.fleet;
    const url = urls[Math.floor(this.random.next() * urls.length)];
    if (url) await this.sendTo(url, sent, cookie, asEvents);
    else await pause(100);
  }

  /** A send of somebody who is not among the senders, to this instance. */
  async send(url: string, sent: Sent, cookie: string): Promise<void> {
    this.sent.push(sent);
    await this.sendTo(url, sent, cookie, true);
  }

  /** Sends it to whoever serves, until it is answered or as long as anybody would. */
  async sendAgain(sent: Sent, cookie: string): Promise<void> {
    const deadline = performance.now() + 2 * longestMs;
    while (!sent.answer && !sent.refusal && performance.now() < deadline) {
      await this.sendOnce(sent, cookie, false);
      await pause(100);
    }
  }

  private async sendTo(url: string, sent: Sent, cookie: string, asEvents: boolean): Promise<void> {
    try {
      const response = await fetch(`${url}/api/chat`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          cookie,
          ...(asEvents && { Accept: "text/event-stream" }),
        },
        body: JSON.stringify({ message: sent.text, clientMessageId: sent.key }),
        signal: AbortSignal.timeout(longestMs),
      });
      if (response.status >= 400 && response.status <= 500) await noteRefusal(response, sent);
      else if (response.headers.get("content-type")?.includes("event-stream"))
        await readEvents(response, sent, () => this.noteAccepted(url));
      else if (response.ok) noteAnswer(sent, await response.text());
    } catch {
      // Killed in the middle: nobody told the sender anything.
    }
  }

  private noteAccepted(url: string): void {
    this.acceptedBy.set(url, (this.acceptedBy.get(url) ?? 0) + 1);
  }
}

async function noteRefusal(response: Response, sent: Sent): Promise<void> {
  const { code } = (await response.json()) as { code: string };
  // Somebody else's try of the same send was given back meanwhile: it may come again.
  if (code !== "CONFLICT") sent.refusal = code;
}

async function readEvents(response: Response, sent: Sent, noteAccepted: () => void): Promise<void> {
  let seen = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    seen += chunk;
    if (sent.isAccepted || !seen.includes("event: accepted")) continue;
    sent.isAccepted = true;
    noteAccepted();
  }
  const done = /^event: done\ndata: (.+)$/m.exec(seen)?.[1];
  if (done) noteAnswer(sent, done);
}

function noteAnswer(sent: Sent, json: string): void {
  const { aiMessage } = JSON.parse(json) as { aiMessage: { message: string } };
  sent.isAccepted = true;
  sent.answer = aiMessage.message;
}
