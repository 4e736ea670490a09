import { screen, waitFor } from "@testing-library/react";
import type { FamilySummary } from "@/lib/features/family/contract";
import { ChatScreen } from "@/components/chat/chat-screen";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";
import { lazyParts } from "@/tests/support/lazy-parts";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";

const createdAt = "2026-03-01T10:05:00.000Z";
const answer = { id: "m2", sender: "ai" as const, message: "Quale verbo?", createdAt };

async function open(off: Partial<FamilySummary["allowed"]>, more: Partial<FamilySummary> = {}) {
  const family = { ...learner.family, ...more, allowed: { ...learner.family.allowed, ...off } };
  const as = { ...learner, isPro: true, family };
  const world = renderAsLearner(
    <ChatScreen />,
    ({ key }) => ({ json: key.startsWith("GET /api/chat/7") ? [answer] : as }),
    as,
  );
  await screen.findByText("Quale verbo?");
  return world;
}

const names = ["Scatta", "Foto", "Audio", "Ascolta"];
const shown = () =>
  names.filter((name) => screen.queryByRole("button", { name: (own) => own.startsWith(name) }));

beforeAll(async () => void (await lazyParts()));
beforeEach(() => {
  sessionStorage.clear();
  writeAttachment(learner.id, undefined);
});

test.each([
  [{}, names],
  [{ photos: false }, ["Audio", "Ascolta"]],
  [{ voice: false }, ["Scatta", "Foto", "Ascolta"]],
  [{ readAloud: false }, ["Scatta", "Foto", "Audio"]],
])("with %j off the buttons are %j", async (off, buttons) => {
  await open(off);
  await waitFor(() => expect(shown()).toEqual(buttons), { timeout: 10_000 });
  expect(screen.getByRole("textbox", { name: "Il tuo messaggio" })).toBeInTheDocument();
});

test("a photo that waited to be sent does not wait where photos are off", async () => {
  writeAttachment(learner.id, "data:image/jpeg;base64,/9j/");
  await open({ photos: false });
  expect(readAttachment(learner.id)).toBeUndefined();
});

test("what is left of the day is said by the composer, where parents have chosen that", async () => {
  const hours = Array.from({ length: 7 }, () => ({ from: "00:00", to: "21:00" }));
  await open({}, { hours, minutesPerDay: 45 });
  expect(screen.getByText("Oggi fino alle 21 · 45 minuti al giorno")).toBeInTheDocument();
});

test("without limits nothing is said", async () => {
  await open({});
  expect(screen.queryByText(/Oggi|al giorno/)).not.toBeInTheDocument();
});
