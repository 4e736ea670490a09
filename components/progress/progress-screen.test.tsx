import { screen } from "@testing-library/react";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { ProgressScreen } from "./progress-screen";

function openProgress(mastery: MasteryReply, exercises: { isSolved: boolean }[] = []) {
  renderAsLearner(<ProgressScreen />, ({ key }) => {
    if (key === "GET /api/usage-stats")
      return { json: { isPro: false, messagesCount: 23, homeworkUploadsCount: 0 } };
    if (key === "GET /api/achievements/7") return { json: [] };
    if (key === "GET /api/mastery/7") return { json: mastery };
    if (key === "POST /api/exercises") return { json: { exercises } };
    return undefined;
  });
}

const past = { topic: "past-time", name: "Il past simple", score: 20, observations: 5 };
const articles = { topic: "a-or-an", name: "Articoli a e an", score: 95, observations: 4 };

test("the progress shows the level, the way to the next, and the figures there are", async () => {
  openProgress({ weak: [], strong: [] });
  expect(screen.getByRole("heading", { name: "I Tuoi Progressi" })).toBeInTheDocument();
  expect(screen.getByText("Livello 3")).toBeInTheDocument();
  // Level 3 runs from 100 to 140 XP: 118 is 45 % of the way.
  expect(screen.getByRole("progressbar", { name: "Progressi verso il livello 4" })).toHaveAttribute(
    "aria-valuenow",
    "45",
  );
  expect(screen.getByText("Ancora 22 XP per il livello 4")).toBeInTheDocument();
  expect(await screen.findByText("23")).toBeInTheDocument();
  expect(screen.getByText("Esercizi Completati").nextSibling).toHaveTextContent("11");
  expect(screen.getByText("8/10")).toBeInTheDocument();
});

test("nothing is said of topics before enough was seen of any", async () => {
  openProgress({ weak: [], strong: [] });
  expect(await screen.findByText(/Ancora troppo presto per dirlo/)).toBeInTheDocument();
});

test("weak and strong topics are named, each with its share", async () => {
  openProgress({ weak: [past], strong: [articles] });
  expect(await screen.findByRole("heading", { name: "Da allenare" })).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Quanto è giusto: Il past simple" })).toHaveAttribute(
    "aria-valuenow",
    "20",
  );
  expect(screen.getByText("95 % giusto")).toBeInTheDocument();
});

test.each([
  [[false, false, false], "Comincia", undefined],
  [[true, false, false], "Continua", "1 su 3 fatti oggi"],
])("the way to the exercises says how far the day's are: %j", async (solved, label, done) => {
  openProgress(
    { weak: [], strong: [] },
    solved.map((isSolved) => ({ isSolved })),
  );
  if (done) expect(await screen.findByText(done)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", "/exercises");
});

test("when the day's exercises are done there is nothing to begin", async () => {
  openProgress({ weak: [], strong: [] }, [{ isSolved: true }]);
  expect(await screen.findByText(/Oggi li hai fatti tutti/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Comincia|Continua/ })).not.toBeInTheDocument();
});
