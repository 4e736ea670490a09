import { expect } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";

/** How many of the newest mails are looked through: two workers send far fewer before one is read. */
const newest = 40;

/** Six digits that stand alone, in one piece or in two. */
const codeLine = /^\d{3} ?\d{3}$/;

/** What the newest mail of a template to an address brings, once one has been sent after `earlierLink`. */
async function mailed(dataDir: string, address: string, template: string, earlierLink: string) {
  let [link, text] = ["", ""];
  const findLink = async () => {
    const mails = await listOutbox(dataDir, newest);
    const mail = mails.find((one) => one.to === address && one.template === template);
    link = mail?.links[0] ?? "";
    text = mail?.text ?? "";
    return link !== earlierLink;
  };
  const message = `a mail "${template}" to ${address}`;
  await expect.poll(findLink, { message, intervals: [100] }).toBe(true);
  return { link, text };
}

/** The first link of the newest mail of a template to an address, once one has been sent after `earlierLink`. */
export async function mailedLink(
  dataDir: string,
  address: string,
  template: string,
  earlierLink = "",
): Promise<string> {
  return (await mailed(dataDir, address, template, earlierLink)).link;
}

/** What opens a page for parents: a mailed link, and the code of the same mail. */
export type MailedKey = { link: string; code: string };

/** The same with the code that is to be typed. */
export async function mailedKey(
  dataDir: string,
  address: string,
  template: string,
  earlierLink = "",
): Promise<MailedKey> {
  const { link, text } = await mailed(dataDir, address, template, earlierLink);
  const code = text.split("\n").find((line) => codeLine.test(line));
  if (!code) throw new Error(`There is no code in: ${text}`);
  return { link, code: code.replace(" ", "") };
}

/** The token a mailed link carries. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}
