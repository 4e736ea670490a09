import { fireEvent, screen, within } from "@testing-library/react";
import type { DeletionRequestReply } from "@/lib/features/deletion/contract";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { DeletionRequests } from "./deletion-requests";
import { FeedbackInbox } from "./feedback-inbox";
import { systemCalls } from "@/components/admin/system/system-calls";

const open = (inbox: React.ReactNode, answers: Record<string, Answer>) =>
  renderAsLearner(inbox, ({ key }) => answers[key]);

describe("the feedback of users", () => {
  const entry: FeedbackReply = {
    id: "f2",
    at: "2026-03-01T16:05:00.000Z",
    userId: 7,
    nickname: "Giulia",
    category: "feature",
    rating: 4,
    message: "Vorrei <b>più</b> esercizi.\nGrazie!",
    isPriority: false,
    dueAt: null,
    answer: null,
    answeredAt: null,
  };
  const path = "GET /api/admin/feedback";

  test("is shown as it was written, with who, when and how many stars", async () => {
    open(<FeedbackInbox panel={systemCalls} />, { [path]: { json: [entry] } });
    const item = within(await screen.findByRole("listitem"));
    expect(item.getByRole("heading", { name: "Un’idea" })).toBeInTheDocument();
    expect(item.getByRole("img", { name: "4 su 5" })).toBeInTheDocument();
    expect(item.getByText(/Vorrei <b>più<\/b> esercizi\./)).toHaveClass("whitespace-pre-line");
    expect(item.getByText(/^Giulia · ID 7/)).toHaveTextContent("1 marzo 2026, 17:05");
    expect(screen.getByText("1 feedback")).toBeInTheDocument();
  });

  test("goes on a page at a time", async () => {
    const { user } = open(<FeedbackInbox panel={systemCalls} />, {
      [path]: { json: [entry], headers: { "X-Total-Count": "2", "X-Next-Cursor": "other.f2" } },
      [`${path}?cursor=other.f2`]: {
        json: [{ ...entry, id: "f1", message: "Bello!" }],
        headers: { "X-Total-Count": "2" },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Mostra altri" }));
    expect(await screen.findByText("Bello!")).toBeInTheDocument();
    expect(screen.getByText("2 di 2")).toHaveFocus();
  });

  test("says that there is none, or that it could not be loaded", async () => {
    const { unmount } = open(<FeedbackInbox panel={systemCalls} />, { [path]: { json: [] } });
    expect(await screen.findByText("Nessun feedback")).toBeInTheDocument();
    unmount();
    open(<FeedbackInbox panel={systemCalls} />, { [path]: { status: 500, json: {} } });
    expect(await screen.findByText("Impossibile caricare i feedback")).toBeInTheDocument();
  });
});

describe("the requests of erasure", () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date("2026-03-10T12:00:00.000Z"), doNotFake: ["setTimeout"] }),
  );
  afterEach(() => jest.useRealTimers());

  const request: DeletionRequestReply = {
    id: "d1",
    userId: 7,
    nickname: "Giulia",
    status: "requested",
    reason: "wish",
    requestedAt: "2026-03-01T10:00:00.000Z",
    eraseAfter: "2026-03-08T10:00:00.000Z",
    dueAt: "2026-03-31T10:00:00.000Z",
    erasedAt: null,
  };

  async function show(changes: Partial<DeletionRequestReply>) {
    open(<DeletionRequests panel={systemCalls} />, {
      "GET /api/admin/deletion-requests": { json: [{ ...request, ...changes }] },
    });
    return within(await screen.findByRole("listitem"));
  }

  test.each([
    ["2026-03-31T10:00:00.000Z", "Mancano 20 giorni", "calm"],
    ["2026-03-14T12:00:00.000Z", "Mancano 4 giorni", "calm"],
    ["2026-03-13T12:00:00.000Z", "Mancano 3 giorni", "urgent"],
    ["2026-03-11T13:00:00.000Z", "Manca 1 giorno", "urgent"],
    ["2026-03-10T13:00:00.000Z", "Manca meno di un giorno", "urgent"],
    ["2026-03-10T11:00:00.000Z", "Scaduta da meno di un giorno", "urgent"],
    ["2026-03-09T11:00:00.000Z", "Scaduta da 1 giorno", "urgent"],
    ["2026-03-08T11:00:00.000Z", "Scaduta da 2 giorni", "urgent"],
  ])("due at %s says: %s (%s)", async (dueAt, words, urgency) => {
    const item = await show({ dueAt });
    const line = item.getByText(words);
    expect(line).toHaveClass(urgency === "urgent" ? "text-coral-ink" : "text-ink-soft");
  });

  test("say who has asked and when it happens", async () => {
    const item = await show({});
    expect(item.getByRole("heading", { name: "Giulia · ID 7" })).toBeInTheDocument();
    expect(item.getByText("Richiesta")).toBeInTheDocument();
    expect(item.getByText("8 marzo 2026, 11:00")).toBeInTheDocument();
    expect(item.queryByText("Decisa da un amministratore")).not.toBeInTheDocument();
  });

  test("lead to whom they are about, in the list of the users", async () => {
    window.history.replaceState(null, "", "/#tab=deletionRequests");
    const item = await show({});
    fireEvent.click(item.getByRole("button", { name: "Vai all’utente: Giulia" }));
    expect(window.location.hash).toBe("#search=Giulia");
  });

  test("that are done have no deadline any more, and no name", async () => {
    const item = await show({
      userId: null,
      nickname: null,
      status: "erased",
      reason: "administrator",
      erasedAt: "2026-03-09T10:00:00.000Z",
    });
    expect(item.getByRole("heading", { name: "Utente eliminato" })).toBeInTheDocument();
    expect(item.getByText("Completata")).toBeInTheDocument();
    expect(item.getByText("9 marzo 2026, 11:00")).toBeInTheDocument();
    expect(item.getByText("Decisa da un amministratore")).toBeInTheDocument();
    expect(item.queryByText(/Manca|Scad/)).not.toBeInTheDocument();
    expect(item.queryByRole("button")).not.toBeInTheDocument();
  });
});
