import { hasGap } from "./item-markers";

const ticked = /^\s*[□▢☐◻○]\s*/;
const bulleted = /^\s*(?:[-–•·*]|[□▢☐◻○])\s+(?=\S)/;
const maxWords = 5;

const isOption = (line: string) =>
  bulleted.test(line) &&
  !hasGap(line) &&
  !/[(/]/.test(line) &&
  line.replace(bulleted, "").split(/\s+/).length <= maxWords;

/** "□ play □ plays □ playing", or a line for each, below its item: one line, parted by bars. */
export function joinOptions(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (ticked.test(line) && !hasGap(line) && line.split(/[□▢☐◻○]/).length > 2) {
      const options = line.split(/[□▢☐◻○]/).map((option) => option.trim());
      joined.push(options.filter(Boolean).join(" | "));
      continue;
    }
    let end = at;
    while (end < lines.length && isOption(lines[end] ?? "")) end += 1;
    const isList = end - at > 1 && hasGap(joined.at(-1) ?? "");
    if (!isList) {
      joined.push(line);
      continue;
    }
    joined.push(
      lines
        .slice(at, end)
        .map((option) => option.replace(bulleted, "").trim())
        .join(" | "),
    );
    at = end - 1;
  }
  return joined;
}
