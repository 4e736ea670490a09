/**
 * Items that stand behind one another in a line, each on a line of its own. In a text that runs on, an item may begin
 * in a line that another one started.
 */
export function splitInline(lines: string[]): string[] {
  const starts = new Set(lines.map((line) => labelOf(line)));
  let running = "";
  return lines.flatMap((line) => {
    const pieces: string[] = [];
    let rest = line;
    const first = labelOf(line);
    let label = first ? nextLabel(first) : line && (running || (firstInside.exec(line)?.[1] ?? ""));
    while (label && !starts.has(label)) {
      const next = new RegExp(
        `\\s(?=\\(?${label}[.)\\]]\\s|${label}\\s+____)|(?:\\s|[.?!:)])\\s(?=${label}\\s+["A-Z])`,
      ).exec(rest);
      if (!next) break;
      const cut = next.index + next[0].length;
      pieces.push(rest.slice(0, cut).trimEnd());
      rest = rest.slice(cut);
      label = nextLabel(label);
    }
    running = pieces.length > 0 || (running && !first) ? label : "";
    return [...pieces, rest];
  });
}

const firstInside = /[.:?!]\s+\(?(1|a)[.)]?\s/;
const labelOf = (line: string) => /^\(?(\d{1,2}|[a-h])[.)]?\s/.exec(line)?.[1];

const nextLabel = (label: string) =>
  /\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1);
