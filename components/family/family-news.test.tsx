import { screen, waitFor, within } from "@testing-library/react";
import type { FamilyReply } from "@/lib/features/family/contract";
import { ChatScreen } from "@/components/chat/chat-screen";
import { alone, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const guardian = { email: "a…a@casa.example", isWithdrawn: false, alerts: true, reports: false };
const changedAt = "2026-11-20T09:00:00.000Z";
const later = "2026-11-20T09:05:00.000Z";
const parent: FamilyReply = { ...alone, guardians: [guardian], changedAt };
const news = {
  ...learner,
  family: {
    ...learner.family,
    allowed: { ...learner.family.allowed, photos: false },
    hours: Array.from({ length: 7 }, () => ({ from: "00:00", to: "21:00" })),
    minutesPerDay: 45,
    changedAt,
    hasNews: true,
  },
};
const seen = { ...news, family: { ...news.family, hasNews: false } };

function open(
  onSave: () => Answer = () => ({ json: seen }),
  as = news,
  family: () => Answer = () => ({ json: parent }),
) {
  return renderAsLearner(
    <ChatScreen />,
    ({ key }) => {
      if (key.startsWith("GET /api/chat/7")) return { json: [] };
      if (key === "GET /api/family/7") return family();
      return key === "PUT /api/users/7" ? onSave() : { json: as };
    },
    as,
  );
}

const savedIn = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ key }) => key === "PUT /api/users/7").map(({ body }) => body);
const card = () => screen.findByRole("region", { name: "Un genitore ha scelto:" });

beforeEach(() => sessionStorage.clear());

describe("news of what parents have chosen", () => {
  test("is told in plain words until it was understood", async () => {
    const world = open();
    const lines = within(await card());
    expect(await lines.findByText("Riceve un avviso se sembra che tu sia in pericolo")).toBeInTheDocument();
    expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Oggi fino alle 21",
      "45 minuti al giorno",
      "Le foto sono spente",
      "Riceve un avviso se sembra che tu sia in pericolo",
    ]);
    await world.user.click(lines.getByRole("button", { name: "Ho capito" }));
    expect(await screen.findByText(/Oggi fino alle 21 ·/)).toBeInTheDocument();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(savedIn(world)).toEqual([{ seenFamilyAt: changedAt }]);
  });

  test.each([
    ["account", { ...news, family: { ...news.family, changedAt: later } }, parent],
    ["parents", news, { ...parent, changedAt: later }],
  ])("is seen up to the older of what is shown, where the %s came later", async (_, as, family) => {
    const world = open(undefined, as, () => ({ json: family }));
    await world.user.click(within(await card()).getByRole("button", { name: "Ho capito" }));
    expect(savedIn(world)).toEqual([{ seenFamilyAt: changedAt }]);
  });

  test("stays for what a parent changed in the meantime, and tells that too", async () => {
    let family = parent;
    const changed = { ...news, family: { ...news.family, minutesPerDay: 30, changedAt: later } };
    const answers = [changed, seen];
    const world = open(
      () => ({ json: answers.shift() }),
      news,
      () => ({ json: family }),
    );
    const lines = within(await card());
    family = { ...parent, guardians: [{ ...guardian, reports: true }], changedAt: later };
    await world.user.click(lines.getByRole("button", { name: "Ho capito" }));
    expect(await lines.findByText("Riceve i tuoi progressi e gli ultimi messaggi")).toBeInTheDocument();
    expect(lines.getByText("30 minuti al giorno")).toBeInTheDocument();
    await world.user.click(lines.getByRole("button", { name: "Ho capito" }));
    await waitFor(() => expect(screen.queryByRole("region")).not.toBeInTheDocument());
    expect(savedIn(world)).toEqual([{ seenFamilyAt: changedAt }, { seenFamilyAt: later }]);
  });

  test("waits for what could not be loaded: nothing is confirmed that was not shown", async () => {
    open(undefined, news, () => ({ status: 500, json: {} }));
    expect(await screen.findByRole("textbox", { name: "Il tuo messaggio" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ho capito" })).not.toBeInTheDocument();
  });

  test("stays where that could not be saved", async () => {
    const { user } = open(() => ({ status: 500, json: {} }));
    await user.click(within(await card()).getByRole("button", { name: "Ho capito" }));
    expect(await screen.findByText("Non è stato possibile salvare. Riprova.")).toBeInTheDocument();
  });

  test("is not there without any", async () => {
    open(undefined, seen);
    expect(await screen.findByRole("textbox", { name: "Il tuo messaggio" })).toBeInTheDocument();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
