/** A piece of a line. `link` holds an https address and nothing else. `lang`: that it was found to be English. */
export type Span =
  | { type: "text" | "code"; text: string; lang?: "en" }
  | { type: "bold" | "italic"; spans: Span[] }
  | { type: "link"; href: string; spans: Span[] };

// What stands for what, first match first. Underscores count only around whole words: "I ______ (go)" is a gap.
const marks = new RegExp(
  [
    /\\(?<escaped>[\\`*_[\]()#>.!+-])/,
    /`(?<code>[^`\n]+)`/,
    /!\[(?<alt>[^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/,
    /\[(?<label>[^[\]\n]+)\]\((?<target>(?:[^()\s]|\([^()\s]*\))*)(?:\s[^()\n]*)?\)/,
    /\*\*(?=\S)(?<bold>(?:[^*\n]|\*(?!\*)|\*(?=\*\*(?!\*)))+)(?<=\S)\*\*(?!\*)/,
    /(?<![\w_])__(?<bold2>[^\s_](?:[^\n_]*[^\s_])?)__(?![\w_])/,
    /\*(?<italic>[^\s*](?:[^\n*]*[^\s*])?)\*(?!\*)/,
    /(?<![\w_])_(?<italic2>[^\s_](?:[^\n_]*[^\s_])?)_(?![\w_])/,
  ]
    .map((mark) => mark.source)
    .join("|"),
);

/** Marks inside marks; deeper ones are hostile and stay text. */
const maxDepth = 3;

/** The pieces of one line. Images leave their description; links that are not https leave their label. */
export function markdownSpans(line: string, depth = 0): Span[] {
  const spans: Span[] = [];
  if (depth > maxDepth) return [{ type: "text", text: line }];
  let rest = line;
  for (let match = marks.exec(rest); match?.groups; match = marks.exec(rest)) {
    addText(spans, rest.slice(0, match.index));
    addMark(spans, match.groups, depth + 1);
    rest = rest.slice(match.index + match[0].length);
  }
  addText(spans, rest);
  return spans;
}

function addMark(spans: Span[], groups: Record<string, string | undefined>, depth: number): void {
  const { escaped, code, alt, label, target, bold = groups.bold2, italic = groups.italic2 } = groups;
  if (escaped !== undefined) addText(spans, escaped);
  else if (code !== undefined) spans.push({ type: "code", text: code });
  else if (alt !== undefined) addText(spans, alt);
  else if (bold !== undefined) spans.push({ type: "bold", spans: markdownSpans(bold, depth) });
  else if (italic !== undefined) spans.push({ type: "italic", spans: markdownSpans(italic, depth) });
  else if (label !== undefined) {
    const href = httpsAddress(target ?? "");
    if (href) spans.push({ type: "link", href, spans: markdownSpans(label, depth) });
    else addText(spans, label);
  }
}

function addText(spans: Span[], text: string): void {
  if (text === "") return;
  const last = spans.at(-1);
  if (last?.type === "text") last.text += text;
  else spans.push({ type: "text", text });
}

function httpsAddress(target: string): string | undefined {
  if (!/^https:\/\//i.test(target)) return undefined;
  return URL.canParse(target) ? new URL(target).href : undefined;
}

/** Closes what the end of a half-written answer has left open, so that its marks never show. */
export function closeOpenMarks(text: string): string {
  const lineStart = text.lastIndexOf("\n") + 1;
  const line = text
    .slice(lineStart)
    .replace(/!?\[([^[\]]*)\]\([^()]*$/, "$1")
    .replace(/(?<=\s|^)\*{1,3}$/, "")
    .trimEnd();
  const plain = line.replace(/`[^`]*`/g, "").replace(/^\s*\*\s/, "");
  const isBoldOpen = plain.split("**").length % 2 === 0;
  const isItalicOpen = plain.replaceAll("**", "").split("*").length % 2 === 0;
  // "**bold*" is bold whose second closing star is still to come.
  const isHalfClosed = isBoldOpen && isItalicOpen && /[^*]\*$/.test(plain);
  const tail = isHalfClosed ? "*" : (isItalicOpen ? "*" : "") + (isBoldOpen ? "**" : "");
  return text.slice(0, lineStart) + line + tail;
}
