import { screen, waitFor, within } from "@testing-library/react";
import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import type { AnswerVerdict } from "@/lib/features/worksheets/rules";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import type { Answer, Call } from "@/tests/support/learner-screen";
import { gapOf, itemOf, nothingEarned, openOnServer, sheetId, sheetOf } from "@/tests/support/working-sheet";

type Items = Map<number, WorksheetItemReply>;
type OnCall = (call: Call, items: Items) => Answer | undefined;

async function open(sheet: WorksheetReply, onCall?: OnCall) {
  const world = openOnServer(<SheetScreen worksheetId={sheetId} />, sheet, onCall);
  await screen.findByRole("heading", { name: sheet.title });
  return world;
}

const card = (label: string) => within(screen.getByRole("article", { name: `Frase ${label}` }));
const checkIn = (label: string) => card(label).getByRole("button", { name: "Controlla" });
const boxOf = (label: string) => card(label).getByRole("textbox");

/** What the server makes of each answer to an item, in turn; it keeps the item so. */
function judged(...replies: { verdict: AnswerVerdict; item: WorksheetItemReply; xp?: number }[]): OnCall {
  let at = 0;
  return ({ key }, items) => {
    if (!key.endsWith("/answers")) return undefined;
    const reply = replies[Math.min(at++, replies.length - 1)];
    if (!reply) return undefined;
    items.set(reply.item.n, reply.item);
    return { json: { ...nothingEarned, xpAwarded: reply.xp ?? 0, verdict: reply.verdict, item: reply.item } };
  };
}

const solved = (item: WorksheetItemReply, ...own: string[]): WorksheetItemReply => ({
  ...item,
  status: "solved",
  tries: 1,
  gaps: item.gaps.map((gap, at) => ({ ...gap, draft: own[at] ?? "", verdict: "right" })),
});

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
    await open(sheetOf([done, itemOf(2), itemOf(3, { part: 1, label: "b" })], { parts }));
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
    expect(await screen.findByRole("heading", { name: "Questa scheda non c'è" })).toBeInTheDocument();
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

describe("a box in a sentence", () => {
  test("is labelled, says nothing of its answer's length, and is not helped by the device", async () => {
    await open(sheetOf([itemOf(1), itemOf(2, { gaps: [gapOf({ draft: "understands" })] })]));
    const box = boxOf("1");
    expect(box).toHaveAccessibleName("Frase 1, spazio, parola data: go");
    expect(card("1").getByText("(go)")).toBeInTheDocument();
    expect(box).toHaveAttribute("autocomplete", "off");
    expect(box).toHaveAttribute("autocapitalize", "off");
    expect(box).toHaveAttribute("spellcheck", "false");
    const widths = [box, boxOf("2")].map(({ parentElement }) => parentElement?.parentElement?.className);
    expect(widths[0]).toContain("w-48");
    expect(widths[1]).toBe(widths[0]);
  });

  test("that is wrong says so, keeps the answer and the focus, and is checked anew", async () => {
    const item = itemOf(1);
    const wrong = {
      ...item,
      status: "tried" as const,
      note: "Chi va a scuola?",
      gaps: [gapOf({ draft: "go", verdict: "wrong" })],
    };
    const { user, callsTo } = await open(
      sheetOf([item]),
      judged({ verdict: "wrong", item: wrong }, { verdict: "right", item: solved(item, "goes"), xp: 5 }),
    );
    await user.type(boxOf("1"), "go{Enter}");
    expect(await card("1").findByText("Non ancora.")).toBeInTheDocument();
    expect(card("1").getByText("Non ancora.").closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(card("1").getByText("Chi va a scuola?")).toBeInTheDocument();
    expect(boxOf("1")).toHaveFocus();
    expect(boxOf("1")).toHaveValue("go");
    expect(boxOf("1")).toBeInvalid();
    expect(boxOf("1")).toHaveAccessibleDescription("non ancora");
    await user.type(boxOf("1"), "es");
    expect(boxOf("1")).toBeValid();
    await user.click(checkIn("1"));
    expect(await card("1").findByText("+5 XP for practicing!")).toBeInTheDocument();
    expect(card("1").getByText("giusta")).toBeInTheDocument();
    expect(boxOf("1")).toHaveAttribute("readonly");
    expect(boxOf("1")).toHaveAccessibleDescription("giusto");
    const sent = callsTo("/answers").map(({ body }) => body as { key: string; answers: string[] });
    expect(sent.map(({ answers }) => answers)).toEqual([["go"], ["goes"]]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test("that is right is locked while the other is still open", async () => {
    const item = itemOf(1, { pieces: ["She ", " and ", "."], gaps: [gapOf(), gapOf()] });
    const partly = {
      ...item,
      status: "tried" as const,
      gaps: [gapOf({ draft: "sings", verdict: "right" }), gapOf({ draft: "danse", verdict: "almost" })],
    };
    const { user } = await open(sheetOf([item]), judged({ verdict: "partly", item: partly }));
    const [first, second] = card("1").getAllByRole("textbox");
    if (!first || !second) throw new Error("Two boxes");
    expect(second).toHaveAccessibleName("Frase 1, spazio 2 di 2");
    await user.type(first, "sings");
    await user.type(second, "danse");
    await user.click(checkIn("1"));
    expect(await card("1").findByText("Una parte è giusta. Guarda quello che manca.")).toBeInTheDocument();
    expect(first).toHaveAttribute("readonly");
    expect(second).not.toHaveAttribute("readonly");
    expect(second).toHaveAccessibleDescription("quasi: guarda come si scrive");
    expect(second).toBeValid();
  });

  test("that nobody can be sure of is called neither right nor wrong", async () => {
    const item = itemOf(1);
    const note = "Non ho trovato errori, ma di questa non sono sicuro: falla vedere.";
    const unsure = {
      ...item,
      status: "unverified" as const,
      note,
      gaps: [gapOf({ draft: "goes", verdict: "unsure" })],
    };
    const { user } = await open(sheetOf([item]), judged({ verdict: "unverified", item: unsure }));
    await user.type(boxOf("1"), "goes{Enter}");
    expect(await card("1").findByText(note)).toBeInTheDocument();
    expect(card("1").getByText("da far vedere alla prof")).toBeInTheDocument();
    expect(boxOf("1")).toBeValid();
    expect(boxOf("1")).not.toHaveAttribute("readonly");
    expect(document.body).not.toHaveTextContent(/giust|sbagliat|non ancora/i);
  });

  test("without a word is not sent", async () => {
    const { user, callsTo } = await open(sheetOf([itemOf(1)]));
    await user.click(checkIn("1"));
    expect(card("1").getByText("Prima scrivi qualcosa nello spazio.")).toBeInTheDocument();
    expect(callsTo("/answers")).toEqual([]);
  });
});

test("a retry after the network failed carries the same key, another answer a new one", async () => {
  const item = itemOf(1);
  let tries = 0;
  const { user, callsTo } = await open(sheetOf([item]), (call, items) => {
    if (!call.key.endsWith("/answers")) return undefined;
    if ((tries += 1) < 3) throw new TypeError("Failed to fetch");
    return judged({ verdict: "right", item: solved(item, "goes") })(call, items);
  });
  await user.type(boxOf("1"), "go{Enter}");
  expect(await card("1").findByText(/Non c'è connessione/)).toBeInTheDocument();
  await user.click(checkIn("1"));
  await waitFor(() => expect(callsTo("/answers")).toHaveLength(2));
  await card("1").findByText(/Non c'è connessione/);
  expect(boxOf("1")).toHaveValue("go");
  await user.type(boxOf("1"), "es{Enter}");
  await card("1").findByText("giusta");
  const keys = callsTo("/answers").map(({ body }) => (body as { key: string }).key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("after a solved item one button leads on to the next, and from the last to the end", async () => {
  const [first, second] = [itemOf(1), itemOf(2)];
  const { user } = await open(
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

test("options are chosen by keyboard, stand in the sentence and are locked when right", async () => {
  const item = itemOf(1, {
    text: "They ____ here.",
    pieces: ["They ", " here."],
    gaps: [gapOf({ options: ["is", "are"] })],
  });
  const { user, callsTo } = await open(
    sheetOf([item]),
    judged({ verdict: "right", item: solved(item, "are") }),
  );
  const group = within(card("1").getByRole("group", { name: "Scegli la risposta" }));
  await user.click(checkIn("1"));
  expect(card("1").getByText("Prima scegli una risposta.")).toBeInTheDocument();
  await user.click(group.getByRole("radio", { name: "is" }));
  await user.keyboard("{ArrowRight}");
  expect(group.getByRole("radio", { name: "are" })).toBeChecked();
  expect(card("1").getByText(/They/)).toHaveTextContent("They are here.");
  await user.click(checkIn("1"));
  await card("1").findByText("giusta");
  expect(callsTo("/answers")[0]?.body).toMatchObject({ answers: ["are"] });
  await user.click(group.getByRole("radio", { name: "is" }));
  expect(group.getByRole("radio", { name: "are" })).toBeChecked();
});

describe("words to put in order", () => {
  const item = itemOf(1, {
    kind: "order",
    text: "",
    pieces: [],
    words: ["to", "likes", "to swim", "he"],
    gaps: [gapOf()],
  });

  test("are placed and taken back by keyboard, without the focus getting lost", async () => {
    const { user, callsTo } = await open(
      sheetOf([item]),
      judged({ verdict: "right", item: solved(item, "he likes to swim to") }),
    );
    const add = (word: string) => card("1").getByRole("button", { name: `Aggiungi «${word}»` });
    const chosen = () =>
      within(card("1").getByRole("group", { name: "La tua frase" }))
        .queryAllByRole("button")
        .map(({ textContent }) => textContent);
    add("to swim").focus();
    await user.keyboard("{Enter}");
    expect(add("to swim")).toHaveFocus();
    expect(add("to swim")).toHaveAttribute("aria-disabled", "true");
    expect(chosen()).toEqual(["to swim"]);
    card("1").getByRole("button", { name: "Togli «to swim»" }).focus();
    await user.keyboard(" ");
    expect(chosen()).toEqual([]);
    expect(add("to swim")).toHaveFocus();
    for (const word of ["he", "likes", "to swim"]) await user.click(add(word));
    await user.click(checkIn("1"));
    expect(card("1").getByText("Prima metti tutte le parole nella frase.")).toBeInTheDocument();
    await user.click(add("to"));
    expect(chosen()).toEqual(["he", "likes", "to swim", "to"]);
    await user.click(checkIn("1"));
    await card("1").findByText("giusta");
    expect(callsTo("/answers")[0]?.body).toMatchObject({ answers: ["he likes to swim to"] });
  });
});

test("a text is written below its task", async () => {
  const item = itemOf(1, { kind: "text", text: "Ho fame → ____", pieces: ["Ho fame"], gaps: [gapOf()] });
  const { user, callsTo } = await open(
    sheetOf([item]),
    judged({ verdict: "right", item: solved(item, "I'm hungry") }),
  );
  const box = card("1").getByRole("textbox", { name: "La tua risposta alla 1" });
  expect(box).toHaveAccessibleDescription("Ho fame");
  await user.type(box, "I'm hungry");
  await user.click(checkIn("1"));
  await card("1").findByText("giusta");
  expect(callsTo("/answers")[0]?.body).toMatchObject({ answers: ["I'm hungry"] });
});

test("outside the hours parents have chosen an answer waits calmly", async () => {
  const error = "Per oggi basta così. Ci vediamo domani alle 15.";
  const { user } = await open(sheetOf([itemOf(1)]), ({ key }) =>
    key.endsWith("/answers") ? { status: 403, json: { code: "QUIET_HOURS", error } } : undefined,
  );
  await user.type(boxOf("1"), "goes{Enter}");
  expect(await card("1").findByText(error)).toBeInTheDocument();
  expect(boxOf("1")).toHaveValue("goes");
});

test("a sheet handed in elsewhere is shown as it is now", async () => {
  const sheet = sheetOf([itemOf(1)]);
  let isHandedIn = false;
  const { user } = await open(sheet, ({ key }) => {
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
