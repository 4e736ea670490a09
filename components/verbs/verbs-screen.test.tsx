import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { verbRows } from "@/lib/features/verbs/rules";
import { VerbsScreen } from "./verbs-screen";

let say: ((text: string) => void) | undefined;
jest.mock("@/components/verbs/use-english-voice", () => ({ useEnglishVoice: () => say }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => "/verbi" }));

beforeEach(() => (say = undefined));

test("a verb is found by a form or by what it means, with all of its forms", async () => {
  render(<VerbsScreen rows={verbRows} />);
  expect(screen.getByRole("status")).toHaveTextContent(`${verbRows.length} verbi`);
  const field = screen.getByRole("searchbox", { name: "Cerca un verbo" });
  await userEvent.type(field, "learned");
  const row = within(screen.getByRole("row", { name: /learn/ }));
  expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "learnedoppure learnt",
    "learnedoppure learnt",
  ]);
  expect(row.getByText("imparare")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 verbo");
  await userEvent.clear(field);
  await userEvent.type(field, "qqq");
  expect(screen.getByRole("status")).toHaveTextContent(/^Nessun verbo/);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("without a voice on the device nothing offers to be heard; with one each form does", async () => {
  const { unmount } = render(<VerbsScreen rows={verbRows} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByText(/ascoltarla/)).not.toBeInTheDocument();
  unmount();
  say = jest.fn();
  render(<VerbsScreen rows={verbRows} />);
  expect(screen.getByText(/Tocca una forma per ascoltarla\.$/)).toBeInTheDocument();
  for (const form of ["go", "went", "gone"])
    await userEvent.click(screen.getByRole("button", { name: `Ascolta ${form}` }));
  expect(jest.mocked(say).mock.calls).toEqual([["go"], ["went"], ["gone"]]);
});

test("a form that is written as another word is said as itself", async () => {
  say = jest.fn();
  render(<VerbsScreen rows={verbRows.filter(({ base }) => base === "read")} />);
  for (const button of screen.getAllByRole("button", { name: "Ascolta read" })) await userEvent.click(button);
  expect(jest.mocked(say).mock.calls).toEqual([["read"], ["red"], ["red"]]);
});
