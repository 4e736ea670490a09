import { render, screen } from "@testing-library/react";
import { DeskWays } from "./desk-ways";
import { Navigation } from "./navigation";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

const entries = [
  ["/", "Home"],
  ["/features", "Features"],
  ["/progress", "Progressi"],
  ["/achievements", "Badge"],
  ["/profile", "Profilo"],
] as const;

test.each(entries)("on %s five entries lead on, and «%s» is marked", (path, active) => {
  pathname = path;
  render(<Navigation />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(entries);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(active);
});

test("on a screen that is none of them no entry is marked", () => {
  pathname = "/exercises";
  render(<Navigation />);
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});

test("the rail of a desk has the ways to practise below", () => {
  render(
    <Navigation>
      <DeskWays />
    </Navigation>,
  );
  const links = screen.getAllByRole("link").slice(entries.length);
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/exercises", "Allenati"],
    ["/schede", "Schede"],
  ]);
});
