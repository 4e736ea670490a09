import { expect } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";

/** How many of the newest mails are looked through: two workers send far fewer before one is read. */
const newest = 40;

/** The first link of the newest mail of a template to an address, once one has been sent after `earlierLink`. */
export async function mailedLink(
  dataDir: string,
  address: string,
  template: string,
  earlierLink = "",
): Promise<string> {
  let link = "";
  const findLink = async () => {
    const mails = await listOutbox(dataDir, newest);
    link = mails.find((mail) => mail.to === address && mail.template === template)?.links[0] ?? "";
    return link !== earlierLink;
  };
  await expect.poll(findLink, { message: `a mail "${template}" to ${address}` }).toBe(true);
  return link;
}

/** The token a mailed link carries. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}
