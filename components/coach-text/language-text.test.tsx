import { act, render, screen } from "@testing-library/react";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { LanguageText } from "@/components/coach-text/language-text";

const text = "L'inglese «she doesn't know» ha la -s";

test("our own words are set in print, their English marked", () => {
  const { container } = render(<LanguageText text={text} />);
  expect(container).toHaveTextContent("L’inglese «she doesn’t know» ha la \u2011s");
  expect(screen.getByText("she doesn’t know")).toHaveAttribute("lang", "en");
});

test("somebody else's stay as they were written, their English marked all the same", () => {
  const { container } = render(<LanguageText text={text} asWritten />);
  expect(container).toHaveTextContent(text);
  expect(screen.getByText("she doesn't know")).toHaveAttribute("lang", "en");
});

test("until its code has come the words stand as they are", async () => {
  const { container } = render(<EnglishMarked text={text} />);
  expect(container.innerHTML).toBe(text);
  await act(() => import("@/components/coach-text/language-text"));
  expect(container).toHaveTextContent("L’inglese «she doesn’t know» ha la \u2011s");
  expect(screen.getByText("she doesn’t know")).toHaveAttribute("lang", "en");
});
