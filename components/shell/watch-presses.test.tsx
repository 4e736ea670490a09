import { watchPresses } from "./watch-presses";

const root = document.documentElement;
const isHeld = () => root.hasAttribute("data-pressed");
const send = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }));

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><input type="checkbox"><button>Invia</button>';
  end = watchPresses();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test("what is pressed while a field has the focus holds the screen still until its click has come", () => {
  focus("textarea");
  send("pointerdown");
  focus("button"); // As the press does.
  send("pointerup");
  jest.advanceTimersByTime(299);
  expect(isHeld()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isHeld()).toBe(false);
});

test("a long press holds as long as it lasts, and one that becomes a scroll is over too", () => {
  focus("textarea");
  send("pointerdown");
  jest.advanceTimersByTime(5000);
  expect(isHeld()).toBe(true);
  send("pointercancel");
  jest.advanceTimersByTime(300);
  expect(isHeld()).toBe(false);
});

test("a second press at once is held to its own end", () => {
  focus("textarea");
  send("pointerdown");
  focus("button");
  send("pointerup");
  jest.advanceTimersByTime(200);
  send("pointerdown");
  jest.advanceTimersByTime(200);
  expect(isHeld()).toBe(true);
  send("pointerup");
  jest.advanceTimersByTime(300);
  expect(isHeld()).toBe(false);
});

test.each([["button"], ["input"]])(
  "with the focus on a %s, which has no keyboard, nothing is held",
  (name) => {
    focus(name);
    send("pointerdown");
    expect(isHeld()).toBe(false);
  },
);

test("nothing is left when it is watched no more", () => {
  focus("textarea");
  send("pointerdown");
  end();
  expect(isHeld()).toBe(false);
  send("pointerup");
  expect(jest.getTimerCount()).toBe(0);
});
