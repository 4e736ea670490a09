import { act, screen, waitFor } from "@testing-library/react";
import { giulia, openUsers } from "@/tests/support/users-view";

const filter = () => screen.findByRole("combobox", { name: "Mostra" });
const sort = () => screen.findByRole("combobox", { name: "Ordina" });

test("the list is narrowed and sorted by the server, and the address keeps it", async () => {
  const { user, asked } = openUsers();
  await user.selectOptions(await filter(), "Da verificare");
  await user.selectOptions(await sort(), "XP più alti");
  await waitFor(() => expect(asked.at(-1)).toEqual({ filter: "unverified", sort: "xp" }));
  expect(window.location.hash).toBe("#filter=unverified&sort=xp");
  await user.selectOptions(await filter(), "Tutti gli utenti");
  await user.selectOptions(await sort(), "Più recenti");
  expect(window.location.hash).toBe("");
});

test("a link opens the list as it was", async () => {
  const { asked } = openUsers({}, { fragment: "#search=rossi&filter=pro&sort=nickname" });
  await waitFor(() => expect(asked).toEqual([{ search: "rossi", filter: "pro", sort: "nickname" }]));
  expect(screen.getByRole("searchbox")).toHaveValue("rossi");
  expect(await filter()).toHaveValue("pro");
  expect(await sort()).toHaveValue("nickname");
});

test("what an address cannot mean is nothing", async () => {
  const { asked } = openUsers({}, { fragment: "#filter=rich&sort=constructor&cursor=7" });
  await waitFor(() => expect(asked).toEqual([{}]));
});

test("the way back undoes a step, and the field of the search follows", async () => {
  const { user, asked } = openUsers({}, { fragment: "#search=rossi" });
  await user.selectOptions(await filter(), "Con Pro");
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: "rossi", filter: "pro" }));
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(asked.at(-1)).toEqual({ filter: "pro" }));
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("rossi"));
  expect(await filter()).toHaveValue("");
});

test("a filter that nobody passes says so, and how many do is counted as far as it says", async () => {
  const { user } = openUsers({
    listUsers: async ({ filter }) => {
      if (filter === "pro") return { rows: [giulia], total: 250 };
      return filter ? { rows: [], total: 0 } : { rows: [giulia], total: 1 };
    },
  });
  await user.selectOptions(await filter(), "Senza cuori");
  expect(await screen.findByText("Nessun utente corrisponde al filtro")).toBeInTheDocument();
  expect(screen.getByText("0 utenti con questo filtro")).toHaveRole("status");
  await user.selectOptions(await filter(), "Con Pro");
  expect(await screen.findByText("250 utenti o più con questo filtro")).toHaveRole("status");
});
