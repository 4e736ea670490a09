import { screen, within } from "@testing-library/react";
import type { ProgressReply } from "@/lib/features/progress/contract";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgeRules, badgeTypes, type BadgeType, type LearnerStats } from "@/lib/features/rewards/rules";
import { badgeTexts } from "@/lib/i18n/it";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import "./badge-shelf"; // It is fetched when it is needed: the first test is not to wait for it.
import { BadgesScreen } from "./badges-screen";

const badge: AchievementReply = {
  id: "b1",
  badgeType: "first_chat",
  badgeName: "Primo Messaggio",
  description: "Hai scritto il tuo primo messaggio al coach.",
  xpAwarded: 5,
  awardedAt: "2026-03-01T23:30:00.000Z", // already 2 March in Rome
};
const ofType = (badgeType: BadgeType): AchievementReply => ({
  ...badge,
  id: badgeType,
  badgeType,
  badgeName: badgeTexts[badgeType].name,
});

const newcomer: LearnerStats = { messages: 0, corrections: 0, words: 0, xp: 0 };

/** Draws the screen over these answers; without stats, the progress cannot be loaded. */
function open(answer: Answer, stats?: LearnerStats) {
  const progress: Partial<ProgressReply> = { ...stats };
  return renderAsLearner(<BadgesScreen />, ({ key }) => {
    if (key === "GET /api/achievements/7") return answer;
    if (key === "GET /api/progress/7") return stats ? { json: progress } : { status: 500, json: {} };
    return undefined;
  });
}

/** What the cards still to be earned say, in their order. */
async function cardsToCome(first: RegExp) {
  const list = await screen.findByRole("list", { name: "Da conquistare" });
  await within(list).findByRole("button", { name: first });
  return within(list)
    .getAllByRole("button")
    .map((card) => card.textContent);
}

// Compiling them may take longer than a test waits.
beforeAll(() => Promise.all([import("./badge-shelf"), import("./badge-dialog")]), 60_000);

describe("the badges", () => {
  test("are counted and explained by category", async () => {
    open({ json: [badge] });
    expect(screen.getByLabelText("Carico i tuoi badge…").children).toHaveLength(4);
    expect(await screen.findByText("1 badge conquistato")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "I Tuoi Badge" })).toBeInTheDocument();
    const legend = await screen.findByRole("list", { name: "Le categorie" });
    expect(
      within(legend)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Chat & Conversazione", "Livelli & Traguardi", "Vocabolario & XP", "Grammatica & Specialità"]);
  });

  test.each(["earned", "locked"] as const)(
    "are told apart by the outline of their medal, %s too: each category has its own",
    async (look) => {
      const all = badgeTypes.map(ofType);
      const { container } = open({ json: look === "earned" ? all : [] }, newcomer);
      await screen.findByRole("list", { name: look === "earned" ? "Conquistati" : "Da conquistare" });
      const medals = [...container.querySelectorAll(`button [data-look=${look}]`)];
      expect(medals).toHaveLength(badgeTypes.length);
      const drawn = new Map(
        medals.map((medal) => [
          medal.getAttribute("data-outline"),
          medal.querySelector("path")?.getAttribute("d"),
        ]),
      );
      expect([...drawn.keys()].sort()).toEqual(["chat", "grammar", "level", "vocabulary"]);
      expect(new Set(drawn.values()).size).toBe(4);
    },
  );

  test.each(["earned", "locked"] as const)("have a medal of their own each, %s too", async (look) => {
    const { container } = open({ json: look === "earned" ? badgeTypes.map(ofType) : [] }, newcomer);
    await screen.findByRole("list", { name: look === "earned" ? "Conquistati" : "Da conquistare" });
    const drawn = [...container.querySelectorAll(`button [data-look=${look}]`)].map(
      ({ innerHTML }) => innerHTML,
    );
    expect(new Set(drawn).size).toBe(badgeTypes.length);
  });

  test("open a dialog with what they are for", async () => {
    const { user } = open({ json: [badge] });
    await user.click(await screen.findByRole("button", { name: /Primo Messaggio/ }));
    const dialog = await screen.findByRole("dialog", { name: "Dettaglio Badge" });
    expect(dialog).toHaveTextContent(badge.description);
    expect(dialog).toHaveTextContent("+5 XP");
    expect(dialog).toHaveTextContent("2 marzo 2026");
  });

  test("say which is the nearest, and lead on to it", async () => {
    const { user } = open({ json: [badge] }, newcomer);
    await user.click(await screen.findByRole("button", { name: /^Primo Messaggio/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Dettaglio Badge" }));
    const [nearest] = within(screen.getByRole("list", { name: "Da conquistare", hidden: true })).getAllByRole(
      "button",
      { hidden: true },
    );
    const name = dialog.getByText(/^Il più vicino:/).querySelector("b")?.textContent;
    expect(name).toBeTruthy();
    expect(nearest).toHaveTextContent(new RegExp(`^${name}`));
    expect(dialog.getByRole("link", { name: "Vai alla chat" })).toHaveAttribute("href", "/");
  });

  test("lead to the exercises when none is left to earn", async () => {
    const { user } = open({ json: badgeTypes.map(ofType) }, newcomer);
    expect(await screen.findByRole("link", { name: "Continua ad allenarti" })).toHaveAttribute(
      "href",
      "/exercises",
    );
    await user.click(screen.getAllByRole("button", { name: /XP$/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "Dettaglio Badge" }));
    expect(dialog.queryByText(/^Il più vicino:/)).not.toBeInTheDocument();
    expect(dialog.getByRole("link", { name: "Continua ad allenarti" })).toHaveAttribute("href", "/exercises");
  });

  test("say how to get the first one, and show all there are to earn", async () => {
    open({ json: [] }, newcomer);
    expect(await screen.findByText("Nessun badge ancora")).toBeInTheDocument();
    expect(screen.getByText("Inizia a chattare per ottenere i tuoi primi badge!")).toBeInTheDocument();
    expect(await cardsToCome(/0 di 1 messaggio$/)).toHaveLength(badgeRules.length);
  });

  test("are praised when none is left", async () => {
    open({ json: badgeTypes.map(ofType) }, newcomer);
    expect(await screen.findByText("10 badge conquistati")).toBeInTheDocument();
    expect(await screen.findByText("Li hai conquistati tutti: complimenti!")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Da conquistare" })).not.toBeInTheDocument();
  });

  test("can be asked for again when they could not be loaded", async () => {
    let isDown = true;
    const { user } = renderAsLearner(<BadgesScreen />, () =>
      isDown ? { status: 500, json: {} } : { json: [badge] },
    );
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.getByText("Non è stato possibile caricare i tuoi badge.")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Da conquistare" })).not.toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText("1 badge conquistato")).toBeInTheDocument();
  });
});

describe("the badges to come", () => {
  test("say how far the way is in the words of what they count, the nearest first", async () => {
    const held = (["first_chat", "first_steps"] as const).map(ofType);
    open({ json: held }, { messages: 32, corrections: 12, words: 96, xp: 100 });
    expect((await cardsToCome(/32 di 50 messaggi$/)).slice(0, 5)).toEqual([
      "ChiacchieroneTi mancano 18 messaggi32 di 50 messaggi",
      "Costruttore di Vocabolario96 di 150 parole",
      "Esperto di Grammatica12 di 20 frasi corrette",
      "Campione Livello 5Livello 3 di 5",
      "Maestro Livello 10Livello 3 di 10",
    ]);
    expect(screen.getByRole("button", { name: /100 di 500\sXP$/ })).toBeInTheDocument();
  });

  test("say only what to do where it is not known how far the learner is", async () => {
    open({ json: [badge] });
    const cards = await cardsToCome(/Scrivi 10 messaggi al coach\.$/);
    expect(cards).toContain("Campione Livello 5Raggiungi il livello 5.");
    expect(cards.join()).not.toMatch(/ di 50 /);
  });

  test.each<[string, LearnerStats, string, string]>([
    [
      "Primo Messaggio",
      newcomer,
      "Scrivi il tuo primo messaggio al coach.",
      "0 di 1 messaggioTi manca 1 messaggio",
    ],
    ["Chiacchierone", { ...newcomer, messages: 32 }, "Scrivi 50 messaggi", "Ti mancano 18 messaggi"],
    ["Campione Livello 5", { ...newcomer, xp: 140 }, "Raggiungi il livello 5.", "Ti manca 1 livello"],
    ["Campione Livello 5", { ...newcomer, xp: 100 }, "Raggiungi il livello 5.", "Ti mancano 2 livelli"],
    ["Esperto di Grammatica", { ...newcomer, corrections: 19 }, "20 frasi", "Ti manca 1 frase da correggere"],
    ["Esperto di Grammatica", newcomer, "20 frasi", "Ti mancano 20 frasi da correggere"],
    ["Costruttore di Vocabolario", { ...newcomer, words: 149 }, "150 parole", "Ti manca 1 parola nuova"],
    ["Collezionista di XP", { ...newcomer, xp: 240 }, "Raccogli 500 XP.", "Ti mancano 260 XP"],
    ["Collezionista di XP", { ...newcomer, xp: 499 }, "Raccogli 500 XP.", "Ti manca 1 XP"],
    ["Collezionista di XP", { ...newcomer, xp: 500 }, "Raccogli 500 XP.", "arriva con il prossimo messaggio"],
  ])("%s at %j opens with the goal and what is missing", async (name, stats, goal, missing) => {
    const { user } = open({ json: [] }, stats);
    await cardsToCome(/ di 1 messaggio$/);
    await user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    const dialog = await screen.findByRole("dialog", { name: "Dettaglio Badge" });
    expect(dialog).toHaveTextContent(goal);
    expect(dialog).toHaveTextContent(missing);
    expect(within(dialog).getByRole("link", { name: "Vai alla chat" })).toHaveAttribute("href", "/");
    expect(dialog).not.toHaveTextContent("Conquistato il");
  });
});
