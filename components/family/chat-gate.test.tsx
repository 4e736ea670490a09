import { screen, waitFor, within } from "@testing-library/react";
import type { FamilyReply, FamilySummary } from "@/lib/features/family/contract";
import { ChatScreen } from "@/components/chat/chat-screen";
import { alone, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const nothing = { coach: false, photos: false, voice: false, readAloud: false };
const said = {
  id: "m1",
  sender: "user" as const,
  message: "I like tea",
  createdAt: "2026-03-01T10:05:00.000Z",
};

const at = (family: Partial<FamilySummary>) => ({ ...learner, family: { ...learner.family, ...family } });

type World = { family?: FamilyReply; onSave?: (body: object) => Answer; onInvite?: () => Answer };

/** Opens the chat over one message. What is saved brings the learner to the stage `onSave` answers. */
async function open(summary: Partial<FamilySummary>, { family = alone, onSave, onInvite }: World = {}) {
  let now = at(summary);
  const world = renderAsLearner(
    <ChatScreen />,
    ({ key, body }) => {
      if (key.startsWith("GET /api/chat/7")) return { json: [said] };
      if (key === "GET /api/family/7") return { json: family };
      if (key === "POST /api/parent/invitation") return onInvite?.();
      if (key !== "PUT /api/users/7" || !onSave) return { json: now };
      const answer = onSave(body as object);
      if (!answer.status) now = answer.json as typeof now;
      return answer;
    },
    now,
  );
  const gate = within(await screen.findByRole("region"));
  const saved = () => world.calls.filter(({ key }) => key === "PUT /api/users/7").map(({ body }) => body);
  const arrive = (next: typeof now) => (now = next);
  return { ...world, gate, saved, arrive };
}

const composer = () => screen.queryByRole("textbox", { name: "Il tuo messaggio" });
const toSend = () =>
  ["Scatta", "Foto", "Audio", "Ascolta"].flatMap((name) => screen.queryAllByRole("button", { name }));

beforeEach(() => sessionStorage.clear());

test.each(["age", "notice", "waiting"] as const)(
  "at the stage %s the gate stands in place of the composer, below what was said, with the way to help",
  async (stage) => {
    const { gate } = await open({ stage, allowed: nothing });
    expect(await screen.findByRole("list", { name: "Conversazione" })).toHaveTextContent("I like tea");
    expect(composer()).not.toBeInTheDocument();
    expect(toSend()).toEqual([]);
    expect(gate.getByRole("link", { name: "Con chi puoi parlare" })).toHaveAttribute("href", "/aiuto");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

describe("asked for their age", () => {
  const choose = async ({ user, gate }: Awaited<ReturnType<typeof open>>, month: string, year: string) => {
    if (month) await user.selectOptions(gate.getByRole("combobox", { name: "Mese" }), month);
    if (year) await user.selectOptions(gate.getByRole("combobox", { name: "Anno" }), year);
    await user.click(gate.getByRole("button", { name: "Continua" }));
  };

  test("the learner is told why, and what is due comes next with the focus", async () => {
    const world = await open(
      { stage: "age", allowed: nothing },
      { onSave: () => ({ json: at({ stage: "waiting", allowed: nothing }) }) },
    );
    expect(world.gate.getByText("Serve per seguire le regole della tua età.")).toBeInTheDocument();
    await choose(world, "marzo", "2014");
    expect(await screen.findByRole("heading", { name: "Manca il sì di un genitore" })).toHaveFocus();
    expect(world.saved()).toEqual([{ birthMonth: 3, birthYear: 2014 }]);
  });

  test("what is missing is marked, and nothing is sent", async () => {
    const world = await open({ stage: "age", allowed: nothing });
    await choose(world, "", "2014");
    expect(world.gate.getByRole("combobox", { name: "Mese" })).toHaveAccessibleDescription("Scegli il mese.");
    expect(world.gate.getByRole("combobox", { name: "Anno" })).toBeValid();
    expect(world.saved()).toEqual([]);
  });

  test("a refusal is said at the field and goes with another choice", async () => {
    const error = "Hai già detto quando sei nato o nata.";
    const world = await open(
      { stage: "age", allowed: nothing },
      { onSave: () => ({ status: 409, json: { code: "CONFLICT", error } }) },
    );
    await choose(world, "marzo", "2014");
    const year = world.gate.getByRole("combobox", { name: "Anno" });
    await waitFor(() => expect(year).toHaveAccessibleDescription(error));
    expect(world.calls.map(({ key }) => key)).toContain("GET /api/users/7");
    await world.user.selectOptions(year, "2013");
    expect(year).toBeValid();
  });

  test("who is too young is told kindly", async () => {
    const error = "English Coach è per chi ha almeno 10 anni.";
    const world = await open(
      { stage: "age", allowed: nothing },
      { onSave: () => ({ status: 403, json: { code: "TOO_YOUNG", error } }) },
    );
    await choose(world, "marzo", "2020");
    const gate = within(await screen.findByRole("region", { name: "Ti aspettiamo!" }));
    expect(gate.getByText(error)).toBeInTheDocument();
    expect(gate.getByRole("heading", { name: "Ti aspettiamo!" })).toHaveFocus();
    expect(gate.queryByRole("button", { name: "Continua" })).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(gate.getByRole("link", { name: "Con chi puoi parlare" })).toBeInTheDocument();
  });

  test("who has chosen a wrong year may choose another: nothing was kept", async () => {
    const answers: Answer[] = [
      { status: 403, json: { code: "TOO_YOUNG", error: "English Coach è per chi ha almeno 10 anni." } },
      { json: at({ stage: "waiting", allowed: nothing }) },
    ];
    const world = await open({ stage: "age", allowed: nothing }, { onSave: () => answers.shift() ?? {} });
    await choose(world, "marzo", "2020");
    await world.user.click(await screen.findByRole("button", { name: "Ho sbagliato la data" }));
    expect(screen.getByRole("combobox", { name: "Mese" })).toHaveFocus();
    expect(screen.queryByText("Ti aspettiamo!")).not.toBeInTheDocument();
    await choose(world, "marzo", "2014");
    expect(await screen.findByRole("heading", { name: "Manca il sì di un genitore" })).toBeInTheDocument();
  });
});

describe("the page about the AI", () => {
  test("is one short page, and opens the chat once it is confirmed", async () => {
    const world = await open({ stage: "notice" }, { onSave: () => ({ json: learner }) });
    expect(world.gate.getAllByRole("listitem").length).toBeLessThanOrEqual(10);
    expect(world.gate.getByText(/Può sbagliare/)).toBeInTheDocument();
    expect(world.gate.getByRole("link", { name: "Leggi la Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
    await world.user.click(world.gate.getByRole("button", { name: "Ho letto, cominciamo" }));
    await waitFor(() => expect(composer()).toBeInTheDocument());
    expect(composer()).toHaveFocus();
    expect(world.saved()).toEqual([{ hasReadAiNotice: true }]);
  });

  test("stays where that could not be saved, and says so", async () => {
    const { user, gate } = await open({ stage: "notice" }, { onSave: () => ({ status: 500, json: {} }) });
    await user.click(gate.getByRole("button", { name: "Ho letto, cominciamo" }));
    expect(await gate.findByRole("alert")).toHaveTextContent("Non è stato possibile salvare. Riprova.");
  });
});

describe("while a parent has not agreed", () => {
  const waiting = { stage: "waiting" as const, allowed: nothing, consentDueAt: "2026-07-08T10:00:00.000Z" };
  const email = "a…a@casa.example";
  const invited = (more: Partial<NonNullable<FamilyReply["invitation"]>> = {}): FamilyReply => ({
    ...alone,
    invitation: { email, sentAt: "2026-07-01T15:05:00.000Z", isStopped: false, ...more },
  });

  test("the gate says until when, and what is open meanwhile", async () => {
    const { gate } = await open(waiting);
    expect(gate.getByText(/Il sì può arrivare fino all’8 luglio 2026\./)).toBeInTheDocument();
    const links = gate.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/exercises", "/progress", "/achievements", "/aiuto"]);
  });

  test("the parent's address is asked and saved, and the card then says where the mail went", async () => {
    let family = alone;
    const world = renderAsLearner(
      <ChatScreen />,
      ({ key }) => {
        if (key.startsWith("GET /api/chat/7")) return { json: [] };
        if (key === "GET /api/family/7") return { json: family };
        if (key === "PUT /api/users/7") family = invited();
        return { json: at(waiting) };
      },
      at(waiting),
    );
    const field = await screen.findByRole("textbox", { name: "Email di un genitore" });
    await world.user.click(screen.getByRole("button", { name: "Manda l’email" }));
    expect(field).toHaveAccessibleDescription(/Scrivi l’email di un genitore\./);
    await world.user.type(field, " anna@casa.example {Enter}");
    expect(
      await screen.findByText(`Abbiamo scritto a ${email} il 1° luglio 2026 alle 17:05.`, { exact: false }),
    ).toBeInTheDocument();
    const saved = world.calls.filter(({ key }) => key === "PUT /api/users/7").map(({ body }) => body);
    expect(saved).toEqual([{ parentEmail: "anna@casa.example" }]);
  });

  test("an address that is refused says why at the field and is kept", async () => {
    const error = "Serve l'indirizzo di un adulto.";
    const { user, gate } = await open(waiting, {
      onSave: () => ({ status: 400, json: { code: "VALIDATION", error } }),
    });
    const field = await gate.findByRole("textbox", { name: "Email di un genitore" });
    await user.type(field, "io@scuola.example{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(field).toHaveValue("io@scuola.example");
  });

  test("the mail is sent again on demand, or the reason is said why not", async () => {
    const answers: Answer[] = [
      { json: { message: `Abbiamo scritto a ${email}.` } },
      { status: 429, json: { error: "A questo indirizzo abbiamo già scritto 3 volte oggi." } },
    ];
    const { user, gate } = await open(waiting, { family: invited(), onInvite: () => answers.shift() ?? {} });
    await user.click(await gate.findByRole("button", { name: "Manda di nuovo" }));
    expect(await gate.findByText(`Abbiamo scritto a ${email}.`)).toBeInTheDocument();
    await user.click(gate.getByRole("button", { name: "Manda di nuovo" }));
    expect(await gate.findByText(/già scritto 3 volte oggi/)).toBeInTheDocument();
  });

  test("a mail of today says so", async () => {
    const { gate } = await open(waiting, { family: invited({ sentAt: new Date().toISOString() }) });
    expect(
      await gate.findByText(new RegExp(`Abbiamo scritto a ${email} oggi (alle |all’|a )`)),
    ).toBeInTheDocument();
  });

  test("an address whose reader wants no mail asks for another", async () => {
    const { gate } = await open(waiting, { family: invited({ isStopped: true }) });
    expect(await gate.findByText(/non vuole posta/)).toBeInTheDocument();
    expect(gate.queryByRole("button", { name: "Manda di nuovo" })).not.toBeInTheDocument();
    expect(gate.getByRole("textbox", { name: "Email di un genitore" })).toBeVisible();
  });

  test("a yes that was taken back is said", async () => {
    const guardians = [{ email, isWithdrawn: true, alerts: false, reports: false }];
    const { gate } = await open(waiting, { family: { ...alone, guardians } });
    expect(await gate.findByText(new RegExp(`${email} ha tolto il suo sì`))).toBeInTheDocument();
  });

  test("what could not be loaded can be asked for again", async () => {
    let isDown = true;
    const { user } = renderAsLearner(
      <ChatScreen />,
      ({ key }) => {
        if (key.startsWith("GET /api/chat/7")) return { json: [] };
        if (key === "GET /api/family/7") return isDown ? { status: 500, json: {} } : { json: alone };
        return { json: at(waiting) };
      },
      at(waiting),
    );
    const retry = await screen.findByRole("button", { name: "Riprova" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole("textbox", { name: "Email di un genitore" })).toBeInTheDocument();
  });
});

test("where parents keep the coach off a kind card says so", async () => {
  const { gate } = await open({ allowed: { ...learner.family.allowed, coach: false } });
  expect(gate.getByText(/Un genitore ha spento il coach/)).toBeInTheDocument();
  expect(gate.getByRole("link", { name: "Vai agli esercizi" })).toHaveAttribute("href", "/exercises");
  expect(composer()).not.toBeInTheDocument();
});
