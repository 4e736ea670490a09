import { screen } from "@testing-library/react";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { ProgressScreen } from "./progress-screen";

test("the progress shows the level, the way to the next, and the figures there are", async () => {
  renderAsLearner(<ProgressScreen />, ({ key }) => {
    if (key === "GET /api/usage-stats")
      return { json: { isPro: false, messagesCount: 23, homeworkUploadsCount: 0 } };
    if (key === "GET /api/achievements/7") return { json: [] };
    return undefined;
  });
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
