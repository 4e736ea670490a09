import { screen } from "@testing-library/react";
import type { FamilyReply, FamilySummary } from "@/lib/features/family/contract";
import FamilyCard from "@/components/family/family-card";
import { alone, learner, renderAsLearner } from "@/tests/support/learner-screen";

const email = "a…a@casa.example";
const guardian = { email, isWithdrawn: false, alerts: false, reports: true };
const invitation = { email, sentAt: "2026-07-01T15:05:00.000Z", isStopped: false };

function open(family: FamilyReply, summary: Partial<FamilySummary> = {}) {
  const as = { ...learner, family: { ...learner.family, ...summary } };
  return renderAsLearner(
    <FamilyCard />,
    ({ key }) => ({ json: key === "GET /api/family/7" ? family : as }),
    as,
  );
}

const title = () => screen.findByRole("heading", { name: "I tuoi genitori" });

describe("who decides with the learner", () => {
  test("is not asked of who decides alone", async () => {
    const { calls, container } = open(alone);
    await screen.findByText("", { selector: "body > div" });
    expect(calls.map(({ key }) => key)).toEqual(["GET /api/family/7"]);
    expect(container).toBeEmptyDOMElement();
  });

  test("is named with what they have chosen, and what to do about a stranger", async () => {
    const hours = Array.from({ length: 7 }, () => ({ from: "15:00", to: "21:00" }));
    open({ ...alone, guardians: [guardian] }, { hours, minutesPerDay: 30 });
    await title();
    expect(screen.getByText(`${email} ha confermato.`)).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Tutti i giorni: dalle 15 alle 21",
      "30 minuti al giorno",
      "Un genitore riceve i tuoi progressi e gli ultimi messaggi",
    ]);
    expect(screen.getByText(/Scrivici qui sotto: «Invia un feedback»/)).toBeInTheDocument();
    expect(screen.getByText("Usa un’altra email")).toBeInTheDocument();
  });

  test("who has taken their yes back no longer decides", async () => {
    open({ ...alone, guardians: [{ ...guardian, isWithdrawn: true }] });
    await title();
    expect(screen.getByText(`${email} ha tolto il suo sì.`)).toBeInTheDocument();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  test("an invitation stands with the way to send it again", async () => {
    open({ ...alone, invitation });
    await title();
    expect(screen.getByText(new RegExp(`Abbiamo scritto a ${email}`))).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Manda di nuovo" })).toBeInTheDocument();
  });

  test("who waits is asked for an address here too", async () => {
    open(alone, { stage: "waiting" });
    await title();
    expect(screen.getByRole("textbox", { name: "Email di un genitore" })).toBeInTheDocument();
  });
});
