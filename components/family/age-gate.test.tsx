import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { hydrateRoot } from "react-dom/client";
import { AgeGate } from "@/components/family/age-gate";
import { LearnerProvider } from "@/components/learner/learner-provider";
import { learner, pretendServer } from "@/tests/support/learner-screen";

test("a month that was chosen before the page's script was there is kept, and sent with the year", async () => {
  const calls = pretendServer(() => ({ json: learner }));
  Object.assign(globalThis, { TextEncoder }); // What draws on the server is loaded with it.
  const { renderToString } = await import("react-dom/server.edge");
  const page = (
    <LearnerProvider learner={learner}>
      <AgeGate takesFocus={false} />
    </LearnerProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole("combobox", { name: "Mese" }), "marzo");

  const root = await act(async () => hydrateRoot(container, page));
  await user.selectOptions(screen.getByRole("combobox", { name: "Anno" }), "2012");
  expect(screen.getByRole("combobox", { name: "Mese" })).toHaveDisplayValue("marzo");
  await user.click(screen.getByRole("button", { name: "Continua" }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      key: `PUT /api/users/${learner.id}`,
      body: { birthMonth: 3, birthYear: 2012 },
    }),
  );
  act(() => root.unmount());
  container.remove();
});
