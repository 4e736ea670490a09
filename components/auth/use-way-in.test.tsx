import { act, render, screen, waitFor } from "@testing-library/react";
import { AuthCard } from "@/components/auth/auth-card";
import "@/tests/support/learner-screen";

beforeAll(() => import("@/components/auth/register-form")); // It comes by itself, on a busy machine later than a test waits.
afterEach(() => window.history.replaceState(null, "", "/"));

test("a link that was pressed before the forms were here is followed when they are", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, "", "/?from=x#registrati");
  render(<AuthCard devOutbox={false} />);
  await waitFor(() =>
    expect(screen.getByRole("tab", { name: "Registrati" })).toHaveAttribute("aria-selected", "true"),
  );
  expect(screen.getByLabelText("Nickname")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(window.location.href).toMatch(/\/\?from=x$/);
});

test("without one the login is there, and nothing takes the focus", async () => {
  render(<AuthCard devOutbox={false} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("tab", { name: "Accedi" })).toHaveAttribute("aria-selected", "true");
  expect(document.body).toHaveFocus();
});
