import { markerOf, type Look, type Photo, type Worksheet } from "./worksheet";

/** The width a picture is sent with. */
export const pictureWidth = 800;

/** The drawn exercise as a page of HTML, and the paper photographed as `photo` says. */
export function pageHtml(sheet: Worksheet): string {
  const { look } = sheet;
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(sheet)}</style>
<div id="photo"><div id="paper">
${(sheet.head ?? []).map((line) => `<p class="head">${withGaps(line, look)}</p>`).join("\n")}
<p class="instruction">${sheet.instruction}</p>
${sheet.example ? `<p class="example">${sheet.example}</p>` : ""}
${sheet.bank ? `<p class="bank">${sheet.bank.map((word) => `<span>${word}</span>`).join(" ")}</p>` : ""}
${itemsHtml(sheet)}
${(sheet.foot ?? []).map((line) => `<p class="foot">${line}</p>`).join("\n")}
</div><div id="shadow"></div></div>`;
}

function itemsHtml(sheet: Worksheet): string {
  const { look } = sheet;
  const items = sheet.items.map((item, at) => ({
    marker: markerOf(sheet, at),
    text: withGaps(item, look) + (look.hasWritingLine ? `<span class="writing"></span>` : ""),
  }));
  switch (look.layout) {
    case "table":
      return `<table>${items.map(({ marker, text }) => `<tr><td>${marker}</td><td>${text}</td></tr>`).join("")}</table>`;
    case "running text":
      return `<p>${items.map(({ marker, text }) => `<b>${marker}</b> ${text}`).join(" ")}</p>`;
    case "list":
    case "two columns":
      return `<div class="items">${items.map(({ marker, text }) => `<div><b>${marker}</b><span>${text}</span></div>`).join("")}</div>`;
  }
}

const gapHtml: Record<Look["gap"], string> = {
  rule: `<span class="gap"></span>`,
  "dotted rule": `<span class="gap"></span>`,
  dots: "......................",
  underscores: "___________",
  brackets: "[&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;]",
  box: `<span class="gap"></span>`,
};

const withGaps = (text: string, { gap }: Look) => text.replaceAll("____", gapHtml[gap]);

const gapStyle: Record<Look["gap"], string> = {
  rule: "border-bottom:1.2px solid #333",
  "dotted rule": "border-bottom:1.5px dotted #333",
  dots: "",
  underscores: "",
  brackets: "",
  box: "border:1.2px solid #333;height:1.3em;vertical-align:middle",
};

function styleOf({ look, photo = {} }: Worksheet): string {
  const width = look.width ?? pictureWidth;
  return `*{box-sizing:border-box;margin:0}
body{width:${pictureWidth}px;background:#fff}
#photo{position:relative;width:${pictureWidth}px;overflow:hidden;background:${paper(photo)};padding:${photo.lean ? 30 : 0}px 0}
#paper{width:${width}px;margin:0 auto;padding:28px;font:${look.size}px/1.55 "${look.font}";color:#1c1c1c;${transformOf(photo)}}
#shadow{position:absolute;inset:0;${shadowOf(photo)}}
p{margin-bottom:.7em}.head,.instruction,b{font-weight:bold}.head{font-size:1.15em}
.bank{border:1.2px solid #444;padding:6px 14px}.bank span{margin-right:2em}
.items{${look.layout === "two columns" ? "columns:2;column-gap:36px" : ""}}
.items>div{display:flex;gap:.7em;margin-bottom:.45em;break-inside:avoid}
.items>div>span{flex:1}
table{border-collapse:collapse;width:100%}td{border:1.2px solid #555;padding:5px 12px}
.gap{display:inline-block;width:${look.layout === "two columns" ? 4.5 : 6}em;${gapStyle[look.gap]}}
.writing{display:block;height:1.9em;border-bottom:1.2px solid #333}
.foot{margin-top:.8em}.foot:first-of-type{margin-top:2em}`;
}

const isPhotographed = ({ shadow, noise }: Photo) => Boolean(shadow ?? noise);
const paper = (photo: Photo) => (isPhotographed(photo) ? "#e6e1d6" : "#fff");

const transformOf = ({ tilt = 0, lean = 0 }: Photo) =>
  tilt || lean ? `transform:perspective(1600px) rotateX(${lean}deg) rotate(${tilt}deg)` : "";

const shadowOf = ({ shadow = 0 }: Photo) =>
  shadow
    ? `background:linear-gradient(115deg,rgba(20,15,30,0) 30%,rgba(20,15,30,${shadow}) 62%,rgba(20,15,30,${shadow * 0.8}) 100%)`
    : "";
