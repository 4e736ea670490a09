import { screen } from "@testing-library/react";
import type { Answer } from "@/tests/support/learner-screen";
import { box, children, closed, listed, luca, openParentsHome } from "@/tests/support/parents-screen";
import { childSubscriptionReply } from "@/tests/support/subscriptions";

describe("the way in", () => {
  test("asks for the address where the page is not open, and answers alike for any", async () => {
    const sent: Answer = { json: { message: "Se hai detto di sì con questa email, arriva il link." } };
    const { user, calls } = openParentsHome({ [children]: closed, "POST /api/parents/links": sent });
    await user.type(await screen.findByLabelText("Email"), "anna@casa.example");
    expect(screen.queryByText("Pagina bloccata per sicurezza")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mandami il link" }));
    expect(await screen.findByText(/Se hai detto di sì con questa email/)).toBeInTheDocument();
    expect(screen.getByText("anna@casa.example")).toBeInTheDocument();
    const asked = { key: "POST /api/parents/links", body: { email: "anna@casa.example" } };
    expect(calls.at(-1)).toEqual(asked);
    await user.click(await screen.findByRole("button", { name: "Manda di nuovo" }));
    expect(await screen.findByText(/^Mandata di nuovo/)).toBeInTheDocument();
    expect(calls.filter(({ key }) => key === asked.key)).toEqual([asked, asked]);
    await user.click(screen.getByRole("button", { name: "Scrivi un’altra email" }));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  test("a link opens nothing without its code", async () => {
    const wrong: Answer = { status: 400, json: { error: "No.", fields: { code: "Codice sbagliato." } } };
    const { user, calls, answers } = openParentsHome(
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
    const { user } = openParentsHome({ "POST /api/parents/session": over }, "t1");
    await user.type(screen.getByLabelText("Il codice di 6 cifre"), "123456");
    await user.click(screen.getByRole("button", { name: "Apri la pagina" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Questo link non vale più.");
    await user.click(screen.getByRole("button", { name: "Chiedi un nuovo link" }));
    expect(screen.getByLabelText("Email")).toBeInTheDocument();
  });

  test("a server that fails is asked again", async () => {
    const { user, answers } = openParentsHome({ [children]: { status: 500, json: {} } });
    const again = await screen.findByRole("button", { name: "Riprova" });
    answers[children] = listed(luca);
    await user.click(again);
    expect(await box("Coach")).toBeChecked();
  });

  test("the way out forgets what was shown", async () => {
    const { user, calls } = openParentsHome({
      [children]: listed(luca),
      "DELETE /api/parents/session": { json: { message: "Chiusa." } },
    });
    await user.click(await screen.findByRole("button", { name: "Esci" }));
    expect(await screen.findByText(/Hai chiuso la pagina/)).toBeInTheDocument();
    expect(calls.at(-1)?.key).toBe("DELETE /api/parents/session");
    expect(screen.queryByText("Luca")).not.toBeInTheDocument();
  });

  test("an address without children is told so", async () => {
    openParentsHome({ [children]: listed() });
    expect(await screen.findByText(/non è collegato nessuno/)).toBeInTheDocument();
  });

  test("whoever only pays sees their subscription and nothing else of the student", async () => {
    const { calls } = openParentsHome({
      [children]: { json: { email: "papa@casa.example", children: [], paidFor: [{ id: 7, name: "Luca" }] } },
      "GET /api/parents/children/7/subscription": {
        json: childSubscriptionReply({ status: "active", renewsAt: "2026-12-08T09:00:00.000Z" }),
      },
    });
    expect(await screen.findByRole("heading", { level: 2, name: "Luca" })).toBeInTheDocument();
    expect(await screen.findByText("Si rinnova l’8 dicembre 2026.")).toBeInTheDocument();
    expect(screen.getByText(/Qui vedi l’abbonamento e nient’altro/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Disdici Pro" })).toBeEnabled();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByText(/non è collegato nessuno/)).not.toBeInTheDocument();
    expect(calls.map(({ key }) => key)).toEqual([children, "GET /api/parents/children/7/subscription"]);
  });
});
