import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { AchievementReply, RewardReply } from "@/lib/features/rewards/contract";
import { LevelBadge } from "@/components/shell/level-badge";
import { celebrate, type RewardSource } from "./celebrate";
import { Celebrations } from "./celebrations";

const badge = (id: string, badgeName: string, xpAwarded = 10): AchievementReply => ({
  id,
  badgeType: "first_steps",
  badgeName,
  description: "",
  xpAwarded,
  awardedAt: "2026-03-01T10:00:00.000Z",
});
const first = badge("b1", "Primi Passi", 10);
const second = badge("b2", "Chiacchierone", 20);
const third = badge("b3", "Collezionista di XP", 25);
const nothing: RewardReply = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [] };

/** Hands a reward over, and lets the code of the overlay arrive. */
async function earn(reward: Partial<RewardReply>, source: RewardSource = "message") {
  await act(async () => {
    celebrate({ ...nothing, ...reward }, source);
    await jest.advanceTimersByTimeAsync(0);
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const popups = () => screen.queryAllByText(/^\+\d+ XP$/).map(({ textContent }) => textContent);
const shownBadges = () =>
  screen.queryAllByRole("button", { name: "Chiudi" }).map((button) => button.closest("li")?.textContent);
const said = () => screen.getByRole("status").textContent;

function open() {
  return render(
    <>
      <input aria-label="Messaggio" />
      <LevelBadge level={3} />
      <Celebrations />
    </>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the XP pop-up", () => {
  test("of a message is there for two seconds", async () => {
    open();
    await earn({ xpAwarded: 10 });
    expect(popups()).toEqual(["+10\u00a0XP"]);
    wait(1999);
    expect(popups()).toEqual(["+10\u00a0XP"]);
    wait(1);
    expect(popups()).toEqual([]);
  });

  test("of homework is there for three, with 15 when nothing is said of XP", async () => {
    open();
    await earn({ xpAwarded: undefined }, "homework");
    expect(popups()).toEqual(["+15\u00a0XP"]);
    wait(2999);
    expect(popups()).toEqual(["+15\u00a0XP"]);
    wait(1);
    expect(popups()).toEqual([]);
  });

  test("comes for the first message of a visit that earns any, and for each photo", async () => {
    const { unmount } = open();
    await earn({ xpAwarded: 0 });
    await earn({ xpAwarded: 5 });
    expect(popups()).toEqual(["+5\u00a0XP"]);
    wait(2000);
    await earn({ xpAwarded: 10 });
    expect(popups()).toEqual([]);
    expect(said()).toBe("");
    await earn({ xpAwarded: 15 }, "homework");
    expect(popups()).toEqual(["+15\u00a0XP"]);
    wait(3000);
    await earn({ xpAwarded: 5, newAchievements: [first] });
    expect(popups()).toEqual(["+10\u00a0XP"]);
    expect(said()).toBe("Nuovo badge: Primi Passi.");
    unmount();
    open();
    await earn({ xpAwarded: 5 });
    expect(popups()).toEqual(["+5\u00a0XP"]);
  });

  test("is none for no XP, nor where practice shows them in place", async () => {
    open();
    await earn({ xpAwarded: 0 }, "homework");
    await earn({ xpAwarded: 0 });
    await earn({ xpAwarded: 10 }, "practice");
    expect(popups()).toEqual([]);
    expect(said()).toBe("");
  });
});

test("a new level is shown for three seconds, on a card and by an arrow at the level", async () => {
  open();
  expect(screen.queryByRole("img", { name: "Nuovo livello" })).not.toBeInTheDocument();
  await earn({ leveledUp: true, newLevel: 4 }, "practice");
  expect(screen.getByText("Livello 4!")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Nuovo livello" })).toBeInTheDocument();
  wait(2999);
  expect(screen.getByText("Livello 4!")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Livello 4!")).not.toBeInTheDocument();
  expect(screen.queryByRole("img", { name: "Nuovo livello" })).not.toBeInTheDocument();
});

describe("new badges", () => {
  const [one, two, three] = [
    /Primi Passi\+10\sXP/,
    /Chiacchierone\+20\sXP/,
    /Collezionista di XP\+25\sXP/,
  ].map((pattern): unknown => expect.stringMatching(pattern));

  test("come a second apart and leave after three seconds each", async () => {
    open();
    await earn({ newAchievements: [first, second, third] });
    expect(shownBadges()).toEqual([one]);
    wait(999);
    expect(shownBadges()).toEqual([one]);
    wait(1);
    expect(shownBadges()).toEqual([one, two]);
    wait(1000);
    expect(shownBadges()).toEqual([one, two, three]);
    wait(1000);
    expect(shownBadges()).toEqual([two, three]);
    wait(1000);
    expect(shownBadges()).toEqual([three]);
    wait(999);
    expect(shownBadges()).toEqual([three]);
    wait(1);
    expect(shownBadges()).toEqual([]);
  });

  test("can be closed before, which changes nothing for the others", async () => {
    open();
    await earn({ newAchievements: [first, second] });
    wait(500);
    fireEvent.click(screen.getByRole("button", { name: "Chiudi" }));
    expect(shownBadges()).toEqual([]);
    wait(500);
    expect(shownBadges()).toEqual([two]);
    wait(2999);
    expect(shownBadges()).toEqual([two]);
    wait(1);
    expect(shownBadges()).toEqual([]);
  });

  test.each([
    ["closed", () => fireEvent.click(screen.getByRole("button", { name: "Chiudi" }))],
    ["gone by itself", () => wait(3000)],
  ])("give the focus back to where it was once %s", async (_, leave) => {
    open();
    const field = screen.getByLabelText("Messaggio");
    field.focus();
    await earn({ newAchievements: [first] });
    act(() => screen.getByRole("button", { name: "Chiudi" }).focus());
    leave();
    expect(field).toHaveFocus();
  });
});

test("a level, its XP and a badge come one after the other", async () => {
  open();
  await earn({ xpAwarded: 5, leveledUp: true, newLevel: 4, newAchievements: [first] });
  expect(popups()).toEqual(["+5\u00a0XP"]);
  expect(screen.getByText("Livello 4!")).toBeInTheDocument();
  wait(2000);
  expect(popups()).toEqual([]);
  expect(screen.getByText("Livello 4!")).toBeInTheDocument();
  expect(shownBadges()).toEqual([]);
  wait(1000);
  expect(screen.queryByText("Livello 4!")).not.toBeInTheDocument();
  expect(shownBadges()).toHaveLength(1);
  wait(2999);
  expect(shownBadges()).toHaveLength(1);
  wait(1);
  expect(shownBadges()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

describe("a reward that comes during another", () => {
  test("waits for its end; none is lost, none is shown twice", async () => {
    open();
    await earn({ xpAwarded: 5, newAchievements: [first] });
    await earn({ xpAwarded: 10, leveledUp: true, newLevel: 4 }, "homework");
    await earn({ newAchievements: [second] }, "practice");
    expect(popups()).toEqual(["+5\u00a0XP"]);
    expect(shownBadges()).toEqual([]);
    wait(2000);
    expect(popups()).toEqual(["+10\u00a0XP"]);
    expect(shownBadges()).toHaveLength(1);
    wait(2999);
    expect(screen.queryByText("Livello 4!")).not.toBeInTheDocument();
    wait(1);
    expect(popups()).toEqual(["+10\u00a0XP"]);
    expect(screen.getByText("Livello 4!")).toBeInTheDocument();
    expect(shownBadges()).toEqual([]);
    wait(3000);
    expect(popups()).toEqual(["+20\u00a0XP"]);
    expect(shownBadges()).toHaveLength(1);
    wait(3000);
    expect(popups()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("a screen reader", () => {
  /** Every piece of text that comes up in the live region. */
  function listen() {
    const heard: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent);
    });
    observer.observe(screen.getByRole("status"), { childList: true, subtree: true, characterData: true });
    return heard;
  }

  test("hears all of it in one sentence, once", async () => {
    const { container } = open();
    const heard = listen();
    await earn({ xpAwarded: 10, leveledUp: true, newLevel: 3, newAchievements: [first] });
    const live = container.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]");
    expect([...live]).toEqual([screen.getByRole("status")]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(heard).toEqual(["+10\u00a0XP. Hai raggiunto il livello 3! Nuovo badge: Primi Passi."]);
    expect(said()).toBe("");
  });

  test("hears several badges by name, and the same words again when they are earned again", async () => {
    open();
    const heard = listen();
    await earn({ newAchievements: [first, second] }, "practice");
    await earn({ xpAwarded: 15 }, "homework");
    await earn({ xpAwarded: 15 }, "homework");
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(heard).toEqual(["Nuovi badge: Primi Passi e Chiacchierone.", "+15\u00a0XP.", "+15\u00a0XP."]);
  });
});

test("who leaves is celebrated no further", async () => {
  const { unmount } = open();
  await earn({ xpAwarded: 5, leveledUp: true, newAchievements: [first, second] });
  await earn({ xpAwarded: 10 });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  open();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(within(document.body).queryByText(/XP/)).not.toBeInTheDocument();
  expect(said()).toBe("");
});
