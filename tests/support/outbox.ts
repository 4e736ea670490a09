import { listOutbox } from "@/lib/adapters/mail/outbox";
import type { TestApp } from "./test-app";
import { until } from "./until";

/** The mails that were sent to an address, oldest first. */
export async function mailsTo(dataDir: string, address: string) {
  const mails = await listOutbox(dataDir);
  return mails.filter(({ to }) => to === address).reverse();
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
