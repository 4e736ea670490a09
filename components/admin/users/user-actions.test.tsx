import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { ApiError, NetworkError } from "@/lib/api-client/client-errors";
import { panelUser } from "@/tests/support/panel-users";
import { button, choose, giulia, marco, openUsers, rowOf } from "@/tests/support/users-view";

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

const alertOf = async (sentence: string) =>
  within((await screen.findByText(sentence)).closest<HTMLElement>("[role=alert]")!);

describe("an act on a user", () => {
  test("shows at once, bars another one, and then what the server answered", async () => {
    const reply = pending<PanelUser>();
    const { user, asked } = openUsers({ setPro: () => reply.promise });
    await choose(user, "Attiva Pro", "Giulia");
    const row = await rowOf("Giulia");
    expect(row.getByText("attivato a mano")).toBeInTheDocument();
    const menu = row.getByRole("button", { name: "Azioni: Giulia" });
    expect(menu).toHaveAttribute("aria-disabled", "true");
    expect(menu).toHaveFocus();
    await user.click(menu);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(screen.queryByText("Aggiornato")).not.toBeInTheDocument();
    expect((await rowOf("Marco")).getByRole("button", { name: "Azioni: Marco" })).toHaveAttribute(
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
    const { user, asked } = openUsers({ setHearts: () => reply.promise });
    await choose(user, "Togli tutti i cuori", "Giulia");
    await user.click(await button("Aggiorna la lista"));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect((await rowOf("Giulia")).getByText("0")).toBeInTheDocument();
    reply.resolve({ ...giulia, hearts: 0 });
    expect(await screen.findByText("Giulia ora ha 0 cuori.")).toBeInTheDocument();
  });

  test("that is refused is taken back, and says why in the server's words", async () => {
    const reply = pending<PanelUser>();
    const { user, asked } = openUsers({ setPro: () => reply.promise });
    await choose(user, "Togli Pro", "Marco");
    expect((await rowOf("Marco")).getByText("Gratuito")).toBeInTheDocument();
    reply.reject(new ApiError(409, JSON.stringify({ error: "Questo Pro è pagato.", code: "CONFLICT" })));
    const alert = await alertOf("Questo Pro è pagato.");
    expect(alert.getByText("Errore")).toBeInTheDocument();
    expect(alert.getByText("Impossibile aggiornare lo stato Pro")).toBeInTheDocument();
    expect((await rowOf("Marco")).getByText("attivato a mano")).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await button("Azioni: Marco")).toHaveAttribute("aria-disabled", "false");
  });

  test("that was not meant is put right from its news, and a user who has Pro by now is told apart", async () => {
    const setHearts = jest.fn(async (id: number, hearts: number) => ({ ...giulia, id, hearts }));
    const setPro = jest.fn(async (_: number, isPro: boolean) => ({ ...giulia, isPro, hasManualPro: isPro }));
    const { user } = openUsers({ setHearts, setPro });
    await choose(user, "Togli tutti i cuori", "Giulia");
    expect(await screen.findByText("Giulia ora ha 0 cuori.")).toBeInTheDocument();
    fireEvent.click(await button("Annulla"));
    expect(await screen.findByText(`Giulia ora ha ${giulia.hearts} cuori.`)).toBeInTheDocument();
    expect(setHearts.mock.calls).toEqual([
      [7, 0],
      [7, giulia.hearts],
    ]);
    await choose(user, "Attiva Pro", "Giulia");
    expect(await screen.findByText("Giulia ora ha Pro.")).toBeInTheDocument();
    fireEvent.click(await button("Annulla"));
    expect(await screen.findByText("Giulia non ha più Pro.")).toBeInTheDocument();
    expect(setPro.mock.calls).toEqual([
      [7, true],
      [7, false],
    ]);
    setHearts.mockImplementation(async () => ({ ...giulia, isPro: true, hasManualPro: true, hearts: 10 }));
    await choose(user, "Togli tutti i cuori", "Giulia");
    expect(await screen.findByText("Giulia ha Pro: i cuori sono illimitati.")).toBeInTheDocument();
  });

  const reason = "Lo dice il server.";
  const answered = (status: number, code: string) =>
    new ApiError(status, JSON.stringify({ error: reason, code }));
  const failures: [string, Error, string][] = [
    ["is refused", answered(409, "CONFLICT"), reason],
    ["finds nobody", answered(404, "NOT_FOUND"), reason],
    ["breaks the server", answered(500, "INTERNAL"), ""],
    ["comes while the server is busy", answered(503, "UNAVAILABLE"), ""],
    ["is answered by a proxy", new ApiError(502, "<html>"), ""],
    ["reaches nobody", new NetworkError("down"), ""],
  ];
  type FailedAct = [string, (fail: () => Promise<never>) => Partial<Panel>, string];
  const acts: FailedAct[] = [
    ["Attiva Pro", (setPro) => ({ setPro }), "Impossibile aggiornare lo stato Pro"],
    ["Porta a 10 cuori", (setHearts) => ({ setHearts }), "Impossibile aggiornare i cuori"],
    ["Azzera i progressi", (resetUser) => ({ resetUser }), "Impossibile resettare l'utente"],
    [
      "Azzera i progressi",
      (resetUser) => ({ resetUser, kind: "secure" }),
      "Impossibile ripristinare l'utente",
    ],
    [
      "Elimina l’account",
      (deleteUser) => ({ deleteUser, kind: "secure" }),
      "Impossibile eliminare l'account",
    ],
  ];

  describe.each(acts)("%s", (name, changes, sentence) => {
    test.each(failures)(`that %s says "${sentence}" first`, async (_, error, why) => {
      const { user } = openUsers(changes(() => Promise.reject(error)));
      await choose(user, name, "Giulia");
      if (name === "Azzera i progressi") await user.click(await button(name));
      if (name === "Elimina l’account") await user.type(await screen.findByRole("textbox"), "Giulia{Enter}");
      const alert = (await screen.findByText(sentence)).closest("[role=alert]");
      expect(alert).toHaveTextContent(new RegExp(`^Errore${sentence}${why}$`));
    });
  });

  test("on a panel that has closed says nothing more", async () => {
    const hasClosed = jest.fn(() => true);
    const refusal = new ApiError(403, JSON.stringify({ error: "Chiuso.", code: "GATE_CLOSED" }));
    const { user } = openUsers({ setPro: () => Promise.reject(refusal) }, { hasClosed });
    await choose(user, "Attiva Pro", "Giulia");
    await waitFor(() => expect(hasClosed).toHaveBeenCalledWith(refusal));
    expect(screen.queryByText("Chiuso.")).not.toBeInTheDocument();
  });
});

describe("what asks first", () => {
  test("a reset says what is lost and by whom, and can be left alone", async () => {
    const resetUser = jest.fn(async (id: number) => panelUser(id, { nickname: "Giulia", level: 1, xp: 0 }));
    const { user } = openUsers({ resetUser });
    await choose(user, "Azzera i progressi", "Giulia");
    const dialog = within(await screen.findByRole("dialog", { name: "Azzerare i progressi?" }));
    expect(
      dialog.getByText("Sei sicuro di voler resettare questo utente? Perderà tutto il progresso."),
    ).toBeInTheDocument();
    expect(dialog.getByText("Giulia")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    expect(resetUser).not.toHaveBeenCalled();
    expect(await button("Azioni: Giulia")).toHaveFocus();

    await choose(user, "Azzera i progressi", "Giulia");
    await user.click(await button("Azzera i progressi"));
    expect(await screen.findByText("Reset completato")).toBeInTheDocument();
    expect((await rowOf("Giulia")).getByText("Livello 3")).toBeInTheDocument(); // As the list says anew.
    expect(resetUser).toHaveBeenCalledWith(7);
  });

  const message = "L’account e tutti i suoi dati sono stati eliminati.";

  test("an erasure takes the nickname, letter by letter", async () => {
    const users = [giulia, marco];
    const deleteUser = jest.fn(async (id: number) => {
      users.splice(
        users.findIndex((user) => user.id === id),
        1,
      );
      return { status: "erased" as const, message };
    });
    const { user } = openUsers({
      kind: "secure",
      setHearts: undefined,
      listUsers: async () => ({ rows: [...users], total: users.length }),
      deleteUser,
    });
    await user.click(await button("Azioni: Giulia"));
    expect(screen.queryByRole("menuitem", { name: "Porta a 10 cuori" })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await choose(user, "Elimina l’account", "Giulia");
    const dialog = within(await screen.findByRole("dialog", { name: "Eliminare l’account?" }));
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
    expect(screen.getByText("1 utente in tutto")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Utenti" })).toHaveFocus();
  });

  test("an erasure that fails stays open to be tried again", async () => {
    const { user } = openUsers({
      kind: "secure",
      deleteUser: () => Promise.reject(new NetworkError("down")),
    });
    await choose(user, "Elimina l’account", "Giulia");
    await user.type(await screen.findByRole("textbox"), "Giulia{Enter}");
    expect(await screen.findByText("Impossibile eliminare l'account")).toBeInTheDocument();
    expect(await button("Elimina per sempre")).toBeEnabled();
  });
});
