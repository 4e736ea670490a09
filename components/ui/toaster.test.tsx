import { act, fireEvent, render, screen } from "@testing-library/react";
import { showToast, type Toast } from "./toast";
import { Toaster } from "./toaster";

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets a toast slide away: React draws between one step and the next. */
async function leave() {
  for (let step = 0; step < 3; step++) await pass(200);
}

async function show(toast: Toast) {
  act(() => showToast(toast));
  await pass(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Toaster />);
  await pass(60_000); // The toast of the test before has gone.
});
afterEach(() => jest.useRealTimers());

test.each<[string, Partial<Toast>, number]>([
  ["five seconds", {}, 5000],
  ["as long as it is said to", { durationMs: 8000 }, 8000],
  ["three seconds where the page says it too", { isEcho: true }, 3000],
])("a toast stays for %s", async (_, fields, staysMs) => {
  await show({ title: "Email salvata", ...fields });
  await pass(staysMs - 100);
  expect(screen.getByText("Email salvata").closest("[data-removed]")).toHaveAttribute(
    "data-removed",
    "false",
  );
  await pass(100);
  await leave();
  expect(screen.queryByText("Email salvata")).not.toBeInTheDocument();
});

test("there is one toast at a time: the next takes the place of the one before", async () => {
  await show({ title: "Errore invio", variant: "error" });
  expect(screen.getByRole("alert")).toHaveTextContent("Errore invio");
  await show({ title: "Report inviato", variant: "success" });
  expect(screen.queryByText("Errore invio")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Report inviato");
});

test("a toast that is read already is closed by its button", async () => {
  await show({ title: "Email salvata" });
  fireEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  await leave();
  expect(screen.queryByText("Email salvata")).not.toBeInTheDocument();
});

test.each<[string, string, number, string]>([
  ["on a phone above the bar", "<p></p>", 390, "bottom center"],
  ["on a desk in the corner", "<p></p>", 1280, "bottom left"],
  ["above, where one writes below", '<div class="lower-panel"></div>', 1280, "top center"],
  ["above a dialog of a phone", '<div role="dialog"></div>', 390, "top center"],
])("a toast stands %s", async (_, page, width, place) => {
  const part = document.createElement("div");
  part.innerHTML = page;
  document.body.append(part);
  const widthBefore = innerWidth;
  Object.assign(window, { innerWidth: width });
  await show({ title: "Email salvata" });
  const { yPosition, xPosition } = screen.getByText("Email salvata").closest<HTMLElement>("li")!.dataset;
  expect(`${yPosition} ${xPosition}`).toBe(place);
  part.remove();
  Object.assign(window, { innerWidth: widthBefore });
});

test.each([
  ["above the keyboard of a phone", false, "top"],
  ["below all the same where the page says it too", true, "bottom"],
])("while one writes a toast stands %s", async (_, isEcho, place) => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  const widthBefore = innerWidth;
  Object.assign(window, { innerWidth: 390 });
  await show({ title: "Codice Inviato", isEcho });
  expect(screen.getByText("Codice Inviato").closest<HTMLElement>("li")!.dataset.yPosition).toBe(place);
  field.remove();
  Object.assign(window, { innerWidth: widthBefore });
});
