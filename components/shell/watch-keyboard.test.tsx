import { watchKeyboard } from "./watch-keyboard";

const root = document.documentElement;
const pageHeightPx = 750;

class Viewport extends EventTarget {
  height = pageHeightPx;
  offsetTop = 0;
  scale = 1;

  become(fields: Partial<Pick<Viewport, "height" | "offsetTop" | "scale">>, event = "resize") {
    Object.assign(this, fields);
    this.dispatchEvent(new Event(event));
  }
}

function watch() {
  const viewport = new Viewport();
  Object.defineProperty(window, "visualViewport", { value: viewport, configurable: true });
  Object.defineProperty(root, "clientHeight", { value: pageHeightPx, configurable: true });
  return { viewport, end: watchKeyboard() };
}

const seen = () => ({
  isUp: root.hasAttribute("data-keyboard"),
  bar: root.style.getPropertyValue("--spacing-bar"),
});
const nothing = { isUp: false, bar: "" };

afterEach(() => {
  root.removeAttribute("data-keyboard");
  root.removeAttribute("style");
});

test("what sticks to the lower edge stands above a keyboard, and goes back with it", () => {
  const { viewport } = watch();
  expect(seen()).toEqual(nothing);
  viewport.become({ height: 450 });
  expect(seen()).toEqual({ isUp: true, bar: "300px" });
  viewport.become({ height: pageHeightPx });
  expect(seen()).toEqual(nothing);
});

test("where the page was moved up behind the keyboard, what sticks follows", () => {
  const { viewport } = watch();
  viewport.become({ height: 450 });
  viewport.become({ offsetTop: 120 }, "scroll");
  expect(seen()).toEqual({ isUp: true, bar: "180px" });
  viewport.become({ offsetTop: 300.4 }, "scroll");
  expect(seen()).toEqual({ isUp: true, bar: "0px" });
  viewport.become({ offsetTop: 340 }, "scroll"); // Pulled beyond its end.
  expect(seen()).toEqual({ isUp: true, bar: "0px" });
});

test.each([
  ["a browser's bar that comes back", { height: pageHeightPx - 99 }],
  ["a bar that goes", { height: pageHeightPx + 60 }],
  ["two fingers that zoom in", { height: 300, offsetTop: 200, scale: 2.5 }],
])("%s is no keyboard", (_, fields) => {
  const { viewport } = watch();
  viewport.become(fields);
  expect(seen()).toEqual(nothing);
});

test("a keyboard that is up already is seen at once; when it is not watched any more nothing is left of it", () => {
  const { viewport, end } = watch();
  viewport.become({ height: 450 });
  end();
  expect(seen()).toEqual(nothing);
  viewport.become({ height: 440 });
  expect(seen()).toEqual(nothing);
  watchKeyboard();
  expect(seen()).toEqual({ isUp: true, bar: "310px" });
});

test("a browser that knows nothing of it is left alone", () => {
  Object.defineProperty(window, "visualViewport", { value: null, configurable: true });
  watchKeyboard()();
  expect(seen()).toEqual(nothing);
});
