import type { APIRequestContext } from "@playwright/test";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";

const messagesOf = async (request: APIRequestContext, userId: number): Promise<unknown> =>
  (await request.get(`/api/chat/${userId}`)).json();

// Two windows in sight of two children at one computer: nothing has told the first yet.
test("what is typed in the window of who was in before is not said in the name of who is in now", async ({
  context,
  page,
  learner,
}) => {
  await openScreen(page, "/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  const other = await signIn(context.request, persona("admin"));
  const before = await messagesOf(context.request, other);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/chat");
  await chatOf(page).write("Yesterday I goed to the cinema");
  expect((await answered).status()).toBe(401);
  await expect(page.getByRole("banner")).toContainText("Amministratore");
  await expect(page.getByText("goed to the cinema")).toBeHidden();
  expect(await messagesOf(context.request, other)).toEqual(before);
});
