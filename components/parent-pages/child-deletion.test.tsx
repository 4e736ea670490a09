import { screen } from "@testing-library/react";
import { children, listed, luca, openParentsHome } from "@/tests/support/parents-screen";

describe("erasing an account", () => {
  const path = "/api/parents/children/7/deletion";
  const pending = {
    ...luca,
    deletion: { eraseAfter: "2026-12-03T10:00:00.000Z", canCancel: true, hasBegun: false },
  };

  test("takes a second press, shows its day, and can be taken back", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed(luca),
      [`POST ${path}`]: { json: pending },
      [`DELETE ${path}`]: { json: luca },
    });
    await user.click(await screen.findByRole("button", { name: "Chiedi la cancellazione dell’account" }));
    await user.click(screen.getByRole("button", { name: "Sì, chiedi la cancellazione" }));
    expect(await screen.findByText(/cancellato il 3 dicembre 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Tieni l’account" }));
    expect(
      await screen.findByRole("button", { name: "Chiedi la cancellazione dell’account" }),
    ).toBeInTheDocument();
    expect(calls.map(({ key }) => key)).toEqual([children, `POST ${path}`, `DELETE ${path}`]);
  });

  test("that is under way says so when it cannot be taken back any more", async () => {
    const { user, answers } = openParentsHome({
      [children]: listed(pending),
      [`DELETE ${path}`]: { status: 409, json: { error: "Non si può più annullare." } },
    });
    const cancel = await screen.findByRole("button", { name: "Tieni l’account" });
    answers[children] = listed({
      ...pending,
      deletion: { ...pending.deletion, canCancel: false, hasBegun: true },
    });
    await user.click(cancel);
    expect(await screen.findByText(/già in corso/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Tieni l’account" })).not.toBeInTheDocument();
  });

  test("that is asked for stands at the top of the card, and is taken back there too", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed(pending),
      [`DELETE ${path}`]: { json: luca },
    });
    const line = await screen.findByText("Account in cancellazione: sparisce il 3 dicembre 2026.");
    const name = screen.getByRole("heading", { level: 2, name: "Luca" });
    expect(line.compareDocumentPosition(screen.getByRole("region", { name: "Gli ultimi 7 giorni" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(screen.getByRole("button", { name: "Annulla la cancellazione" }));
    expect(await screen.findByText(/Cancellazione annullata/)).toBeInTheDocument();
    expect(line).not.toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(calls.at(-1)?.key).toBe(`DELETE ${path}`);
  });

  test("that a student has asked for is shown to the parent, who cannot take it back", async () => {
    openParentsHome({
      [children]: listed({ ...pending, deletion: { ...pending.deletion, canCancel: false } }),
    });
    expect(await screen.findByText(/^Account in cancellazione: sparisce il 3 dicembre/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Annulla la cancellazione" })).not.toBeInTheDocument();
  });
});
