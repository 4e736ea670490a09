import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { typeset } from "@/components/coach-text/typeset";
import { acceptedFor, giveAnswer } from "./support/exercises";
import { expect, test } from "./support/fixtures";
import { skipFirstMinute } from "./support/screens";

test(
  "the day's three exercises are found, tried at, solved and paid",
  { tag: "@desktop" },
  async ({ page, learner }) => {
    const given = page.waitForResponse("**/api/exercises");
    await skipFirstMinute(page);
    await page.getByRole("main").getByRole("link", { name: "Allenati" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Allenati" })).toBeVisible();
    const { exercises } = (await (await given).json()) as { exercises: ExerciseReply[] };
    expect(exercises).toHaveLength(3);

    for (const [index, exercise] of exercises.entries()) {
      await expect(page.getByText(typeset(exercise.instruction))).toBeVisible();
      await giveAnswer(page, exercise, acceptedFor(learner.id, exercise));
      await expect(page.getByText("+5 XP for practicing!")).toBeVisible();
      await page
        .getByRole("button", { name: index < 2 ? "Prossimo esercizio" : "Vedi com’è andata" })
        .click();
    }
    await expect(page.getByRole("heading", { name: "Per oggi hai finito!" })).toBeVisible();
    await expect(page.getByText("Tre esercizi risolti, 15 XP guadagnati.")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("15 XP");
    await expect(page.getByRole("banner")).toContainText("10 cuori");

    await page.getByRole("link", { name: "Guarda i tuoi progressi" }).click();
    await expect(page.getByText("Oggi li hai fatti tutti. Domani ne trovi altri tre.")).toBeVisible();
  },
);

test("what the coach says to an answer stands above the panel, however tall that is", async ({
  page,
  learner,
}) => {
  const given = page.waitForResponse("**/api/exercises");
  await page.goto("/exercises");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  const { exercises } = (await (await given).json()) as { exercises: ExerciseReply[] };
  const firstOfPanel = page
    .getByRole("textbox", { name: "La tua risposta" })
    .or(page.getByRole("group", { name: /^(La tua frase|Scegli la risposta)$/ }));

  for (const exercise of exercises) {
    await expect(page.getByText(typeset(exercise.instruction))).toBeVisible();
    const accepted = acceptedFor(learner.id, exercise)
      .toLowerCase()
      .replace(/[.,?!]/g, "");
    const wrong = {
      choose: () => exercise.words.find((word) => word.toLowerCase() !== accepted) ?? "",
      order: () =>
        (exercise.words.join(" ").toLowerCase() === accepted
          ? exercise.words.toReversed()
          : exercise.words
        ).join(" "),
      gap_fill: () => "gone to",
      translate: () => "They goes to home",
    }[exercise.kind]();
    await giveAnswer(page, exercise, wrong);
    const reply = page.locator("[data-outcome=wrong]").getByRole("status");
    await expect(reply).toBeInViewport({ ratio: 1 });
    const gapPx = async () => {
      const [above, below] = [await reply.boundingBox(), await firstOfPanel.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gapPx).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Passa oltre" }).click();
  }
});
