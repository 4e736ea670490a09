import { within } from "@testing-library/react";
import { boxOf, card, checkIn, judged, openSheet, solved } from "@/tests/support/open-sheet";
import { gapOf, itemOf, sheetOf } from "@/tests/support/working-sheet";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a box in a sentence", () => {
  test("is labelled, says nothing of its answer's length, and is not helped by the device", async () => {
    await openSheet(sheetOf([itemOf(1), itemOf(2, { gaps: [gapOf({ draft: "understands" })] })]));
    const box = boxOf("1");
    expect(box).toHaveAccessibleName("Frase 1, spazio, parola data: go");
    expect(card("1").getByText("(go)")).toBeInTheDocument();
    expect(box).toHaveAttribute("autocomplete", "off");
    expect(box).toHaveAttribute("autocapitalize", "off");
    expect(box).toHaveAttribute("spellcheck", "false");
    expect(box).toHaveClass("min-w-28"); // Whatever the answer is; wider only by what is typed.
    expect(boxOf("2").className).toBe(box.className);
    expect(boxOf("2").parentElement?.className).toBe(box.parentElement?.className);
  });

  test("that is wrong says so, keeps the answer and the focus, and is checked anew", async () => {
    const item = itemOf(1);
    const wrong = {
      ...item,
      status: "tried" as const,
      note: "Chi va a scuola?",
      gaps: [gapOf({ draft: "go", verdict: "wrong" })],
    };
    const { user, callsTo } = await openSheet(
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
    const { user } = await openSheet(sheetOf([item]), judged({ verdict: "partly", item: partly }));
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
    const { user } = await openSheet(sheetOf([item]), judged({ verdict: "unverified", item: unsure }));
    await user.type(boxOf("1"), "goes{Enter}");
    expect(await card("1").findByText(note)).toBeInTheDocument();
    expect(card("1").getByText("da far vedere alla prof")).toBeInTheDocument();
    expect(boxOf("1")).toBeValid();
    expect(boxOf("1")).not.toHaveAttribute("readonly");
    expect(document.body).not.toHaveTextContent(/giust|sbagliat|non ancora/i);
  });

  test("without a word is not sent", async () => {
    const { user, callsTo } = await openSheet(sheetOf([itemOf(1)]));
    await user.click(checkIn("1"));
    expect(card("1").getByText("Prima scrivi qualcosa nello spazio.")).toBeInTheDocument();
    expect(callsTo("/answers")).toEqual([]);
  });
});

test("options are chosen by keyboard, stand in the sentence and are locked when right", async () => {
  const item = itemOf(1, {
    text: "They ____ here.",
    pieces: ["They ", " here."],
    gaps: [gapOf({ options: ["is", "are"] })],
  });
  const { user, callsTo } = await openSheet(
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
