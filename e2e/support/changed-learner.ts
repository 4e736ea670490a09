import type { Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import { answerCall } from "./replies";

/** Leads from the profile to the chat of one of whom the server says this: the answer to a change of avatar is believed until the next poll. */
export async function goToChatAs(page: Page, userId: number, fields: Partial<UserReply>): Promise<void> {
  const address = `/api/users/${userId}` as const;
  const user = (await (await page.request.get(address)).json()) as UserReply;
  const answer = { ...user, ...fields };
  await answerCall(page, `PUT ${address}`, 200, answer);
  await answerCall(page, `GET ${address}`, 200, answer);
  await page.getByRole("radio", { name: "Gufo" }).click();
  await page.getByRole("link", { name: "Home" }).click();
}
