import type { BookLook, BookPhoto } from "./book";
import { pictureWidth } from "./page-html";

const desks = { dark: "#3b3531", wood: "#9c7a55", light: "#c9c6c0" };

export function bookStyle(look: BookLook, photo: BookPhoto): string {
  const { tilt = 0, lean = 0, turn = 0, shadow = 0, desk } = photo;
  const isPhoto = Boolean(shadow || photo.noise) && !photo.isCopy;
  const paper = isPhoto ? "#e6e1d6" : "#fff";
  return `*{box-sizing:border-box;margin:0}
body{width:${pictureWidth}px;background:#fff}
#photo{position:relative;width:${pictureWidth}px;overflow:hidden;background:${desk ? desks[desk] : paper};padding:${lean || turn || desk ? 26 : 0}px ${desk ? 16 : 0}px}
#paper{position:relative;overflow:hidden;background:${paper};padding:${look.margin ?? 26}px;--size:${look.size}px;
font:var(--size)/${look.lineHeight ?? 1.5} "${look.font}";color:#1c1c1c;transform:perspective(1500px) rotateX(${lean}deg) rotateY(${turn}deg) rotate(${tilt}deg)}
#shadow{position:absolute;inset:0;${shadowOf(photo)}}
#behind{position:absolute;inset:40px 20px;transform:scaleX(-1);opacity:${photo.showThrough ?? 0};filter:blur(1.2px);overflow:hidden;background:none}
${headStyle(look)}
.foot{display:flex;justify-content:space-between;margin-top:1.4em;font-size:.9em}
section{font-size:var(--size);margin-bottom:1.25em;overflow:hidden}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}
${look.hasColumnRule ? ".sides>div+div{border-left:1px solid #777;padding-left:14px}" : ""}
.instruction{display:flex;gap:.6em;margin-bottom:.55em;${instructionStyle(look)}}
${nameStyle(look)}
.note{margin-bottom:.5em}.example{font-style:italic}
.bank{margin-bottom:.7em}.bank.box{border:1.2px solid #444;padding:.35em .9em}
.bank.grey{background:#d4d1cc;padding:.35em .9em}.bank.rounded{border:1.4px solid #555;border-radius:1em;padding:.35em 1.1em}
.bank.box span,.bank.grey span,.bank.rounded span{margin-right:1.6em;white-space:nowrap;display:inline-block}.bank.italics{font-style:italic}
.item{display:flex;gap:.65em;margin-bottom:.4em}.item .text{flex:1}
.across{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}
.beside{display:flex;gap:26px}.beside>div{flex:1}
.matching{display:flex;gap:26px}.matching>div{flex:1}
.marker.number{min-width:.8em}.answers{margin-top:.6em}.matching .answers{margin:0}
.marker.circle,.marker.square{display:inline-block;min-width:1.55em;height:1.55em;line-height:1.55em;text-align:center;font-size:.88em;font-weight:bold}
.marker.circle{border:1.1px solid #333;border-radius:50%}.marker.square{background:#333;color:#fff}
table{border-collapse:collapse;width:100%}td,th{border:1.2px solid #555;padding:.3em .8em;text-align:left}th{background:#d9d6d0}
.gap{display:inline-block}.gap.rule{border-bottom:1.1px solid #333}.gap.dotted-rule{border-bottom:1.5px dotted #333}
.gap.box{border:1.1px solid #333;height:1.3em;vertical-align:middle}
.writing{display:block;height:1.75em;border-bottom:1.1px solid #333}.writing.dotted{border-bottom:1.5px dotted #333}
.after-arrow{display:flex;gap:.4em}.after-arrow .writing{flex:1;height:1.3em}
.options{display:block}.option{margin-right:1.8em;white-space:nowrap;display:inline-block}.options.below .option{display:block}
.tick{display:inline-block;width:.8em;height:.8em;border:1.1px solid #333;margin-right:.4em}
.frame{padding:.8em 1em}.frame.line{border:1.3px solid #444}.frame.grey{background:#d8d5cf}
.frame.rounded{border:1.6px solid #555;border-radius:14px}.frame.double{border:4px double #444}.frame.dashed{border:1.4px dashed #444}
.art{float:right;width:150px;height:96px;margin:0 0 8px 14px;background:radial-gradient(circle at 30% 35%,#f0e6d0 8%,#a8906c 22%,transparent 24%),linear-gradient(160deg,#b7c4cf 0 45%,#6d7a58 46% 62%,#49523c 63%)}`;
}

function headStyle({ head = "plain" }: BookLook): string {
  const common = ".head{display:flex;justify-content:space-between;font-weight:bold;margin-bottom:1em;";
  switch (head) {
    case "plain":
      return `${common}font-size:1.15em}`;
    case "bar":
      return `${common}font-size:1.1em;background:#4a4a4a;color:#fff;padding:.3em .8em}`;
    case "rule":
      return `${common}font-size:1.05em;border-bottom:2px solid #333;padding-bottom:.2em}`;
    case "tab":
      return `${common}font-size:1.25em}.head span:first-child{background:#555;color:#fff;padding:.15em 1em;border-radius:0 0 10px 10px}`;
    case "centred":
      return `${common}font-size:1.3em;flex-direction:column;align-items:center}`;
  }
}

function nameStyle({ name = "plain" }: BookLook): string {
  const round = "min-width:1.7em;height:1.7em;line-height:1.7em;text-align:center;flex:none;";
  switch (name) {
    case "plain":
      return ".name{font-size:1.2em;line-height:1.2}";
    case "square":
      return `.name{${round}background:#333;color:#fff}`;
    case "circle":
      return `.name{${round}border-radius:50%;background:#444;color:#fff}`;
    case "dot":
      return `.name{font-size:1.3em;line-height:1.2}.name::after{content:"."}`;
    case "exercise":
      return `.name::before{content:"Exercise "}.name{white-space:nowrap}`;
    case "bar":
      return `.instruction{border-top:2px solid #555;padding-top:.3em}.name{font-size:1.35em;line-height:1.1}`;
  }
}

function instructionStyle({ instruction = "bold" }: BookLook): string {
  switch (instruction) {
    case "bold":
      return "font-weight:bold";
    case "plain":
      return "";
    case "italics":
      return "font-style:italic";
    case "bold sans":
      return "font-weight:bold;font-family:'Liberation Sans'";
  }
}

function shadowOf({ shadow = 0, fold }: BookPhoto): string {
  const layers = [
    shadow
      ? `linear-gradient(115deg,rgba(20,15,30,0) 30%,rgba(20,15,30,${shadow}) 62%,rgba(20,15,30,${shadow * 0.8}) 100%)`
      : "",
    fold
      ? `linear-gradient(to ${fold === "left" ? "right" : "left"},rgba(20,15,30,.62) 0,rgba(20,15,30,.28) 3%,rgba(20,15,30,0) 12%)`
      : "",
  ].filter(Boolean);
  return layers.length ? `background:${layers.join(",")}` : "";
}
