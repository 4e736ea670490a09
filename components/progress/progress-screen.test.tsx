import { screen, within } from "@testing-library/react";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import type { ProgressReply } from "@/lib/features/progress/contract";
import {
  strengthKinds,
  strengthsOf,
  suggestionKinds,
  type LearnerRecord,
} from "@/lib/features/progress/rules";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { masteryReply } from "@/tests/support/mastery";
import { parentReportReply } from "@/tests/support/parent-reports";
import { ProgressScreen } from "./progress-screen";

const mondays = ["09-28", "10-05", "10-12", "10-19", "10-26", "11-02", "11-09", "11-16"];
const weeksOf = (...xp: number[]) =>
  mondays.map((day, index) => ({ startsOn: `2026-${day}`, messages: 0, xp: xp[index] ?? 0 }));

const newcomer: ProgressReply = {
  xp: 0,
  xpToday: 0,
  level: 1,
  messages: 0,
  messagesThisWeek: 0,
  corrections: 0,
  words: 0,
  strengths: [],
  suggestions: [...suggestionKinds],
  weeks: weeksOf(),
};
const nothingKnown = masteryReply();

type Answers = {
  progress?: Answer;
  mastery?: MasteryReply;
  exercises?: { isSolved: boolean; topic?: string }[];
};

function openProgress({ progress, mastery = nothingKnown, exercises = [] }: Answers = {}) {
  return renderAsLearner(<ProgressScreen />, ({ key }) => {
    if (key === "GET /api/progress/7") return progress ?? { json: newcomer };
    if (key === "GET /api/mastery/7") return { json: mastery };
    if (key === "GET /api/parent-report") return { json: parentReportReply() };
    if (key === "POST /api/exercises") return { json: { exercises } };
    return undefined;
  });
}

const openWith = (progress: Partial<ProgressReply>) =>
  openProgress({ progress: { json: { ...newcomer, ...progress } } });

const tile = (label: string) => screen.getByText(label).closest("li");

const itemsBelow = (heading: HTMLElement) =>
  within(heading.parentElement as HTMLElement)
    .queryAllByRole("listitem")
    .map((item) => item.textContent);

describe("the level and the figures", () => {
  test("are there, with the way to the next level", async () => {
    openWith({ messagesThisWeek: 12, corrections: 8, words: 96 });
    expect(screen.getByRole("heading", { name: "I Tuoi Progressi" })).toBeInTheDocument();
    expect(screen.getByText("Livello 3")).toBeInTheDocument();
    // Level 3 runs from 100 to 140 XP: 118 is 45 % of the way.
    expect(screen.getByRole("progressbar", { name: "Progressi verso il livello 4" })).toHaveAttribute(
      "aria-valuenow",
      "45",
    );
    expect(screen.getByText("Ancora 22 XP per il livello 4")).toBeInTheDocument();
    expect(await screen.findByText("96")).toBeInTheDocument();
    expect(tile("Esercizi Completati")).toHaveTextContent(
      /^Esercizi Completati11uno ogni 10 XP, presi in qualunque modo$/,
    );
    expect(tile("Questa Settimana")).toHaveTextContent(/^Questa Settimana12messaggi in 7 giorni/);
    expect(tile("Frasi Corrette")).toHaveTextContent(/^Frasi Corrette8/);
    expect(tile("Parole Inglesi")).toHaveTextContent(/^Parole Inglesi96/);
  });

  test("count one message as one, and nothing as nothing", async () => {
    openWith({ messagesThisWeek: 1 });
    expect(await screen.findByText("messaggio in 7 giorni")).toBeInTheDocument();
    expect(tile("Questa Settimana")).toHaveTextContent("1");
    expect(tile("Frasi Corrette")).toHaveTextContent(/^Frasi Corrette0/);
  });
});

describe("the weeks", () => {
  test("are a list of what each brought, the current one last", async () => {
    openWith({ weeks: weeksOf(0, 20, 0, 95, 100, 0, 5, 45) });
    const list = await screen.findByRole("list", { name: "I tuoi XP, settimana per settimana" });
    const spoken = within(list)
      .getAllByText(/ettimana/)
      .map((item) => item.textContent);
    expect(spoken).toEqual([
      "Settimana del 28\u00a0settembre: 0\u00a0XP",
      "Settimana del 5\u00a0ottobre: 20\u00a0XP",
      "Settimana del 12\u00a0ottobre: 0\u00a0XP",
      "Settimana del 19\u00a0ottobre: 95\u00a0XP",
      "Settimana del 26\u00a0ottobre: 100\u00a0XP",
      "Settimana del 2\u00a0novembre: 0\u00a0XP",
      "Settimana del 9\u00a0novembre: 5\u00a0XP",
      "Questa settimana, finora: 45\u00a0XP",
    ]);
    expect(within(list).getByText("ora").closest("li")).toHaveTextContent("45");
  });

  test("before an 8 or an 11 sound as one says it", async () => {
    const nothing = { messages: 0, xp: 0 };
    openWith({
      weeks: [
        { startsOn: "2026-06-08", ...nothing },
        { startsOn: "2027-01-11", ...nothing },
        { startsOn: "2027-01-18", messages: 1, xp: 5 },
        ...weeksOf().slice(3),
      ],
    });
    expect(await screen.findByText("Settimana dell’8 giugno: 0 XP")).toBeInTheDocument();
    expect(screen.getByText("Settimana dell’11 gennaio: 0 XP")).toBeInTheDocument();
  });

  test("grow with their XP; one without any is drawn as none", async () => {
    const { container } = openWith({ weeks: weeksOf(0, 50, 100) });
    await screen.findByText("ora");
    const tops = [...container.querySelectorAll("ol rect:not(.hidden)")].map((bar) => bar.getAttribute("y"));
    expect(tops).toEqual(["59%", "18%"]);
  });

  test.each([
    [0, "Oggi: 0 XP su 100, il massimo di un giorno"],
    [95, "Oggi: 95 XP su 100, il massimo di un giorno"],
    [100, "Oggi hai preso tutti i 100 XP: domani ne trovi altri."],
  ])("say what today's %i XP are of", async (xpToday, text) => {
    openWith({ xpToday });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test("of a newcomer say what makes them grow", async () => {
    openProgress();
    expect(await screen.findByText(/la prima colonna comincia a crescere/)).toBeInTheDocument();
  });
});

describe("praise and advice", () => {
  test("before the first strength say how far the first two are", async () => {
    openWith({ level: 2, messagesThisWeek: 4 });
    await screen.findByRole("heading", { name: "I tuoi punti di forza" });
    expect(screen.getByRole("progressbar", { name: "Livello 2 di 3" })).toHaveAttribute(
      "aria-valuenow",
      "67",
    );
    expect(screen.getByRole("progressbar", { name: "4 di 10 messaggi in 7 giorni" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
  });

  test("are by what the learner did", async () => {
    openWith({
      level: 9,
      messages: 198,
      messagesThisWeek: 12,
      strengths: [...strengthKinds],
      suggestions: [],
    });
    const strengths = itemsBelow(await screen.findByRole("heading", { name: "I tuoi punti di forza" }));
    expect(strengths).toHaveLength(strengthKinds.length);
    expect(strengths[0]).toMatch(/^Hai tante cose da dire198 messaggi al coach/);
    expect(strengths[2]).toMatch(/^Sali di livelloSei al livello 9/);
    expect(strengths[3]).toMatch(/^Ti alleni con costanza12 messaggi negli ultimi 7 giorni/);
    expect(await screen.findByText(/Nessun consiglio: stai andando alla grande/)).toBeInTheDocument();
  });

  test("come to the next stop of the road when nothing else is advised", async () => {
    const progress: Answer = { json: { ...newcomer, suggestions: [] } };
    openProgress({ progress, mastery: masteryReply({}, { next: "a-or-an" }) });
    const way = await screen.findByRole("link", { name: /^Chiedi al coach: Articoli a e an/ });
    expect(way).toHaveAttribute("href", "/");
    expect(screen.queryByText(/Nessun consiglio/)).not.toBeInTheDocument();
  });

  test("name the weakest topic behind what else there is to do", async () => {
    const weak: MasteryReply["weak"] = [
      { topic: "past-time", name: "Il past simple", score: 20, observations: 5 },
    ];
    openProgress({ mastery: masteryReply({}, { weak, next: "past-time" }) });
    await screen.findByRole("link", { name: /^Allena: Il past simple/ });
    const links = itemsBelow(screen.getByRole("heading", { name: "Che cosa fare adesso" }));
    expect(links).toHaveLength(suggestionKinds.length + 1);
    expect(links.at(-1)).toMatch(/^Allena: Il past simple/);
  });

  test("never find nothing to advise above a topic that goes wrong", async () => {
    const progress: Answer = { json: { ...newcomer, suggestions: [] } };
    const weak: MasteryReply["weak"] = [
      { topic: "past-time", name: "Il past simple", score: 0, observations: 5 },
    ];
    openProgress({ progress, mastery: masteryReply({}, { weak }) });
    const way = await screen.findByRole("link", { name: /^Allena: Il past simple/ });
    expect(way).toHaveAttribute("href", "/exercises?topic=past-time");
    expect(screen.queryByText(/Nessun consiglio/)).not.toBeInTheDocument();
  });

  test("lead to the coach where the weakest topic has no exercises", async () => {
    const weak: MasteryReply["weak"] = [{ topic: "pronouns", name: "Pronomi", score: 0, observations: 5 }];
    openProgress({ mastery: masteryReply({ pronouns: { hasExercises: false } }, { weak }) });
    const way = await screen.findByRole("link", { name: /^Chiedi al coach: Pronomi/ });
    expect(way).toHaveAttribute("href", "/");
  });

  test("lead a newcomer to what can be done, and tell what brings the first strength", async () => {
    openProgress();
    const heading = await screen.findByRole("heading", { name: "Che cosa fare adesso" });
    const ways = within(heading.parentElement as HTMLElement)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["/", "/achievements", "/", "/exercises"]);
    expect(screen.getByText(/arriva con il livello 3, o con 10 messaggi in 7 giorni/)).toBeInTheDocument();
    const record: LearnerRecord = { ...newcomer, badges: 0 };
    expect(strengthsOf({ ...record, level: 3 })).toHaveLength(1);
    expect(strengthsOf({ ...record, messagesThisWeek: 10 })).toHaveLength(1);
  });

  test.each([
    [0, /il coach ti aspetta/],
    [1, /1 messaggio negli ultimi 7 giorni/],
    [4, /4 messaggi negli ultimi 7 giorni/],
  ])("to write every week speak of %i messages as one does", async (messagesThisWeek, text) => {
    openWith({ messagesThisWeek, suggestions: ["every_week"] });
    expect(await screen.findByRole("link", { name: text })).toHaveAttribute("href", "/");
  });
});

test("while the progress is on its way its places are kept", async () => {
  openProgress();
  expect(screen.getByRole("status", { name: "Carico i tuoi progressi…" })).toBeInTheDocument();
  expect(tile("Esercizi Completati")).toHaveTextContent("11");
  expect(await screen.findByRole("heading", { name: "I tuoi punti di forza" })).toBeInTheDocument();
  expect(screen.queryByRole("status", { name: "Carico i tuoi progressi…" })).not.toBeInTheDocument();
});

test("progress that could not be loaded can be asked for again; the rest is there", async () => {
  const answer: Answer = { status: 503, json: {} };
  const { user } = openProgress({ progress: answer });
  const retry = await screen.findByRole("button", { name: "Riprova" });
  expect(screen.getByText("Non è stato possibile caricare i tuoi progressi.")).toBeInTheDocument();
  expect(screen.getByText("Livello 3")).toBeInTheDocument();
  expect(screen.queryByText("Parole Inglesi")).not.toBeInTheDocument();
  Object.assign(answer, { status: 200, json: { ...newcomer, words: 96 } });
  await user.click(retry);
  expect(await screen.findByText("96")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
});

describe("the way to the exercises", () => {
  test.each([
    [[false, false, false], "Comincia", undefined],
    [[true, false, false], "Continua", "1 su 3 fatti oggi"],
  ])("says how far the day's are: %j", async (solved, label, done) => {
    openProgress({ exercises: solved.map((isSolved) => ({ isSolved })) });
    if (done) expect(await screen.findByText(done)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", "/exercises");
  });

  test("ends when they are done", async () => {
    openProgress({ exercises: [{ isSolved: true }] });
    expect(await screen.findByText(/Oggi li hai fatti tutti/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Comincia|Continua/ })).not.toBeInTheDocument();
  });
});

test("parents are thought of too", async () => {
  openProgress();
  expect(await screen.findByRole("textbox", { name: "Email di un genitore" })).toBeInTheDocument();
});
