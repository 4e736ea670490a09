import { screen, within } from "@testing-library/react";
import type { AnswerReply, ExerciseReply } from "@/lib/features/exercises/contract";
import { gapExercise } from "@/tests/support/gap-exercise";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ExercisesScreen } from "./exercises-screen";

beforeAll(() => import("./round-done")); // It comes when it is shown, on a busy machine later than a test waits.

const topic = { id: "third-person-s", name: "La -s della terza persona" } as const;

const practised = (...ids: string[]): ExerciseReply[] =>
  ids.map((id, at) => ({
    ...gapExercise,
    id,
    position: 3 + at,
    isPractice: true,
    prompt: `Anna ___ (play) ${id}.`,
    hints: [],
  }));
const daily: ExerciseReply = { ...gapExercise, id: "daily", prompt: "Anna ___ (play) daily." };

const solved = (exercise: ExerciseReply): AnswerReply => ({
  verdict: "right",
  exercise: {
    ...exercise,
    isSolved: true,
    tries: 1,
    solution: exercise.prompt.replace("___ (play)", "plays"),
  },
  xpAwarded: 0,
  leveledUp: false,
  newLevel: 3,
  newAchievements: [],
});

/** Answers each call for practice with the next of `rounds`, the last one again and again. */
function open(...rounds: Answer[]) {
  const given = new Map<string, ExerciseReply>();
  let asked = 0;
  const world = renderAsLearner(<ExercisesScreen topic={topic} />, ({ key, body }) => {
    if (key === "POST /api/exercises/practice") {
      expect(body).toEqual({ topic: "third-person-s" });
      const answer = rounds[Math.min(asked, rounds.length - 1)];
      asked += 1;
      const { exercises = [] } = (answer?.json ?? {}) as { exercises?: ExerciseReply[] };
      for (const one of exercises) given.set(one.id, one);
      return answer;
    }
    const id = /^POST \/api\/exercises\/(.+)\/answers$/.exec(key)?.[1];
    const exercise = id && given.get(id);
    return exercise ? { json: solved(exercise) } : undefined;
  });
  return {
    ...world,
    solve: async () => {
      await world.user.type(await screen.findByRole("textbox"), "plays{Enter}");
      await world.user.click(
        await screen.findByRole("button", { name: /^(Prossimo esercizio|Vedi com.è andata)$/ }),
      );
    },
  };
}

const round = (exercises: ExerciseReply[], roundsLeft = 9): Answer => ({ json: { exercises, roundsLeft } });

beforeEach(() => sessionStorage.clear());

test("practice says whose topic it is, what it costs and earns, and how far it is", async () => {
  open(round(practised("a", "b", "c")));
  expect(await screen.findByText("Anna", { exact: false })).toHaveTextContent("(play) a.");
  expect(screen.getByText(/^Solo su: La \u2011s della terza persona/)).toBeInTheDocument();
  expect(screen.getByText("senza XP")).toBeInTheDocument();
  expect(screen.getByText("Allenamento libero: non costa cuori e non dà XP.")).toBeInTheDocument();
  expect(screen.getAllByText(/Esercizio \d di 3/)).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Torna ai tuoi progressi" })).toHaveAttribute("href", "/progress");
});

test("one of the day's three among them is said to be worth its XP", async () => {
  open(round([daily, ...practised("a", "b", "c")]));
  expect(await screen.findByText(/^Il primo è tra i tre di oggi e vale 5\sXP\./)).toBeInTheDocument();
  expect(screen.getByText("+5 XP")).toBeInTheDocument();
  expect(screen.getAllByText(/Esercizio \d di 4/)).toHaveLength(4);
});

test("each next exercise has the focus, and after a round another one can be had", async () => {
  const { user, solve } = open(round(practised("a", "b", "c")), round(practised("d", "e", "f"), 8));
  await solve();
  expect(screen.getByText(/^Completa con il/)).toHaveFocus();
  await solve();
  await solve();
  expect(await screen.findByRole("heading", { name: "Ben fatto!" })).toBeInTheDocument();
  expect(screen.getByText(/Solo su:/)).toHaveTextContent("Solo su: La \u2011s della terza persona");
  expect(screen.getByText(/^Tre esercizi risolti su questo argomento\. Se vuoi/)).toBeInTheDocument();
  const folded = screen.getByText("3 frasi giuste").closest("details");
  expect(folded).not.toHaveAttribute("open");
  expect(within(folded as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(3);
  expect(screen.queryByText(/XP guadagnati/)).not.toBeInTheDocument();
  const more = screen.getByRole("button", { name: "Altri tre esercizi" });
  expect(more).toHaveFocus();
  await user.click(more);
  expect(within(await screen.findByRole("list", { name: "Esercizio" })).getByText(/Anna/)).toHaveTextContent(
    "d.",
  );
  expect(screen.getByText(/^Completa con il/)).toHaveFocus();
});

test("the next round that does not come can be asked for again, and what was done stays", async () => {
  const { user, solve } = open(round(practised("a")), { status: 503, json: {} });
  await solve();
  await user.click(screen.getByRole("button", { name: "Altri tre esercizi" }));
  expect(await screen.findByText("Non è stato possibile preparare gli esercizi.")).toBeInTheDocument();
  expect(screen.getByText("Anna plays a.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Altri tre esercizi" })).toHaveFocus();
});

test("the last round of the day offers no other", async () => {
  const { solve } = open(round(practised("a"), 0));
  await solve();
  expect(screen.getByText(/Per oggi l’allenamento libero finisce qui/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Altri tre esercizi" })).not.toBeInTheDocument();
});

test("when the rounds of the day are used up it says so", async () => {
  open(round([], 0));
  expect(await screen.findByRole("heading", { name: "Per oggi basta così" })).toBeInTheDocument();
  expect(
    screen.getByText("Per oggi l’allenamento libero finisce qui. Domani ne trovi dell’altro."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Fai una scheda" })).toHaveAttribute("href", "/schede");
});

test("one that was passed over last waits", async () => {
  const { user } = open(round(practised("a")));
  await user.click(await screen.findByRole("button", { name: "Passa oltre" }));
  await user.click(screen.getByRole("button", { name: "Torna all’esercizio" }));
  expect(screen.getByText(/^Completa con il/)).toHaveFocus();
});
