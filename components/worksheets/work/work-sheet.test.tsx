import { screen, waitFor, within } from "@testing-library/react";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import { boxOf, card, checkIn, judged, openSheet, solved } from "@/tests/support/open-sheet";
import { itemOf, openOnServer, sheetId, sheetOf } from "@/tests/support/working-sheet";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a sheet", () => {
  test("shows its parts as printed, and how far it is", async () => {
    const parts = [
      { name: "A", instruction: "Complete.", wordBank: ["go", "play"] },
      { instruction: "Translate.", wordBank: [] },
    ];
    const done = solved(itemOf(1), "goes");
    await openSheet(sheetOf([done, itemOf(2), itemOf(3, { part: 1, label: "b" })], { parts }));
    expect(screen.getByRole("heading", { name: "Esercizio A" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Translate." })).toBeInTheDocument();
    const bank = within(screen.getByRole("list", { name: "Parole da usare" }));
    expect(bank.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["go", "play"]);
    expect(screen.getByRole("progressbar", { name: "1 di 3 fatta" })).toHaveAttribute("aria-valuenow", "33");
    expect(card("1").getByText("giusta")).toBeInTheDocument();
    expect(card("b").getByText("da fare")).toBeInTheDocument();
  });

  test("that is not there leads back to the others", async () => {
    openOnServer(<SheetScreen worksheetId={sheetId} />, sheetOf([]), () => ({ status: 404, json: {} }));
    expect(await screen.findByRole("heading", { name: "Questa scheda non c’è" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Le tue schede" })).toHaveAttribute("href", "/schede");
  });

  test("that does not come can be asked for again", async () => {
    let isUp = false;
    const { user } = openOnServer(<SheetScreen worksheetId={sheetId} />, sheetOf([itemOf(1)]), ({ key }) =>
      key.startsWith("GET /api/worksheets") && !isUp ? { status: 503, json: {} } : undefined,
    );
    expect(await screen.findByText("Non è stato possibile aprire la scheda.")).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByRole("article", { name: "Frase 1" })).toBeInTheDocument();
  });
});

test("after a solved item one button leads on to the next, and from the last to the end", async () => {
  const [first, second] = [itemOf(1), itemOf(2)];
  const { user } = await openSheet(
    sheetOf([first, second]),
    judged(
      { verdict: "right", item: solved(first, "goes") },
      { verdict: "right", item: solved(second, "goes") },
    ),
  );
  await user.type(boxOf("1"), "goes");
  await user.click(checkIn("1"));
  const next = await card("1").findByRole("button", { name: "Vai alla prossima" });
  expect(next).toHaveFocus();
  await user.click(next);
  expect(boxOf("2")).toHaveFocus();
  await user.keyboard("goes{Enter}");
  await user.click(await card("2").findByRole("button", { name: "Vai alla consegna" }));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole("progressbar", { name: "2 di 2 fatte" })).toBeInTheDocument();
});

test("a sheet handed in elsewhere is shown as it is now", async () => {
  const sheet = sheetOf([itemOf(1)]);
  let isHandedIn = false;
  const { user } = await openSheet(sheet, ({ key }) => {
    if (key.endsWith("/answers")) {
      isHandedIn = true;
      return { status: 409, json: { code: "CONFLICT", error: "Questa scheda è consegnata." } };
    }
    if (!isHandedIn || !key.startsWith("GET /api/worksheets/")) return undefined;
    return { json: { ...sheet, status: "handed_in", handedInAt: "2026-03-02T10:00:00.000Z" } };
  });
  await user.type(boxOf("1"), "goes{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Controlla" })).not.toBeInTheDocument());
});
