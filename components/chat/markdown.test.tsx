import { render, screen } from "@testing-library/react";
import { Markdown } from "./markdown";

function draw(text: string, isGrowing = false): HTMLElement {
  return render(<Markdown text={text} isGrowing={isGrowing} />).container;
}

describe("Markdown", () => {
  test("draws headings, lists, bold, italic and line breaks", () => {
    const html = draw("## Past simple\nprima\nseconda\n\n- **uno**\n- *due*\n\n3. tre\n4. quattro").innerHTML;
    expect(screen.getByRole("heading", { name: "Past simple" })).toBeInTheDocument();
    expect(html).toContain("prima<br>seconda");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "uno",
      "due",
      "tre",
      "quattro",
    ]);
    expect(html).toContain('<ol start="3"');
    expect(screen.getByText("uno").tagName).toBe("STRONG");
    expect(screen.getByText("due").tagName).toBe("EM");
  });

  test("nests bold and italic", () => {
    expect(draw("**molto *bene* davvero** e ***forte***").textContent).toBe("molto bene davvero e forte");
  });

  test("a sentence with a gap is what is asked for", () => {
    expect(draw("I ______ (go) to school").textContent).toBe("La fraseI ______ (go) to school");
  });

  test("is set in print, but for code, addresses and what is said of an example", () => {
    const { innerHTML, textContent } = draw(
      "L'aereo: «she doesn't», la -s, `don't`, https://a.example/it's.\n\n✗ We don't know",
    );
    expect(textContent).toContain("L’aereo: «she doesn’t», la \u2011s, don't, https://a.example/it's.");
    expect(textContent).toContain("We don’t know");
    expect(innerHTML).not.toContain("We don't know");
  });

  test.each(["snake_case_word", "2 * 3 * 4", "a ** b", "[senza fine", "_____"])(
    "leaves %j as it is",
    (text) => {
      expect(draw(text).textContent).toBe(text);
    },
  );

  test("opens https links in a new tab that knows nothing of this one", () => {
    draw("Guarda [la grammatica](https://dictionary.cambridge.org/grammar)");
    const link = screen.getByRole("link", { name: "la grammatica" });
    expect(link).toHaveAttribute("href", "https://dictionary.cambridge.org/grammar");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](\tjavascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](http://evil.example)",
    "[x](//evil.example)",
    "[x](https://)",
    "![x](https://evil.example/?q=secret)",
    "[![x](https://evil.example/a.png)](javascript:x)",
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "<a href='https://evil.example'>x</a>",
    "<https://evil.example>",
    "<iframe src=https://evil.example></iframe>",
    "[x]: https://evil.example\n[x]",
    "<svg/onload=alert(1)>",
    "# <b onmouseover=alert(1)>x</b>",
  ])("makes nothing live of %j", (text) => {
    for (const isGrowing of [false, true]) {
      const container = draw(text, isGrowing);
      expect(container.querySelector("a, img, script, iframe, svg, b, [onerror], [onload]")).toBeNull();
    }
  });

  test("escapes the quotes of an address", () => {
    draw('[x](https://example.org/"onmouseover="alert)');
    expect(screen.getByRole("link").getAttributeNames()).toEqual(["href", "target", "rel", "class"]);
  });

  test.each([
    ["Prova **con il pass", "Prova con il pass"],
    ["Prova **", "Prova"],
    ["Prova **bene*", "Prova bene"],
    ["Prova *piano", "Prova piano"],
    ["- **primo", "primo"],
    ["* primo *punto", "primo punto"],
    ["Leggi [qui](https://exam", "Leggi qui"],
    ["**fatto** e basta", "fatto e basta"],
  ])("shows no marks of the half-written %j", (text, shown) => {
    expect(draw(text, true).textContent).toBe(shown);
  });

  test.each(["*".repeat(4000), "[".repeat(4000), "_a".repeat(2000), "**a ".repeat(1000), "`".repeat(4000)])(
    "draws hostile text without getting lost in it (%#)",
    (text) => {
      expect(draw(`x${text}`, true).textContent).toMatch(/^x/);
    },
  );
});
