import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoadFailed } from "./load-failed";

const message = "Non è stato possibile caricare i tuoi badge.";
const query = { isFetching: false, refetch: jest.fn() };

test("says what is missing and what is safe, and asks again", async () => {
  render(<LoadFailed message={message} safe="I badge che hai vinto restano tuoi." query={query} />);
  expect(screen.getByRole("alert")).toHaveTextContent(`${message}I badge che hai vinto restano tuoi.`);
  await userEvent.setup().click(screen.getByRole("button", { name: "Riprova" }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test("cannot be pressed while it is asked for", () => {
  render(<LoadFailed message={message} query={{ ...query, isFetching: true }} />);
  expect(screen.getByRole("button", { name: /Riprova/ })).toHaveAttribute("aria-busy", "true");
});

test("shows the coach where the page has its faces, and no gap where it has none", () => {
  const { container } = render(<LoadFailed message={message} query={query} />);
  expect(container.querySelector("svg")).toBeNull();
  const faces = Object.assign(document.createElement("span"), { id: "coach-head" });
  document.body.append(faces);
  const shown = render(<LoadFailed message={message} look="page" query={query} />);
  faces.remove();
  expect(shown.container.querySelector("use")).toHaveAttribute("href", "#coach-figure-consoles");
});
