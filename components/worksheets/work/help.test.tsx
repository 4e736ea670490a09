import { fireEvent, screen, within } from "@testing-library/react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { takeQuestion } from "@/components/conversation/handed-question";
import { SheetScreen } from "@/components/worksheets/sheet-screen";
import { learner, type Answer, type Call } from "@/tests/support/learner-screen";
import { gapOf, itemOf, openOnServer, sheetId, sheetOf } from "@/tests/support/working-sheet";

type Items = Map<number, WorksheetItemReply>;

async function open(items: WorksheetItemReply[], onCall?: (call: Call, items: Items) => Answer | undefined) {
  const world = openOnServer(<SheetScreen worksheetId={sheetId} />, sheetOf(items), onCall);
  await screen.findByRole("article", { name: "Frase 4" });
  return world;
}

const card = () => within(screen.getByRole("article", { name: "Frase 4" }));
const press = (name: string) => card().getByRole("button", { name });
const look = { rung: 1, text: "Di chi si parla?" };
const twin = {
  rung: 3,
  text: "Guarda una frase simile.",
  example: { prompt: "He ____ (do) it.", solved: "He does it." },
};
const cost = "Ogni indizio fa valere questa frase qualche XP in meno.";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the help of an item", () => {
  test("says what it costs before the first hint, shows it, and asks for the one after", async () => {
    const item = itemOf(4);
    const { user, callsTo } = await open([item], ({ key }) =>
      key.endsWith("/help") ? { json: { isEarned: true, item: { ...item, help: [look] } } } : undefined,
    );
    expect(press("Aiuto")).toHaveAttribute("aria-expanded", "false");
    await user.click(press("Aiuto"));
    expect(press("Aiuto")).toHaveAttribute("aria-expanded", "true");
    expect(card().getByText(cost)).toBeInTheDocument();
    expect(callsTo("/help")).toEqual([]);
    await user.click(press("Dammi un indizio"));
    const hint = await card().findByText("Di chi si parla?");
    expect(hint.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(card().queryByText(cost)).not.toBeInTheDocument();
    expect(press("Un altro indizio")).toHaveFocus();
    await user.click(press("Un altro indizio"));
    expect(callsTo("/help").map(({ body }) => body)).toEqual([{ rung: 1 }, { rung: 2 }]);
    expect(card().getByRole("group", { name: "Aiuto per la 4" })).not.toHaveTextContent(
      /\d di \d|restano|ancora \d/,
    );
  });

  test("shows an example as what it was and what becomes of it", async () => {
    const { user } = await open([itemOf(4, { help: [look, { rung: 2, text: "Terza persona: -s." }, twin] })]);
    await user.click(press("Aiuto"));
    expect(card().getByText("Un esempio")).toBeInTheDocument();
    expect(card().getByText("He ____ (do) it.").tagName).toBe("DD");
    expect(card().getByText("He does it.")).toBeInTheDocument();
  });

  test("stands open with its newest hint; those before it are folded away", async () => {
    const { user } = await open([itemOf(4, { help: [look, { rung: 2, text: "Terza persona: -s." }, twin] })]);
    await user.click(press("Aiuto"));
    const folded = card().getByText("Gli indizi di prima (2)").closest("details");
    expect(folded).not.toHaveAttribute("open");
    expect(folded).toHaveTextContent(/Di chi si parla\?.*Terza persona: .s\./);
    expect(folded).not.toHaveTextContent("Guarda una frase simile.");
    await user.click(card().getByText("Gli indizi di prima (2)"));
    expect(folded).toHaveAttribute("open");
  });

  test("that is not earned yet says what comes first", async () => {
    const item = itemOf(4, { help: [look] });
    const message = "Per un altro indizio ci vuole una prova nuova: cambia qualcosa e premi «Controlla».";
    const { user } = await open([item], ({ key }) =>
      key.endsWith("/help") ? { json: { isEarned: false, message, item } } : undefined,
    );
    await user.click(press("Aiuto"));
    await user.click(press("Un altro indizio"));
    expect(await card().findByText(message)).toBeInTheDocument();
    expect(press("Un altro indizio")).toHaveFocus();
  });

  test("says that it is all only to who asks for more, and asks nobody", async () => {
    const all = [look, { rung: 2, text: "La regola." }, twin, { ...twin, rung: 4 }];
    const { user, callsTo } = await open([itemOf(4, { help: all })]);
    await user.click(press("Aiuto"));
    expect(card().queryByText(/tutti gli indizi/)).not.toBeInTheDocument();
    await user.click(press("Un altro indizio"));
    expect(card().getByText(/tutti gli indizi/)).toBeInTheDocument();
    expect(callsTo("/help")).toEqual([]);
  });

  test("that fails can be asked for again", async () => {
    const { user } = await open([itemOf(4)], ({ key }) =>
      key.endsWith("/help") ? { status: 500 } : undefined,
    );
    await user.click(press("Aiuto"));
    await user.click(press("Dammi un indizio"));
    expect(await card().findByText("Non è stato possibile avere l’indizio. Riprova.")).toBeInTheDocument();
    expect(press("Dammi un indizio")).toBeEnabled();
  });
});

test("an item is left and taken up again by one button, and its answer stays", async () => {
  const item = itemOf(4, {
    status: "tried",
    tries: 4,
    canLeave: true,
    gaps: [gapOf({ draft: "go", verdict: "wrong" })],
  });
  const { user, callsTo } = await open([item], ({ key, body }) => {
    if (!key.endsWith("/leave")) return undefined;
    const { isLeft } = body as { isLeft: boolean };
    return { json: { ...item, status: isLeft ? "left" : "tried" } };
  });
  await user.click(press("La lascio"));
  const back = await card().findByRole("button", { name: "La riprendo" });
  expect(back).toHaveFocus();
  expect(card().getByText("la lascio")).toBeInTheDocument();
  expect(card().getByRole("textbox")).toHaveValue("go");
  await user.click(back);
  expect(await card().findByRole("button", { name: "La lascio" })).toHaveFocus();
  expect(callsTo("/leave").map(({ body }) => body)).toEqual([{ isLeft: true }, { isLeft: false }]);
});

test("an item that was hardly tried cannot be left", async () => {
  await open([itemOf(4, { status: "tried", tries: 1 })]);
  expect(card().queryByRole("button", { name: "La lascio" })).not.toBeInTheDocument();
});

test("a question about an item is handed to the chat", async () => {
  const { user } = await open([itemOf(4, { text: "He ____ (go) home." })]);
  await user.click(press("Aiuto"));
  const link = card().getByRole("link", { name: "Chiedi al coach" });
  expect(link).toHaveAttribute("href", "/");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(takeQuestion(learner.id)).toEqual({
    message: "Mi aiuti con la 4? «He ____ (go) home.»",
    about: { worksheetId: sheetId, n: 4 },
  });
  expect(takeQuestion(learner.id)).toBeUndefined();
});

describe("the picture", () => {
  const gapPlace = { x: 0.2, y: 0.3, width: 0.1, height: 0.02 };
  const item = itemOf(4, {
    gaps: [gapOf({ draft: "goes" })],
    picture: { imageUrl: "/api/homework-photos/1", gaps: [gapPlace] },
  });

  test("shows what stands in each gap, and leads to its box", async () => {
    const { user } = await open([item]);
    await user.click(screen.getByRole("button", { name: "Vedi la foto" }));
    const gap = screen.getByRole("button", { name: "Frase 4: goes" });
    expect(gap).toHaveStyle({ left: "20%", top: "32%", minWidth: "10%" });
    gap.focus();
    await user.keyboard("{Enter}");
    expect(card().getByRole("textbox")).toHaveFocus();
    await user.keyboard("!");
    expect(screen.getByRole("button", { name: "Frase 4: goes!" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Nascondi la foto" }));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  test("is made larger and shown whole again", async () => {
    const { user } = await open([item]);
    await user.click(screen.getByRole("button", { name: "Vedi la foto" }));
    const page = screen.getByRole("img").parentElement;
    expect(page).toHaveAttribute("data-large", "false");
    await user.click(screen.getByRole("button", { name: "Ingrandisci" }));
    expect(page).toHaveAttribute("data-large", "true");
    await user.click(screen.getByRole("button", { name: "Tutta la pagina" }));
    expect(page).toHaveAttribute("data-large", "false");
    await user.click(page?.querySelector("button[aria-hidden]") as HTMLElement);
    expect(page).toHaveAttribute("data-large", "true");
  });

  test("that is deleted says so", async () => {
    const { user } = await open([item]);
    await user.click(screen.getByRole("button", { name: "Vedi la foto" }));
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText(/La foto non c’è più/)).toBeInTheDocument();
  });

  test("is not offered where no gap's place is known", async () => {
    await open([itemOf(4, { picture: { imageUrl: "/api/homework-photos/1", gaps: [] } })]);
    expect(screen.queryByRole("button", { name: "Vedi la foto" })).not.toBeInTheDocument();
  });
});
