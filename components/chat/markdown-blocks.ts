/** The few blocks a chat answer is made of. Lines are inline Markdown; HTML is text like any other. */
export type Block =
  | { type: "heading" | "paragraph" | "quote"; lines: string[] }
  | { type: "bullets"; items: string[] }
  | { type: "numbers"; start: number; items: string[] };

/** Splits an answer into its blocks. Understands what is still being written: nothing needs to be closed. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isAfterGap = true;
  for (const line of text.split("\n")) {
    if (line.trim() === "" || isRuleOrFence(line)) {
      isAfterGap = true;
    } else {
      addLine(blocks, line, isAfterGap);
      isAfterGap = false;
    }
  }
  return blocks;
}

/** "___" is a gap to fill in, "_ _ _" a rule. */
function isRuleOrFence(line: string): boolean {
  const text = line.trim();
  const isRule = /^(?:-{3,}|\*{3,}|_{3,})$/.test(text.replace(/\s/g, "")) && !/^_{3,}$/.test(text);
  return isRule || text.startsWith("```");
}

function addLine(blocks: Block[], rawLine: string, isAfterGap: boolean): void {
  const line = rawLine.trimEnd();
  const last = blocks.at(-1);
  const heading = /^ {0,3}#{1,6}\s+(\S.*)$/
    .exec(line)?.[1]
    ?.replace(/(?<=[^#])#+$/, "")
    .trimEnd();
  const bullet = /^\s*[-*•+]\s+(\S.*)$/.exec(line)?.[1];
  const number = /^\s*(\d{1,4})[.)]\s+(\S.*)$/.exec(line);
  const quote = /^\s*>\s?(.*)$/.exec(line)?.[1];

  if (heading !== undefined) {
    blocks.push({ type: "heading", lines: [heading] });
  } else if (bullet !== undefined) {
    if (last?.type === "bullets") last.items.push(bullet);
    else blocks.push({ type: "bullets", items: [bullet] });
  } else if (number?.[1] && number[2]) {
    if (last?.type === "numbers") last.items.push(number[2]);
    else blocks.push({ type: "numbers", start: Number(number[1]), items: [number[2]] });
  } else if (quote !== undefined) {
    if (last?.type === "quote" && !isAfterGap) last.lines.push(quote);
    else blocks.push({ type: "quote", lines: [quote] });
  } else if (last?.type === "paragraph" && !isAfterGap) {
    last.lines.push(line.trim());
  } else if (last && "items" in last && !isAfterGap) {
    last.items.push(`${last.items.pop() ?? ""} ${line.trim()}`);
  } else {
    blocks.push({ type: "paragraph", lines: [line.trim()] });
  }
}
