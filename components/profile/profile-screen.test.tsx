import { screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { subscriptionReply } from "@/tests/support/subscriptions";
import { ProfileScreen } from "./profile-screen";

/** Opens the profile; `onSave` answers a change. */
function open(onSave: (body: object) => Answer = (body) => ({ json: { ...learner, ...body } })) {
  const profile = (
    <>
      <ProfileScreen />
      <Toaster />
    </>
  );
  const world = renderAsLearner(profile, ({ key, body }) => {
    if (key === "GET /api/subscription") return { json: subscriptionReply() };
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

  test.each([
    ["Enter", "Stella{Enter}"],
    ["OK", "Stella"],
  ])("saves a new nickname by %s", async (way, typed) => {
    const { user, saved } = open();
    await user.click(screen.getByRole("button", { name: "Modifica il nickname" }));
    await user.clear(screen.getByRole("textbox", { name: "Nickname" }));
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), typed);
    if (way === "OK") await user.click(screen.getByRole("button", { name: "OK" }));
    expect(await screen.findByText("Stella")).toBeInTheDocument();
    expect(saved().map(({ body }) => body)).toEqual([{ nickname: "Stella" }]);
  });

  test.each(["   ", learner.nickname, ` ${learner.nickname} `])("does not save %j", async (typed) => {
    const { user, saved } = open();
    await user.click(screen.getByRole("button", { name: "Modifica il nickname" }));
    await user.clear(screen.getByRole("textbox", { name: "Nickname" }));
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), `${typed}{Enter}`);
    expect(screen.getByRole("button", { name: "Modifica il nickname" })).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  test("keeps a nickname that is taken in the field, and says so", async () => {
    const { user } = open(() => ({ status: 409, json: { error: "Questo nickname è già in uso." } }));
    await user.click(screen.getByRole("button", { name: "Modifica il nickname" }));
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), "2{Enter}");
    expect(await screen.findByText("Questo nickname è già in uso.")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Nickname" })).toHaveValue(`${learner.nickname}2`);
    expect(await screen.findByText("Non è stato possibile aggiornare il nome.")).toBeInTheDocument();
  });

  test("leads to the policies", () => {
    open();
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
    expect(screen.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
  });
});
