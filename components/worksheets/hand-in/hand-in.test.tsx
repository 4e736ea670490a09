import { screen, waitFor, within } from "@testing-library/react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { useWorksheet } from "@/components/worksheets/use-worksheet";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { shownItem, shownSheet } from "@/tests/support/shown-sheet";
import { HandInButton } from "./hand-in-button";
import { HandedInSheet } from "./handed-in-sheet";

const path = `/api/worksheets/${shownSheet.id}`;
const handedIn: WorksheetReply = {
  ...shownSheet,
  status: "handed_in",
  handedInAt: "2026-03-01T10:05:00.000Z",
  canReopen: true,
  items: [
    shownItem(1, { status: "solved", way: "alone", gaps: [{ draft: "goes", verdict: "right" }] }),
    shownItem(2, { status: "solved", way: "hint", gaps: [{ draft: "play", verdict: "right" }] }),
    shownItem(3),
  ],
};
const receipt = {
  code: "abcdefgh23",
  url: "https://coach.test/r/abcdefgh23",
  until: "2026-04-30T10:05:00.000Z",
};

/** The screen of a sheet as far as this is about it. */
function Sheet() {
  const { data } = useWorksheet(shownSheet.id);
  if (!data) return null;
  return data.status === "handed_in" ? <HandedInSheet sheet={data} /> : <HandInButton sheet={data} />;
}

function open(sheet: WorksheetReply, onCall: (call: Call) => Answer | undefined = () => undefined) {
  const world = renderAsLearner(<Sheet />, (call) =>
    call.key === `GET ${path}` ? { json: sheet } : onCall(call),
  );
  return { ...world, sent: (key: string) => world.calls.filter((call) => call.key === key) };
}
const button = (name: string) => screen.findByRole("button", { name });

describe("handing in", () => {
  const mixed: WorksheetReply = {
    ...shownSheet,
    parts: [
      { name: "A", wordBank: [] },
      { name: "B", wordBank: [] },
    ],
    items: [
      shownItem(1, { status: "solved" }),
      shownItem(2, { status: "tried", tries: 2 }),
      shownItem(3, { part: 1, status: "unverified" }),
      shownItem(4, { part: 1 }),
    ],
  };

  test("first says how it stands, with what is open by its name, and is still possible", async () => {
    const world = open(mixed, ({ key }) => (key === `POST ${path}/hand-in` ? { json: handedIn } : undefined));
    await world.user.click(await button("Consegna"));
    const dialog = within(await screen.findByRole("dialog", { name: "Consegnare la scheda?" }));
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1 frase giusta",
      "1 da far vedere alla prof",
      "2 da fare",
    ]);
    expect(dialog.getByText("Ancora da fare:")).toBeInTheDocument();
    for (const names of ["Esercizio A: 2", "Esercizio B: 4"])
      expect(dialog.getByText(names)).toBeInTheDocument();
    expect(world.sent(`POST ${path}/hand-in`)).toHaveLength(0);
    await world.user.click(dialog.getByRole("button", { name: "Consegna" }));
    expect(await screen.findByText("Scheda consegnata!")).toBeInTheDocument();
  });

  test("of a whole sheet names nothing that is open", async () => {
    const { user } = open({ ...mixed, items: [shownItem(1, { status: "solved" })] });
    await user.click(await button("Consegna"));
    expect(await screen.findByText("Hai fatto tutte le frasi.")).toBeInTheDocument();
    expect(screen.queryByText(/ancora da fare/i)).not.toBeInTheDocument();
  });

  test("that fails says so and can be tried again", async () => {
    const { user } = open(mixed, ({ key }) =>
      key.startsWith("POST") ? { status: 500, json: {} } : undefined,
    );
    await user.click(await button("Consegna"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Consegna" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/Non è stato possibile consegnare/);
    expect(dialog.getByRole("button", { name: "Consegna" })).toBeEnabled();
  });
});

describe("a sheet that was handed in", () => {
  test("shows each final sentence with its way", async () => {
    open(handedIn);
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "1Sentence 1 goes here.senza aiuto",
      "2Sentence 2 play here.con un indizio",
      "3Sentence 3 ____spazio vuoto here.da fare",
    ]);
  });

  test("is copied and printed", async () => {
    const { user } = open(handedIn);
    window.print = jest.fn();
    await user.click(await button("Copia"));
    expect(await navigator.clipboard.readText()).toContain("1. Sentence 1 goes here. (senza aiuto)");
    await user.click(await button("Stampa"));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  test("is reopened within its day", async () => {
    const { user } = open(handedIn, ({ key }) =>
      key === `POST ${path}/reopen` ? { json: shownSheet } : undefined,
    );
    await user.click(await button("Riapri la scheda"));
    expect(await button("Consegna")).toBeInTheDocument();
  });

  test("is not reopened later", async () => {
    open({ ...handedIn, canReopen: false });
    await button("Copia");
    expect(screen.queryByRole("button", { name: "Riapri la scheda" })).not.toBeInTheDocument();
  });

  test("whose receipt would end with it is reopened only after a question", async () => {
    const world = open({ ...handedIn, receipt }, ({ key }) =>
      key === `POST ${path}/reopen` ? { json: shownSheet } : undefined,
    );
    await world.user.click(await button("Riapri la scheda"));
    expect(world.sent(`POST ${path}/reopen`)).toHaveLength(0);
    await world.user.click(await button("Riapri"));
    expect(await button("Consegna")).toBeInTheDocument();
  });
});

describe("a receipt", () => {
  const make = `POST ${path}/receipt`;

  test.each([
    ["without a name where none is written", "", {}],
    ["with the name that is written", "Giu", { name: "Giu" }],
  ])("is made %s", async (_, name, body) => {
    const world = open(handedIn, ({ key }) =>
      key === make ? { json: { ...handedIn, receipt } } : undefined,
    );
    const field = await screen.findByRole("textbox", { name: "Nome sulla ricevuta (se vuoi)" });
    if (name) await world.user.type(field, name);
    await world.user.click(await button("Crea la ricevuta"));
    expect(await screen.findByRole("link", { name: new RegExp(receipt.url) })).toHaveAttribute(
      "href",
      receipt.url,
    );
    expect(
      await screen.findByRole("img", { name: `Codice QR che porta a ${receipt.url}` }),
    ).toBeInTheDocument();
    expect(screen.getByText(/fino al 30 aprile 2026/)).toBeInTheDocument();
    expect(world.sent(make).map((call) => call.body)).toEqual([body]);
    expect(screen.getByRole("heading", { name: "Ricevuta per la prof" })).toHaveFocus();
  });

  test("that could not be made leaves the name", async () => {
    const world = open(handedIn, ({ key }) =>
      key === make ? { status: 429, json: { error: "Piano." } } : undefined,
    );
    await world.user.type(await screen.findByRole("textbox"), "Giu");
    await world.user.click(await button("Crea la ricevuta"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Piano.");
    expect(screen.getByRole("textbox")).toHaveValue("Giu");
  });

  test("is taken back by a second press", async () => {
    const revoke = `DELETE ${path}/receipt`;
    const world = open({ ...handedIn, receipt }, ({ key }) =>
      key === revoke ? { json: handedIn } : undefined,
    );
    await world.user.click(await button("Copia l’indirizzo"));
    expect(await navigator.clipboard.readText()).toBe(receipt.url);
    await world.user.click(await button("Ritira la ricevuta"));
    expect(world.sent(revoke)).toHaveLength(0);
    await world.user.click(await button("Ritira"));
    await waitFor(() => expect(screen.queryByText(receipt.url)).not.toBeInTheDocument());
    expect(screen.getByText("Ricevuta ritirata.")).toBeInTheDocument();
  });
});
