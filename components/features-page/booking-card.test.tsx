import { render, screen } from "@testing-library/react";
import { BookingCard } from "./booking-card";

test("each lesson is a link to the academy, in a tab that knows nothing of this one", () => {
  render(<BookingCard lessons={[{ minutes: 60, url: "https://academy.example/60" }]} />);
  const link = screen.getByRole("link", { name: /^Prenota 1 ora .*\(si apre in una nuova scheda\)$/ });
  expect(link).toHaveAttribute("href", "https://academy.example/60");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
