import { screen, within } from "@testing-library/react";
import { ConfirmPage, type Invitation } from "@/components/parent-pages/confirm-page";
import { family } from "@/lib/i18n/it";
import { shownText, type ConsentProviders } from "@/lib/i18n/it/parent-consent";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const token = "anna-token";
const providers: ConsentProviders = {
  model: "OpenAI",
  mails: true,
  speaksElsewhere: true,
  hosting: "vercel",
};
const child: Invitation = { name: "Luca", ageGroup: "child", providers };
const teen: Invitation = { ...child, ageGroup: "teen" };

function open(invitation: Invitation | undefined, answer: Answer = { json: { message: "Fatto!" } }) {
  window.history.replaceState(null, "", `/parent/confirm?token=${token}`);
  return renderAsLearner(<ConfirmPage token={token} invitation={invitation} />, () => answer);
}

const code = () => screen.getByLabelText("Il codice di 6 cifre");
const press = () => screen.getByRole("button", { name: /Dico di sì|Confermo/ });

describe("the page on which a parent says yes", () => {
  test("does nothing by itself, ticks nothing, and takes the token out of the address", () => {
    const { calls } = open(child);
    expect(screen.getByRole("heading", { level: 1, name: "Luca chiede il tuo sì" })).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(window.location.search).toBe("");
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes).toHaveLength(5);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(code()).toHaveAttribute("autocomplete", "one-time-code");
    expect(code()).toHaveAttribute("inputmode", "numeric");
  });

  test.each([child, teen, { ...child, ageGroup: "adult" as const }])(
    "shows every line of which the hash is made ($ageGroup)",
    (invitation) => {
      open(invitation);
      const text = document.body.textContent;
      for (const line of shownText(providers, invitation.ageGroup)) expect(text).toContain(line);
      expect(screen.getByRole("list", { name: "Da sapere prima" }).children.length).toBeLessThanOrEqual(6);
    },
  );

  test("of a child says the most in five lines, and all of the rest, which is one press away", async () => {
    const { user } = open(child);
    expect(screen.getByRole("list", { name: "Da sapere prima" }).children).toHaveLength(5);
    const rest = screen.getByText(/^Conserviamo i messaggi/);
    expect(rest).not.toBeVisible();
    await user.click(screen.getByText(/^Leggi tutto/));
    expect(rest).toBeVisible();
    expect(screen.getAllByRole("list").flatMap(({ children }) => [...children])).toHaveLength(12);
  });

  test.each([child, teen])(
    "asks for the code first, and has all reasons before what is chosen and its button ($ageGroup)",
    (invitation) => {
      open(invitation);
      const reasons = screen.getByRole("list", { name: "Da sapere prima" });
      const follows = (one: Node, other: Node) =>
        one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows(code(), reasons)).toBe(true);
      for (const box of screen.getAllByRole("checkbox")) expect(follows(reasons, box)).toBe(true);
      expect(follows(reasons, press())).toBe(true);
    },
  );

  test("of a trial installation says apart, and not among the reasons, where mails stay", () => {
    open({ ...teen, providers: { ...providers, mails: false } });
    const remark = screen.getByText(/^Questa è un’installazione di prova/);
    for (const list of screen.getAllByRole("list", { hidden: true }))
      expect(list).not.toContainElement(remark);
    expect(screen.getByRole("list", { name: "Da sapere prima" }).children).toHaveLength(3);
  });

  test("sends what is ticked, and says what happens now", async () => {
    const { user, calls } = open(child);
    await user.type(code(), "123 456");
    await user.type(screen.getByLabelText("Il tuo nome e cognome"), "Anna Verdi");
    await user.click(screen.getByRole("checkbox", { name: /^Il coach/ }));
    await user.click(screen.getByRole("checkbox", { name: /^Gli avvisi/ }));
    await user.click(press());
    expect(await screen.findByText("Grazie!")).toHaveFocus();
    expect(calls).toEqual([
      {
        key: "POST /api/parent/confirm",
        body: { token, code: "123 456", name: "Anna Verdi", coach: true, alerts: true },
      },
    ]);
    expect(screen.getByText("Ora Luca può scrivere al coach.")).toBeInTheDocument();
    expect(
      screen.getByText("Coach: sì · Foto: no · Microfono e voce: no · Report: no · Avvisi: sì"),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Le tue scelte valgono da subito\./)).toBeInTheDocument();
    expect(screen.getByText(/^Tra 24 ore ti chiediamo/)).toBeInTheDocument();
    expect(screen.queryByText(/è spento|viene cancellato/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Apri la pagina per i genitori" })).toHaveAttribute(
      "href",
      "/genitori",
    );
  });

  async function agree(invitation: Invitation, ...boxes: RegExp[]) {
    const { user } = open(invitation);
    await user.type(code(), "123456");
    if (invitation.ageGroup === "child")
      await user.type(screen.getByLabelText("Il tuo nome e cognome"), "Anna Verdi");
    for (const name of boxes) await user.click(screen.getByRole("checkbox", { name }));
    await user.click(press());
    await screen.findByText("Grazie!");
    return within(screen.getByRole("list", { name: "Che cosa succede adesso" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
      .join(" ");
  }

  test("of a child without a yes to anything it uses says that the coach is off and the account goes", async () => {
    const next = await agree(child, /^I report/);
    expect(next).toMatch(/Non hai scelto il coach: è spento.*l’account viene cancellato/);
    expect(next).not.toContain("24 ore");
  });

  test("of a child with photos alone says that the coach is off, and that a question comes", async () => {
    const next = await agree(child, /^Le foto/);
    expect(next).toMatch(/Non hai scelto il coach: è spento.*Tra 24 ore/);
    expect(next).not.toContain("cancellato");
  });

  test.each([
    [/^I report/, /I report arrivano/, /avvisi/],
    [/^Gli avvisi/, /Gli avvisi partono solo dopo/, /report/],
  ])("of 14 and more names what was chosen by %s", async (box, said, unsaid) => {
    const next = await agree(teen, box);
    expect(next).toMatch(said);
    expect(next).not.toMatch(unsaid);
  });

  test("a box that was ticked and left again is refused", async () => {
    const { user, calls } = open(teen);
    await user.type(code(), "123456");
    const reports = screen.getByRole("checkbox", { name: /^I report/ });
    await user.click(reports);
    await user.click(reports);
    await user.click(press());
    expect(screen.getByText("Scegli almeno una cosa, oppure chiudi la pagina.")).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test("says what is missing at its field, and spends no try", async () => {
    const { user, calls } = open(child);
    await user.click(press());
    expect(calls).toEqual([]);
    expect(code()).toHaveAccessibleDescription(/Il codice ha 6 cifre/);
    expect(code()).toHaveFocus();
    expect(screen.getByLabelText("Il tuo nome e cognome")).toHaveAccessibleDescription(
      /Scrivi il tuo nome e cognome/,
    );
    expect(screen.getByRole("group", { name: "A che cosa dici di sì?" })).toHaveAccessibleDescription(
      /Scegli almeno una cosa/,
    );
  });

  test("marks the code that the server says is wrong, keeps the rest, and may be tried again", async () => {
    const error = "Il codice non è giusto.";
    const answer: Answer = { status: 400, json: { error, code: "BAD_TOKEN", fields: { code: error } } };
    const { user } = open(teen, answer);
    await user.type(code(), "000000");
    await user.click(screen.getByRole("checkbox", { name: /^I report/ }));
    await user.click(press());
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(code()).toBeInvalid();
    expect(code()).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: /^I report/ })).toBeChecked();
    Object.assign(answer, { status: 200, json: { message: "Fatto!" } });
    await user.click(press());
    expect(await screen.findByText("Fatto!")).toBeInTheDocument();
  });

  test("says of the whole what is about no field: a link that is over, a network that is gone", async () => {
    const { user } = open(teen, {
      status: 400,
      json: { error: "Questo link non vale più.", code: "BAD_TOKEN" },
    });
    await user.type(code(), "123456");
    await user.click(screen.getByRole("checkbox", { name: /^I report/ }));
    await user.click(press());
    expect(await screen.findByRole("alert")).toHaveTextContent("Questo link non vale più.");
    expect(code()).toBeValid();
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    await user.click(press());
    expect(
      await screen.findByText("La connessione è caduta. Le tue scelte sono ancora qui: riprova."),
    ).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: /^I report/ })).toBeChecked();
  });

  test("of 14 and more asks for no name; alerts are for who is under age", () => {
    const { unmount } = open(teen);
    expect(screen.queryByLabelText("Il tuo nome e cognome")).not.toBeInTheDocument();
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    unmount();
    open({ ...child, ageGroup: "adult" });
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  });

  test("of a dead link says how to get another, with nothing to press", () => {
    open(undefined);
    expect(screen.getByRole("heading", { level: 1, name: "Questo link non vale più" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Apri la pagina per i genitori" })).toBeInTheDocument();
  });

  test("of a student whose name cannot be shown still reads as a sentence", () => {
    open({ ...child, name: family.somebody });
    expect(
      screen.getByRole("heading", { level: 1, name: "Uno studente chiede il tuo sì" }),
    ).toBeInTheDocument();
  });

  test("without a token says that the link is not whole", () => {
    renderAsLearner(<ConfirmPage token={undefined} invitation={undefined} />, () => undefined);
    expect(screen.getByRole("heading", { level: 1, name: "Link incompleto" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Apri la pagina per i genitori" })).toBeInTheDocument();
  });
});

describe("the text before a consent", () => {
  const own: ConsentProviders = { model: null, mails: false, speaksElsewhere: false, hosting: "server" };

  test("names the providers an installation has, and no others", () => {
    const served = shownText(providers, "child").join("\n");
    expect(served).toMatch(/OpenAI.*messaggi/);
    expect(served).toContain("Vercel");
    expect(served).toContain("Resend");
    expect(served).toContain("Unione europea");
    expect(shownText(own, "child").join("\n")).not.toMatch(/OpenAI|Vercel|Resend|Unione europea/);
    expect(shownText({ ...own, model: "llm.example" }, "child").join("\n")).toContain("llm.example");
  });

  test("differs by age, and holds nothing about one student", () => {
    expect(shownText(providers, "teen")).not.toEqual(shownText(providers, "child"));
    expect(shownText(providers, "adult")).not.toEqual(shownText(providers, "teen"));
  });

  test("promises alerts about strangers of a child only", () => {
    expect(shownText(providers, "child").join("\n")).toMatch(/farsi del male, o che un estraneo/);
    expect(shownText(providers, "teen").join("\n")).toContain("farsi del male");
    expect(shownText(providers, "teen").join("\n")).not.toContain("estraneo");
  });
});
