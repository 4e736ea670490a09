const opening = "\"'“‘(";
const closing = ".,;:?!)\"'”’]";

/** A token as it is printed: the signs before its word, the word, the signs behind it. */
export function bareWord(token: string): { open: string; word: string; close: string } {
  let [from, to] = [0, token.length];
  while (from < to && opening.includes(token.charAt(from))) from += 1;
  while (to > from && closing.includes(token.charAt(to - 1))) to -= 1;
  return { open: token.slice(0, from), word: token.slice(from, to), close: token.slice(to) };
}
