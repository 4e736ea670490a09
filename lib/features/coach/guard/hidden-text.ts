/** A text with what its markup hides, for a reader who sees the source. */
type Opened = {
  /** All of it without the marks themselves. */
  text: string;
  /** What stands in each comment and tag. */
  hidden: string[];
};

const marks = /<!--|-->|[<>]/g;

/** Opens comments and tags: the chat shows them as they are written. Undefined for a text without. */
export function openMarkup(text: string): Opened | undefined {
  if (!text.includes("<")) return undefined;
  const hidden = text
    .split("<")
    .slice(1)
    .map((part) => part.split(">", 1)[0] ?? "")
    .map((part) => part.replace(/^!--|--$/g, ""));
  return { text: text.replace(marks, " "), hidden };
}
