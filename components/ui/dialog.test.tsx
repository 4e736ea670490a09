import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { Dialog } from "@/components/ui/dialog";

/** A page with one dialog that can be followed by another. */
function Page() {
  const [open, setOpen] = useState<"first" | "second">();
  return (
    <>
      <button onClick={() => setOpen("first")}>Apri</button>
      {open === "first" && (
        <Dialog open onOpenChange={() => setOpen(undefined)} title="Primo">
          <button onClick={() => setOpen("second")}>Avanti</button>
        </Dialog>
      )}
      {open === "second" && <Dialog open onOpenChange={() => setOpen(undefined)} title="Secondo" />}
    </>
  );
}

const isOnOwnEntry = () => history.state?.isDialog === true;
/** The browser's own back. */
const goBack = () => history.back();

async function openFirst() {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await waitFor(() => expect(isOnOwnEntry()).toBe(true));
  return user;
}

beforeEach(() => history.pushState({ page: true }, "", "/badges"));

describe("the browser's back", () => {
  test("closes a dialog, gives the focus back and stays on the page", async () => {
    const entries = history.length;
    await openFirst();
    expect(history.length).toBe(entries + 1);
    goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(history.state).toEqual({ page: true });
    expect(location.pathname).toBe("/badges");
    expect(screen.getByRole("button", { name: "Apri" })).toHaveFocus();
  });

  test("leaves the page once the dialog was closed in another way", async () => {
    const user = await openFirst();
    await user.click(screen.getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(history.state).toEqual({ page: true }));
  });

  test("closes the second of two that follow each other, which share an entry", async () => {
    const user = await openFirst();
    const entries = history.length;
    await user.click(screen.getByRole("button", { name: "Avanti" }));
    expect(await screen.findByRole("dialog", { name: "Secondo" })).toBeInTheDocument();
    expect(isOnOwnEntry()).toBe(true);
    expect(history.length).toBe(entries);
    goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(history.state).toEqual({ page: true });
  });

  test("closes what was opened again while the first was still being put away", async () => {
    const user = await openFirst();
    await user.click(screen.getByRole("button", { name: "Chiudi" }));
    fireEvent.click(screen.getByRole("button", { name: "Apri" }));
    expect(await screen.findByRole("dialog", { name: "Primo" })).toBeInTheDocument();
    await waitFor(() => expect(isOnOwnEntry()).toBe(true));
    goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(history.state).toEqual({ page: true });
  });
});
