import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { ParentChild } from "@/lib/features/family/contract";

import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { ParentsHome } from "./parents-home";

const children = "GET /api/parents/children";
const closed: Answer = {
  status: 401,
  json: { error: "La pagina si è bloccata per sicurezza. Chiedi un nuovo link." },
};
const save = (id: number) => `PUT /api/parents/children/${id}`;

const luca: ParentChild = {
  id: 7,
  nickname: "Luca",
  ageGroup: "child",
  consentedAt: "2026-07-03T10:00:00.000Z",
  withdrawnAt: null,
  settings: {
    coach: true,
    photos: false,
    voice: true,
    readAloud: true,
    reports: true,
    alerts: false,
    hours: null,
    minutesPerDay: null,
  },
  hasOtherParents: false,
  areMailsStopped: false,
  minutesToday: 0,
  isPro: false,
  deletion: null,
};
const sara: ParentChild = { ...luca, id: 9, nickname: "Sara", ageGroup: "teen", consentedAt: null };
const listed = (...list: ParentChild[]): Answer => ({ json: { email: "anna@casa.example", children: list } });

function open(answers: Record<string, Answer>, token?: string) {
  window.history.replaceState(null, "", `/genitori${token ? `?token=${token}` : ""}`);
  const calls = pretendServer(({ key }) => answers[key]);
  render(
    <>
      <ParentsHome token={token} />
      <Toaster />
    </>,
  );
  return { user: userEvent.setup(), calls, answers };
}

const box = (name: string) => screen.findByRole("checkbox", { name });
const saveButton = () => screen.getByRole("button", { name: "Salva le scelte" });

describe("the way in", () => {
  test("asks for the address where the page is not open, and answers alike for any", async () => {
    const sent: Answer = { json: { message: "Se hai detto di sì con questa email, arriva il link." } };
    const { user, calls } = open({ [children]: closed, "POST /api/parents/links": sent });
    await user.type(await screen.findByLabelText("Email"), "anna@casa.example");
    expect(screen.queryByText("Pagina bloccata per sicurezza")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mandami il link" }));
    expect(await screen.findByText(/Se hai detto di sì con questa email/)).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ key: "POST /api/parents/links", body: { email: "anna@casa.example" } });
    await user.click(screen.getByRole("button", { name: "Scrivi un'altra email" }));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  test("a link opens nothing without its code", async () => {
    const wrong: Answer = { status: 400, json: { error: "No.", fields: { code: "Codice sbagliato." } } };
    const { user, calls, answers } = open(
      { [children]: listed(luca), "POST /api/parents/session": wrong },
      "t1",
    );
    expect(window.location.search).toBe("");
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText("Il codice di 6 cifre"), "123456");
    await user.click(screen.getByRole("button", { name: "Apri la pagina" }));
    expect(await screen.findByText("Codice sbagliato.")).toBeInTheDocument();
    expect(screen.getByLabelText("Il codice di 6 cifre")).toBeInvalid();
    answers["POST /api/parents/session"] = { json: { message: "Aperta." } };
    await user.click(screen.getByRole("button", { name: "Apri la pagina" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Luca" })).toBeInTheDocument();
    expect(calls.map(({ key }) => key)).toEqual([
      "POST /api/parents/session",
      "POST /api/parents/session",
      children,
    ]);
    expect(calls[1]?.body).toEqual({ token: "t1", code: "123456" });
  });

  test("a link that is over leads to a new one", async () => {
    const over: Answer = { status: 400, json: { error: "Questo link non vale più.", code: "BAD_TOKEN" } };
    const { user } = open({ "POST /api/parents/session": over }, "t1");
    await user.type(screen.getByLabelText("Il codice di 6 cifre"), "123456");
    await user.click(screen.getByRole("button", { name: "Apri la pagina" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Questo link non vale più.");
    await user.click(screen.getByRole("button", { name: "Chiedi un nuovo link" }));
    expect(screen.getByLabelText("Email")).toBeInTheDocument();
  });

  test("a server that fails is asked again", async () => {
    const { user, answers } = open({ [children]: { status: 500, json: {} } });
    const again = await screen.findByRole("button", { name: "Riprova" });
    answers[children] = listed(luca);
    await user.click(again);
    expect(await box("Coach")).toBeChecked();
  });

  test("the way out forgets what was shown", async () => {
    const { user, calls } = open({
      [children]: listed(luca),
      "DELETE /api/parents/session": { json: { message: "Chiusa." } },
    });
    await user.click(await screen.findByRole("button", { name: "Esci" }));
    expect(await screen.findByText(/Hai chiuso la pagina/)).toBeInTheDocument();
    expect(calls.at(-1)?.key).toBe("DELETE /api/parents/session");
    expect(screen.queryByText("Luca")).not.toBeInTheDocument();
  });

  test("an address without children is told so", async () => {
    open({ [children]: listed() });
    expect(await screen.findByText(/non è collegato nessuno/)).toBeInTheDocument();
  });
});

describe("the choices for a child", () => {
  test("are all saved together, and what is not saved shows", async () => {
    const changed = { ...luca.settings, photos: true, minutesPerDay: 45 };
    const { user, calls } = open({
      [children]: listed(luca),
      [save(7)]: { json: { ...luca, settings: changed, minutesToday: 12 } },
    });
    await user.click(await box("Foto"));
    await user.selectOptions(screen.getByLabelText("Minuti al giorno"), "45");
    expect(screen.getByText("Ci sono scelte non ancora salvate.")).toBeInTheDocument();
    expect(screen.queryByText(/^Usati oggi/)).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText("Salvato. Ti mandiamo un'email con le scelte.")).toBeInTheDocument();
    expect(screen.queryByText("Ci sono scelte non ancora salvate.")).not.toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ key: save(7), body: changed });
    expect(screen.getByText("Usati oggi: 12 minuti.")).toBeInTheDocument();
  });

  test("a choice that is taken back is nothing to save", async () => {
    const { user, calls } = open({ [children]: listed(luca) });
    await user.click(await box("Foto"));
    await user.click(await box("Foto"));
    expect(screen.queryByText("Ci sono scelte non ancora salvate.")).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(screen.getByText(/non c'è nulla da salvare/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test("hours are chosen by day, and one day's for all", async () => {
    const { user, calls } = open({ [children]: listed(luca), [save(7)]: { json: luca } });
    await user.selectOptions(await screen.findByLabelText("Lunedì"), "Dalle – alle");
    await user.selectOptions(screen.getByLabelText("Lunedì: dalle"), "16:30");
    await user.selectOptions(screen.getByLabelText("Lunedì: alle"), "20:00");
    await user.click(screen.getByRole("button", { name: "Come lunedì per tutti i giorni" }));
    await user.selectOptions(screen.getByLabelText("Domenica"), "Mai");
    await user.click(saveButton());
    const day = { from: "16:30", to: "20:00" };
    expect(calls.at(-1)?.body).toMatchObject({
      hours: [day, day, day, day, day, day, { from: "00:00", to: "00:00" }],
    });
  });

  test("a refusal leaves them on screen, with the server's sentence", async () => {
    const { user } = open({
      [children]: listed(luca),
      [save(7)]: { status: 400, json: { error: "Così no." } },
    });
    await user.click(await box("Foto"));
    await user.click(saveButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Così no.");
    expect(await box("Foto")).toBeChecked();
  });

  test("a page that closes while saving keeps them, and saves them once it is open again", async () => {
    const { user, calls, answers } = open({ [children]: listed(luca), [save(7)]: closed });
    await user.click(await box("Foto"));
    await user.click(saveButton());
    expect(await screen.findByText("Pagina bloccata per sicurezza")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toBeInTheDocument();
    expect(await box("Foto")).toBeChecked();

    answers[children] = closed;
    await user.click(screen.getByRole("button", { name: "Fatto, continua" }));
    expect(await screen.findByText(/^La pagina è ancora bloccata/)).toBeInTheDocument();
    answers[children] = listed(luca);
    answers[save(7)] = { json: { ...luca, settings: { ...luca.settings, photos: true } } };
    await user.click(screen.getByRole("button", { name: "Fatto, continua" }));
    await screen.findByText("Ci sono scelte non ancora salvate.");
    expect(screen.queryByText("Pagina bloccata per sicurezza")).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText(/^Salvato/)).toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({ photos: true });
  });

  test("say when another parent decides too, and that mails were stopped", async () => {
    open({ [children]: listed({ ...luca, hasOtherParents: true, areMailsStopped: true }) });
    expect(await screen.findByText(/vale la scelta che permette di meno/)).toBeInTheDocument();
    expect(screen.getByText(/hai detto basta/)).toBeInTheDocument();
  });

  test("of two are folded, one by one, and a folded one keeps what was chosen", async () => {
    const { user, calls } = open({ [children]: listed(luca, sara), [save(9)]: { json: sara } });
    const unfold = await screen.findByRole("button", { name: "Apri le scelte per Sara" });
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(unfold);
    await user.click(await box("Avvisi se c'è un pericolo"));
    await user.click(screen.getByRole("button", { name: "Chiudi le scelte per Sara" }));
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Apri le scelte per Sara" }));
    expect(await box("Avvisi se c'è un pericolo")).toBeChecked();
    expect(await box("Avvisi se c'è un pericolo")).toHaveAccessibleDescription(
      /solo dopo che ha letto che ricevi gli avvisi/,
    );
    await user.click(saveButton());
    expect(calls.at(-1)?.key).toBe(save(9));
  });

  test("for who is of age are the reports only", async () => {
    open({ [children]: listed({ ...luca, ageGroup: "adult" }) });
    expect(await box("Report per email")).toBeChecked();
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /cancellazione|Ritira/ })).not.toBeInTheDocument();
  });

  test("show whether there is Pro", async () => {
    open({ [children]: listed({ ...luca, isPro: true }) });
    expect(await screen.findByText("Luca ha Pro.")).toBeInTheDocument();
  });
});

describe("a consent that is taken back", () => {
  const withdrawal = "POST /api/parents/children/7/withdrawal";
  const withdrawn = {
    ...luca,
    withdrawnAt: "2026-08-08T10:00:00.000Z",
    settings: { ...luca.settings, reports: false, alerts: false },
  };

  test("takes a second press; then a mail gives it again, and what the child uses cannot be chosen before", async () => {
    const { user, calls } = open({
      [children]: listed(luca),
      [withdrawal]: { json: withdrawn },
      "POST /api/parents/children/7/invitation": { json: { message: "Email mandata." } },
      [save(7)]: { json: withdrawn },
    });
    await user.click(await screen.findByRole("button", { name: "Ritira il consenso" }));
    expect(calls).toHaveLength(1);
    const dialog = screen.getByRole("dialog", { name: "Ritirare il consenso per Luca?" });
    await user.click(within(dialog).getByRole("button", { name: "Sì, ritira il consenso" }));
    expect(await screen.findByText(/Hai ritirato il consenso l'8 agosto 2026/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByText(/^I report ti arrivano/)).not.toBeInTheDocument();
    expect(screen.getByText("Ora report e avvisi non ti arrivano.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: "Coach" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mandami l'email" }));
    expect(await screen.findByText("Email mandata.")).toBeInTheDocument();
    expect(calls.at(-1)?.key).toBe("POST /api/parents/children/7/invitation");
  });

  test("that was never given is not given by saving something else", async () => {
    const { user, calls } = open({
      [children]: listed({ ...luca, consentedAt: null }),
      [save(7)]: { json: { ...luca, consentedAt: null } },
    });
    expect(await screen.findByText(/^Non hai ancora detto di sì/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
    await user.click(await box("Report per email"));
    await user.click(saveButton());
    expect(calls.at(-1)?.key).toBe(save(7));
    expect(screen.getByRole("button", { name: "Mandami l'email" })).toBeInTheDocument();
  });

  test("can be left, and says why it failed", async () => {
    const { user, calls } = open({ [children]: listed(luca), [withdrawal]: { status: 500, json: {} } });
    await user.click(await screen.findByRole("button", { name: "Ritira il consenso" }));
    await user.click(screen.getByRole("button", { name: "Sì, ritira il consenso" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Non è stato possibile ritirare/);
    await user.click(screen.getByRole("button", { name: "Lascia com'è" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  test("is still said once the child agrees for itself", async () => {
    open({ [children]: listed({ ...withdrawn, ageGroup: "teen" }) });
    expect(await screen.findByText("Hai ritirato il consenso l'8 agosto 2026.")).toBeInTheDocument();
    expect(screen.queryByText(/Hai detto di sì|ti arrivano il 1°/)).not.toBeInTheDocument();
  });

  test("is nothing for who agrees for themselves", async () => {
    open({ [children]: listed(sara) });
    await box("Coach");
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
  });
});

describe("erasing an account", () => {
  const path = "/api/parents/children/7/deletion";
  const pending = {
    ...luca,
    deletion: { eraseAfter: "2026-12-03T10:00:00.000Z", canCancel: true, hasBegun: false },
  };

  test("takes a second press, shows its day, and can be taken back", async () => {
    const { user, calls } = open({
      [children]: listed(luca),
      [`POST ${path}`]: { json: pending },
      [`DELETE ${path}`]: { json: luca },
    });
    await user.click(await screen.findByRole("button", { name: "Chiedi la cancellazione dell'account" }));
    await user.click(screen.getByRole("button", { name: "Sì, chiedi la cancellazione" }));
    expect(await screen.findByText(/cancellato il 3 dicembre 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Tieni l'account" }));
    expect(
      await screen.findByRole("button", { name: "Chiedi la cancellazione dell'account" }),
    ).toBeInTheDocument();
    expect(calls.map(({ key }) => key)).toEqual([children, `POST ${path}`, `DELETE ${path}`]);
  });

  test("that is under way says so when it cannot be taken back any more", async () => {
    const { user, answers } = open({
      [children]: listed(pending),
      [`DELETE ${path}`]: { status: 409, json: { error: "Non si può più annullare." } },
    });
    const cancel = await screen.findByRole("button", { name: "Tieni l'account" });
    answers[children] = listed({
      ...pending,
      deletion: { ...pending.deletion, canCancel: false, hasBegun: true },
    });
    await user.click(cancel);
    expect(await screen.findByText(/già in corso/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Tieni l'account" })).not.toBeInTheDocument();
  });
});
