import { screen, within } from "@testing-library/react";
import type { AnswerReply, ExerciseReply } from "@/lib/features/exercises/contract";
import { gapExercise as gap } from "@/tests/support/gap-exercise";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { typeset } from "@/components/coach-text/typeset";
import { ExercisesScreen } from "./exercises-screen";

beforeAll(() => import("./day-done")); // It comes when it is shown, on a busy machine later than a test waits.

const choice: ExerciseReply = {
  ...gap,
  id: "e2",
  position: 1,
  kind: "choose",
  instruction: "Scegli la forma giusta.",
  prompt: "___ apple",
  words: ["A", "An"],
};
const order: ExerciseReply = {
  ...gap,
  id: "e3",
  position: 2,
  kind: "order",
  instruction: "Metti in ordine le parole.",
  prompt: "",
  words: ["pizza", "like", "I"],
};
const nothing = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [] };
const solved = (exercise: ExerciseReply, solution: string): AnswerReply => ({
  verdict: "right",
  exercise: { ...exercise, isSolved: true, solution, tries: 1, xpAwarded: 5 },
  ...nothing,
  xpAwarded: 5,
});

async function open(exercises: ExerciseReply[], onAnswer: (call: Call) => Answer = () => ({ status: 500 })) {
  const world = renderAsLearner(<ExercisesScreen />, (call) => {
    if (call.key === "POST /api/exercises") return { json: { exercises } };
    if (call.key.endsWith("/answers")) return onAnswer(call);
    return undefined;
  });
  await screen.findByRole("list", { name: "Esercizio" });
  return { ...world, answers: () => world.calls.filter(({ key }) => key.endsWith("/answers")) };
}

const typeAnswer = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  const field = screen.getByRole("textbox", { name: "La tua risposta" });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

beforeEach(() => sessionStorage.clear());

describe("an exercise", () => {
  test("says what to do, draws the gap and keeps the rule for who wants it", async () => {
    await open([gap, choice, order]);
    const talk = within(screen.getByRole("list", { name: "Esercizio" }));
    expect(talk.getByText(/^Completa con il/)).toBeInTheDocument();
    expect(talk.getByText(/My sister/)).toHaveTextContent("My sister spazio vuoto (play) tennis.");
    expect(talk.getByText("Ripassa la regola")).toBeInTheDocument();
    expect(screen.getAllByText(/Esercizio \d di 3/)).toHaveLength(3);
  });

  test("answered wrongly brings a hint, and the answer stays to go on from", async () => {
    const wrong: AnswerReply = {
      verdict: "wrong",
      exercise: { ...gap, tries: 2, hints: ["Chi gioca?", "È una persona sola."], twin: "He reads." },
      ...nothing,
    };
    const world = await open([gap, choice, order], () => ({ json: wrong }));
    await typeAnswer(world, "play");
    expect(await screen.findByText(/È una persona sola\./)).toBeInTheDocument();
    expect(screen.getByText("He reads.")).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("play");
    expect(screen.getByRole("textbox")).toBeInvalid();
    await world.user.type(screen.getByRole("textbox"), "s");
    expect(screen.getByRole("textbox")).toBeValid();
    expect(world.answers()[0]).toEqual({ key: "POST /api/exercises/e1/answers", body: { answer: "play" } });
  });

  test("is not sent empty: the button says so by its look, Enter in words", async () => {
    const world = await open([gap]);
    const check = screen.getByRole("button", { name: "Controlla" });
    expect(check).toHaveAttribute("aria-disabled", "true");
    await world.user.type(screen.getByRole("textbox"), "{Enter}");
    expect(screen.getByText("Scrivi la tua risposta prima di controllarla.")).toBeInTheDocument();
    expect(world.answers()).toHaveLength(0);
    await world.user.type(screen.getByRole("textbox"), "plays");
    expect(check).not.toHaveAttribute("aria-disabled");
  });

  test("solved shows the sentence and its XP, then leads to the next", async () => {
    const world = await open([gap, choice, order], ({ key }) => ({
      json: key.includes("e1") ? solved(gap, "My sister plays tennis.") : solved(choice, "An apple"),
    }));
    await typeAnswer(world, "plays");
    expect(await screen.findByText("My sister plays tennis.")).toBeInTheDocument();
    expect(screen.getByText("+5 XP for practicing!")).toBeInTheDocument();
    const task = within(screen.getByRole("list", { name: "Esercizio" }));
    expect(task.getByText(/^My sister/)).toHaveTextContent("My sister plays (play) tennis.");
    const next = screen.getByRole("button", { name: "Prossimo esercizio" });
    expect(next).toHaveFocus();
    await world.user.click(next);
    await world.user.click(screen.getByRole("button", { name: "An" }));
    expect(await screen.findByText("An apple")).toBeInTheDocument();
  });

  test("with a wrong choice leaves the others: that one is struck through, said, and cannot be chosen again", async () => {
    const wrong: AnswerReply = {
      verdict: "wrong",
      exercise: { ...choice, tries: 1, hints: ["Ascolta il suono."] },
      ...nothing,
    };
    const world = await open([{ ...choice, position: 0 }], () => ({ json: wrong }));
    await world.user.click(screen.getByRole("button", { name: "A" }));
    const tried = await screen.findByRole("button", { name: "A già provato: non è giusto" });
    expect(tried).toHaveAttribute("aria-disabled", "true");
    expect(tried).toHaveFocus();
    expect(within(tried).getByText("A").tagName).toBe("S");
    await world.user.click(tried);
    expect(world.answers()).toHaveLength(1);
    await world.user.click(screen.getByRole("button", { name: "An" }));
    expect(world.answers().map(({ body }) => body)).toEqual([{ answer: "A" }, { answer: "An" }]);
  });

  test("is seen above the field when a keyboard comes up", async () => {
    await open([gap]);
    const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
    // The panel ends where the sentence begins: it is behind it.
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return { top: 200, bottom: this.textContent?.startsWith("My sister") ? 260 : 0 } as DOMRect;
    });
    window.dispatchEvent(new Event("resize"));
    expect(scrollBy).not.toHaveBeenCalled();
    screen.getByRole("textbox").focus();
    window.dispatchEvent(new Event("resize"));
    expect(scrollBy).toHaveBeenCalledWith({ top: 60, behavior: "smooth" });
    jest.restoreAllMocks();
  });

  test("of words in disorder is built by taps, taken back by taps, and sent when it is whole", async () => {
    const world = await open([{ ...order, position: 0 }], () => ({ json: solved(order, "I like pizza.") }));
    const check = screen.getByRole("button", { name: "Controlla" });
    await world.user.click(screen.getByRole("button", { name: "Aggiungi «pizza»" }));
    await world.user.click(screen.getByRole("button", { name: "Togli «pizza»" }));
    for (const word of ["I", "like"])
      await world.user.click(screen.getByRole("button", { name: `Aggiungi «${word}»` }));
    expect(check).toBeDisabled();
    await world.user.click(screen.getByRole("button", { name: "Aggiungi «pizza»" }));
    await world.user.click(check);
    expect(world.answers()[0]?.body).toEqual({ answer: "I like pizza" });
    expect(screen.queryByRole("link", { name: /^Le tue schede/ })).not.toBeInTheDocument();
    await world.user.click(await screen.findByRole("button", { name: "Vedi com’è andata" }));
    expect(await screen.findByRole("heading", { name: "Per oggi hai finito!" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Le tue schede/ })).toHaveAttribute("href", "/schede");
  });

  test("can be passed over and comes back", async () => {
    const { user } = await open([gap, choice]);
    await user.click(screen.getByRole("button", { name: "Passa oltre" }));
    expect(screen.getByText("Scegli la forma giusta.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Passa oltre" }));
    expect(screen.getByText(/^Completa con il/)).toBeInTheDocument();
  });

  test("can be passed over as the last one too, and waits", async () => {
    const done = solved(gap, "My sister plays tennis.").exercise;
    const { user } = await open([done, solved(choice, "An apple").exercise, order]);
    await user.click(screen.getByRole("button", { name: "Passa oltre" }));
    expect(screen.getByRole("heading", { name: "Ne manca uno" })).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      `${typeset(done.topicName)}My sister plays tennis.`,
    );
    const back = screen.getByRole("button", { name: "Torna all’esercizio" });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(screen.getByText("Metti in ordine le parole.")).toBeInTheDocument();
  });
});

test("an answer that could not be checked stays, and so it does over a reload", async () => {
  const world = await open([gap], () => ({ status: 503, json: { error: "Riprova più tardi." } }));
  await typeAnswer(world, "plays");
  expect(await screen.findByText("Riprova più tardi.")).toBeInTheDocument();
  world.unmount();
  await open([gap]);
  expect(screen.getByRole("textbox", { name: "La tua risposta" })).toHaveValue("plays");
});

test("words that were put in order stay so over a reload", async () => {
  const world = await open([order]);
  const chosen = () => within(screen.getByRole("group", { name: "La tua frase" })).queryAllByRole("button");
  for (const word of ["I", "like"])
    await world.user.click(screen.getByRole("button", { name: `Aggiungi «${word}»` }));
  world.unmount();
  await open([order]);
  expect(chosen().map(({ textContent }) => textContent)).toEqual(["I", "like"]);
});

test("when the exercises do not come, the student can ask again", async () => {
  const world = renderAsLearner(<ExercisesScreen />, ({ key }) =>
    key === "POST /api/exercises" ? { status: 400, json: { error: "" } } : undefined,
  );
  expect(await screen.findByText("Non è stato possibile preparare gli esercizi.")).toBeInTheDocument();
  await world.user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(world.calls.filter(({ key }) => key === "POST /api/exercises").length).toBeGreaterThan(1);
});

describe("outside the hours parents have chosen", () => {
  const error = "Per oggi basta così. Ci vediamo domani alle 15.";
  const pause = (): Answer => ({ status: 403, json: { code: "QUIET_HOURS", error } });

  test("an answer waits calmly and stays as it was typed", async () => {
    const world = await open([gap, choice], pause);
    await typeAnswer(world, "plays");
    expect(await screen.findByRole("status")).toHaveTextContent(error);
    const field = screen.getByRole("textbox", { name: "La tua risposta" });
    expect(field).toHaveValue("plays");
    expect(field).toBeValid();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(world.calls.map(({ key }) => key)).toContain("GET /api/users/7");
    await world.user.click(screen.getByRole("button", { name: "Passa oltre" }));
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  });

  test("exercises that are not given out say why, without an error", async () => {
    renderAsLearner(<ExercisesScreen />, ({ key }) => (key === "POST /api/exercises" ? pause() : undefined));
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.queryByText("Non è stato possibile preparare gli esercizi.")).not.toBeInTheDocument();
  });
});
