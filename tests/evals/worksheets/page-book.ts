import type { BookItem, BookPage, BookPart, Print } from "./book";
import { bookStyle } from "./page-book-style";

const usual: Print = {
  gap: "rule",
  gapWidth: 6,
  marker: "#",
  layout: "list",
  bank: "box",
  options: "below",
};

/** The page of a school book as HTML, on the desk where it is photographed. */
export function bookHtml(page: BookPage): string {
  const { head = [], foot = [], look, photo = {} } = page;
  const behind = photo.showThrough ? `<div id="behind">${blocksHtml(page)}</div>` : "";
  const paper = `<div id="paper">${behind}
${head.length ? `<div class="head">${head.map((line) => `<span>${line}</span>`).join("")}</div>` : ""}
${blocksHtml(page)}
${foot.length ? `<div class="foot">${foot.map((line) => `<span>${line}</span>`).join("")}</div>` : ""}
</div>`;
  return `<!doctype html><meta charset="utf-8"><style>${bookStyle(look, photo)}</style>
<div id="photo">${photo.isCopy ? paper : withPrintersQuotes(paper)}<div id="shadow"></div></div>`;
}

/** ‘ and ’ as books have them, but for what teachers type. */
const withPrintersQuotes = (html: string) =>
  html.replace(/>[^<>]+(?=<)/g, (text) =>
    text.replace(/(?<=[>\s(])'(?!m |s |re )/g, "‘").replaceAll("'", "’"),
  );

/** Exercises under each other; those said to stand left and right, beside each other. */
function blocksHtml({ parts, look }: BookPage): string {
  const blocks: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const side = { left: "", right: "" };
    for (let part = parts[at]; part?.column; part = parts[(at += 1)])
      side[part.column] += partHtml(part, { ...usual, ...look, ...part.print });
    if (side.left) blocks.push(`<div class="sides"><div>${side.left}</div><div>${side.right}</div></div>`);
    const part = parts[at];
    if (part) blocks.push(partHtml(part, { ...usual, ...look, ...part.print }));
  }
  return blocks.join("\n");
}

function partHtml(part: BookPart, print: Print): string {
  const { name, instruction, bank, notes = [], hasArt } = part;
  const style = [
    part.print?.size ? `--size:${part.print.size}px` : "",
    part.print?.font ? `font-family:'${part.print.font}'` : "",
  ].join(";");
  return `<section class="${print.frame ? `frame ${print.frame}` : ""}" style="${style}">
${hasArt ? `<div class="art"></div>` : ""}
<p class="instruction">${name ? `<b class="name">${name}</b>` : ""}<span>${instruction}</span></p>
${notes.map((note) => `<p class="note">${note}</p>`).join("")}
${bank ? bankHtml(bank, print) : ""}
${itemsHtml(part, print)}
</section>`;
}

function bankHtml(bank: string[], { bank: style }: Print): string {
  const between = { slashes: " / ", bullets: " • ", italics: ", ", box: " ", grey: " ", rounded: " " }[style];
  return `<p class="bank ${style}">${bank.map((word) => `<span>${word}</span>`).join(between)}</p>`;
}

function itemsHtml({ example, items, answers }: BookPart, print: Print): string {
  const all = [...(example ? [{ ...example, isExample: true }] : []), ...items];
  switch (print.layout) {
    case "table":
      return tableHtml(all, print);
    case "running text":
      return `<p class="items">${all.map((item) => `${markerHtml(item, print)} ${textHtml(item, print)}`).join(" ")}</p>`;
    case "matching":
      return `<div class="items matching"><div>${all.map((item) => itemHtml(item, print)).join("")}</div>
${answersHtml(answers, print)}</div>`;
    case "columns":
      return halves(all, print, 2);
    case "three columns":
      return halves(all, print, 3);
    case "list":
    case "across":
      return `<div class="items ${print.layout}">${all.map((item) => itemHtml(item, print)).join("")}</div>${answersHtml(answers, print)}`;
  }
}

const answersHtml = (answers: BookItem[] | undefined, print: Print) =>
  answers
    ? `<div class="answers">${answers.map((answer) => itemHtml(answer, { ...print, writing: undefined })).join("")}</div>`
    : "";

type Printed = BookItem & { isExample?: boolean };

function halves(items: Printed[], print: Print, count: number): string {
  const height = Math.ceil(items.length / count);
  const columns = Array.from({ length: count }, (_, at) => items.slice(at * height, (at + 1) * height));
  return `<div class="items beside">${columns
    .map((column) => `<div>${column.map((item) => itemHtml(item, print)).join("")}</div>`)
    .join("")}</div>`;
}

const itemHtml = (item: Printed, print: Print) =>
  `<div class="item${item.isExample ? " example" : ""}">${markerHtml(item, print)}<span class="text">${textHtml(item, print)}</span></div>`;

function tableHtml(items: Printed[], print: Print): string {
  const head = print.cells ? `<tr>${print.cells.map((cell) => `<th>${cell}</th>`).join("")}</tr>` : "";
  const rows = items.map((item) => {
    const cells = item.text.split("|").map((text) => textHtml({ ...item, text: text.trim() }, print));
    return `<tr class="${item.isExample ? "example" : ""}"><td>${markerHtml(item, print)}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<table class="items">${head}${rows.join("")}</table>`;
}

function markerHtml({ label }: BookItem, { marker, isMarkerPlain }: Print): string {
  if (marker === "circle" || marker === "square") return `<span class="marker ${marker}">${label}</span>`;
  if (marker === "nested") return nestedHtml(label);
  const printed = marker.replace("#", label);
  return isMarkerPlain ? `<span class="marker">${printed}</span>` : `<b class="marker">${printed}</b>`;
}

function nestedHtml(label: string): string {
  const letter = label.slice(-1);
  return `<b class="marker number">${letter === "a" ? label.slice(0, -1) : ""}</b><span class="marker">${letter}</span>`;
}

function textHtml(item: Printed, print: Print): string {
  const text = item.text.replaceAll("\n", "<br>").replaceAll("____", gapHtml(print));
  return text + optionsHtml(item, print) + (item.isExample ? "" : writingHtml(print));
}

function optionsHtml({ options }: BookItem, { options: style }: Print): string {
  if (!options) return "";
  const marked = options.map((option, at) => {
    const letter = style === "boxes" ? `<span class="tick"></span>` : `${String.fromCharCode(97 + at)}) `;
    return `<span class="option">${letter}${option}</span>`;
  });
  return `<span class="options ${style === "below" ? "below" : ""}">${marked.join(" ")}</span>`;
}

function writingHtml({ writing }: Print): string {
  switch (writing) {
    case undefined:
      return "";
    case "line":
      return `<span class="writing"></span>`;
    case "dotted line":
      return `<span class="writing dotted"></span>`;
    case "two lines":
      return `<span class="writing"></span><span class="writing"></span>`;
    case "arrow":
      return `<span class="after-arrow">→ <span class="writing"></span></span>`;
  }
}

function gapHtml({ gap, gapWidth }: Print): string {
  switch (gap) {
    case "dots":
      return ".".repeat(Math.round(gapWidth * 3.6));
    case "wide dots":
      return "…".repeat(Math.max(2, Math.round(gapWidth)));
    case "underscores":
      return "_".repeat(Math.round(gapWidth * 1.8));
    case "brackets":
      return `[${"&nbsp;".repeat(Math.round(gapWidth * 3))}]`;
    case "rule":
    case "dotted rule":
    case "box":
      return `<span class="gap ${gap.replace(" ", "-")}" style="width:${gapWidth}em"></span>`;
  }
}
