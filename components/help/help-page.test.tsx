import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { help, safety } from "@/lib/i18n/it";
import { HelpPage } from "./help-page";

const sentence = "Posso parlarti di una cosa?";

function open({ isKept = false } = {}) {
  const user = userEvent.setup(); // Puts a clipboard in place too.
  render(<HelpPage isKept={isKept} />);
  return user;
}

const copyButton = () =>
  screen.getByRole("button", { name: /^Copia/, description: (text) => text === sentence });

describe("the help page", () => {
  test("has every number of the coach as a link that calls it, with when to call", () => {
    open();
    const hrefs = screen.getAllByRole("link", { name: /^Chiama/ }).map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(safety.numbers.map(({ number }) => `tel:${number}`));
    expect(Object.keys(help.lines).sort()).toEqual(safety.numbers.map(({ number }) => number).sort());
    for (const { name } of safety.numbers) {
      expect(screen.getByRole("heading", { level: 3, name })).toBeInTheDocument();
    }
  });

  test("leads to the chats and back to the app", () => {
    open();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Chat su azzurro.it")).toBe("https://azzurro.it");
    expect(hrefOf("Chat su 114.it")).toBe("https://www.114.it");
    expect(hrefOf("Torna all’app")).toBe("/");
  });

  test("asks nothing but in the words it lends", () => {
    open();
    const asked = screen.getAllByText(/\?/).map((element) => element.textContent);
    expect(help.adult.sentences).toEqual(expect.arrayContaining(asked));
  });

  test("copies a sentence and says so", async () => {
    const user = open();
    await user.click(copyButton());
    expect(await navigator.clipboard.readText()).toBe(sentence);
    expect(screen.getByRole("status")).toHaveTextContent(`Copiata: ${sentence}`);
    expect(screen.getAllByRole("button", { name: "Copiata" })).toHaveLength(1);
  });

  test("selects the sentence where the browser does not let it be copied", async () => {
    const user = open();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
    await user.click(copyButton());
    expect(window.getSelection()?.toString()).toBe(sentence);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("is read as well where no browser keeps it", () => {
    open({ isKept: true });
    expect(screen.getByRole("heading", { level: 1, name: "C’è chi ti ascolta" })).toBeInTheDocument();
  });
});
