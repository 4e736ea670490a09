import { screen, waitFor, within } from "@testing-library/react";
import { NetworkError } from "@/lib/api-client/client-errors";
import { panelUser } from "@/tests/support/panel-users";
import { button, giulia, marco, openUsers } from "@/tests/support/users-view";

const drawer = async (nickname = "Giulia") => within(await screen.findByRole("dialog", { name: nickname }));

describe("the keys of the list", () => {
  test("arrows go from name to name and stop at the ends, Enter opens, Escape closes, the focus comes back", async () => {
    const { user } = openUsers();
    (await button("Giulia")).focus();
    await user.keyboard("{ArrowUp}");
    expect(await button("Giulia")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(await button("Marco")).toHaveFocus();
    await user.keyboard("{ArrowDown}{Home}");
    expect(await button("Giulia")).toHaveFocus();
    await user.keyboard("{End}{Enter}");
    await drawer("Marco");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await button("Marco")).toHaveFocus();
  });

  test("a menu opens by arrow at its first or last act, goes round, knows letters, and gives the focus back", async () => {
    const { user } = openUsers();
    (await button("Azioni: Giulia")).focus();
    await user.keyboard("{ArrowDown}");
    const item = (name: string) => screen.getByRole("menuitem", { name });
    expect(item("Apri la scheda")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(item("Azzera i progressi")).toHaveFocus();
    await user.keyboard("{ArrowDown}a");
    expect(item("Attiva Pro")).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(await button("Azioni: Giulia")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(item("Azzera i progressi")).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await user.click(await button("Azioni: Giulia"));
    await user.click(screen.getByText("2 utenti in tutto"));
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });
});

describe("the details of a user", () => {
  const paying = panelUser(7, {
    nickname: "Giulia",
    isPro: true,
    subscriptionStatus: "canceled_with_grace",
    subscriptionEndDate: "2026-12-08T10:00:00.000Z",
    lastLoginAt: "2026-03-01T16:05:00.000Z",
    lastLoginIP: "192.0.2.7",
  });
  const details = {
    ...paying,
    sessionCount: 2,
    feedbackCount: 1,
    subscription: {
      startedAt: "2026-10-08T10:00:00.000Z",
      periodEnd: "2026-12-08T10:00:00.000Z",
      isPaidByParent: true,
    },
  };

  test("say everything that is known, and lead to what they wrote and to what was done to them", async () => {
    const { user } = openUsers({
      kind: "secure",
      listUsers: async () => ({ rows: [paying], total: 1 }),
      getUser: async () => details,
    });
    await user.click(await button("Giulia"));
    const shown = await drawer();
    for (const text of [
      "studente-7@example.com",
      "Disdetto, dal 8 ottobre 2026, paga un genitore, pagato fino all’8 dicembre 2026",
      "12 messaggi, 2 foto",
      "1 marzo 2026, 17:05",
      "192.0.2.7",
      "2",
      "1",
    ])
      expect(await shown.findByText(text)).toBeInTheDocument();
    await user.click(shown.getByRole("button", { name: "Leggi il feedback" }));
    expect(window.location.hash).toBe("#tab=feedback&user=7");
    await user.click(shown.getByRole("button", { name: "Azioni nel registro" }));
    expect(window.location.hash).toBe("#tab=audit&user=7");
  });

  test("do an act, and show it at once", async () => {
    const setHearts = jest.fn(() => new Promise<never>(() => undefined));
    const { user } = openUsers({ setHearts });
    await user.click(await button("Giulia"));
    const shown = await drawer();
    await user.click(await shown.findByRole("button", { name: "Togli tutti i cuori" }));
    expect(setHearts).toHaveBeenCalledWith(7, 0);
    expect(await shown.findByText("0")).toBeInTheDocument();
    const other = shown.getByRole("button", { name: "Attiva Pro" });
    expect(other).toHaveAttribute("aria-disabled", "true");
  });

  test("that do not come leave what the list knows, and can be asked for again", async () => {
    let isDown = true;
    const { user } = openUsers({
      getUser: async () => {
        if (isDown) throw new NetworkError("down");
        return { ...details, sessionCount: 41 };
      },
    });
    await user.click(await button("Giulia"));
    const shown = await drawer();
    expect(await shown.findByText("Impossibile caricare la scheda dell’utente")).toBeInTheDocument();
    expect(shown.getByText("12 messaggi, 2 foto")).toBeInTheDocument();
    isDown = false;
    await user.click(shown.getByRole("button", { name: "Riprova" }));
    expect(await shown.findByText("41")).toBeInTheDocument();
  });

  test("stay below what is asked, and the focus finds its way back through both", async () => {
    const { user } = openUsers();
    await user.click(await button("Giulia"));
    const asking = (await drawer()).getByRole("button", { name: "Azzera i progressi" });
    await user.click(asking);
    await screen.findByRole("dialog", { name: "Azzerare i progressi?" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(asking).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await button("Giulia")).toHaveFocus();
  });

  test("close with the user who is erased there", async () => {
    const users = [giulia, marco];
    const { user } = openUsers({
      kind: "secure",
      listUsers: async () => ({ rows: [...users], total: users.length }),
      deleteUser: async () => {
        users.shift();
        return { status: "erased", message: "Fatto." };
      },
    });
    await user.click(await button("Giulia"));
    await user.click((await drawer()).getByRole("button", { name: "Elimina l’account" }));
    await user.type(await screen.findByRole("textbox"), "Giulia{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: "Utenti" })).toHaveFocus();
  });
});

describe("Pro of somebody who pays", () => {
  const payer = panelUser(9, { nickname: "Pagante", isPro: true, subscriptionStatus: "active" });
  const open = (changes: Partial<typeof payer> = {}) => {
    const setPro = jest.fn(async () => payer);
    const world = openUsers({
      setPro,
      listUsers: async () => ({ rows: [{ ...payer, ...changes }], total: 1 }),
      getUser: async () => ({ ...payer, ...changes, sessionCount: 1, feedbackCount: 0, subscription: null }),
    });
    return { ...world, setPro };
  };

  test.each([
    [{}, /Paga 4,00\s€ al mese: si disdice dal suo profilo o dalla pagina per i genitori/],
    [
      { subscriptionStatus: "canceled_with_grace" as const, subscriptionEndDate: "2026-12-03T10:00:00.000Z" },
      /già disdetto: non paga più nulla e ha Pro fino al 3\sdicembre 2026/,
    ],
    [
      { subscriptionStatus: "past_due" as const, subscriptionEndDate: "2026-12-03T10:00:00.000Z" },
      /pagamento non è riuscito: Pro resta fino al 3\sdicembre 2026, poi finisce da solo/,
    ],
  ])("is not taken, and it is said what becomes of the money (%j)", async (changes, sentence) => {
    const { user, setPro } = open(changes);
    (await button("Azioni: Pagante")).focus();
    await user.keyboard("{ArrowDown}t"); // It can be reached, so that its reason is heard.
    const item = screen.getByRole("menuitem", { name: "Togli Pro" });
    expect(item).toHaveFocus();
    expect(item).toHaveAttribute("aria-disabled", "true");
    expect(item).toHaveAccessibleDescription(sentence);
    await user.keyboard("{Enter}");
    await user.click(item);
    await user.keyboard("{Escape}");
    expect(await button("Azioni: Pagante")).toHaveFocus();

    await user.click(await button("Pagante"));
    const inDrawer = (await drawer("Pagante")).getByRole("button", { name: "Togli Pro" });
    expect(inDrawer).toHaveAttribute("aria-disabled", "true");
    expect(inDrawer).toHaveAccessibleDescription(sentence);
    await user.click(inDrawer);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(setPro).not.toHaveBeenCalled();
  });

  test("given by hand too is taken once it is confirmed, and what is paid for stays", async () => {
    const { user, setPro } = open({ hasManualPro: true });
    await user.click(await button("Azioni: Pagante"));
    await user.click(screen.getByRole("menuitem", { name: "Togli Pro" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Togliere il Pro attivato a mano?" }));
    expect(dialog.getByText(/quindi resta Pro. Continua a pagare 4,00\s€ al mese/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Togli Pro" }));
    expect(setPro).toHaveBeenCalledWith(9, false);
    expect(screen.getByText("con abbonamento")).toBeInTheDocument();
  });
});
