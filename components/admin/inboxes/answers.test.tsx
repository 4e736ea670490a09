import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FeedbackInbox } from "@/components/admin/inboxes/feedback-inbox";
import {
  forgetAnswers,
  keepAnswer,
  keepAnswersOf,
  readAnswer,
} from "@/components/admin/inboxes/kept-answers";
import { secureCalls } from "@/components/admin/secure/secure-calls";
import { systemCalls } from "@/components/admin/system/system-calls";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";

const waiting: FeedbackReply = {
  id: "f2",
  at: "2026-11-27T09:00:00.000Z",
  userId: 7,
  nickname: "Sofia",
  category: "other",
  rating: 4,
  message: "Come si cambia\nl'<b>avatar</b>?",
  isPriority: true,
  dueAt: "2026-11-30T22:59:59.999Z",
  answer: null,
  answeredAt: null,
};
const free: FeedbackReply = {
  ...waiting,
  id: "f1",
  userId: 8,
  nickname: "Luca",
  message: "Bello!",
  isPriority: false,
  dueAt: null,
};
const answered: FeedbackReply = {
  ...waiting,
  dueAt: null,
  answer: "Dal profilo:\ntocca il disegno.",
  answeredAt: "2026-11-27T11:05:00.000Z",
};

const list = "GET /api/admin/feedback";
const answer = "POST /api/admin/feedback/f2/answer";

/** The inbox with what Sofia asked. `reply`: of the answer. */
function open(reply: () => Answer | undefined = () => ({ json: answered }), rows = [waiting, free]) {
  const world = renderAsLearner(
    <>
      <FeedbackInbox panel={systemCalls} />
      <Toaster />
    </>,
    ({ key }: Call) => (key === answer ? reply() : key === list ? { json: rows } : undefined),
  );
  return { ...world, sent: () => world.calls.filter(({ key }) => key === answer) };
}

const item = async (nickname: string) =>
  within((await screen.findByText(new RegExp(`^${nickname} · `))).closest("li")!);
const openButton = () => screen.findByRole("button", { name: "Rispondi: Sofia" });
const field = () => screen.findByRole("textbox", { name: "La tua risposta" });
const sendButton = () => screen.getByRole("button", { name: "Invia risposta" });

async function write(user: UserEvent, text: string) {
  await user.click(await openButton());
  await user.type(await field(), text);
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2026-11-27T12:00:00.000Z"),
    doNotFake: ["setTimeout", "clearTimeout"],
  });
  sessionStorage.clear();
  showToast({ title: "–" }); // The toast of the test before is no answer to this one.
});
afterEach(() => jest.useRealTimers());

describe("what waits for an answer", () => {
  test("says whose is of Pro, and until when", async () => {
    open();
    const sofia = await item("Sofia");
    expect(sofia.getByText("Pro")).toBeInTheDocument();
    expect(sofia.getByText("Da rispondere entro il 30 novembre 2026")).toBeInTheDocument();
    const luca = await item("Luca");
    expect(luca.queryByText("Pro")).not.toBeInTheDocument();
    expect(luca.queryByText(/entro/)).not.toBeInTheDocument();
    expect(luca.getByRole("button", { name: "Rispondi: Luca" })).toBeInTheDocument();
  });

  test.each([
    ["2026-11-30T22:59:59.000Z", "Da rispondere entro il 30 novembre 2026"],
    ["2026-11-30T23:00:00.000Z", "In ritardo: da rispondere entro il 30 novembre 2026"],
  ])("at %s is marked so: %s", async (now, sentence) => {
    jest.setSystemTime(new Date(now));
    open();
    expect((await item("Sofia")).getByText(sentence)).toBeInTheDocument();
  });

  test("is shown once when it was answered between two pages", async () => {
    const next = { json: [answered, free], headers: { "X-Total-Count": "2" } };
    const first = { json: [waiting], headers: { "X-Total-Count": "2", "X-Next-Cursor": "waiting.f2" } };
    const { user } = renderAsLearner(<FeedbackInbox panel={systemCalls} />, ({ key }) =>
      key === list ? first : key === `${list}?cursor=waiting.f2` ? next : undefined,
    );
    await user.click(await screen.findByRole("button", { name: "Mostra altri" }));
    await item("Luca");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect((await item("Sofia")).getByText(/tocca il disegno/)).toBeInTheDocument();
  });
});

describe("an answer", () => {
  test("is written below what was asked, sent, and then shown with its date", async () => {
    const { user, sent } = open();
    await user.click(await openButton());
    const dialog = within(await screen.findByRole("dialog", { name: "Rispondi a Sofia" }));
    expect(dialog.getByText(/l'<b>avatar<\/b>\?/)).toHaveClass("whitespace-pre-line");
    expect(await field()).toHaveAttribute("maxlength", "4000");
    expect(sendButton()).toBeDisabled();
    await user.type(await field(), "   ");
    expect(sendButton()).toBeDisabled();
    await user.clear(await field());
    await user.type(await field(), "Dal profilo:{Enter}tocca il disegno. ");
    await user.click(sendButton());
    expect(await screen.findByText("Risposta inviata")).toBeInTheDocument();
    expect(screen.getByText("Arriva via email a Sofia.")).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([{ answer: answered.answer }]);

    const sofia = await item("Sofia");
    expect(sofia.getByText(/^Risposta inviata:/)).toHaveTextContent("27 novembre 2026, 12:05");
    expect(sofia.getByText(/tocca il disegno\./)).toHaveClass("whitespace-pre-line");
    expect(sofia.queryByText(/entro/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Rispondi: Sofia" })).not.toBeInTheDocument();
    expect(sofia.getByRole("heading")).toHaveFocus();
    expect(sessionStorage.getItem("english-coach.answers")).toBe("{}");
  });

  test("that is left is kept, also for a page loaded anew, until the panel is left", async () => {
    const { user, unmount } = open();
    await write(user, "Dal profilo");
    await user.keyboard("{Escape}");
    expect(await openButton()).toHaveFocus();
    unmount();
    const again = open();
    await again.user.click(await openButton());
    expect(await field()).toHaveValue("Dal profilo");
    again.unmount();
    forgetAnswers();
    const later = open();
    await later.user.click(await openButton());
    expect(await field()).toHaveValue("");
  });

  test.each<[string, Answer, string]>([
    ["of a fault", { status: 500, json: { error: "Qualcosa è andato storto.", code: "INTERNAL" } }, ""],
    ["it is busy", { status: 503, json: { error: "Non disponibile.", code: "UNAVAILABLE" } }, ""],
    [
      "it was too long",
      { status: 400, json: { error: "Troppo lunga.", code: "BAD_INPUT" } },
      "Troppo lunga.",
    ],
  ])("that the server did not take because %s can be sent again", async (_, refusal, why) => {
    const replies = [refusal, { json: answered }];
    const { user } = open(() => replies.shift());
    await write(user, "Dal profilo");
    await user.click(sendButton());
    const alert = (await screen.findByText("Impossibile inviare la risposta")).closest("[role=alert]");
    expect(alert).toHaveTextContent(new RegExp(`^ErroreImpossibile inviare la risposta${why}$`));
    expect(await field()).toHaveValue("Dal profilo");
    await user.click(sendButton());
    expect(await (await item("Sofia")).findByText(/tocca il disegno/)).toBeInTheDocument();
  });

  test("is another administrator's no more", async () => {
    keepAnswersOf("anna@english-coach.example");
    keepAnswer("f1", "Dal profilo");
    keepAnswersOf("anna@english-coach.example");
    expect(readAnswer("f1")).toBe("Dal profilo");
    keepAnswersOf("bruno@english-coach.example");
    expect(readAnswer("f1")).toBe("");
    forgetAnswers();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("bruno");
  });

  test("is kept where a page of somebody else's says that there is nothing", async () => {
    const { user } = open(() => ({ status: 404, json: {} }));
    await write(user, "Dal profilo");
    await user.click(sendButton());
    expect(await screen.findByText("Impossibile inviare la risposta")).toBeInTheDocument();
    expect(await field()).toHaveValue("Dal profilo");
  });

  test.each<[number, string, string, FeedbackReply[]]>([
    [409, "CONFLICT", "A questo feedback è già stata data una risposta.", [answered, free]],
    [404, "NOT_FOUND", "Questo feedback non esiste più.", [free]],
  ])("that comes too late (%d) says why, and shows how it stands", async (status, code, error, now) => {
    const rows = [waiting, free];
    const { user } = open(() => {
      rows.splice(0, rows.length, ...now);
      return { status, json: { error, code } };
    }, rows);
    await write(user, "Dal profilo");
    await user.click(sendButton());
    expect((await screen.findByText(error)).closest("[role=alert]")).toHaveTextContent(
      "Impossibile inviare la risposta",
    );
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Rispondi: Sofia" })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(sessionStorage.getItem("english-coach.answers")).toBe("{}");
  });

  test("is sent by the secure panel too", async () => {
    const { user, calls } = renderAsLearner(<FeedbackInbox panel={secureCalls.panel} />, ({ key }) =>
      key.endsWith("/answer") ? { json: answered } : { json: [waiting] },
    );
    await write(user, "Dal profilo");
    await user.click(sendButton());
    await (await item("Sofia")).findByText(/tocca il disegno/);
    expect(calls.at(-1)).toMatchObject({
      key: "POST /api/secure-admin/feedback/f2/answer",
      body: { answer: "Dal profilo" },
    });
  });
});
