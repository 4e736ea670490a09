import { screen, waitFor, within } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import { writeAttachment } from "@/components/photo/attachment";
import { event, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ChatScreen } from "./chat-screen";

const image = "data:image/jpeg;base64,/9j/";
const createdAt = "2026-03-01T10:05:00.000Z";
const photoId = "01a1f895-b086-7379-8693-05e1659abbf3";
const withPhoto: MessageReply = {
  id: "m1",
  sender: "user",
  message: "[Immagine caricata]",
  createdAt,
  clientMessageId: "key-1",
  imageUrl: `/api/homework-photos/${photoId}`,
  photo: { id: photoId, text: "1 I ____ (go) home." },
};
const answer: MessageReply = { id: "m2", sender: "ai", message: "Quando è successo?", createdAt };

/** Opens the chat over a history; `onCall` answers what the student does. */
async function openChat(
  history: MessageReply[],
  onCall: (key: string) => Answer | undefined = () => undefined,
) {
  const world = renderAsLearner(<ChatScreen />, ({ key }) =>
    key.startsWith("GET /api/chat/7") ? { json: history } : onCall(key),
  );
  await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
  const sent = () => world.calls.filter(({ key }) => key === "POST /api/chat").map(({ body }) => body);
  return { ...world, box: screen.getByRole("textbox", { name: "Il tuo messaggio" }), sent };
}

const answered = (): Answer => {
  const usage = { isPro: false, messagesCount: 0, homeworkUploadsCount: 1 };
  const rewards = { xpAwarded: 15, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 };
  return { events: [event("done", { userMessage: withPhoto, aiMessage: answer, usage, ...rewards })] };
};

beforeEach(() => {
  sessionStorage.clear();
  writeAttachment(7, undefined);
});

describe("a photo that is not kept any more", () => {
  const { imageUrl, photo, ...gone } = { ...withPhoto, isPhotoGone: true as const };

  test("leaves a quiet word in its place, and the words that came with it", async () => {
    expect([imageUrl, photo]).not.toContain(undefined);
    await openChat([
      gone,
      answer,
      { ...gone, id: "m3", clientMessageId: "key-3", message: "Aiuto con il numero 2" },
    ]);
    expect(screen.getAllByText("Foto non più conservata")).toHaveLength(2);
    expect(screen.queryByText("[Immagine caricata]")).not.toBeInTheDocument();
    expect(screen.getByText("Aiuto con il numero 2")).toBeInTheDocument();
    expect(screen.getByText("Quando è successo?")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ingrandisci la foto" })).not.toBeInTheDocument();
  });

  test("cannot be sent again", async () => {
    await openChat([{ ...gone, status: "failed" }]);
    expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });
});

describe("a photo in the conversation", () => {
  test("is shown instead of the words that stand for it, and larger on a tap", async () => {
    const { user } = await openChat([withPhoto, answer]);
    expect(screen.queryByText("Foto non più conservata")).not.toBeInTheDocument();
    expect(screen.queryByText("[Immagine caricata]")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Ingrandisci la foto" }));
    const large = await screen.findByRole("dialog", { name: "La tua foto" });
    expect(within(large).getByRole("img")).toHaveAttribute("src", withPhoto.imageUrl);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Ingrandisci la foto" })).toHaveFocus());
  });

  test("keeps the words that came with it", async () => {
    await openChat([{ ...withPhoto, message: "Non capisco la prima" }, answer]);
    expect(screen.getByText("Non capisco la prima")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "La foto del compito" })).toBeInTheDocument();
  });

  test.each(["pending", "failed"] as const)(
    "that is %s after a reload is asked for by its key alone",
    async (status) => {
      const { user, sent } = await openChat([{ ...withPhoto, status }], (key) =>
        key === "POST /api/chat" ? answered() : undefined,
      );
      if (status === "failed") await user.click(screen.getByRole("button", { name: "Riprova" }));
      expect(await screen.findByText("Quando è successo?")).toBeInTheDocument();
      expect(sent()).toEqual([{ message: "[Immagine caricata]", clientMessageId: "key-1" }]);
    },
  );

  test("offers no text where nothing was read", async () => {
    await openChat([{ ...withPhoto, photo: { id: photoId, text: null } }, answer]);
    expect(screen.queryByRole("button", { name: "Testo letto" })).not.toBeInTheDocument();
  });
});

describe("what was read of a photo", () => {
  async function openText(onCall: () => Answer) {
    const world = await openChat([withPhoto, answer], (key) =>
      key.startsWith("PUT") ? onCall() : undefined,
    );
    await world.user.click(screen.getByRole("button", { name: "Testo letto" }));
    const field = await screen.findByRole("textbox", { name: "Testo dell’esercizio" });
    const saved = () => world.calls.filter(({ key }) => key === `PUT /api/homework-photos/${photoId}`);
    return { ...world, field, saved };
  }

  test("can be mended, and is shown mended", async () => {
    const mended = "1 I ____ (go) home. 2 She ____ (see) it.";
    const { user, field, saved } = await openText(() => ({
      json: { ...withPhoto, photo: { id: photoId, text: mended } },
    }));
    expect(field).toHaveValue("1 I ____ (go) home.");
    await user.type(field, " 2 She ____ (see) it.");
    await user.click(screen.getByRole("button", { name: "Salva la correzione" }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(saved().map(({ body }) => body)).toEqual([{ text: mended }]);
    await user.click(screen.getByRole("button", { name: "Testo letto" }));
    expect(await screen.findByRole("textbox", { name: "Testo dell’esercizio" })).toHaveValue(mended);
  });

  test("is kept as it was typed when it cannot be saved, also when the dialog is closed", async () => {
    const { user, field } = await openText(() => ({ status: 503, json: {} }));
    await user.type(field, "!");
    await user.click(screen.getByRole("button", { name: "Salva la correzione" }));
    expect(await screen.findByText("Non è stato possibile salvare il testo. Riprova.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Testo letto" }));
    expect(await screen.findByRole("textbox", { name: "Testo dell’esercizio" })).toHaveValue(
      "1 I ____ (go) home.!",
    );
  });

  test("is not sent when nothing is left of it, or nothing changed", async () => {
    const { user, field, saved } = await openText(() => ({ json: withPhoto }));
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Salva la correzione" }));
    expect(await screen.findByText("Scrivi il testo dell'esercizio.")).toBeInTheDocument();
    await user.type(field, "1 I ____ (go) home.");
    await user.click(screen.getByRole("button", { name: "Salva la correzione" }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(saved()).toHaveLength(0);
  });
});

describe("a photo that waits to be sent", () => {
  test("goes with the words, and says itself what it is for", async () => {
    writeAttachment(7, image);
    const { user, box, sent } = await openChat([], (key) =>
      key === "POST /api/chat" ? answered() : undefined,
    );
    expect(screen.getByText("Foto allegata")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fai un esercizio" }));
    await user.type(box, "Mi aiuti?{Enter}");
    expect(await screen.findByText("Quando è successo?")).toBeInTheDocument();
    expect(sent()).toEqual([{ message: "Mi aiuti?", image, clientMessageId: expect.any(String) }]);
    expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    expect(screen.queryByText("Foto allegata")).not.toBeInTheDocument();
  });

  test("can go without words", async () => {
    writeAttachment(7, image);
    const { user, sent } = await openChat([], (key) => (key === "POST /api/chat" ? answered() : undefined));
    await user.click(screen.getByRole("button", { name: "Invia" }));
    expect(await screen.findByText("Quando è successo?")).toBeInTheDocument();
    expect(sent()).toEqual([{ message: "[Immagine caricata]", image, clientMessageId: expect.any(String) }]);
  });

  test("can be taken away", async () => {
    writeAttachment(7, image);
    const { user, box } = await openChat([]);
    await user.click(screen.getByRole("button", { name: "Togli la foto" }));
    expect(screen.queryByText("Foto allegata")).not.toBeInTheDocument();
    expect(box).toHaveFocus();
    expect(screen.getByRole("button", { name: "Invia" })).toBeDisabled();
  });

  test("comes back with its words when the limit is reached", async () => {
    writeAttachment(7, image);
    const details = { limit: "homework", used: 20, max: 20 };
    const { user, box } = await openChat([], (key) =>
      key === "POST /api/chat" ? { status: 403, json: { code: "LIMIT_REACHED", details } } : undefined,
    );
    await user.type(box, "Mi aiuti?{Enter}");
    expect(await screen.findByRole("dialog", { name: "Limite Compiti Raggiunto" })).toBeInTheDocument();
    expect(screen.getByText("Foto allegata")).toBeInTheDocument();
    expect(box).toHaveValue("Mi aiuti?");
  });

  test("is sent again with its words and its key when it did not arrive", async () => {
    writeAttachment(7, image);
    let tries = 0;
    const { user, box, sent } = await openChat([], (key) =>
      key === "POST /api/chat" ? (++tries === 1 ? { status: 503, json: {} } : answered()) : undefined,
    );
    await user.type(box, "Mi aiuti?{Enter}");
    expect(await screen.findByText("Non inviato")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "La foto del compito" })).toHaveAttribute("src", image);
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("Quando è successo?")).toBeInTheDocument();
    expect(sent()[1]).toEqual(sent()[0]);
  });

  test("is told in words of its own when it is too large for the server", async () => {
    writeAttachment(7, image);
    const { user } = await openChat([], (key) =>
      key === "POST /api/chat" ? { status: 413, json: { error: "Too large" } } : undefined,
    );
    await user.click(screen.getByRole("button", { name: "Invia" }));
    expect(
      await screen.findByText("L'immagine è troppo grande. Prova con una foto più piccola."),
    ).toBeInTheDocument();
  });

  test("is kept with its words, and told so before it is sent, where no platform would take so much", async () => {
    const huge = `data:image/jpeg;base64,${"/".repeat(4.5 * 1024 * 1024)}`;
    writeAttachment(7, huge);
    const { user, box, sent } = await openChat([]);
    await user.type(box, "Mi aiuti?{Enter}");
    expect(
      await screen.findByText("L'immagine è troppo grande. Prova con una foto più piccola."),
    ).toBeInTheDocument();
    expect(sent()).toEqual([]);
    expect(screen.getByText("Non inviato")).toBeInTheDocument();
    expect(screen.getByText("Mi aiuti?")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "La foto del compito" })).toHaveAttribute("src", huge);
  });
});
