import { waitFor, within } from "@testing-library/react";
import { boxOf, card, checkIn, judged, openSheet, solved } from "@/tests/support/open-sheet";
import { gapOf, itemOf, sheetOf } from "@/tests/support/working-sheet";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
    const { user, callsTo } = await openSheet(
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
  const { user, callsTo } = await openSheet(
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

test("a retry after the network failed carries the same key, another answer a new one", async () => {
  const item = itemOf(1);
  let tries = 0;
  const { user, callsTo } = await openSheet(sheetOf([item]), (call, items) => {
    if (!call.key.endsWith("/answers")) return undefined;
    if ((tries += 1) < 3) throw new TypeError("Failed to fetch");
    return judged({ verdict: "right", item: solved(item, "goes") })(call, items);
  });
  await user.type(boxOf("1"), "go{Enter}");
  expect(await card("1").findByText(/Non c’è connessione/)).toBeInTheDocument();
  await user.click(checkIn("1"));
  await waitFor(() => expect(callsTo("/answers")).toHaveLength(2));
  await card("1").findByText(/Non c’è connessione/);
  expect(boxOf("1")).toHaveValue("go");
  await user.type(boxOf("1"), "es{Enter}");
  await card("1").findByText("giusta");
  const keys = callsTo("/answers").map(({ body }) => (body as { key: string }).key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("outside the hours parents have chosen an answer waits calmly", async () => {
  const error = "Per oggi basta così. Ci vediamo domani alle 15.";
  const { user } = await openSheet(sheetOf([itemOf(1)]), ({ key }) =>
    key.endsWith("/answers") ? { status: 403, json: { code: "QUIET_HOURS", error } } : undefined,
  );
  await user.type(boxOf("1"), "goes{Enter}");
  expect(await card("1").findByText(error)).toBeInTheDocument();
  expect(boxOf("1")).toHaveValue("goes");
});
