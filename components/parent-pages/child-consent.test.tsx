import { screen, within } from "@testing-library/react";
import {
  box,
  children,
  listed,
  luca,
  openParentsHome,
  sara,
  save,
  saveButton,
} from "@/tests/support/parents-screen";

describe("a consent that is taken back", () => {
  const withdrawal = "POST /api/parents/children/7/withdrawal";
  const withdrawn = {
    ...luca,
    withdrawnAt: "2026-08-08T10:00:00.000Z",
    settings: { ...luca.settings, reports: false, alerts: false },
  };

  test("takes a second press; then a mail gives it again, and what the child uses cannot be chosen before", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed(luca),
      [withdrawal]: { json: withdrawn },
      "POST /api/parents/children/7/invitation": { json: { message: "Email mandata." } },
      [save(7)]: { json: withdrawn },
    });
    await user.click(await screen.findByRole("button", { name: "Ritira il consenso" }));
    expect(calls).toHaveLength(1);
    const dialog = screen.getByRole("dialog", { name: "Ritirare il consenso per Luca?" });
    await user.click(within(dialog).getByRole("button", { name: "Sì, ritira il consenso" }));
    expect(await screen.findByText(/Hai ritirato il consenso l’8 agosto 2026/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByText(/^I report ti arrivano/)).not.toBeInTheDocument();
    expect(screen.getByText(/sono spenti, e report e avvisi non ti arrivano\. Per accenderli/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: "Coach" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mandami l’email" }));
    expect(await screen.findByText("Email mandata.")).toBeInTheDocument();
    expect(calls.at(-1)?.key).toBe("POST /api/parents/children/7/invitation");
  });

  test("that was never given is not given by saving something else", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed({ ...luca, consentedAt: null }),
      [save(7)]: { json: { ...luca, consentedAt: null } },
    });
    expect(await screen.findByText(/^Non hai ancora detto di sì/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
    await user.click(await box("Report per email"));
    await user.click(saveButton());
    expect(calls.at(-1)?.key).toBe(save(7));
    expect(screen.getByRole("button", { name: "Mandami l’email" })).toBeInTheDocument();
  });

  test("can be left, and says why it failed", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed(luca),
      [withdrawal]: { status: 500, json: {} },
    });
    await user.click(await screen.findByRole("button", { name: "Ritira il consenso" }));
    await user.click(screen.getByRole("button", { name: "Sì, ritira il consenso" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Non è stato possibile ritirare/);
    await user.click(screen.getByRole("button", { name: "Lascia com’è" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  test("is still said once the child agrees for itself", async () => {
    openParentsHome({ [children]: listed({ ...withdrawn, ageGroup: "teen" }) });
    expect(await screen.findByText("Hai ritirato il consenso l’8 agosto 2026.")).toBeInTheDocument();
    expect(screen.queryByText(/Hai detto di sì|ti arrivano il 1°/)).not.toBeInTheDocument();
  });

  test("is nothing for who agrees for themselves", async () => {
    openParentsHome({ [children]: listed(sara) });
    await box("Coach");
    expect(screen.queryByRole("button", { name: "Ritira il consenso" })).not.toBeInTheDocument();
  });
});
