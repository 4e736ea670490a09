import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkedMail, type OutboxMail, type OutboxPort, type OutgoingMail } from "@/lib/ports/mailer";
import { rethrowAsMailError } from "./rethrow-as-mail-error";

type Options = { dataDir: string; print: (line: string) => void; now?: () => Date };

/** Keeps mails as files in `<dataDir>/outbox` and prints the first link of each. For one process. */
export function outboxMailer({ dataDir, print, now = () => new Date() }: Options): OutboxPort {
  const folder = path.join(dataDir, "outbox");
  let last: Promise<unknown> = Promise.resolve();

  async function deliver(mail: OutgoingMail): Promise<{ providerId: string }> {
    const earlier = await findById(folder, mail.id);
    if (earlier) return { providerId: earlier };
    const sent: OutboxMail = { ...checkedMail(mail), sentAt: now().toISOString() };
    const name = fileName(sent);
    await mkdir(folder, { recursive: true });
    await writeWhole(path.join(folder, `${name}.html`), sent.html);
    await writeWhole(path.join(folder, `${name}.json`), JSON.stringify(sent, null, 2)); // Last: it makes the mail count.
    print(`Mail per ${sent.to}: ${sent.subject} → ${sent.links[0] ?? "nessun link"}`);
    return { providerId: name };
  }

  return {
    kind: "outbox",
    wasSent: async ({ id }) => (await findById(folder, id)) !== undefined,
    list: (limit) => listOutbox(dataDir, limit),
    send(mail) {
      // One after the other, so that the same id sent twice at once is still one mail.
      const turn = last.then(() => deliver(mail)).catch(rethrowAsMailError);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** The mails in the outbox of a data folder, newest first. */
export async function listOutbox(dataDir: string, limit = 1000): Promise<OutboxMail[]> {
  const folder = path.join(dataDir, "outbox");
  const names = (await namesIn(folder)).filter((name) => name.endsWith(".json"));
  const newestFirst = names.sort().reverse().slice(0, limit);
  return Promise.all(
    newestFirst.map(
      async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as OutboxMail,
    ),
  );
}

async function findById(folder: string, id: string): Promise<string | undefined> {
  const mark = `-${idMark(id)}-`;
  const found = (await namesIn(folder)).find((name) => name.includes(mark) && name.endsWith(".json"));
  return found?.slice(0, -".json".length);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
}

// No colon and no character of the id itself: Windows refuses some, and an id may be anything.
function fileName({ sentAt, id, template }: OutboxMail): string {
  return `${sentAt.replace(/[:.]/g, "-")}-${idMark(id)}-${template.replace(/[^a-z0-9-]/gi, "")}`;
}

function idMark(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 16);
}

async function writeWhole(file: string, content: string): Promise<void> {
  const unfinished = `${file}.tmp`;
  await writeFile(unfinished, content, "utf8");
  await rename(unfinished, file);
}
