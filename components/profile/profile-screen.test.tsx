import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { readDraft, writeDraft } from "@/components/learner/kept-texts";
import { latestToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { subscriptionReply } from "@/tests/support/subscriptions";
import { ProfileScreen } from "./profile-screen";

/** Opens the profile; `onSave` answers a change, `onLogout` the way out. */
function open(
  onSave: (body: object) => Answer = (body) => ({ json: { ...learner, ...body } }),
  onLogout: Answer = { json: {} },
) {
  const profile = (
    <>
      <ProfileScreen />
      <Toaster />
    </>
  );
  const world = renderAsLearner(profile, ({ key, body }) => {
    if (key === "GET /api/subscription") return { json: subscriptionReply() };
    if (key === "GET /api/request-data-deletion") return { json: { request: null } };
    if (key === "GET /api/auth/sessions") return { json: { sessions: [] } };
    if (key === "POST /api/auth/logout") return onLogout;
    return key === "PUT /api/users/7" ? onSave(body as object) : undefined;
  });
  return { ...world, saved: () => world.calls.filter(({ key }) => key === "PUT /api/users/7") };
}

describe("the profile", () => {
  test("offers eight animals and saves the chosen one", async () => {
    const { user, saved } = open();
    expect(screen.getByRole("heading", { name: "Il Tuo Profilo" })).toBeInTheDocument();
    expect(screen.getAllByRole("radio")).toHaveLength(8);
    expect(screen.getByRole("radio", { name: "Volpe" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Gufo" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "Gufo" })).toBeChecked());
    expect(saved().map(({ body }) => body)).toEqual([{ avatarId: "owl" }]);
  });

  test("goes back to the old animal when the new one could not be saved", async () => {
    const { user } = open(() => ({ status: 500, json: {} }));
    await user.click(screen.getByRole("radio", { name: "Gufo" }));
    expect(await screen.findByText("Non è stato possibile aggiornare l'avatar.")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Volpe" })).toBeChecked();
  });

  test("says the class that is known, saves another and takes it back", async () => {
    const { user, saved } = open();
    const field = () => screen.getByRole("combobox", { name: "Che classe fai?" });
    expect(field()).toHaveDisplayValue("Preferisco non dirlo");
    expect(field()).toHaveAccessibleDescription(
      "Serve al coach per scegliere inglese ed esercizi adatti a te.",
    );
    expect(within(field()).getAllByRole("option")).toHaveLength(10);
    await user.selectOptions(field(), "1ª media");
    expect(await screen.findByText("Classe aggiornata")).toBeInTheDocument();
    expect(field()).toHaveDisplayValue("1ª media");
    await user.selectOptions(field(), "Preferisco non dirlo");
    await waitFor(() => expect(field()).toHaveDisplayValue("Preferisco non dirlo"));
    expect(saved().map(({ body }) => body)).toEqual([{ schoolClass: "middle1" }, { schoolClass: null }]);
  });

  test("goes back to the old class when the new one could not be saved", async () => {
    const { user } = open(() => ({ status: 500, json: {} }));
    const field = screen.getByRole("combobox", { name: "Che classe fai?" });
    await user.selectOptions(field, "5ª superiore");
    expect(await screen.findByText("Non è stato possibile salvare la classe.")).toBeInTheDocument();
    expect(field).toHaveDisplayValue("Preferisco non dirlo");
  });

  test("leads to the policies", () => {
    open();
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
    expect(screen.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
  });
});

describe.each([
  { field: "nickname", label: "Nickname", edit: "Modifica il nickname", old: learner.nickname },
  {
    field: "displayName",
    label: "Nome visualizzato",
    edit: "Modifica il nome visualizzato",
    old: learner.displayName,
  },
])("the $field", ({ field, label, edit, old }) => {
  const editButton = () => screen.getByRole("button", { name: edit });
  const input = () => screen.getByRole("textbox", { name: label });

  test.each([
    ["Enter", "Stella{Enter}"],
    ["OK", "Stella"],
  ])("is saved by %s", async (way, typed) => {
    const { user, saved } = open();
    await user.click(editButton());
    await user.clear(input());
    await user.type(input(), typed);
    if (way === "OK") await user.click(screen.getByRole("button", { name: "OK" }));
    expect(await screen.findByText("Stella")).toBeInTheDocument();
    expect(editButton()).toHaveFocus();
    expect(saved().map(({ body }) => body)).toEqual([{ [field]: "Stella" }]);
  });

  test.each(["   ", old, ` ${old} `])("is not saved as %j", async (typed) => {
    const { user, saved } = open();
    await user.click(editButton());
    await user.clear(input());
    await user.type(input(), `${typed}{Enter}`);
    expect(editButton()).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  test("stays as it was after Esc", async () => {
    const { user, saved } = open();
    await user.click(editButton());
    await user.type(input(), "2{Escape}");
    expect(editButton()).toHaveFocus();
    expect(screen.getByText(old)).toBeInTheDocument();
    expect(saved()).toEqual([]);
  });

  test("stays in the field when it is refused, and the reason is said", async () => {
    const { user } = open(() => ({ status: 409, json: { error: "Questo nome non va bene." } }));
    await user.click(editButton());
    await user.type(input(), "2{Enter}");
    const reason = "Non è stato possibile aggiornare il nome. Questo nome non va bene.";
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(input()).toHaveValue(`${old}2`);
    expect(input()).toHaveAccessibleDescription(new RegExp(reason));
  });

  test("stays in the field when nobody says why it is not saved, and a toast says so too", async () => {
    const { user } = open(() => ({ status: 500, json: {} }));
    await user.click(editButton());
    await user.type(input(), "2{Enter}");
    const sentences = await screen.findAllByText("Non è stato possibile aggiornare il nome.");
    expect(sentences[0]).toBeInTheDocument();
    expect(await screen.findByText("Errore")).toBeInTheDocument();
  });
});

describe("the way out", () => {
  test.each<[string, Answer]>([
    ["with the server's consent", { json: { success: true } }],
    ["without it", { status: 503, json: {} }],
  ])("%s forgets who was here and loads the page anew", async (_, answer) => {
    // jsdom cannot load a page: it says so here.
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const forgotten = jest.spyOn(QueryClient.prototype, "clear");
    const { user, calls } = open(undefined, answer);
    writeDraft(learner.id, "Hello");
    await user.click(screen.getByRole("button", { name: "Esci" }));
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation"));
    expect(calls.map(({ key }) => key)).toContain("POST /api/auth/logout");
    expect(forgotten).toHaveBeenCalledTimes(1);
    expect(readDraft(learner.id)).toBe("");
  });

  test("leaves whoever has come in in another tab as they are, and says so", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user } = open(undefined, { status: 401, json: { code: "NO_SESSION" } });
    writeDraft(learner.id, "Hello");
    await user.click(screen.getByRole("button", { name: "Esci" }));
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation"));
    expect(latestToast()).toMatchObject({ title: "Eri già fuori", variant: "info" });
    expect(readDraft(learner.id)).toBe("Hello");
    expect(document.cookie).not.toContain("left=");
  });
});
