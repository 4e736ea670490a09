import { storable } from "@/lib/features/coach/storable";
import { maxReplyLength } from "./rules";
import { ShownText } from "./shown-text";

test("is what could be stored of the whole, however it is cut", () => {
  const whole = `a\0b 😀 \ud83d x \ude00${"😀".repeat(maxReplyLength)}`;
  for (const size of [1, 2, 3, 1000]) {
    const text = new ShownText();
    let pieces = "";
    for (let at = 0; at < whole.length; at += size) pieces += text.add(whole.slice(at, at + size));
    expect(text.shown).toBe(storable(whole.slice(0, maxReplyLength)));
    expect(pieces).toBe(text.shown);
  }
});

test("says where it breaks off", () => {
  const text = new ShownText();
  expect(text.breakOff("Qui mi fermo.")).toBe("Qui mi fermo.");
  const begun = new ShownText();
  begun.add("Ciao 😀!\ud83d");
  expect(begun.breakOff("Qui mi fermo.")).toBe("… Qui mi fermo.");
  expect(begun.shown).toBe("Ciao 😀!… Qui mi fermo.");
});
