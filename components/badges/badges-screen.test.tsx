import { screen, within } from "@testing-library/react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { BadgesScreen } from "./badges-screen";

const badge: AchievementReply = {
  id: "b1",
  badgeType: "first_chat",
  badgeName: "Primo Messaggio",
  description: "Hai scritto il tuo primo messaggio al coach.",
  xpAwarded: 5,
  awardedAt: "2026-03-01T23:30:00.000Z", // already 2 March in Rome
};

function open(answer: Answer) {
  return renderAsLearner(<BadgesScreen />, ({ key }) =>
    key === "GET /api/achievements/7" ? answer : undefined,
  );
}

describe("the badges", () => {
  test("are counted and explained by category", async () => {
    open({ json: [badge] });
    expect(screen.getByLabelText("Carico i tuoi badge…").children).toHaveLength(4);
    expect(await screen.findByText("1 badge conquistato")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "I Tuoi Badge" })).toBeInTheDocument();
    const legend = screen.getByRole("list", { name: "Le categorie" });
    expect(
      within(legend)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Chat & Conversazione", "Livelli & Traguardi", "Vocabolario & XP", "Grammatica & Specialità"]);
  });

  test("open a dialog with what they are for", async () => {
    const { user } = open({ json: [badge] });
    await user.click(await screen.findByRole("button", { name: /Primo Messaggio/ }));
    const dialog = await screen.findByRole("dialog", { name: "Dettaglio Badge" });
    expect(dialog).toHaveTextContent(badge.description);
    expect(dialog).toHaveTextContent("+5 XP");
    expect(dialog).toHaveTextContent("2 marzo 2026");
  });

  test("say how to get the first one", async () => {
    open({ json: [] });
    expect(await screen.findByText("Nessun badge ancora")).toBeInTheDocument();
    expect(screen.getByText("Inizia a chattare per ottenere i tuoi primi badge!")).toBeInTheDocument();
  });

  test("can be asked for again when they could not be loaded", async () => {
    let isDown = true;
    const { user } = renderAsLearner(<BadgesScreen />, () =>
      isDown ? { status: 500, json: {} } : { json: [badge] },
    );
    const retry = await screen.findByRole("button", { name: "Riprova" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText("1 badge conquistato")).toBeInTheDocument();
  });
});
