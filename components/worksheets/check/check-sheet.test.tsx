import { screen, waitFor, within } from "@testing-library/react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { shownItem, shownSheet } from "@/tests/support/shown-sheet";
import { CheckSheet } from "./check-sheet";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

// The picture has been taken and cut: what comes before is the chat's, and tested there.
const image = "data:image/jpeg;base64,/9j/";
jest.mock("@/components/photo/use-photo-source", () => ({
  usePhotoSource: ({ onPhoto }: { onPhoto: (image: string) => void }) => ({
    takePhoto: () => onPhoto(image),
    choosePhoto: () => undefined,
    overlays: null,
  }),
}));

const sheet: WorksheetReply = {
  ...shownSheet,
  status: "checking",
  parts: [
    { name: "A", instruction: "Completa con have o has.", wordBank: [] },
    { name: "B", wordBank: [] },
  ],
  items: [shownItem(1), shownItem(2, { isUnsure: true }), shownItem(3, { part: 1 })],
};
const stored = { ...sheet, status: "working" as const, revision: 5 };
const path = `/api/worksheets/${sheet.id}`;

function open(answer: (call: Call) => Answer | undefined = () => ({ json: stored }), of = sheet) {
  const onDone = jest.fn<void, [WorksheetReply]>();
  const world = renderAsLearner(<CheckSheet sheet={of} onDone={onDone} />, (call) =>
    [path, "/api/analyze-homework", "/api/chat/"].some((one) => call.key.includes(one))
      ? answer(call)
      : undefined,
  );
  const sent = () => world.calls.filter(({ key }) => key === `PUT ${path}`).map(({ body }) => body);
  return { ...world, onDone, sent };
}

const sentence = (label: string) => within(screen.getByRole("group", { name: `Frase ${label}` }));
const textOf = (label: string) => sentence(label).getByRole("textbox", { name: "Frase" });
const editOf = (label: string) => sentence(label).getByRole("button", { name: `Correggi la frase ${label}` });
const start = () => screen.getByRole("button", { name: "Va bene, comincio" });
const labels = () =>
  screen.getAllByRole("group").map((row) => row.getAttribute("aria-label")?.replace("Frase ", ""));

beforeEach(() => sessionStorage.clear());

test("shows what was read by part, and marks only what was read with little confidence", async () => {
  open();
  expect(await screen.findByText("have")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("heading", { name: "Esercizio A" })).toBeInTheDocument();
  expect(screen.getByText(/Una frase l’ho letta con fatica/)).toBeInTheDocument();
  expect(sentence("1").getByText("Sentence 1 ____ here.")).toHaveAttribute("lang", "en");
  expect(sentence("2").getByText(/non sono sicuro/)).toBeInTheDocument();
  expect(textOf("2")).toHaveValue("Sentence 2 ____ here.");
  expect(sentence("1").queryByText(/non sono sicuro/)).not.toBeInTheDocument();
});

test("a sentence opens where it is put right, and folds with what was typed", async () => {
  const { user } = open();
  await user.click(editOf("1"));
  expect(textOf("1")).toHaveFocus();
  await user.type(textOf("1"), "!");
  await user.click(sentence("1").getByRole("button", { name: "Fatto" }));
  expect(editOf("1")).toHaveFocus();
  expect(sentence("1").getByText("Sentence 1 ____ here.!")).toBeInTheDocument();
});

test("a marked sentence that was looked at is marked no more", async () => {
  const { user } = open();
  await user.click(sentence("2").getByRole("button", { name: "Fatto" }));
  expect(sentence("2").queryByText(/non sono sicuro/)).not.toBeInTheDocument();
  expect(screen.queryByText(/l’ho letta con fatica/)).not.toBeInTheDocument();
});

test("a sentence that is wrong stays open until it is mended", async () => {
  const { user } = open();
  await user.clear(textOf("2"));
  await user.click(sentence("2").getByRole("button", { name: "Fatto" }));
  expect(textOf("2")).toHaveFocus();
  expect(textOf("2")).toHaveAccessibleDescription("Scrivi la frase.");
  await user.type(textOf("2"), "She ____.");
  expect(textOf("2")).toHaveValue("She ____.");
});

test("sends every item in its order, says that all is checked, and goes on", async () => {
  const { user, onDone, sent } = open();
  await user.clear(textOf("2"));
  await user.type(textOf("2"), "She ____ tea.");
  await user.click(start());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(stored));
  expect(sent()).toEqual([
    {
      revision: 4,
      isChecked: true,
      items: [
        { n: 1, part: 0, label: "1", text: "Sentence 1 ____ here." },
        { n: 2, part: 0, label: "2", text: "She ____ tea." },
        { n: 3, part: 1, label: "3", text: "Sentence 3 ____ here." },
      ],
    },
  ]);
});

describe("by buttons", () => {
  test("a sentence is moved, and the button keeps the focus", async () => {
    const { user } = open();
    await user.click(sentence("2").getByRole("button", { name: "Sposta su" }));
    expect(labels()).toEqual(["2", "1", "3"]);
    expect(sentence("2").getByRole("button", { name: "Sposta su" })).toHaveFocus();
    expect(screen.getByText("Frase 2: ora è al posto 1.")).toBeInTheDocument();
    await user.click(editOf("3"));
    await user.click(sentence("3").getByRole("button", { name: "Sposta su" }));
    expect(screen.getByText("Qui non ci sono frasi.")).toBeInTheDocument();
    expect(sentence("3").getByRole("button", { name: "Sposta su" })).toHaveFocus();
  });

  test("one is taken out and comes back, two are joined", async () => {
    const { user } = open();
    await user.click(editOf("1"));
    await user.click(sentence("1").getByRole("button", { name: "Togli" }));
    expect(labels()).toEqual(["2", "3"]);
    expect(sentence("2").getByRole("button", { name: "Sposta su" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(labels()).toEqual(["1", "2", "3"]);
    await user.click(sentence("1").getByRole("button", { name: "Unisci con la frase dopo" }));
    expect(textOf("1")).toHaveValue("Sentence 1 ____ here. Sentence 2 ____ here.");
    expect(textOf("1")).toHaveFocus();
    expect(labels()).toEqual(["1", "3"]);
  });

  test("one is added with the next number, and a gap is put into it", async () => {
    const { user, sent } = open();
    await user.click(screen.getAllByRole("button", { name: "Aggiungi una frase" })[0] as HTMLElement);
    expect(labels()).toEqual(["1", "2", "3", "3"]);
    const added = screen.getAllByRole("textbox", { name: "Frase" })[1] as HTMLTextAreaElement;
    expect(added).toHaveFocus();
    await user.type(added, "We");
    await user.click(
      screen.getAllByRole("button", { name: "Metti uno spazio da riempire" })[1] as HTMLElement,
    );
    expect(added).toHaveValue("We ____");
    await user.click(start());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      items: [{ n: 1 }, { n: 2 }, { part: 0, label: "3", text: "We ____" }, { n: 3 }],
    });
  });
});

test("an empty sentence is not sent: it is named, and the focus is on it", async () => {
  const { user, sent } = open();
  await user.click(editOf("3"));
  await user.clear(textOf("3"));
  await user.click(start());
  expect(textOf("3")).toBeInvalid();
  expect(textOf("3")).toHaveFocus();
  expect(textOf("3")).toHaveAccessibleDescription("Scrivi la frase.");
  expect(textOf("2")).toBeValid();
  expect(sent()).toEqual([]);
});

test("what another tab was faster with is shown, with what was typed here", async () => {
  const newest = { ...sheet, revision: 9, items: [shownItem(1), shownItem(2, { text: "Theirs ____." })] };
  const { user, sent } = open(({ key, body }) => {
    if (key.startsWith("GET")) return { json: newest };
    return (body as { revision: number }).revision === 9
      ? { json: stored }
      : { status: 409, json: { error: "La scheda è cambiata.", code: "CONFLICT" } };
  });
  await user.click(editOf("1"));
  await user.clear(textOf("1"));
  await user.type(textOf("1"), "Mine ____.");
  await user.click(start());
  expect(await screen.findByText(/La scheda è cambiata in un’altra finestra/)).toBeInTheDocument();
  expect(textOf("1")).toHaveValue("Mine ____.");
  expect(sentence("2").getByText("Theirs ____.")).toBeInTheDocument();
  await user.click(start());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ revision: 9, items: [{ text: "Mine ____." }, { text: "Theirs ____." }] });
});

test("what was typed outlives a failure and a reload", async () => {
  const { user, unmount } = open(() => ({ status: 503, json: { error: "Riprova più tardi." } }));
  await user.click(editOf("1"));
  await user.type(textOf("1"), "!");
  await user.click(start());
  expect(await screen.findByText("Riprova più tardi.")).toBeInTheDocument();
  expect(textOf("1")).toHaveValue("Sentence 1 ____ here.!");
  unmount();
  open();
  expect(sentence("1").getByText("Sentence 1 ____ here.!")).toBeInTheDocument();
});

describe("another photo", () => {
  const message = { id: "m", message: "Eccola.", createdAt: sheet.createdAt };
  const analysed = {
    userMessage: { ...message, sender: "user" },
    aiMessage: { ...message, sender: "ai", worksheet: { id: sheet.id, items: 4 } },
    usage: { isPro: false, messagesCount: 0, homeworkUploadsCount: 1 },
    ...{ xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 },
  };

  test("stores what was typed, adds to this sheet, and shows what came", async () => {
    const items = [...sheet.items, shownItem(4, { part: 1 })];
    const world = open(({ key }) => {
      if (key.startsWith("PUT")) return { json: { ...sheet, revision: 5 } };
      if (key.startsWith("GET /api/chat/")) return { json: [] };
      return { json: key.startsWith("GET") ? { ...sheet, revision: 6, items } : analysed };
    });
    await world.user.click(editOf("1"));
    await world.user.type(textOf("1"), "!");
    await world.user.click(screen.getByRole("button", { name: "Aggiungi una foto" }));
    expect(await screen.findByText("Ho aggiunto le frasi della foto nuova.")).toBeInTheDocument();
    expect(labels()).toEqual(["1", "2", "3", "4"]);
    expect(sentence("2").getByText(/non sono sicuro/)).toBeInTheDocument();
    expect(world.sent()).toEqual([expect.objectContaining({ revision: 4, isChecked: false })]);
    const sent = world.calls.find(({ key }) => key === "POST /api/analyze-homework");
    expect(sent?.body).toMatchObject({ worksheetId: sheet.id, image });
  });

  test("does not go where what was typed could not be stored, and waits", async () => {
    const world = open(() => ({ status: 503, json: { error: "Riprova più tardi." } }));
    await world.user.click(editOf("1"));
    await world.user.type(textOf("1"), "!");
    await world.user.click(screen.getByRole("button", { name: "Aggiungi una foto" }));
    expect(await screen.findByRole("button", { name: "Manda di nuovo" })).toBeInTheDocument();
    expect(world.calls.filter(({ key }) => key === "POST /api/analyze-homework")).toEqual([]);
  });
});

describe("after the work has begun", () => {
  const working = {
    ...sheet,
    status: "working" as const,
    items: [shownItem(1, { isEditable: false, status: "tried", tries: 1 }), shownItem(2)],
  };

  test("a sentence with a try is only read", () => {
    open(undefined, working);
    expect(sentence("1").queryByRole("textbox")).not.toBeInTheDocument();
    expect(sentence("1").queryByRole("button", { name: "Togli" })).not.toBeInTheDocument();
    expect(sentence("1").getByText("L’hai già provata: il testo non cambia più.")).toBeInTheDocument();
    expect(editOf("2")).toBeInTheDocument();
    expect(sentence("1").queryByRole("button", { name: /Correggi/ })).not.toBeInTheDocument();
  });

  test("one can go back without a change", async () => {
    const { user, onDone, sent } = open(undefined, working);
    await user.click(editOf("2"));
    await user.type(textOf("2"), "!");
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(onDone).toHaveBeenCalledWith(working);
    expect(sent()).toEqual([]);
  });
});
