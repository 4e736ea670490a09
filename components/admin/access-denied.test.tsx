import { render, screen } from "@testing-library/react";
import { AccessDenied } from "./access-denied";

test("whoever is no administrator is told so, and led home", () => {
  const { container } = render(<AccessDenied />);
  expect(screen.getByRole("heading", { level: 1, name: "Accesso Negato" })).toBeInTheDocument();
  expect(screen.getByText("Qui entra solo chi gestisce English Coach.")).toBeInTheDocument();
  expect(screen.getByText("Area riservata. Autorizzazioni insufficienti.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Torna alla home" })).toHaveAttribute("href", "/");
  expect(container).not.toHaveTextContent(/pannello|chiave/i);
});
