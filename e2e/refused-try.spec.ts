import { expectLargeTargets, expectNoViolations } from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";

test("a try that is refused can be stood by, and then it is left to the teacher", async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeGreaterThan(0);
  await openScreen(page, "/");
  const chat = chatOf(page);
  const stand = page.getByRole("button", { name: "Secondo me è giusto" });
  await chat.say("Complete with the past simple.\n1. We ____ (go) home early.\n2. She ____ (buy) a new bag.");
  await expect(stand).toBeHidden();
  await chat.say("1. goed");
  await expect(stand).toBeVisible();
  await expectNoViolations(page);
  await expectLargeTargets(page);
  await chat.field.fill("poi la 2");
  await stand.click();
  await expect(chat.ofCoach.getByRole("time")).toHaveCount(3);
  await expect(chat.ofStudent.last()).toContainText("Secondo me è giusto");
  await expect(chat.field).toHaveValue("poi la 2");
  await page.reload();
  await stand.click();
  await expect(chat.ofCoach.getByRole("time")).toHaveCount(4);
  await expect(chat.ofCoach.last()).toContainText("prof");
  await expect(stand).toBeHidden();
  await page.screenshot({ path: ".cache/e2e/refused.png" });
});
