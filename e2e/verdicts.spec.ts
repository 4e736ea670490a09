import { expectLargeTargets, expectNoViolations } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";

test("a try that is refused can be stood by, then let be, without a word and at no cost", async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  await openScreen(page, "/");
  const chat = chatOf(page);
  const contest = page.getByRole("button", { name: "Secondo me è giusto: la 1" });
  const drop = page.getByRole("button", { name: "Lascia perdere la 1" });
  await chat.say("Complete with the past simple.\n1. We ____ (go) home early.\n2. She ____ (buy) a new bag.");
  await expect(contest).toBeHidden();
  await chat.say("1. goed");
  await expect(contest).toBeVisible();
  await expect(drop).toBeVisible();
  await expectNoViolations(page);
  await expectLargeTargets(page);
  const used = async () => (await (await page.request.get("/api/usage-stats")).json()) as object;
  const before = await used();

  await chat.field.fill("poi la 2");
  await contest.click();
  await expect(chat.ofCoach.getByRole("time")).toHaveCount(3);
  await expect(chat.ofStudent.last()).toContainText("Secondo me è giusto: la 1");
  await expect(chat.ofCoach.last()).toContainText("goed");
  await expect(chat.field).toHaveValue("poi la 2");
  await expect(contest).toBeHidden();

  await page.reload();
  await expect(contest).toBeHidden();
  await drop.click();
  await expect(chat.ofCoach.getByRole("time")).toHaveCount(4);
  await expect(chat.ofCoach.last()).toContainText("prof");
  await expect(chat.ofCoach.last()).toContainText("la 2");
  await expect(drop).toBeHidden();
  expect(await used()).toEqual(before);
});
