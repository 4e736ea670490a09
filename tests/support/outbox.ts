import { listOutbox } from "@/lib/adapters/mail/outbox";

/** The mails that were sent to an address, oldest first. */
export async function mailsTo(dataDir: string, address: string) {
  const mails = await listOutbox(dataDir);
  return mails.filter(({ to }) => to === address).reverse();
}

/** The token in the first link of a mail. */
export function tokenOf(mail: { links: string[] } | undefined): string {
  const token = new URL(mail?.links[0] ?? "http://none").searchParams.get("token");
  if (!token) throw new Error("The mail has no link with a token");
  return token;
}
