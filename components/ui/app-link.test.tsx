import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";

let pending = false;
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  useLinkStatus: () => ({ pending }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  pending = false;
  window.location.hash = "";
});
afterEach(() => jest.useRealTimers());

const link = <AppLink href="#next">Avanti</AppLink>;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a press that leads nowhere for eight seconds is made by the browser", () => {
  pending = true;
  render(link);
  expect(screen.getByRole("link", { name: "Avanti" })).toHaveAttribute("href", "#next");
  pass(7999);
  expect(window.location.hash).toBe("");
  pass(1);
  expect(window.location.hash).toBe("#next");
});

test("one that has led somewhere is not made again, and one that was not pressed is not made", () => {
  pending = true;
  const { rerender } = render(link);
  pass(5000);
  pending = false;
  rerender(<AppLink href="#next">Avanti!</AppLink>);
  pass(20_000);
  expect(window.location.hash).toBe("");
});
