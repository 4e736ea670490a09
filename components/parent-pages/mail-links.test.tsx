import { screen, within } from "@testing-library/react";
import { RevokePage } from "@/components/parent-pages/revoke-page";
import { StopPage } from "@/components/parent-pages/stop-page";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const token = "7.a.b";
const stop = "Basta email";
const resume = "Ho cambiato idea";

function open(page: React.ReactNode, answers: Record<string, Answer>) {
  window.history.replaceState(null, "", `/parent/page?token=${token}`);
  return renderAsLearner(page, ({ key }) => answers[key]);
}

describe("the page on which a consent is taken back", () => {
  test("acts by the code of the mail only", async () => {
    const { user, calls } = open(<RevokePage token={token} />, {
      "POST /api/parent/revoke": { json: { message: "Il coach è spento." } },
    });
    expect(window.location.search).toBe("");
    expect(screen.getByText("Il coach si spegne subito.")).toBeInTheDocument();
    expect(screen.getByText(/dopo 30 giorni/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Ritira il consenso" }));
    expect(calls).toEqual([]);
    expect(screen.getByLabelText("Il codice di 6 cifre")).toHaveFocus();
    await user.type(screen.getByLabelText("Il codice di 6 cifre"), "123456");
    await user.click(screen.getByRole("button", { name: "Ritira il consenso" }));
    expect(await screen.findByText("Consenso ritirato")).toHaveFocus();
    expect(screen.getByText("Il coach è spento.")).toBeInTheDocument();
    expect(calls).toEqual([{ key: "POST /api/parent/revoke", body: { token, code: "123456" } }]);
  });

  test("marks a wrong code, and says of a link that is over that it is", async () => {
    const wrong = { error: "Il codice non è giusto.", fields: { code: "Il codice non è giusto." } };
    const answer: Answer = { status: 400, json: wrong };
    const { user } = open(<RevokePage token={token} />, { "POST /api/parent/revoke": answer });
    await user.type(screen.getByLabelText("Il codice di 6 cifre"), "123456");
    await user.click(screen.getByRole("button", { name: "Ritira il consenso" }));
    expect(await screen.findByText("Il codice non è giusto.")).toBeInTheDocument();
    expect(screen.getByLabelText("Il codice di 6 cifre")).toBeInvalid();
    Object.assign(answer, { json: { error: "Questo link non vale più.", code: "BAD_TOKEN" } });
    await user.click(screen.getByRole("button", { name: "Ritira il consenso" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Questo link non vale più.");
  });
});

describe("the page on which mails are stopped", () => {
  const stopped: Answer = { json: { message: "Fatto.", resumeToken: "back" } };

  test("does nothing by itself, and acts by its button", async () => {
    const { user, calls } = open(<StopPage token={token} />, { "POST /api/parent/stop": stopped });
    expect(window.location.search).toBe("");
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: stop }));
    expect(await screen.findByText("Non ti scriveremo più")).toHaveFocus();
    expect(screen.getByText("Fatto.")).toBeInTheDocument();
    expect(calls).toEqual([{ key: "POST /api/parent/stop", body: { token } }]);
  });

  test("offers the way back for half an hour, by what the answer has brought", async () => {
    const back: Answer = { status: 400, json: { error: "È passato troppo tempo." } };
    const { user, calls } = open(<StopPage token={token} />, {
      "POST /api/parent/stop": stopped,
      "POST /api/parent/resume": back,
    });
    await user.click(screen.getByRole("button", { name: stop }));
    expect(await screen.findByText(/per 30 minuti/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: resume }));
    expect(await screen.findByRole("alert")).toHaveTextContent("È passato troppo tempo.");
    Object.assign(back, { status: 200, json: { message: "Ti scriveremo." } });
    await user.click(screen.getByRole("button", { name: resume }));
    expect(await screen.findByText("Ti scriveremo di nuovo")).toHaveFocus();
    expect(screen.getByText("Report e avvisi tornano come li avevi scelti.")).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ key: "POST /api/parent/resume", body: { token: "back" } });
  });

  test("leads who had stopped before to the page for parents: the old link alone takes nothing back", async () => {
    const { user } = open(<StopPage token={token} />, {
      "POST /api/parent/stop": { json: { message: "Fatto.", resumeToken: null } },
    });
    await user.click(screen.getByRole("button", { name: stop }));
    expect(await screen.findByText(/Avevi già detto basta/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: resume })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Apri la pagina per i genitori" })).toHaveAttribute(
      "href",
      "/genitori",
    );
  });

  test("says why it could not, in words of its own where the server has none", async () => {
    const answer: Answer = { status: 500, json: {} };
    const { user } = open(<StopPage token={token} />, { "POST /api/parent/stop": answer });
    await user.click(screen.getByRole("button", { name: stop }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Non è stato possibile/);
    Object.assign(answer, { status: 200, ...stopped });
    await user.click(screen.getByRole("button", { name: stop }));
    expect(await screen.findByText("Fatto.")).toBeInTheDocument();
  });
});

test.each([
  ["revoke", <RevokePage key="revoke" token={undefined} />],
  ["stop", <StopPage key="stop" token={undefined} />],
])("without a token the page to %s offers nothing to press", (_, page) => {
  open(page, {});
  expect(screen.getByRole("heading", { level: 1, name: "Link incompleto" })).toBeInTheDocument();
  expect(within(screen.getByRole("main")).queryByRole("button")).not.toBeInTheDocument();
});
