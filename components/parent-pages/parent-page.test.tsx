import { screen } from "@testing-library/react";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ParentPage, type ParentWish } from "./parent-page";

const token = "7.a.b";

function open(wish: ParentWish, given: string | undefined, answer: Answer = { json: { message: "Fatto." } }) {
  window.history.replaceState(null, "", `/parent/${wish}${given ? `?token=${given}` : ""}`);
  return renderAsLearner(<ParentPage wish={wish} token={given} />, () => answer);
}

const pages: [ParentWish, string, string, string][] = [
  ["confirm", "Vuoi ricevere i report?", "Sì, voglio ricevere i report", "Indirizzo confermato"],
  ["stop", "Basta email?", "Non voglio più ricevere email", "Non ti scriveremo più"],
];

describe.each(pages)("the page to %s", (wish, title, button, done) => {
  test("does nothing by itself, and takes the token out of the address", () => {
    const { calls } = open(wish, token);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(window.location.search).toBe("");
    expect(calls).toEqual([]);
  });

  test("acts by its button, and says what came of it", async () => {
    const { user, calls } = open(wish, token);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("heading", { level: 1, name: done })).toBeInTheDocument();
    expect(screen.getByText(done)).toHaveFocus();
    expect(screen.getByText("Fatto.")).toBeInTheDocument();
    expect(calls).toEqual([{ key: `POST /api/parent/${wish}`, body: { token } }]);
    expect(screen.queryByRole("button", { name: button })).not.toBeInTheDocument();
  });

  test("says why it could not, and may be tried again", async () => {
    const answer: Answer = { status: 400, json: { error: "Questo link non è valido o non vale più." } };
    const { user } = open(wish, token, answer);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Questo link non è valido o non vale più.");
    Object.assign(answer, { status: 200, json: { message: "Fatto." } });
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("Fatto.")).toBeInTheDocument();
  });

  test("has words of its own for a server that gives none, and for a network that is gone", async () => {
    const { user } = open(wish, token, { status: 500, json: {} });
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Non è stato possibile/);
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("Errore di connessione. Riprova più tardi.")).toBeInTheDocument();
  });

  test("without a token offers nothing to press", () => {
    open(wish, undefined);
    expect(screen.getByRole("heading", { level: 1, name: "Link incompleto" })).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
