import { screen, within } from "@testing-library/react";
import { ChatScreen } from "@/components/chat/chat-screen";
import { alone, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const guardian = { email: "a…a@casa.example", isWithdrawn: false, alerts: true, reports: false };
const news = {
  ...learner,
  family: {
    ...learner.family,
    allowed: { ...learner.family.allowed, photos: false },
    hours: Array.from({ length: 7 }, () => ({ from: "00:00", to: "21:00" })),
    minutesPerDay: 45,
    hasNews: true,
  },
};
const seen = { ...news, family: { ...news.family, hasNews: false } };

function open(onSave: () => Answer = () => ({ json: seen }), as = news, family: Answer = { json: alone }) {
  return renderAsLearner(
    <ChatScreen />,
    ({ key }) => {
      if (key.startsWith("GET /api/chat/7")) return { json: [] };
      if (key === "GET /api/family/7") return family;
      return key === "PUT /api/users/7" ? onSave() : { json: as };
    },
    as,
  );
}

const card = () => screen.findByRole("region", { name: "Mamma o papà ha scelto:" });

beforeEach(() => sessionStorage.clear());

describe("news of what parents have chosen", () => {
  test("is told in plain words until it was understood", async () => {
    const world = open(undefined, news, { json: { ...alone, guardians: [guardian] } });
    const lines = within(await card());
    expect(
      await lines.findByText("Un genitore riceve un avviso se sembra che tu sia in pericolo"),
    ).toBeInTheDocument();
    expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Oggi fino alle 21",
      "45 minuti al giorno",
      "Le foto sono spente",
      "Un genitore riceve un avviso se sembra che tu sia in pericolo",
    ]);
    await world.user.click(lines.getByRole("button", { name: "Ho capito" }));
    expect(await screen.findByText(/Oggi fino alle 21 ·/)).toBeInTheDocument();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    const saved = world.calls.filter(({ key }) => key === "PUT /api/users/7");
    expect(saved.map(({ body }) => body)).toEqual([{ hasSeenFamily: true }]);
  });

  test("waits for what could not be loaded: nothing is confirmed that was not shown", async () => {
    open(undefined, news, { status: 500, json: {} });
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
