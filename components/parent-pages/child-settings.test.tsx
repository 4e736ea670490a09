import { screen } from "@testing-library/react";
import {
  box,
  children,
  closed,
  listed,
  luca,
  openParentsHome,
  sara,
  save,
  saveButton,
} from "@/tests/support/parents-screen";

describe("the choices for a child", () => {
  test("are all saved together, and what is not saved shows", async () => {
    const changed = { ...luca.settings, photos: true, minutesPerDay: 45 };
    const { user, calls } = openParentsHome({
      [children]: listed(luca),
      [save(7)]: { json: { ...luca, settings: changed, minutesToday: 12 } },
    });
    await user.click(await box("Foto"));
    await user.selectOptions(screen.getByLabelText("Minuti al giorno"), "45");
    expect(screen.getByText("Ci sono scelte non ancora salvate.")).toBeInTheDocument();
    expect(screen.queryByText(/^Usati oggi/)).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText("Salvato. Ti mandiamo un’email con le scelte.")).toBeInTheDocument();
    expect(screen.queryByText("Ci sono scelte non ancora salvate.")).not.toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ key: save(7), body: changed });
    expect(screen.getByText("Usati oggi: 12 minuti.")).toBeInTheDocument();
  });

  test("a choice that is taken back is nothing to save", async () => {
    const { user, calls } = openParentsHome({ [children]: listed(luca) });
    await user.click(await box("Foto"));
    await user.click(await box("Foto"));
    expect(screen.queryByText("Ci sono scelte non ancora salvate.")).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(screen.getByText(/non c’è nulla da salvare/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test("hours are chosen by day, and one day's for all", async () => {
    const { user, calls } = openParentsHome({ [children]: listed(luca), [save(7)]: { json: luca } });
    await user.click(await screen.findByRole("button", { name: "Scegli giorno per giorno" }));
    await user.selectOptions(screen.getByLabelText("Lunedì"), "Dalle – alle");
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

  test("hours are chosen for school days and the weekend; days that differ are shown one by one", async () => {
    const day = { from: "14:00", to: "21:00" };
    const never = { from: "00:00", to: "00:00" };
    const hours = [day, day, day, day, day, never, never];
    const { user, calls } = openParentsHome({
      [children]: listed(luca, { ...sara, settings: { ...sara.settings, hours: hours.with(5, day) } }),
      [save(7)]: { json: luca },
    });
    await user.click(await screen.findByRole("button", { name: "Apri le scelte per Luca" }));
    await user.selectOptions(screen.getByLabelText("Da lunedì a venerdì"), "Dalle – alle");
    await user.selectOptions(screen.getByLabelText("Sabato e domenica"), "Mai");
    await user.click(saveButton());
    expect(calls.at(-1)?.body).toMatchObject({ hours });
    await user.click(screen.getByRole("button", { name: "Chiudi le scelte per Luca" }));
    await user.click(screen.getByRole("button", { name: "Apri le scelte per Sara" }));
    expect(screen.getByLabelText("Sabato")).toHaveDisplayValue("Dalle – alle");
    expect(screen.getByLabelText("Domenica")).toHaveDisplayValue("Mai");
  });

  test("a refusal leaves them on screen, with the server's sentence", async () => {
    const { user } = openParentsHome({
      [children]: listed(luca),
      [save(7)]: { status: 400, json: { error: "Così no." } },
    });
    await user.click(await box("Foto"));
    await user.click(saveButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Così no.");
    expect(await box("Foto")).toBeChecked();
  });

  test("a page that closes while saving keeps them, and saves them once it is open again", async () => {
    const { user, calls, answers } = openParentsHome({ [children]: listed(luca), [save(7)]: closed });
    await user.click(await box("Foto"));
    await user.click(saveButton());
    expect(await screen.findByText("Pagina bloccata per sicurezza")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("anna@casa.example");
    expect(screen.queryByRole("button", { name: "Fatto, continua" })).not.toBeInTheDocument();
    for (const role of ["checkbox", "heading"])
      expect(screen.queryByRole(role, { name: /^(Foto|Luca)$/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Sei qui come/)).not.toBeVisible();

    answers["POST /api/parents/links"] = { json: { message: "Tra poco arriva." } };
    await user.click(screen.getByRole("button", { name: "Mandami il link" }));
    expect(await screen.findByText(/^Tra poco arriva\. Apri il link/)).toBeInTheDocument();
    answers[children] = closed;
    await user.click(screen.getByRole("button", { name: "Fatto, continua" }));
    expect(await screen.findByText(/^La pagina è ancora bloccata/)).toBeInTheDocument();
    answers[children] = listed(luca);
    answers[save(7)] = { json: { ...luca, settings: { ...luca.settings, photos: true } } };
    await user.click(screen.getByRole("button", { name: "Fatto, continua" }));
    expect(await box("Foto")).toBeChecked();
    expect(screen.getByText("Ci sono scelte non ancora salvate.")).toBeVisible();
    expect(screen.queryByText("Pagina bloccata per sicurezza")).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText(/^Salvato/)).toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({ photos: true });
  });

  test("say when another parent decides too, and that mails were stopped", async () => {
    openParentsHome({ [children]: listed({ ...luca, hasOtherParents: true, areMailsStopped: true }) });
    expect(await screen.findByText(/vale la scelta che permette di meno/)).toBeInTheDocument();
    expect(screen.getByText(/hai detto basta/)).toBeInTheDocument();
  });

  test("of two are folded, one by one, and a folded one keeps what was chosen", async () => {
    const { user, calls } = openParentsHome({ [children]: listed(luca, sara), [save(9)]: { json: sara } });
    const unfold = await screen.findByRole("button", { name: "Apri le scelte per Sara" });
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(unfold);
    await user.click(await box("Avvisi se c’è un pericolo"));
    await user.click(screen.getByRole("button", { name: "Chiudi le scelte per Sara" }));
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Apri le scelte per Sara" }));
    expect(await box("Avvisi se c’è un pericolo")).toBeChecked();
    expect(await box("Avvisi se c’è un pericolo")).toHaveAccessibleDescription(
      /solo dopo che ha letto che ricevi gli avvisi/,
    );
    await user.click(saveButton());
    expect(calls.at(-1)?.key).toBe(save(9));
  });

  test("for who is of age are the reports only", async () => {
    openParentsHome({ [children]: listed({ ...luca, ageGroup: "adult" }) });
    expect(await box("Report per email")).toBeChecked();
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /cancellazione|Ritira/ })).not.toBeInTheDocument();
  });

  test("show whether there is Pro", async () => {
    openParentsHome({ [children]: listed({ ...luca, isPro: true }) });
    expect(await screen.findByText("Luca ha Pro.")).toBeInTheDocument();
  });
});
