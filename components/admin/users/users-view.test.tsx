import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { ApiError, NetworkError } from "@/lib/http/client-errors";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { panelUser } from "@/tests/support/panel-users";
import type { ListQuery, Panel, PanelUser } from "@/components/admin/panel";
import { PanelClosed } from "@/components/admin/panel-closed";
import { UsersView } from "./users-view";

const giulia = panelUser(7, { nickname: "Giulia", email: null });
const marco = panelUser(8, { nickname: "Marco", isPro: true, hasManualPro: true });

/** A panel over users who stay as they are until a test says otherwise. */
function fakePanel(changes: Partial<Panel> = {}) {
  const asked: Omit<ListQuery, "signal">[] = [];
  const panel: Panel = {
    kind: "system",
    listUsers: async ({ search, cursor }) => {
      asked.push({ search, cursor });
      return { rows: [giulia, marco], total: 2 };
    },
    setPro: async (id, isPro) => panelUser(id, { nickname: "Giulia", isPro, hasManualPro: isPro }),
    setHearts: async (id, hearts) => panelUser(id, { nickname: "Giulia", hearts }),
    resetUser: async (id) => panelUser(id, { nickname: "Giulia", level: 1, xp: 0 }),
    listFeedback: async () => ({ rows: [], total: 0 }),
    listDeletionRequests: async () => ({ rows: [], total: 0 }),
    ...changes,
  };
  return { panel, asked };
}

function open(changes: Partial<Panel> = {}, hasClosed: (error: unknown) => boolean = () => false) {
  const { panel, asked } = fakePanel(changes);
  const world = renderAsLearner(
    <PanelClosed value={hasClosed}>
      <UsersView panel={panel} />
      <Toaster />
    </PanelClosed>,
    () => undefined,
  );
  return { ...world, asked };
}

/** A promise and the ways to settle it. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

const rowOf = async (nickname: string) => {
  const row = (await screen.findByRole("heading", { name: nickname })).closest("li");
  return within(row!);
};
const button = (name: string) => screen.findByRole("button", { name });

const alertOf = async (sentence: string) =>
  within((await screen.findByText(sentence)).closest<HTMLElement>("[role=alert]")!);

// The toast of the test before is no answer to this one.
beforeEach(() => showToast({ title: "–" }));

describe("the list of users", () => {
  test("says who there is and how they stand", async () => {
    open({
      listUsers: async () => ({
        rows: [
          giulia,
          panelUser(8, {
            nickname: "Marco",
            isPro: true,
            subscriptionStatus: "active",
            isBeingErased: true,
            lastLoginAt: "2026-03-01T16:05:00.000Z",
            lastLoginIP: "192.0.2.7",
          }),
        ],
        total: 2,
      }),
    });
    const first = await rowOf("Giulia");
    for (const text of [
      "Non specificata",
      "Livello 3",
      "8",
      "Gratuito",
      "12 messaggi, 2 foto",
      "1 gennaio 2026",
    ])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.queryByText("In cancellazione")).not.toBeInTheDocument();
    expect(first.queryByText(/Ultimo accesso/)).not.toBeInTheDocument();
    const second = await rowOf("Marco");
    expect(second.getByRole("img", { name: "Illimitati con Pro" })).toBeInTheDocument();
    expect(second.getByText("con abbonamento")).toBeInTheDocument();
    expect(second.getByText("In cancellazione")).toBeInTheDocument();
    expect(second.getByText(/1 marzo 2026, 17:05/)).toBeInTheDocument();
    expect(second.getByText("192.0.2.7")).toBeInTheDocument();
    expect(screen.getByText("2 utenti")).toHaveRole("status");
  });

  test("goes on a page at a time", async () => {
    const { user } = open({
      listUsers: async ({ cursor }) =>
        cursor === "7" ? { rows: [marco], total: 2 } : { rows: [giulia], total: 2, nextCursor: "7" },
    });
    expect(await screen.findByText("1 di 2")).toBeInTheDocument();
    await user.click(await button("Mostra altri"));
    expect(await screen.findByText("2 di 2")).toHaveFocus();
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Giulia",
      "Marco",
    ]);
    expect(screen.queryByRole("button", { name: "Mostra altri" })).not.toBeInTheDocument();
  });

  test.each([
    ["system" as const, "Impossibile caricare gli utenti"],
    ["secure" as const, "Impossibile caricare la lista utenti"],
  ])("that does not come says so in the %s panel, and can be asked for again", async (kind, sentence) => {
    let isDown = true;
    const { user } = open({
      kind,
      listUsers: async () => {
        if (isDown) throw new NetworkError("down");
        return { rows: [giulia], total: 1 };
      },
    });
    const alerts = async () => (await screen.findAllByRole("alert")).map((alert) => alert.textContent);
    await waitFor(async () =>
      expect(await alerts()).toEqual(expect.arrayContaining([sentence, `Errore${sentence}`])),
    );
    isDown = false;
    await user.click(await button("Riprova"));
    expect(await screen.findByText("1 utente")).toBeInTheDocument();
  });
});

describe("the search", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const field = () => screen.getByRole("searchbox", { name: "Cerca un utente" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test("waits until the typing pauses, and asks the server", async () => {
    const { asked } = open();
    await pass(0);
    type("gi");
    await pass(299);
    type("giu");
    await pass(299);
    expect(asked).toEqual([{ search: undefined, cursor: undefined }]);
    await pass(1);
    expect(asked.slice(1)).toEqual([{ search: "giu", cursor: undefined }]);
    await pass(0);
    expect(screen.getByText("2 utenti per «giu»")).toHaveRole("status");
  });

  test("begins at once with Enter, and ends with the cross", async () => {
    const { asked } = open();
    await pass(0);
    type("  Rossi ");
    fireEvent.submit(field());
    await pass(0);
    expect(asked.at(-1)).toEqual({ search: "Rossi", cursor: undefined });
    fireEvent.click(screen.getByRole("button", { name: "Cancella la ricerca" }));
    await pass(300);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(screen.getByText("2 utenti")).toBeInTheDocument();
    expect(asked).toHaveLength(2); // The whole list was there already.
  });

  test("that finds nobody says what to try", async () => {
    open({
      listUsers: async ({ search }) => (search ? { rows: [], total: 0 } : { rows: [giulia], total: 1 }),
    });
    await pass(0);
    type("zzz");
    await pass(300);
    await pass(0);
    expect(screen.getByText("Nessun utente trovato")).toBeInTheDocument();
    expect(screen.getByText("0 utenti per «zzz»")).toHaveRole("status");
  });
});

describe("an act on a user", () => {
  test("shows at once, bars another one, and then what the server answered", async () => {
    const reply = pending<PanelUser>();
    const { user, asked } = open({ setPro: () => reply.promise });
    await user.click(await button("Attiva Pro: Giulia"));
    const row = await rowOf("Giulia");
    expect(row.getByText("attivato a mano")).toBeInTheDocument();
    const hearts = row.getByRole("button", { name: "10 cuori: Giulia" });
    expect(hearts).toHaveAttribute("aria-disabled", "true");
    await user.click(hearts);
    expect(screen.queryByText("Aggiornato")).not.toBeInTheDocument();
    expect((await rowOf("Marco")).getByRole("button", { name: "10 cuori: Marco" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    expect(asked).toHaveLength(1);
    reply.resolve({ ...giulia, isPro: true, hasManualPro: true, subscriptionStatus: "active" });
    expect(await screen.findByText("Aggiornato")).toBeInTheDocument();
    expect(screen.getByText("Giulia ora ha Pro.")).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test("keeps what it will be while the list is loaded anew", async () => {
    const reply = pending<PanelUser>();
    const { user, asked } = open({ setHearts: () => reply.promise });
    await user.click(await button("0 cuori: Giulia"));
    await user.click(await button("Aggiorna la lista"));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect((await rowOf("Giulia")).getByText("0")).toBeInTheDocument();
    reply.resolve({ ...giulia, hearts: 0 });
    expect(await screen.findByText("Giulia ora ha 0 cuori.")).toBeInTheDocument();
  });

  test("that is refused is taken back, in the server's words", async () => {
    const reply = pending<PanelUser>();
    const { user, asked } = open({ setPro: () => reply.promise });
    await user.click(await button("Togli Pro: Marco"));
    expect((await rowOf("Marco")).getByText("Gratuito")).toBeInTheDocument();
    reply.reject(new ApiError(409, JSON.stringify({ error: "Questo Pro è pagato.", code: "CONFLICT" })));
    expect((await alertOf("Questo Pro è pagato.")).getByText("Errore")).toBeInTheDocument();
    expect((await rowOf("Marco")).getByText("attivato a mano")).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await button("Togli Pro: Marco")).toHaveAttribute("aria-disabled", "false");
  });

  const down = () => Promise.reject(new NetworkError("down"));

  test.each<[string, Partial<Panel>, string]>([
    ["Attiva Pro: Giulia", { setPro: down }, "Impossibile aggiornare lo stato Pro"],
    ["10 cuori: Giulia", { setHearts: down }, "Impossibile aggiornare i cuori"],
    ["Resetta: Giulia", { resetUser: down }, "Impossibile resettare l'utente"],
    ["Resetta: Giulia", { resetUser: down, kind: "secure" }, "Impossibile ripristinare l'utente"],
  ])("%s that reaches nobody says so", async (name, changes, sentence) => {
    const { user } = open(changes);
    await user.click(await button(name));
    if (name.startsWith("Resetta")) await user.click(await button("Resetta"));
    expect((await alertOf(sentence)).getByText("Errore")).toBeInTheDocument();
  });

  test("on a panel that has closed says nothing more", async () => {
    const hasClosed = jest.fn(() => true);
    const refusal = new ApiError(403, JSON.stringify({ error: "Chiuso.", code: "GATE_CLOSED" }));
    const { user } = open({ setPro: () => Promise.reject(refusal) }, hasClosed);
    await user.click(await button("Attiva Pro: Giulia"));
    await waitFor(() => expect(hasClosed).toHaveBeenCalledWith(refusal));
    expect(screen.queryByText("Chiuso.")).not.toBeInTheDocument();
  });
});

describe("what asks first", () => {
  test("a reset says what is lost and by whom, and can be left alone", async () => {
    const resetUser = jest.fn(async (id: number) => panelUser(id, { nickname: "Giulia", level: 1, xp: 0 }));
    const { user } = open({ resetUser });
    await user.click(await button("Resetta: Giulia"));
    const dialog = within(await screen.findByRole("dialog", { name: "Resettare l'utente?" }));
    expect(
      dialog.getByText("Sei sicuro di voler resettare questo utente? Perderà tutto il progresso."),
    ).toBeInTheDocument();
    expect(dialog.getByText("Giulia")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    expect(resetUser).not.toHaveBeenCalled();
    expect(await button("Resetta: Giulia")).toHaveFocus();

    await user.click(await button("Resetta: Giulia"));
    await user.click(await button("Resetta"));
    expect(await screen.findByText("Reset completato")).toBeInTheDocument();
    expect((await rowOf("Giulia")).getByText("Livello 3")).toBeInTheDocument(); // As the list says anew.
    expect(resetUser).toHaveBeenCalledWith(7);
  });

  const message = "L'account e tutti i suoi dati sono stati eliminati.";

  test("an erasure takes the nickname, letter by letter", async () => {
    const users = [giulia, marco];
    const deleteUser = jest.fn(async (id: number) => {
      users.splice(
        users.findIndex((user) => user.id === id),
        1,
      );
      return { status: "erased" as const, message };
    });
    const { user } = open({
      kind: "secure",
      setHearts: undefined,
      listUsers: async () => ({ rows: [...users], total: users.length }),
      deleteUser,
    });
    expect(screen.queryByRole("button", { name: "10 cuori: Giulia" })).not.toBeInTheDocument();
    await user.click(await button("Elimina: Giulia"));
    const dialog = within(await screen.findByRole("dialog", { name: "Eliminare l'account?" }));
    expect(
      dialog.getByText("L'azione è irreversibile ed elimina tutti i dati dell'utente."),
    ).toBeInTheDocument();
    const confirm = dialog.getByRole("button", { name: "Elimina per sempre" });
    const field = dialog.getByRole("textbox", { name: "Scrivi Giulia per confermare" });
    await user.type(field, "giulia{Enter}");
    expect(confirm).toBeDisabled();
    expect(deleteUser).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, " Giulia ");
    expect(confirm).toBeEnabled();
    await user.click(confirm);
    expect(await screen.findByText("Account Eliminato")).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Giulia" })).not.toBeInTheDocument();
    expect(screen.getByText("1 utente")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Utenti" })).toHaveFocus();
  });

  test("an erasure that fails stays open to be tried again", async () => {
    const { user } = open({ kind: "secure", deleteUser: () => Promise.reject(new NetworkError("down")) });
    await user.click(await button("Elimina: Giulia"));
    await user.type(await screen.findByRole("textbox"), "Giulia{Enter}");
    expect(await screen.findByText("Impossibile eliminare l'account")).toBeInTheDocument();
    expect(await button("Elimina per sempre")).toBeEnabled();
  });
});
