import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Activity, Suspense, useState, type ComponentType } from "react";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { lazyPart } from "@/components/ui/lazy-part";
import { Toaster } from "@/components/ui/toaster";

const gone = new Error("Failed to load chunk");

/** Loads that end as they are told to, one after the other. */
function loads<Props>(shown: ComponentType<Props>, outcomes: boolean[]) {
  const left = [...outcomes];
  return jest.fn(() => (left.shift() ? Promise.resolve({ default: shown }) : Promise.reject(gone)));
}

describe("a dialog whose code comes late", () => {
  type Props = { name: string; onClose: () => void };
  const Shown = ({ name, onClose }: Props) => (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>close</button>
    </div>
  );

  function open(outcomes: boolean[]) {
    const load = loads(Shown, outcomes);
    const Late = lazyDialog(load);
    function Screen() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>open</button>
          {isOpen && <Late name="late" onClose={() => setIsOpen(false)} />}
          <p>{isOpen ? "is open" : "is closed"}</p>
          <Toaster />
        </>
      );
    }
    render(<Screen />);
    return { load, press: (name: string) => userEvent.click(screen.getByRole("button", { name })) };
  }

  test("is loaded once", async () => {
    const { load, press } = open([true]);
    for (let opening = 0; opening < 2; opening++) {
      await press("open");
      expect(await screen.findByRole("dialog", { name: "late" })).toBeInTheDocument();
      await press("close");
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("comes although its screen was hidden when the code arrived", async () => {
    const Late = lazyDialog(loads(Shown, [true, true]));
    const screenThatIs = (mode: "visible" | "hidden") => (
      <Activity mode={mode}>
        <Late name="late" onClose={() => {}} />
      </Activity>
    );
    const { rerender } = render(screenThatIs("visible"));
    rerender(screenThatIs("hidden"));
    await act(() => Promise.resolve());
    rerender(screenThatIs("visible"));
    expect(await screen.findByRole("dialog", { name: "late" })).toBeInTheDocument();
  });

  test("says that there is no network, closes, and comes with the next opening", async () => {
    const { load, press } = open([false, true]);
    await press("open");
    expect(await screen.findByRole("alert")).toHaveTextContent("Ora la rete non c’èRiprova tra poco.");
    expect(screen.getByText("is closed")).toBeInTheDocument();
    await press("open");
    expect(await screen.findByRole("dialog", { name: "late" })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a part whose code comes late", () => {
  const Shown = ({ name }: { name: string }) => <p>{name} is here</p>;

  test("has something in its place until it comes", async () => {
    const Late = lazyPart(loads(Shown, [true]), <p>waiting</p>);
    render(<Late name="late" />);
    expect(screen.getByText("waiting")).toBeInTheDocument();
    expect(await screen.findByText("late is here")).toBeInTheDocument();
  });

  test("says that it does not come, and comes when it is asked for again, here and elsewhere", async () => {
    const load = loads(Shown, [false, false, true]);
    const Late = lazyPart(load);
    const { unmount } = render(<Late name="late" />);
    const again = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.getByRole("alert")).toHaveTextContent("Ora la rete non c’è");
    await userEvent.click(again);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("late is here")).toBeInTheDocument();
    unmount();
    render(<Late name="other" />);
    expect(await screen.findByText("other is here")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

test("a drawing whose code does not come without a net comes when there is one", async () => {
  const load = loads(({ name }: { name: string }) => <p>{name} is here</p>, [false, true]);
  const Late = lazyWhenOnline(load);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Late name="late" />
    </Suspense>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText("waiting")).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("late is here")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
