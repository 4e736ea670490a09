import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/components/learner/query-client";
import { Toaster } from "@/components/ui/toaster";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import { pretendServer, type Answer, type Call } from "@/tests/support/learner-screen";
import { AuditView } from "./audit-view";
import { secureCalls } from "./secure-calls";

const list = "GET /api/secure-admin/audit";
const chain = "GET /api/secure-admin/audit/chain";
const exported = "GET /api/secure-admin/audit/export";
const intact: Answer = { json: { isValid: true, entries: 132, brokenAt: null, lastHash: "0a1b2c" } };

const entry: AuditEntryReply = {
  id: 57,
  at: "2026-11-22T23:30:05.000Z", // already the 23rd in Rome
  actor: "secure:admin@example.com",
  action: "set_pro",
  targetUserId: 12,
  targetNickname: "Anna",
  ip: "203.0.113.7",
  outcome: "ok",
  details: { before: { isPro: false }, after: { isPro: true } },
  hash: "ff",
};

function open(answer: (call: Call) => Answer | undefined) {
  window.history.replaceState(null, "", "/");
  const calls = pretendServer((call) => {
    const usual = call.key === chain ? intact : { json: [entry] };
    return answer(call) ?? usual;
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuditView calls={secureCalls} />
      <Toaster />
    </QueryClientProvider>,
  );
  const listed = () => calls.map(({ key }) => key).filter((key) => key.startsWith(list) && key !== chain);
  return { user: userEvent.setup(), calls, listed };
}

/** The log with these entries in it, once they are there. */
async function entriesOf(...entries: Partial<AuditEntryReply>[]) {
  const log = entries.map((changed, index) => ({ ...entry, id: 57 - index, ...changed }));
  open(({ key }) => (key === list ? { json: log } : undefined));
  return within(await screen.findByRole("list", { name: "Registro delle azioni" })).getAllByRole("listitem");
}

test("an entry says who did what to whom, when, from where, and what has changed", async () => {
  const [row] = await entriesOf({});
  for (const words of [
    "57",
    "23 nov 2026, 00:30:05",
    "admin@example.com",
    "Pannello sicuro",
    "Stato Pro",
    "Anna (utente 12)",
    "Riuscita",
    "203.0.113.7",
    "Pro: no → sì",
  ]) {
    expect(row).toHaveTextContent(words);
  }
});

test("entries of every kind are put into words", async () => {
  const rows = await entriesOf(
    { targetNickname: null, action: "delete_user" },
    { actor: "system:1", details: { before: { hearts: 4, level: 3 }, after: { hearts: 10, level: 3 } } },
    { actor: "secure:?ab12cd34", action: "gate_code", outcome: "blocked", targetUserId: null, ip: null },
    { outcome: "refused", details: { code: "CONFLICT" } },
    { outcome: "error", details: { until: "2026-11-22T14:00:00.000Z", isSearch: true, new: { a: [1] } } },
    { details: {} },
  );
  const words = [
    ["utente 12 (eliminato)", "Eliminazione dell’account"],
    ["Utente 1", "Pannello di sistema", "Cuori: 4 → 10", "Livello: 3"],
    ["Indirizzo non autorizzato (ab12cd34)", "Bloccata", "Da dove Pannello sicuro"],
    ["Rifiutata", "Motivo: non è permesso per questo utente"],
    ["Errore", "Fino al: 22 nov 2026, 15:00:00", "Con una ricerca: sì", 'new: {"a":[1]}'],
    ["Pannello sicuro · 203.0.113.7"],
  ];
  for (const [index, expected] of words.entries()) {
    for (const text of expected) expect(rows[index]).toHaveTextContent(text);
  }
  expect(rows[2]).not.toHaveTextContent(/Su chi|203/);
  expect(rows[5]).not.toHaveTextContent("Dettagli");
});

test("what is not known takes no room, and no dash stands for it", async () => {
  const [row] = await entriesOf({ actor: "someone", targetUserId: null, targetNickname: null, ip: null });
  expect(row).toHaveTextContent("Riuscita");
  for (const name of ["Su chi", "Da dove"]) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.queryByText("–")).not.toBeInTheDocument();
});

test("the filters wait behind a button where there is little room, which says how many are on", async () => {
  const { user } = open(() => undefined);
  const opener = await screen.findByRole("button", { name: "Filtra" });
  expect(opener).toHaveAttribute("aria-expanded", "false");
  await user.click(opener);
  expect(opener).toHaveAttribute("aria-expanded", "true");
  expect(document.getElementById(opener.getAttribute("aria-controls")!)).toContainElement(
    screen.getByLabelText("Azione"),
  );
  await user.selectOptions(screen.getByLabelText("Esito"), "Rifiutata");
  expect(opener).toHaveAccessibleName("Filtra (1)");
});

describe("the hash of the last entry", () => {
  const lastHash = "5f".repeat(32);
  const openWithHash = () =>
    open(({ key }) =>
      key === chain ? { json: { isValid: true, entries: 132, brokenAt: null, lastHash } } : undefined,
    );

  test("is shown by its first signs, and copied whole", async () => {
    const { user } = openWithHash();
    expect(await screen.findByTitle(lastHash)).toHaveTextContent("Impronta: 5f5f5f5f…");
    const written = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Copia" }));
    expect(await screen.findByText("Impronta copiata")).toBeInTheDocument();
    expect(written.mock.calls).toEqual([[lastHash]]);
  });

  test("is shown whole where the browser does not let it be copied", async () => {
    const { user } = openWithHash();
    const copy = await screen.findByRole("button", { name: "Copia" });
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not over https"));
    await user.click(copy);
    expect(await screen.findByText(lastHash)).toBeInTheDocument();
  });
});

test("filters by action, outcome and user, and back", async () => {
  const { user, listed } = open(() => undefined);
  await user.selectOptions(screen.getByLabelText("Azione"), "Reset dell’utente");
  await user.selectOptions(screen.getByLabelText("Esito"), "Rifiutata");
  expect(await screen.findByText("Solo: Reset dell’utente · Rifiutata")).toBeInTheDocument();
  await user.type(screen.getByLabelText("ID dell’utente"), " 12 ");
  expect(listed().at(-1)).toBe(`${list}?action=reset_user&outcome=refused`); // Not before the number is written.
  await user.keyboard("{Enter}");
  await waitFor(() => expect(listed()).toHaveLength(4));
  expect(listed().at(-1)).toBe(`${list}?action=reset_user&outcome=refused&userId=12`);
  await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
  expect(await screen.findByText(/^Tutte le voci/)).toBeInTheDocument();
  expect(screen.getByLabelText("Azione")).toHaveDisplayValue("Tutte le azioni");
  expect(screen.getByLabelText("Azione")).toHaveFocus();
  expect(screen.getByLabelText("ID dell’utente")).toHaveValue("");
});

test.each(["Anna", "0", "-3", "12345678901"])("%s is no number of a user", async (text) => {
  const { user, listed } = open(() => undefined);
  await user.type(screen.getByLabelText("ID dell’utente"), text);
  await user.tab();
  expect(await screen.findByText("Scrivi un numero, per esempio 12.")).toBeInTheDocument();
  expect(screen.getByLabelText("ID dell’utente")).toBeInvalid();
  expect(listed()).toEqual([list]);
});

test("says when nothing matches", async () => {
  const { user } = open(({ key }) => (key === `${list}?outcome=error` ? { json: [] } : undefined));
  await user.selectOptions(screen.getByLabelText("Esito"), "Errore");
  expect(await screen.findByText("Nessuna voce corrisponde ai filtri")).toBeInTheDocument();
});

test("goes on where the page before ended", async () => {
  const older = { ...entry, id: 56, targetNickname: "Berta" };
  const { user, listed } = open(({ key }) => {
    if (key === list) return { json: [entry], headers: { "X-Next-Cursor": "57" } };
    return key === `${list}?cursor=57` ? { json: [older] } : undefined;
  });
  await user.click(await screen.findByRole("button", { name: "Mostra altri" }));
  expect(await screen.findByText("Berta (utente 12)")).toBeInTheDocument();
  expect(screen.getByText("Anna (utente 12)")).toBeInTheDocument();
  expect(screen.getByText("2 voci mostrate")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Mostra altri" })).not.toBeInTheDocument();
  expect(listed()).toHaveLength(2);
});

test("says that the log cannot be loaded, and tries again", async () => {
  const answer: Answer = { status: 500, json: {} };
  const { user } = open(({ key }) => (key === list ? answer : undefined));
  expect(await screen.findAllByText("Impossibile caricare il registro")).not.toHaveLength(0);
  Object.assign(answer, { status: 200, json: [entry] });
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByText("Anna (utente 12)")).toBeInTheDocument();
});

test("tells on opening that the chain holds, with the last link of it", async () => {
  open(() => undefined);
  const verdict = await screen.findByText("Il registro è integro: 132 voci verificate.");
  expect(verdict.closest("[role=status]")).toHaveTextContent("Impronta: 0a1b2c");
});

test("is loud about a chain that is broken, and looks again when asked", async () => {
  const broken = { isValid: false, entries: 132, brokenAt: 57, lastHash: null };
  const answer: Answer = { json: broken };
  const { user, calls } = open(({ key }) => (key === chain ? answer : undefined));
  const verdict = await screen.findByText("Il registro è stato alterato a partire dalla voce 57.");
  expect(verdict.closest("[role=alert]")).not.toBeNull();
  Object.assign(answer, intact);
  await user.click(screen.getByRole("button", { name: "Verifica di nuovo" }));
  expect(await screen.findByText("Il registro è integro: 132 voci verificate.")).toBeInTheDocument();
  expect(verdict).not.toBeInTheDocument();
  expect(calls.filter(({ key }) => key === chain)).toHaveLength(2);
});

test("does not call a log sound that it could not check", async () => {
  open(({ key }) => (key === chain ? { status: 503, json: {} } : undefined));
  const verdict = await screen.findByText("Impossibile verificare il registro");
  expect(verdict.closest("[role=alert]")).not.toBeNull();
  expect(screen.queryByText(/Il registro è/)).not.toBeInTheDocument();
});

describe("the export", () => {
  const saved: { name: string; address: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => "blob:log", revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, address: this.href });
    });
  });

  test("asks for what is filtered, and saves it", async () => {
    const headers = { "Content-Disposition": 'attachment; filename="registro-2026-11-22.csv"' };
    const { user, calls } = open(({ key }) =>
      key.startsWith(exported) ? { headers, text: "id,at\n" } : undefined,
    );
    await user.selectOptions(screen.getByLabelText("Azione"), "Cuori");
    await user.click(screen.getByRole("button", { name: "Esporta in CSV" }));
    expect(await screen.findByText("Registro esportato")).toBeInTheDocument();
    expect(screen.getByText(/registro-2026-11-22\.csv/)).toBeInTheDocument();
    expect(saved).toEqual([{ name: "registro-2026-11-22.csv", address: "blob:log" }]);
    expect(calls.at(-1)).toEqual({ key: `${exported}?action=set_hearts` }); // The session is in a cookie.
  });

  test.each<[Answer, string]>([
    [{ status: 429, json: { error: "Troppe richieste." } }, "Troppe richieste."],
    [{ status: 500, json: {} }, "Impossibile esportare il registro"],
  ])("saves nothing when it is refused: %j", async (answer, sentence) => {
    const { user } = open(({ key }) => (key === exported ? answer : undefined));
    await user.click(screen.getByRole("button", { name: "Esporta in CSV" }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Esporta in CSV" })).toBeEnabled();
  });
});
