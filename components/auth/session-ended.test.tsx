import { act, render, screen, waitFor } from "@testing-library/react";
import { LoginForm } from "@/components/auth/login-form";
import { keepUnsent, writeDraft, writeTry } from "@/components/learner/kept-texts";
import { LogoutButton } from "@/components/profile/logout-button";
import { learner, pretendServer, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { useFormValues } from "@/components/ui/use-form-values";

const notice = () => screen.queryByRole("status");

function Login() {
  return <LoginForm form={useFormValues<"email" | "password">()} />;
}

/** The login form of this tab, as the server answers whether there is a session. */
async function openLogin(answer: Answer = { json: { isSignedIn: false } }) {
  const calls = pretendServer(() => answer);
  render(<Login />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return calls.length;
}

/** A learner's screen, opened and left. */
const beIn = () => renderAsLearner(<LogoutButton />, () => ({ json: {} }));
const beInAndGone = () => beIn().unmount();

beforeEach(() => sessionStorage.clear());

test("who was not in is told nothing, whatever lies about", async () => {
  writeDraft(learner.id, "Yesterday I");
  expect(await openLogin()).toBe(0);
  expect(notice()).not.toBeInTheDocument();
});

test("who was in is told that the session has ended", async () => {
  beInAndGone();
  writeTry(learner.id, "some", "went");
  await openLogin();
  expect(await screen.findByRole("status")).toHaveTextContent(/^Sessione scaduta: accedi di nuovo\.$/);
});

test.each<[string, () => void]>([
  ["a draft", () => writeDraft(learner.id, "Yesterday I")],
  [
    "an unsent message",
    () => keepUnsent(learner.id, { message: "Hi", clientMessageId: "1", createdAt: "2026-11-22T10:00:00Z" }),
  ],
])("who left %s is told that it waits", async (_, keep) => {
  beInAndGone();
  keep();
  await openLogin();
  expect(await screen.findByRole("status")).toHaveTextContent(
    /^Sessione scaduta: accedi, il messaggio ti aspetta\.$/,
  );
});

test.each<[string, Answer]>([
  ["nobody answers", { status: 503, json: {} }],
  ["the session lives", { json: { isSignedIn: true } }],
])("nothing is claimed while %s", async (_, answer) => {
  beInAndGone();
  expect(await openLogin(answer)).toBe(1);
  expect(notice()).not.toBeInTheDocument();
});

test("who logged out is told nothing", async () => {
  // jsdom cannot load a page: it says so here.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { user, calls, unmount } = beIn();
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain("POST /api/auth/logout"));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  unmount();
  expect(await openLogin()).toBe(0);
  expect(notice()).not.toBeInTheDocument();
});
