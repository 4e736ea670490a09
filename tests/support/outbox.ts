import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { OutboxMail } from "@/lib/ports/mailer";
import type { TestApp } from "./test-app";
import { until } from "./until";

/** By their files. A mail that is there does not change, and a test file asks for hundreds, over and over. */
const read = new Map<string, OutboxMail>();

function mailIn(file: string): OutboxMail {
  const mail = read.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as OutboxMail);
  read.set(file, mail);
  return mail;
}

/** The mails that were sent to an address, oldest first: their names begin with the time. */
export async function mailsTo(dataDir: string, address: string) {
  const folder = path.join(dataDir, "outbox");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names
    .sort()
    .map((name) => mailIn(path.join(folder, name)))
    .filter(({ to }) => to === address);
}

/** The templates of the mails to an address, once those that wait are sent. */
export async function templatesTo(t: TestApp, address: string): Promise<string[]> {
  await t.runJobs();
  return (await mailsTo(t.dataDir, address)).map(({ template }) => template);
}

/** The mails to an address, once there are so many: what is looked up after a reply is mailed a moment later. */
export async function mailsOnceThere(t: TestApp, address: string, count: number) {
  await until(async () => (await templatesTo(t, address)).length >= count);
  return mailsTo(t.dataDir, address);
}

/** The token in the first link of a mail. */
export function tokenOf(mail: { links: string[] } | undefined): string {
  const token = new URL(mail?.links[0] ?? "http://none").searchParams.get("token");
  if (!token) throw new Error("The mail has no link with a token");
  return token;
}
