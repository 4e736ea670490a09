import { act, render, screen } from "@testing-library/react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { celebrate } from "@/components/rewards/celebrate";
import { Celebrations } from "@/components/rewards/celebrations";
import { AnswerSheet, type Earned, type Outcome } from "./answer-sheet";

const badge: AchievementReply = {
  id: "b1",
  badgeType: "xp_collector",
  badgeName: "Collezionista di XP",
  description: "",
  xpAwarded: 25,
  awardedAt: "2026-03-01T10:00:00.000Z",
};
const earned: Earned = { xpAwarded: 5, leveledUp: false, newAchievements: [] };

const vibrate = jest.fn();

function open(outcome: Outcome, reward?: Earned, isReduced = false) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: isReduced }) });
  Object.assign(navigator, { vibrate });
  Element.prototype.scrollIntoView = () => undefined;
  return render(
    <AnswerSheet
      outcome={outcome}
      layout="panel"
      title="Esatto!"
      reward={reward}
      progress={outcome === "right" ? { done: 2, all: 3, label: "2 di 3 fatti" } : undefined}
      action={<button type="button">Avanti</button>}
    >
      <p>My sister plays tennis.</p>
    </AnswerSheet>,
  );
}

const confetti = (container: HTMLElement) => container.querySelectorAll(".answer-sheet-confetti");

// Compiling it may take longer than a test waits.
beforeAll(() => import("./sheet-extras"), 60_000);
afterEach(() => {
  delete document.documentElement.dataset.calm;
  vibrate.mockReset();
});

test("what is right is said, fills the bar, shakes once and throws confetti", async () => {
  const { container } = open("right", earned);
  expect(screen.getByRole("status")).toHaveTextContent(/^Esatto!My sister plays tennis\./);
  expect(screen.getByText("2 di 3 fatti")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Suoni", pressed: true })).toBeInTheDocument();
  expect(vibrate.mock.calls).toEqual([[20]]);
  expect(confetti(container).length).toBeGreaterThan(5);
  expect(await screen.findByText("+5 XP for practicing!")).toBeInTheDocument();
});

test("its XP are counted up, and said once as a sum", async () => {
  jest.useFakeTimers();
  open("right", { ...earned, xpAwarded: 10 });
  expect(screen.getByText("+0 XP for practicing!")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "+10 XP for practicing!" })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText(/^\+[3-7] XP for practicing!$/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText("+10 XP for practicing!")).toBeInTheDocument();
  jest.useRealTimers();
});

test.each<[Outcome, number[][] | number[]]>([
  ["almost", [20]],
  ["wrong", [[15, 40, 15]]],
])("what is %s is felt, without confetti", async (outcome, felt) => {
  const { container } = open(outcome);
  await screen.findByRole("button", { name: "Suoni" });
  expect(vibrate.mock.calls).toEqual([felt]);
  expect(confetti(container)).toHaveLength(0);
});

test("where nothing was judged nothing is felt", async () => {
  open("no_attempt");
  await screen.findByRole("button", { name: "Suoni" });
  expect(vibrate).not.toHaveBeenCalled();
});

test("a badge is celebrated in it, above its button, once", async () => {
  const { container } = open("right", { ...earned, newAchievements: [badge] });
  render(<Celebrations />);
  act(() => celebrate({ ...earned, newLevel: 3, newAchievements: [badge] }, "practice"));
  const name = await screen.findByText("Collezionista di XP", {}, { timeout: 10_000 });
  expect(container).toContainElement(name);
  const button = screen.getByRole("button", { name: "Avanti" });
  expect(name.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText("Collezionista di XP")).toHaveLength(1);
});

test("what was not right is no place for rewards", async () => {
  const { container } = open("wrong");
  render(<Celebrations />);
  act(() => celebrate({ ...earned, newLevel: 3, newAchievements: [badge] }, "practice"));
  expect(container).not.toContainElement(await screen.findByText("Collezionista di XP"));
});

test.each([
  ["reduced motion", true, false],
  ["calm", false, true],
])("under %s all stands at once, and nothing moves or shakes", async (_, isReduced, isCalm) => {
  document.documentElement.dataset.calm = String(isCalm);
  const { container } = open("right", earned, isReduced);
  expect(screen.getByText("+5 XP for practicing!")).toBeInTheDocument();
  await screen.findByRole("button", { name: "Suoni" });
  expect(confetti(container)).toHaveLength(0);
  expect(vibrate).not.toHaveBeenCalled();
});
