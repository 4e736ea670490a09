import { screen } from "@testing-library/react";
import { ChatScreen } from "@/components/chat/chat-screen";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";

jest.mock("@/components/first-minute/later-steps", () => {
  throw new Error("offline");
});

test("steps that cannot be fetched are said to be, and the ways out stay", async () => {
  const { user } = renderAsLearner(
    <ChatScreen brought={{ entries: [], hasOlder: false }} />,
    ({ key }) =>
      key === "GET /api/usage-stats"
        ? { json: { isPro: false, messagesCount: 0, homeworkUploadsCount: 0 } }
        : undefined,
    { ...learner, xp: 0 },
  );
  await user.click(await screen.findByRole("button", { name: "Avanti" }, { timeout: 10_000 }));
  expect(await screen.findByText(/^Ora la rete non c’è\./)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Indietro" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Salta" }));
  expect(await screen.findByRole("button", { name: "Controlla un testo" })).toHaveFocus();
});
