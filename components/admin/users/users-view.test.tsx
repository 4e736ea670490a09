import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiError, NetworkError } from "@/lib/api-client/client-errors";
import { panelUser } from "@/tests/support/panel-users";
import { button, choose, giulia, marco, openUsers, rowOf } from "@/tests/support/users-view";

describe("the list of users", () => {
  test("says who there is and how they stand", async () => {
    openUsers({
      listUsers: async () => ({
        rows: [
          giulia,
          panelUser(8, {
            nickname: "Marco",
            isPro: true,
            subscriptionStatus: "active",
            isBeingErased: true,
            isEmailVerified: false,
            lastLoginAt: "2026-03-01T16:05:00.000Z",
          }),
        ],
        total: 2,
      }),
    });
    const first = await rowOf("Giulia");
    for (const text of ["Non specificata", "Livello 3", "8", "Gratuito", "12 messaggi, 2 foto", "1 gen 2026"])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.queryByText("In cancellazione")).not.toBeInTheDocument();
    expect(first.getByText("Mai")).toBeInTheDocument();
    const second = await rowOf("Marco");
    expect(second.getByRole("img", { name: "Illimitati con Pro" })).toBeInTheDocument();
    expect(second.getByText("con abbonamento")).toBeInTheDocument();
    expect(second.getByText("In cancellazione")).toBeInTheDocument();
    expect(second.getByText("1 mar 2026")).toBeInTheDocument();
    expect(second.getByText("non verificata")).toBeInTheDocument();
    expect(first.queryByText("non verificata")).not.toBeInTheDocument();
    expect(screen.getByText("2 utenti in tutto")).toHaveRole("status");
  });

  test("offers to set the hearts to 10 or to 0", async () => {
    const setHearts = jest.fn(async (id: number, hearts: number) =>
      panelUser(id, { nickname: "Giulia", hearts }),
    );
    const { user } = openUsers({ setHearts });
    await user.click(await button("Azioni: Giulia"));
    const offered = screen.getAllByRole("menuitem", { name: /cuori$/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      "Porta a 10 cuori",
      "Togli tutti i cuori",
    ]);
    await user.click(offered[0]!);
    await screen.findByText("Giulia ora ha 10 cuori.");
    await choose(user, "Togli tutti i cuori", "Giulia");
    await screen.findByText("Giulia ora ha 0 cuori.");
    expect(setHearts.mock.calls).toEqual([
      [7, 10],
      [7, 0],
    ]);
  });

  test("offers no hearts to who has them without end", async () => {
    const { user } = openUsers();
    await user.click(await button("Azioni: Marco"));
    expect(screen.getByRole("menuitem", { name: "Togli Pro" })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: /cuori$/ })).not.toBeInTheDocument();
  });

  test("goes on a page at a time", async () => {
    const { user } = openUsers({
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

  const internal = JSON.stringify({ error: "Qualcosa è andato storto.", code: "INTERNAL" });
  const failures = [new ApiError(500, internal), new ApiError(503, "busy"), new NetworkError("down")];

  test.each(
    failures.flatMap((error) => [
      { error, kind: "system" as const, sentence: "Impossibile caricare gli utenti" },
      { error, kind: "secure" as const, sentence: "Impossibile caricare la lista utenti" },
    ]),
  )("that does not come ($error) says so in the $kind panel, and can be asked for again", async (failed) => {
    const { error, kind, sentence } = failed;
    let isDown = true;
    const { user } = openUsers({
      kind,
      listUsers: async () => {
        if (isDown) throw error;
        return { rows: [giulia], total: 1 };
      },
    });
    const alerts = async () => (await screen.findAllByRole("alert")).map((alert) => alert.textContent);
    await waitFor(async () =>
      expect(await alerts()).toEqual(expect.arrayContaining([sentence, `Errore${sentence}`])),
    );
    isDown = false;
    await user.click(await button("Riprova"));
    expect(await screen.findByText("1 utente in tutto")).toBeInTheDocument();
  });
});

describe("the search", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const field = () => screen.getByRole("searchbox", { name: "Cerca un utente" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test("waits until the typing pauses, and asks the server", async () => {
    const { asked } = openUsers();
    await pass(0);
    type("gi");
    await pass(299);
    type("giu");
    await pass(299);
    expect(asked).toEqual([{}]);
    await pass(1);
    expect(asked.slice(1)).toEqual([{ search: "giu" }]);
    expect(window.location.hash).toBe("#search=giu");
    expect(await screen.findByText("2 utenti per «giu»")).toHaveRole("status");
  });

  test("begins at once with Enter, and ends with the cross", async () => {
    const { asked } = openUsers();
    await pass(0);
    type("  Rossi ");
    fireEvent.submit(field());
    await pass(0);
    expect(asked.at(-1)).toEqual({ search: "Rossi" });
    fireEvent.click(screen.getByRole("button", { name: "Cancella la ricerca" }));
    await pass(300);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(screen.getByText("2 utenti in tutto")).toBeInTheDocument();
    expect(asked).toHaveLength(2); // The whole list was there already.
    expect(window.location.hash).toBe("");
  });

  test("that finds nobody says what to try", async () => {
    openUsers({
      listUsers: async ({ search }) => (search ? { rows: [], total: 0 } : { rows: [giulia], total: 1 }),
    });
    await pass(0);
    type("zzz");
    await pass(300);
    expect(await screen.findByText("Nessun utente trovato")).toBeInTheDocument();
    expect(screen.getByText("0 utenti per «zzz»")).toHaveRole("status");
  });
});
