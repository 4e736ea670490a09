import type { PracticeReply } from "@/lib/features/exercises/contract";
import { typeset } from "@/components/coach-text/typeset";
import { persona, signIn } from "./support/accounts";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { acceptedFor, giveAnswer } from "./support/exercises";
import { expect, test } from "./support/fixtures";
import { holdCall } from "./support/replies";

test.describe("the road through the topics", () => {
  test(
    "opens where the student is, says what is known of a topic, and leads to the exercises",
    { tag: "@desktop" },
    async ({ page }) => {
      await signIn(page.request, persona("pro"));
      await page.goto("/progress");
      const road = page.getByRole("list", { name: "Gli argomenti della 2ª media" });
      const here = road.getByRole("button", { name: /^Sei qui/ });
      await expect(here).toContainText("Present continuous");
      await expect(here).toContainText(/capito (?:oggi|ieri)/);
      await expect(here).toHaveAttribute("aria-current", "step");
      await expectNoViolations(page);
      await expectLargeTargets(page);
      await expectNoSidewaysScroll(page);
      await expectContrastInTheDark(page);

      await here.click();
      const dialog = page.getByRole("dialog", { name: "Present continuous" });
      await expect(dialog.getByRole("listitem")).toHaveText([
        "3 esercizi giusti al primo colpo",
        "1 esercizio non riuscito subito",
      ]);
      await expect(dialog).toContainText("Gli ultimi 3 li hai fatti senza aiuto.");
      await expectNoViolations(page);
      await expect(dialog.getByRole("link", { name: "Allenati su questo" })).toHaveAttribute(
        "href",
        "/exercises?topic=present-continuous",
      );
    },
  );

  test(
    "leads from a stop to exercises of its topic, as many as one likes, without XP",
    { tag: "@desktop" },
    async ({ page, learner }) => {
      await page.goto("/progress");
      await page.getByRole("button", { name: /^2ª media/ }).click();
      await page.getByRole("button", { name: /^Il past simple/ }).click();
      const dialog = page.getByRole("dialog", { name: "Il past simple" });
      await expect(dialog).toContainText("è allenamento libero, non costa cuori e non dà XP");

      const practice = () => page.waitForResponse("**/api/exercises/practice");
      const asked = practice();
      await dialog.getByRole("link", { name: "Allenati su questo" }).click();
      const { exercises } = (await (await asked).json()) as PracticeReply;
      await expect(page).toHaveURL("/exercises?topic=past-time");
      await expect(page.getByText("Allenamento libero: non costa cuori e non dà XP.")).toBeVisible();
      for (const [index, exercise] of exercises.entries()) {
        expect(exercise).toMatchObject({ topic: "past-time", isPractice: true });
        await expect(page.getByText(`Esercizio ${index + 1} di 3`)).toBeAttached();
        const task = page.getByText(typeset(exercise.instruction));
        await expect(task).toBeVisible();
        if (index > 0) await expect(task).toBeFocused();
        await giveAnswer(page, exercise, acceptedFor(learner.id, exercise));
        await expect(page.locator("[data-outcome=right]")).toBeVisible();
        await page
          .getByRole("button", { name: index < 2 ? "Prossimo esercizio" : "Vedi com’è andata" })
          .click();
      }
      await expect(page.getByText(/^Tre esercizi risolti su questo argomento/)).toBeVisible();
      await expect(page.getByRole("banner")).toContainText("10 cuori");
      const user = await page.request.get(`/api/users/${learner.id}`);
      expect(await user.json()).toMatchObject({ xp: 0 });
      await expectNoViolations(page);
      await expectLargeTargets(page);
      await expectNoSidewaysScroll(page);

      const next = practice();
      await page.getByRole("button", { name: "Altri tre esercizi" }).click();
      const more = (await (await next).json()) as PracticeReply;
      await expect(page.getByText(typeset(more.exercises[0]?.instruction ?? "")).first()).toBeFocused();
      await page.getByRole("link", { name: "Torna ai tuoi progressi" }).click();
      await page.getByRole("button", { name: /^2ª media/ }).click();
      await expect(page.getByRole("button", { name: /Il past simple/ })).toContainText("capito oggi");
    },
  );

  test("is walked by the keyboard, stop after stop and on into the next year", async ({ page }) => {
    await signIn(page.request, persona("pro"));
    await page.goto("/progress");
    await page.getByRole("button", { name: /^1ª media/ }).press("Enter");
    const road = page.getByRole("list", { name: "Gli argomenti della 1ª media" });
    const stops = road.getByRole("button");
    await expect(stops).toHaveCount(12);
    await stops.first().focus();
    for (let at = 1; at < 12; at += 1) {
      await page.keyboard.press("Tab");
      await expect(stops.nth(at)).toBeFocused();
      await expect(stops.nth(at)).toBeInViewport();
    }
    await page.keyboard.press("Enter");
    const second = page.getByRole("list", { name: "Gli argomenti della 2ª media" });
    await expect(second.getByRole("button").first()).toBeFocused();
    await expect(second.getByRole("button").first()).toBeInViewport();

    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Lettere maiuscole" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(second.getByRole("button").first()).toBeFocused();
  });

  test(
    "comes into a place of its own height: nothing below it moves",
    { tag: "@desktop" },
    async ({ page }) => {
      const id = await signIn(page.request, persona("pro"));
      const release = await holdCall(page, `GET /api/mastery/${id}`);
      await page.goto("/progress");
      await expect(page.getByRole("status", { name: "Carico i tuoi argomenti…" })).toBeVisible();
      const training = page.getByRole("heading", { name: "Allenati" });
      const top = async () => (await training.boundingBox())?.y ?? 0;
      const before = await top();
      release();
      await expect(page.getByRole("list", { name: /^Gli argomenti della/ })).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThan(24);
    },
  );

  test("claims nothing of a newcomer, and starts them at the beginning", async ({ page, learner }) => {
    await page.goto("/progress");
    await expect(page.getByRole("banner")).toContainText(learner.nickname);
    const road = page.getByRole("list", { name: "Gli argomenti della 1ª media" });
    await expect(road.getByRole("button", { name: /^Sei qui/ })).toContainText("Accordo del verbo to be");
    await expect(page.getByText(/^Ancora troppo presto/)).toBeVisible();
    await expect(road.getByText("non ancora visto")).toHaveCount(11);
  });
});
