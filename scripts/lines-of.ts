const newline = 0x0a;

/** The lines of a stream of UTF-8, without their ends; a last one without an end too. Bad bytes become U+FFFD. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let pieces: Uint8Array[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield decode([...pieces, chunk.subarray(from, at)]);
      pieces = [];
      from = at + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
  }
  if (pieces.length > 0) yield decode(pieces);
}

// Decoded as a whole, because a chunk may end in the middle of a letter.
const decode = (pieces: Uint8Array[]) => Buffer.concat(pieces).toString("utf8").replace(/\r$/, "");
