import fc from "fast-check";
import { plainWords } from "./plain-words";

it.each([
  ["I like my dog.", "I like my dog."],
  ["  two\n\nlines\t", "two lines"],
  ["<b>bold</b> & <script>alert(1)</script>", "‹b›bold‹/b› & ‹script›alert(1)‹/script›"],
  ["Look: https://evil.example/x?y=1 now", "Look: [link] now"],
  ["Look: 1https://evil.example/x now", "Look: [link] now"],
  ["javascript://x and WWW.EVIL.EXAMPLE", "[link] and [link]"],
  ["go to evil.com or a@b.it", "go to evil. com or a@b. it"],
  ["I like it.It is fun", "I like it. It is fun"],
  ["It costs 3.50 euros", "It costs 3.50 euros"],
  ["**Bravo!** Guarda `went`", "Bravo! Guarda went"],
  ["## Regola\nI ____ (go)", "Regola I ____ (go)"],
  ["\u202Eevil\u200B\u0000", "evil"],
])("%j is read as %j", (text, words) => expect(plainWords(text)).toBe(words));

it("ends a text that is too long with an ellipsis, in whole characters", () => {
  expect(plainWords("😀".repeat(300), 10)).toBe(`${"😀".repeat(9)}…`);
  expect(plainWords("😀".repeat(10), 10)).toBe("😀".repeat(10));
});

it("leaves no HTML, no line break and no address, whatever the text", () => {
  const pieces = fc.constantFrom(
    "<",
    ">",
    "www.",
    "https://",
    "a.com",
    "\n",
    "\u2028",
    "**",
    "ciao ",
    "é",
    "😀",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
      const words = plainWords(parts.join(""));
      expect(words).not.toMatch(/[<>\n\r\p{Cc}\p{Zl}\p{Zp}]|\p{L}\.\p{L}{2}/u);
      expect(Array.from(words).length).toBeLessThanOrEqual(280);
    }),
  );
});
