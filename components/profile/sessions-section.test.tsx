import { screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { SessionsSection } from "./sessions-section";

const current = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  device: "Firefox su Windows",
  startedAt: "2026-11-20T09:00:00.000Z",
  isCurrent: true,
};
const phone = {
  ...current,
  id: "0199aaaa-0000-7000-8000-000000000002",
  device: "Chrome su Android",
  isCurrent: false,
};
const tablet = { ...phone, id: "0199aaaa-0000-7000-8000-000000000003", device: "Safari su iPad" };

/** Opens the section; what is ended is gone from the list, unless `onEnd` says otherwise. */
function open(onEnd?: () => Answer) {
  let sessions = [current, phone, tablet];
  return renderAsLearner(
    <>
      <SessionsSection />
      <Toaster />
    </>,
    ({ key }) => {
      if (key === "GET /api/auth/sessions") return { json: { sessions } };
      if (!key.startsWith("DELETE /api/auth/sessions")) return undefined;
      if (onEnd) return onEnd();
      sessions = sessions.filter(
        ({ id, isCurrent }) => isCurrent || (key.includes("sessions/") && !key.endsWith(id)),
      );
      return { json: { message: "Fatto." } };
    },
  );
}

const listed = async (name: string) =>
  within(await screen.findByRole("list", { name })).findAllByRole("listitem");
const own = () => listed("I tuoi dispositivi");
const others = () => listed("Altri 2 dispositivi");
const heading = () => screen.getByRole("heading", { name: "I tuoi dispositivi" });

test("tells the devices and since when, and which one this is, which has no button", async () => {
  const { user } = open();
  const [here, ...more] = await own();
  expect(more).toEqual([]);
  expect(here).toHaveTextContent(
    "Firefox su WindowsCollegato dal 20 novembre 2026, ore 10:00Questo dispositivo",
  );
  expect(within(here!).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("Chrome su Android")).not.toBeVisible();
  await user.click(screen.getByText("Altri 2 dispositivi", { selector: "summary" }));
  expect(screen.getByText("Chrome su Android")).toBeVisible();
  expect(await others()).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Scollega tutti gli altri" })).toBeVisible();
});

test("ends one, says so and moves the focus to what is left", async () => {
  const { user, calls } = open();
  await user.click(await screen.findByText("Altri 2 dispositivi", { selector: "summary" }));
  const name = "Scollega Chrome su Android, collegato dal 20\u00a0novembre 2026, ore 10:00";
  await user.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText("Dispositivo scollegato")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Chrome su Android")).not.toBeInTheDocument());
  expect(calls.map(({ key }) => key)).toContain(`DELETE /api/auth/sessions/${phone.id}`);
  // One other is not folded away.
  expect(screen.getByText("Safari su iPad")).toBeVisible();
  expect(screen.queryByText(/^Altri/)).not.toBeInTheDocument();
  expect(await own()).toHaveLength(2);
  expect(heading()).toHaveFocus();
});

test("ends all others, after which there is nothing left to end", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Scollega tutti gli altri" }));
  expect(await screen.findByText("Dispositivi scollegati")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Scollega/ })).not.toBeInTheDocument());
  expect(await own()).toHaveLength(1);
});

test("says when a device could not be ended, and shows how things are", async () => {
  const { user, calls } = open(() => ({ status: 503, json: { error: "Riprova più tardi." } }));
  await user.click(await screen.findByRole("button", { name: "Scollega tutti gli altri" }));
  expect(await screen.findByText("Riprova più tardi.")).toBeInTheDocument();
  await waitFor(() => expect(calls.filter(({ key }) => key.startsWith("GET"))).toHaveLength(2));
  expect(await own()).toHaveLength(1);
  expect(await others()).toHaveLength(2);
});

test("offers to try again where the list could not be loaded", async () => {
  let isDown = true;
  const { user } = renderAsLearner(<SessionsSection />, () =>
    isDown ? { status: 503, json: {} } : { json: { sessions: [current] } },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Non è stato possibile caricare i dispositivi.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByText("Firefox su Windows")).toBeInTheDocument();
});
