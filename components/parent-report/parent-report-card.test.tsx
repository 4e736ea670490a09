import { screen, waitFor, within } from "@testing-library/react";
import type { ParentReportReply } from "@/lib/features/reports/contract";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { parentReport, parentReportReply } from "@/tests/support/parent-reports";
// Here already: a busy machine takes longer for it than a test waits.
import "./address-and-delivery";
import { ParentReportCard } from "./parent-report-card";

const mum = "mamma@esempio.it";

type Answers = { onLoad?: () => Answer; onSave?: () => Answer; onSend?: () => Answer };

/** Opens the card of somebody whose reports stand so. */
function open(fields: Partial<ParentReportReply> = {}, answers: Answers = {}) {
  let standing = parentReportReply(fields);
  const card = (
    <>
      <ParentReportCard />
      <Toaster />
    </>
  );
  const answer = ({ key, body }: { key: string; body: unknown }): Answer | undefined => {
    if (key === "GET /api/parent-report") return answers.onLoad?.() ?? { json: standing };
    if (key === "PUT /api/users/7") {
      if (answers.onSave) return answers.onSave();
      const { parentEmail } = body as { parentEmail: string };
      standing = { ...standing, parentEmail, state: "unconfirmed" };
      return { json: { ...learner, parentEmail } };
    }
    if (key !== "POST /api/parent-report") return undefined;
    if (answers.onSend) return answers.onSend();
    standing = { ...standing, sendsLeft: standing.sendsLeft - 1 };
    return { json: { success: true, message: `Il report sta arrivando a ${mum}.` } };
  };
  const as = { ...learner, parentEmail: standing.parentEmail };
  const world = renderAsLearner(card, answer, as);
  const bodiesOf = (key: string) => world.calls.filter((call) => call.key === key).map(({ body }) => body);
  return {
    ...world,
    saved: () => bodiesOf("PUT /api/users/7"),
    sent: () => bodiesOf("POST /api/parent-report"),
  };
}

const confirmed = { parentEmail: mum, state: "confirmed", nextReportOn: "2026-12-01" } as const;

const field = () => screen.findByRole("textbox", { name: "Email di un genitore" });
const button = (name: string) => screen.getByRole("button", { name });
const toast = async (title: string) => (await screen.findByText(title)).closest("li");

describe("the address", () => {
  test.each([
    ["Enter", `  ${mum} {Enter}`],
    ["the button", mum],
  ])("is saved by %s, and then waited for", async (way, typed) => {
    const { user, saved } = open();
    await user.type(await field(), typed);
    if (way === "the button") await user.click(button("Salva"));
    expect(await screen.findByText("Email salvata")).toBeInTheDocument();
    expect(saved()).toEqual([{ parentEmail: mum }]);
    expect(
      await screen.findByText(/Abbiamo scritto a mamma@esempio.it: aspetta che dica di sì dal link/),
    ).toBeVisible();
    expect(screen.getByText(mum)).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(button("Cambia")).toHaveFocus();
    expect(button("Rimanda la richiesta")).toBeEnabled();
  });

  test("is changed by a press, and may stay as it is", async () => {
    const { user, saved } = open(confirmed);
    expect(await screen.findByText(mum)).toBeVisible();
    await user.click(button("Cambia"));
    expect(await field()).toHaveFocus();
    await user.click(button("Lascia com’è"));
    expect(button("Cambia")).toHaveFocus();
    await user.click(button("Cambia"));
    await user.clear(await field());
    await user.type(await field(), "papa@esempio.it{Enter}");
    expect(await screen.findByText("papa@esempio.it")).toBeVisible();
    expect(saved()).toEqual([{ parentEmail: "papa@esempio.it" }]);
  });

  test("is not saved while it is empty or what it was", async () => {
    const { user, saved } = open(confirmed);
    await screen.findByText(mum);
    await user.click(button("Cambia"));
    expect(await field()).toHaveValue(mum);
    expect(button("Salva")).toBeDisabled();
    await user.type(await field(), " {Enter}");
    await user.clear(await field());
    await user.type(await field(), "   {Enter}");
    expect(button("Salva")).toBeDisabled();
    expect(saved()).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    [
      "the server's sentence",
      { status: 400, json: { error: "Inserisci un indirizzo email valido." } },
      "Inserisci un indirizzo email valido.",
    ],
    ["ours", { status: 500, json: {} }, "Impossibile salvare l'email"],
  ])("that could not be saved stays in the field, with %s", async (_, answer, text) => {
    const { user } = open({}, { onSave: () => answer });
    await user.type(await field(), "mamma{Enter}");
    expect(await toast("Errore")).toHaveTextContent(text);
    expect(await field()).toHaveAccessibleDescription(new RegExp(text));
    expect(await field()).toHaveValue("mamma");
  });
});

describe("how things stand", () => {
  test("without an address nothing can be sent, and why", async () => {
    open();
    await field();
    expect(screen.queryByRole("button", { name: /Invia|Rimanda/ })).not.toBeInTheDocument();
    expect(screen.getByText("Per inviarlo, salva prima un indirizzo.")).toBeVisible();
    expect(button("Salva")).toBeDisabled();
  });

  test("a confirmed address is told, and when the next report leaves", async () => {
    open({ ...confirmed, lastReportAt: "2026-11-20T16:05:00.000Z" });
    expect(
      await screen.findByText(
        "mamma@esempio.it riceve i tuoi report. Il prossimo parte da solo il 1° dicembre.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/Ultimo invio: 20 novembre 2026, ore 17:05\./)).toBeVisible();
  });

  test("who wants no more reports gets none", async () => {
    open({ parentEmail: mum, state: "stopped" });
    expect(await screen.findByText(/non vuole più ricevere i report/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Invia|Rimanda/ })).not.toBeInTheDocument();
    expect(screen.getByText("Per inviarlo, salva un altro indirizzo.")).toBeVisible();
  });

  test.each([
    [3, "Oggi puoi inviarlo ancora 3 volte."],
    [1, "Oggi puoi inviarlo ancora 1 volta."],
    [0, "Oggi lo hai già inviato 3 volte: domani puoi di nuovo."],
  ])("%i reports are left today", async (sendsLeft, text) => {
    open({ ...confirmed, sendsLeft });
    await screen.findByText(mum);
    expect(button("Invia il report")).toHaveAccessibleDescription(text);
    expect((button("Invia il report") as HTMLButtonElement).disabled).toBe(sendsLeft === 0);
  });

  test("is asked for again when it did not come", async () => {
    const answer: Answer = { status: 503, json: {} };
    const { user } = open({}, { onLoad: () => answer });
    expect(screen.getByRole("status", { name: "Carico il report…" })).toBeInTheDocument();
    await screen.findByText("Non è stato possibile caricare il report.");
    Object.assign(answer, { status: 200, json: parentReportReply() });
    await user.click(button("Riprova"));
    expect(await field()).toBeInTheDocument();
  });
});

describe("a report", () => {
  test("is sent with what the student sees, and counted", async () => {
    const { user, sent } = open(confirmed);
    await screen.findByText(mum);
    await user.click(button("Invia il report"));
    expect(await toast("Report inviato")).toHaveTextContent(`Il report sta arrivando a ${mum}.`);
    expect(await screen.findByText("Oggi puoi inviarlo ancora 2 volte.")).toBeVisible();
    expect(sent()).toEqual([
      {
        parentEmail: mum,
        studentId: 7,
        progressData: {
          studentName: "Giulia",
          level: 5,
          xp: 196,
          achievements: 4,
          recentMessages: 2,
          totalMessages: 46,
          strengths: ["Sali di livello", "Ti alleni con costanza"],
          suggestions: ["Raccogli XP con gli esercizi"],
          chatHistory: parentReport.messages,
        },
      },
    ]);
  });

  test.each<[string, Answer, string]>([
    [
      "with the reason of a refusal",
      { status: 429, json: { error: "Oggi hai già inviato 3 report." } },
      "Oggi hai già inviato 3 report.",
    ],
    ["and no more where the server has failed", { status: 500, json: { error: "Riprova." } }, ""],
  ])("that was not sent says so, %s", async (_, answer, reason) => {
    const { user } = open(confirmed, { onSend: () => answer });
    await screen.findByText(mum);
    await user.click(button("Invia il report"));
    const said = (await toast("Errore invio"))?.textContent;
    expect(said).toBe(`Errore invioImpossibile inviare il report${reason}`);
    await waitFor(() => expect(button("Invia il report")).toBeEnabled());
  });

  test("leaves once the address has said yes: until then it is asked again, and no report is counted", async () => {
    const { user } = open({ parentEmail: mum, state: "unconfirmed" });
    await screen.findByText(mum);
    expect(screen.queryByRole("button", { name: "Invia il report" })).not.toBeInTheDocument();
    const again = button("Rimanda la richiesta");
    expect(again).toHaveAccessibleDescription(/il report parte quando avrà detto di sì/);
    await user.click(again);
    expect(await toast("Il report aspetta un sì")).toBeInTheDocument();
    expect(screen.queryByText("Report inviato")).not.toBeInTheDocument();
  });

  test("can be read before it is sent", async () => {
    const { user } = open(confirmed);
    await screen.findByText(mum);
    await user.click(button("Vedi che cosa leggerà"));
    const dialog = await screen.findByRole("dialog", { name: "Che cosa leggerà" });
    for (const text of [
      "In questo periodo Giulia ha fatto inglese in 9 giorni diversi e ha corretto da sé 14 errori.",
      "Mancano 24 XP al livello 6.",
      "Esercizi Completati: 19 (uno ogni 10 XP, presi in qualunque modo).",
      "Sa già bene: Articoli a e an",
      "My sister goes to school.",
      "What does your teacher say every morning?",
      "Guarda il verbo!",
    ])
      expect(dialog).toHaveTextContent(text);
    expect(within(dialog).queryByText(/Finché chi legge l’indirizzo/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "OK, ho visto" }));
    expect(button("Vedi che cosa leggerà")).toHaveFocus();
  });

  test("says that an address that has not said yes gets nothing of it", async () => {
    const { user } = open({ parentEmail: mum, state: "unconfirmed" });
    await screen.findByText(mum);
    await user.click(button("Vedi che cosa leggerà"));
    expect(
      await screen.findByText(/Finché chi legge l’indirizzo non dice di sì.*non arriva nulla/),
    ).toBeVisible();
  });

  test("of nothing yet has no zeros in it", async () => {
    const activity = { days: 0, messages: 0, corrections: 0, exercises: 0, photos: 0 };
    const report = { ...parentReport, activity, strengths: [], mastered: [], messages: [], example: null };
    const { user } = open({ ...confirmed, report });
    await screen.findByText(mum);
    await user.click(button("Vedi che cosa leggerà"));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/Questa volta c’è poco da raccontare/)).toBeInTheDocument();
    expect(within(dialog).queryByText("Che cosa ha fatto")).not.toBeInTheDocument();
    expect(within(dialog).getByText("Per ora non ci sono messaggi da mostrare.")).toBeInTheDocument();
  });
});
