/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { dialogsAt } from "@/components/ui/dialog-entry";

const depth = () => dialogsAt(window.history.state);

/** Until nothing more happens to the history: it does later what it is told. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let quiet = 0; quiet < 5; quiet++) {
      const before = JSON.stringify([location.href, history.state]);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (JSON.stringify([location.href, history.state]) !== before) quiet = -1;
    }
  });
}

async function back(): Promise<void> {
  window.history.back();
  await settled();
}

type ScreenProps = { stays?: boolean; onLeave?: () => void };

/** A page with a dialog in a dialog, and one that takes the place of the first. */
function Screen({ stays, onLeave }: ScreenProps) {
  const [open, setOpen] = useState<string[]>([]);
  const close = (name: string) => setOpen((now) => now.filter((one) => one !== name));
  return (
    <>
      <button onClick={() => setOpen(["first"])}>open</button>
      <Dialog
        open={open.includes("first")}
        onOpenChange={(isOpen) => !isOpen && !stays && close("first")}
        title="first"
      >
        <button onClick={() => setOpen(["first", "second"])}>more</button>
        <button onClick={() => setOpen(["other"])}>instead</button>
        <button onClick={() => close("first")}>done</button>
        <button
          onClick={() => {
            close("first");
            onLeave?.();
          }}
        >
          leave
        </button>
        <Dialog open={open.includes("second")} onOpenChange={() => close("second")} title="second" />
      </Dialog>
      <Dialog open={open.includes("other")} onOpenChange={() => close("other")} title="other" />
    </>
  );
}

const isOpen = (title: string) => screen.queryByRole("dialog", { name: title }) !== null;

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
  await settled();
}

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  window.history.pushState(null, "", "/before");
  window.history.pushState(null, "", "/page");
});

test("back closes the topmost dialog and stays on the page", async () => {
  render(<Screen />);
  await press("open");
  await press("more");
  expect(depth()).toBe(2);
  await back();
  expect([isOpen("first"), isOpen("second"), depth()]).toEqual([true, false, 1]);
  await back();
  expect([isOpen("first"), depth(), location.pathname]).toEqual([false, 0, "/page"]);
  await back();
  expect(location.pathname).toBe("/before");
});

test("the router hears of no step within the page, and of the one that leaves it", async () => {
  render(<Screen />);
  const heard: string[] = [];
  const router = () => heard.push(location.pathname);
  window.addEventListener("popstate", router);
  await press("open");
  await back();
  await press("open");
  await press("done");
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(["/before"]);
  window.removeEventListener("popstate", router);
});

test.each(["done", "Chiudi"])("a dialog closed by “%s” leaves no entry", async (name) => {
  render(<Screen />);
  await press("open");
  expect(depth()).toBe(1);
  await press(name);
  expect([isOpen("first"), depth(), location.pathname]).toEqual([false, 0, "/page"]);
  await back();
  expect(location.pathname).toBe("/before");
});

test("two that are closed at once leave none either", async () => {
  render(<Screen />);
  await press("open");
  await press("more");
  await userEvent.keyboard("{Escape}{Escape}");
  await settled();
  expect([isOpen("first"), isOpen("second"), depth()]).toEqual([false, false, 0]);
});

test("a dialog that takes the place of another takes its entry", async () => {
  render(<Screen />);
  await press("open");
  const { length } = window.history;
  await press("instead");
  expect([isOpen("first"), isOpen("other"), depth()]).toEqual([false, true, 1]);
  expect(window.history.length).toBe(length);
  await back();
  expect([isOpen("other"), location.pathname]).toEqual([false, "/page"]);
});

test("one that does not close has its entry again", async () => {
  render(<Screen stays />);
  await press("open");
  await back();
  expect([isOpen("first"), depth(), location.pathname]).toEqual([true, 1, "/page"]);
});

test("from a page that was opened in a dialog, back comes to the page without it", async () => {
  const { unmount } = render(<Screen />);
  await press("open");
  await press("more");
  window.history.pushState(null, "", "/next");
  unmount();
  await settled();
  expect([location.pathname, depth()]).toEqual(["/next", 0]);
  await back();
  expect([location.pathname, depth()]).toEqual(["/page", 0]);
  await back();
  expect(location.pathname).toBe("/before");
});

test("a page that is opened as its dialog closes is arrived at", async () => {
  // Later than the step back begins, before it has ended.
  render(
    <Screen onLeave={() => queueMicrotask(() => setTimeout(() => history.pushState(null, "", "/next")))} />,
  );
  await press("open");
  await press("leave");
  expect([location.pathname, depth()]).toEqual(["/next", 0]);
  await back();
  expect([location.pathname, depth()]).toEqual(["/page", 0]);
});

test("forward opens nothing and stays", async () => {
  render(<Screen />);
  await press("open");
  await back();
  window.history.forward();
  await settled();
  expect([isOpen("first"), depth(), location.pathname]).toEqual([false, 0, "/page"]);
});

test("the address may change under an open dialog, and what the router keeps of it stays marked", async () => {
  render(<Screen />);
  await press("open");
  window.history.replaceState({ router: true }, "", "/page");
  expect(window.history.state).toEqual({ router: true, dialogs: 1 });
  await press("done");
  expect(depth()).toBe(0);
});

test("what had the focus has it again where the browser goes anew to the part that the address names", async () => {
  window.history.replaceState(null, "", "/page#part");
  render(
    <>
      <main id="part" tabIndex={-1} />
      <Screen />
    </>,
  );
  await press("open");
  const frame = jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) =>
    window.setTimeout(() => {
      screen.getByRole("main").focus();
      draw(0);
    }),
  );
  await userEvent.keyboard("{Escape}");
  await settled();
  frame.mockRestore();
  expect(screen.getByRole("button", { name: "open" })).toHaveFocus();
});
