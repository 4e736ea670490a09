import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { Dialog } from "@/components/ui/dialog";
import { AchievementPopup } from "./achievement-popup";

const achievement: AchievementReply = {
  id: "b7",
  badgeType: "grammar_expert",
  badgeName: "Esperto di Grammatica",
  description: "",
  xpAwarded: 40,
  awardedAt: "2026-03-01T10:00:00.000Z",
};

/** Forgets a badge that was dismissed, as whoever shows one does. */
function Parent({ onDismiss }: { onDismiss: (id: string) => void }) {
  const [isThere, setIsThere] = useState(true);
  function dismiss(id: string) {
    onDismiss(id);
    setIsThere(false);
  }
  return isThere && <AchievementPopup achievement={achievement} place={0} onDismiss={dismiss} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a badge that is closed is reported once, and not again when its time would be up", () => {
  const onDismiss = jest.fn();
  render(<Parent onDismiss={onDismiss} />);
  expect(screen.getByText("Esperto di Grammatica")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(onDismiss.mock.calls).toEqual([["b7"]]);
  act(() => jest.advanceTimersByTime(10_000));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("a badge lands as a medal with its name", () => {
  const { container } = render(<Parent onDismiss={jest.fn()} />);
  expect(screen.getByText("Nuovo badge")).toBeInTheDocument();
  expect(container.querySelector("[data-look=earned]")).toBeInTheDocument();
});

test("a badge whose time is up is reported once", () => {
  const onDismiss = jest.fn();
  render(<Parent onDismiss={onDismiss} />);
  act(() => jest.advanceTimersByTime(2999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(10_000));
  expect(onDismiss.mock.calls).toEqual([["b7"]]);
});

test("a press on it leaves a dialog open, a press beside it does not", () => {
  const onOpenChange = jest.fn();
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="Un errore da scoprire" />
      <Parent onDismiss={jest.fn()} />
    </>,
  );
  act(() => jest.advanceTimersByTime(1)); // The dialog listens from the next turn on.
  fireEvent.pointerDown(screen.getByText("Esperto di Grammatica"));
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
