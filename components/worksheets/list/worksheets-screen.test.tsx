import { screen, waitFor } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import type { WorksheetSummary } from "@/lib/features/worksheets/contract";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";
import { learner, renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { shownSheet } from "@/tests/support/shown-sheet";
import { WorksheetsScreen } from "./worksheets-screen";

// They come when they are shown, on a busy machine later than a test waits.
beforeAll(() => import("./worksheet-list"));

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
// The picture has been taken and cut: what comes before is the chat's, and tested there.
const image = "data:image/jpeg;base64,/9j/";
jest.mock("@/components/photo/use-photo-source", () => ({
  usePhotoSource: ({ onPhoto }: { onPhoto: (image: string) => void }) => ({
    takePhoto: () => onPhoto(image),
    choosePhoto: () => undefined,
    overlays: null,
  }),
}));

const sheet: WorksheetSummary = {
  id: "s1",
  title: "Past simple",
  status: "working",
  createdAt: "2026-03-01T10:05:00.000Z",
  items: 8,
  solved: 5,
};
const answered = (worksheet?: MessageReply["worksheet"], support?: object): Answer => {
  const message = { id: "m", message: "Eccola.", createdAt: sheet.createdAt };
  return {
    json: {
      userMessage: { ...message, sender: "user" },
      aiMessage: { ...message, sender: "ai", worksheet, support },
      usage: { isPro: false, messagesCount: 0, homeworkUploadsCount: 1 },
      ...{ xpAwarded: 15, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 },
    },
  };
};

async function open(
  sheets: WorksheetSummary[],
  onCall: (call: Call) => Answer | undefined = () => undefined,
  as = learner,
) {
  const world = renderAsLearner(
    <WorksheetsScreen />,
    (call) => {
      const own = onCall(call);
      if (own) return own;
      if (call.key === "GET /api/worksheets") return { json: { worksheets: sheets } };
      return call.key.startsWith("GET /api/chat/") ? { json: [] } : undefined;
    },
    as,
  );
  await waitFor(() => expect(screen.queryByLabelText("Sto cercando le tue schede")).not.toBeInTheDocument());
  return { ...world, sent: (key: string) => world.calls.filter((call) => call.key === key) };
}
const click = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  push.mockClear();
  writeAttachment(learner.id, undefined);
});

test("each sheet says what it is, from when, how it stands and how far it is", async () => {
  await open([sheet, { ...sheet, id: "s2", title: "Can", status: "handed_in", items: 3, solved: 3 }]);
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Past simple");
  expect(rows[0]).toHaveTextContent("in corso");
  expect(rows[0]).toHaveTextContent("1 marzo 2026");
  expect(rows[0]).toHaveTextContent("5 giuste su 8");
  expect(screen.getByRole("link", { name: "Past simple" })).toHaveAttribute("href", "/schede/s1");
  expect(rows[1]).toHaveTextContent("consegnata");
});

test("of one that is to be checked it says what to do, not how much of it is right", async () => {
  await open([
    { ...sheet, status: "checking", solved: 0 },
    { ...sheet, id: "s2", items: 1, status: "checking" },
  ]);
  const rows = screen.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Controlla le 8 frasi");
  expect(rows[1]).toHaveTextContent("Controlla la frase");
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test("without one it says how to begin", async () => {
  await open([]);
  expect(screen.getByRole("heading", { name: "Qui non c’è ancora niente" })).toBeInTheDocument();
});

test("when they do not come, they can be asked for again", async () => {
  const world = await open([], ({ key }) =>
    key === "GET /api/worksheets" ? { status: 500, json: { error: "" } } : undefined,
  );
  await click(world, "Riprova");
  expect(world.sent("GET /api/worksheets")).toHaveLength(2);
});

describe("deleting", () => {
  test("takes a second press, and the focus goes on to the title", async () => {
    const world = await open([sheet], ({ key }) =>
      key.startsWith("DELETE") ? { json: { success: true } } : undefined,
    );
    await click(world, "Elimina «Past simple»");
    expect(world.sent("DELETE /api/worksheets/s1")).toHaveLength(0);
    await click(world, "Elimina");
    await waitFor(() => expect(screen.queryByText("Past simple")).not.toBeInTheDocument());
    expect(world.sent("DELETE /api/worksheets/s1")).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Le tue schede" })).toHaveFocus());
  });

  test("that fails leaves the sheet where it is", async () => {
    const world = await open([sheet], ({ key }) =>
      key.startsWith("DELETE") ? { status: 503, json: { error: "Riprova più tardi." } } : undefined,
    );
    await click(world, "Elimina «Past simple»");
    await click(world, "Elimina");
    expect(await screen.findByText("Riprova più tardi.")).toBeInTheDocument();
    await click(world, "Tienila");
    expect(screen.getByText("Past simple")).toBeInTheDocument();
  });
});

describe("of a pasted text", () => {
  const paste = async (world: Awaited<ReturnType<typeof open>>, text: string) => {
    await click(world, "Incolla il testo");
    await world.user.type(await screen.findByRole("textbox", { name: "Testo dell’esercizio" }), text);
  };

  test("a sheet is made with one key, whatever became of the first try, and opened", async () => {
    let isDown = true;
    const world = await open([], ({ key }) => {
      if (key !== "POST /api/worksheets") return undefined;
      return isDown
        ? { status: 503, json: { error: "Riprova più tardi." } }
        : { status: 201, json: shownSheet };
    });
    await paste(world, "1. She (go) home.");
    await click(world, "Crea la scheda");
    expect(await screen.findByText("Riprova più tardi.")).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("1. She (go) home.");
    isDown = false;
    await click(world, "Crea la scheda");
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/schede/${shownSheet.id}`));
    const [first, second] = world.sent("POST /api/worksheets").map(({ body }) => body as { key: string });
    expect(first).toEqual({ key: expect.any(String), text: "1. She (go) home." });
    expect(second).toEqual(first);
  });

  test("nothing is sent of nothing, and what stands there outlives a close", async () => {
    const world = await open([]);
    await click(world, "Incolla il testo");
    await click(world, "Crea la scheda");
    expect(screen.getByRole("textbox")).toBeInvalid();
    expect(world.sent("POST /api/worksheets")).toHaveLength(0);
    await world.user.type(screen.getByRole("textbox"), "1. I am");
    await click(world, "Annulla");
    await click(world, "Incolla il testo");
    expect(await screen.findByRole("textbox")).toHaveValue("1. I am");
  });

  test("without an exercise in it the text stays, with the reason", async () => {
    const error = "Non ho trovato un esercizio in questo testo.";
    const world = await open([], ({ key }) =>
      key === "POST /api/worksheets" ? { status: 400, json: { error, code: "BAD_INPUT" } } : undefined,
    );
    await paste(world, "ciao");
    await click(world, "Crea la scheda");
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("ciao");
  });
});

describe("of a photo", () => {
  const photographed = async (answer: Answer, as = learner) => {
    const world = await open(
      [],
      ({ key }) => (key === "POST /api/analyze-homework" ? answer : undefined),
      as,
    );
    await click(world, "Scatta una foto");
    return world;
  };

  test("a sheet is opened as soon as it is read", async () => {
    const world = await photographed(answered({ id: "s9", items: 8 }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/schede/s9"));
    expect(world.sent("POST /api/analyze-homework")[0]?.body).toEqual({
      userId: learner.id,
      image,
      clientMessageId: expect.any(String),
    });
  });

  test("without an exercise the coach has answered in the chat", async () => {
    await photographed(answered());
    expect(await screen.findByText("In questa foto non ho trovato un esercizio")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Vai alla chat" })).toHaveAttribute("href", "/");
    expect(push).not.toHaveBeenCalled();
  });

  test("where somebody may need help the words for that come first, in the chat", async () => {
    await photographed(answered(undefined, { level: "crisis" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/"));
    expect(screen.queryByText("In questa foto non ho trovato un esercizio")).not.toBeInTheDocument();
  });

  test("at the limit the paywall comes, and the photo waits in the chat", async () => {
    const details = { limit: "homework", used: 2 };
    await photographed({ status: 403, json: { error: "Limite", code: "LIMIT_REACHED", details } });
    expect(await screen.findByRole("dialog", { name: "Limite Compiti Raggiunto" })).toBeInTheDocument();
    expect(readAttachment(learner.id)).toBe(image);
  });

  test("out of hours it waits calmly, in the server's words", async () => {
    await photographed({ status: 403, json: { error: "Ci vediamo domani alle 15.", code: "QUIET_HOURS" } });
    expect(await screen.findByText("Ci vediamo domani alle 15.")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("that failed is sent again under the same key", async () => {
    const world = await photographed({ status: 502, json: { error: "Non riesco a leggerla." } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Non riesco a leggerla.");
    await click(world, "Manda di nuovo");
    await waitFor(() => expect(world.sent("POST /api/analyze-homework")).toHaveLength(2));
    const [first, second] = world.sent("POST /api/analyze-homework").map(({ body }) => body);
    expect(second).toEqual(first);
  });

  test("is not offered where parents have not agreed to photos", async () => {
    const { family } = learner;
    await open([], undefined, {
      ...learner,
      family: { ...family, allowed: { ...family.allowed, photos: false } },
    });
    expect(screen.queryByRole("button", { name: "Scatta una foto" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Incolla il testo" })).toBeInTheDocument();
  });
});
