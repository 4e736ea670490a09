import { screen, waitFor, within } from "@testing-library/react";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import { topics } from "@/lib/features/topics/rules";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { masteryReply } from "@/tests/support/mastery";
import { JourneyCard } from "./journey-card";

type Answers = { mastery?: MasteryReply | Answer; exercises?: { topic: string; isSolved: boolean }[] };

function openJourney({ mastery = masteryReply(), exercises = [] }: Answers = {}) {
  return renderAsLearner(<JourneyCard />, ({ key }) => {
    if (key === "GET /api/mastery/7") return "path" in mastery ? { json: mastery } : mastery;
    if (key === "POST /api/exercises") return { json: { exercises } };
    return undefined;
  });
}

const learned = masteryReply(
  {
    "be-agreement": { evidence: "remembered", solved: 3, score: 100, lastSeenOn: "2026-11-11", daysAgo: 9 },
    "a-or-an": { evidence: "understood", solved: 3, score: 100, lastSeenOn: "2026-11-20", daysAgo: 0 },
    "third-person-s": {
      evidence: "training",
      solved: 1,
      missed: 2,
      mistakes: 3,
      corrections: 2,
      score: 30,
      lastSeenOn: "2026-11-19",
      daysAgo: 1,
    },
    "plural-nouns": { evidence: "seen", mistakes: 1, corrections: 1, lastSeenOn: "2026-11-01", daysAgo: 19 },
    pronouns: { hasExercises: false },
  },
  { place: "third-person-s", next: "do-or-does" },
);

/** The road is fetched when it is needed: the first one waits for it. */
const stop = (name: RegExp) => screen.findByRole("button", { name }, { timeout: 20_000 });

describe("the road through the topics", () => {
  test("is a list of the year the learner is in, in the order of school, with what is known of each", async () => {
    openJourney({ mastery: learned });
    await stop(/Accordo del verbo to be/);
    const road = screen.getByRole("list", { name: "Gli argomenti della 1ª media" });
    const stops = within(road)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(stops).toHaveLength(12);
    expect(stops[0]).toBe("Accordo del verbo to bericordato");
    expect(stops[1]).toBe("Il soggetto c’è semprenon ancora visto");
    expect(stops[2]).toBe("Articoli a e ancapito oggi");
    expect(stops[4]).toBe("Il plurale dei nomivisto");
    expect(stops[9]).toBe("Sei quiLa \u2011s della terza personain allenamento");
    expect(stops[10]).toBe("Prossima tappaDo e doesnon ancora visto");
    expect(stops[11]).toBe("Avanti: 2ª media");
    expect(await stop(/La \u2011s della terza persona/)).toHaveAttribute("aria-current", "step");
    expect(screen.getByText(`Finora hai incontrato 4 argomenti su ${topics.length}.`)).toBeInTheDocument();
  });

  test("opens at the place where the learner is, on a phone, and can be seen whole", async () => {
    const box = { ...document.body.getBoundingClientRect(), height: 70 };
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
    const { user } = openJourney({ mastery: learned });
    const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
    const part = (await stop(/^Sei qui/)).closest("ol")?.parentElement?.parentElement;
    expect(part?.scrollTop).toBe(490);
    const toggle = screen.getByRole("button", { name: "Mostra tutta la strada", expanded: false });
    await user.click(toggle);
    expect(scrollBy).toHaveBeenCalledWith({ top: 490, behavior: "instant" });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(screen.getByRole("button", { name: "Mostra solo dove sei" }));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(screen.getByRole("button", { name: /^2ª media/ }));
    expect(part?.scrollTop).toBe(0); // Of another year, its beginning.
    jest.restoreAllMocks();
  });

  test("tells evidence by shape: each word has a mark of its own", async () => {
    const { container } = openJourney({ mastery: learned });
    await stop(/Accordo del verbo to be/);
    const marks = [...container.querySelectorAll("ol [data-evidence]")];
    for (const part of container.querySelectorAll("ol [data-evidence] *")) part.removeAttribute("class");
    const drawn = new Map(marks.map((mark) => [mark.getAttribute("data-evidence"), mark.innerHTML]));
    expect([...drawn.keys()].sort()).toEqual(["none", "remembered", "seen", "training", "understood"]);
    expect(new Set(drawn.values()).size).toBe(5);
  });

  test("claims nothing of a newcomer", async () => {
    openJourney();
    expect(await screen.findByText(/Ancora troppo presto/)).toBeInTheDocument();
    expect(await stop(/Sei qui ?Accordo del verbo to be/)).toBeInTheDocument();
  });

  test("goes through five years, each a press away, and on from the end of one to the start of the next", async () => {
    const { user } = openJourney({ mastery: learned });
    await stop(/Accordo del verbo to be/);
    const years = within(screen.getByRole("list", { name: "Gli anni di scuola" })).getAllByRole("button");
    expect(years).toHaveLength(5);
    expect(years[0]).toHaveAccessibleName("1ª media: 4 argomenti su 11 già incontrati");
    expect(years[0]).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "Avanti: 2ª media" }));
    expect(await stop(/Lettere maiuscole/)).toHaveFocus();
    expect(years[1]).toHaveAttribute("aria-pressed", "true");
    await user.click(years[4] as HTMLElement);
    expect(await stop(/Traduzioni parola per parola/)).toBeInTheDocument();
    expect(screen.getByText("Per ora la strada finisce qui")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Avanti/ })).not.toBeInTheDocument();
  });

  test("can be asked for again when it does not load; the level is there", async () => {
    const answer: Answer = { status: 503, json: {} };
    const { user } = openJourney({ mastery: answer });
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.getByText("Non è stato possibile caricare i tuoi argomenti.")).toBeInTheDocument();
    expect(screen.getByText("Livello 3")).toBeInTheDocument();
    Object.assign(answer, { status: 200, json: learned });
    await user.click(retry);
    expect(await stop(/Accordo del verbo to be/)).toBeInTheDocument();
  });
});

describe("the details of a stop", () => {
  async function openStop(name: RegExp, answers: Answers = { mastery: learned }) {
    const { user } = openJourney(answers);
    await user.click(await stop(name));
    return { user, dialog: await screen.findByRole("dialog") };
  }

  test("say what was seen and how often it went well, and lead to the exercises", async () => {
    const { dialog, user } = await openStop(/La \u2011s della terza persona/);
    expect(dialog).toHaveAccessibleName("La \u2011s della terza persona");
    const seen = within(dialog)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(seen).toEqual([
      "1 esercizio giusto al primo colpo",
      "2 esercizi non riusciti subito",
      "3 errori nelle tue frasi, 2 sistemati da te",
    ]);
    expect(dialog).toHaveTextContent("Per ora è più spesso sbagliato.");
    expect(dialog).toHaveTextContent("L’ultima volta: ieri.");
    expect(within(dialog).getByRole("link", { name: "Allenati su questo" })).toHaveAttribute(
      "href",
      "/exercises?topic=third-person-s",
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await stop(/La \u2011s della terza persona/)).toHaveFocus();
  });

  test("claim nothing before three observations", async () => {
    const { dialog } = await openStop(/Il plurale dei nomi/);
    expect(dialog).toHaveTextContent("è presto per dire come va: servono almeno 3 prove");
    expect(dialog).toHaveTextContent("1 errore nelle tue frasi, che poi hai sistemato");
    expect(dialog).toHaveTextContent("L’ultima volta: il 1° novembre.");
    expect(dialog).not.toHaveTextContent(/giusto|sbagliato/);
  });

  test.each([
    [
      [{ topic: "a-or-an", isSolved: false }],
      "Uno degli esercizi di oggi è su questo argomento e vale 5 XP: lo trovi per primo.",
    ],
    [[{ topic: "a-or-an", isSolved: true }], "non costa cuori e non dà XP"],
    [[{ topic: "future", isSolved: false }], "non costa cuori e non dà XP"],
  ])("say what practice earns, with today's exercises %j", async (exercises, text) => {
    const { dialog } = await openStop(/Articoli a e an/, { mastery: learned, exercises });
    await waitFor(() => expect(dialog).toHaveTextContent(text));
  });

  test("do not lead to exercises where there are none", async () => {
    const { user } = openJourney({ mastery: learned });
    await stop(/Accordo del verbo to be/);
    await user.click(screen.getByRole("button", { name: /^2ª media/ }));
    await user.click(await stop(/Pronomi/));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Su questo argomento non ci sono esercizi");
    expect(within(dialog).queryByRole("link", { name: "Allenati su questo" })).not.toBeInTheDocument();
    expect(within(dialog).getByRole("link", { name: "Scrivi al coach" })).toHaveAttribute("href", "/");
  });
});
