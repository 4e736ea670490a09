import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { unsentLogoutName } from "@/lib/features/sessions/rules";
import { common } from "@/lib/i18n/it/common";
import { offline as t } from "@/lib/i18n/it/offline";
import { safety } from "@/lib/i18n/it/safety";
import { commonHeaders } from "./security-headers";

/**
 * Loads the page that was asked for as soon as the server answers: a browser may think that there is a net where there is none.
 * To who has left without a net it says what becomes of that: the page that comes then is the login, which ends the session.
 */
const script = `
const hasLeft = document.cookie.split("; ").some((pair) => pair.startsWith("${unsentLogoutName}="));
document.getElementById("in").hidden = hasLeft;
document.getElementById("left").hidden = !hasLeft;
const load = () => location.reload();
const look = () => fetch("/offline", { method: "HEAD", cache: "no-store" }).then(load, () => setTimeout(look, 5000));
addEventListener("online", load);
setTimeout(look, 5000);
`;

/** Those of app/palette.css: that file cannot be read where there is no net. */
export const colors = {
  light: {
    paper: "#fbf5e9",
    surface: "#fffdf8",
    line: "#e6dac3",
    "line-strong": "#8f8168",
    ink: "#1f2847",
    "ink-soft": "#565d78",
    action: "#2553e0",
    "on-action": "#ffffff",
    sun: "#ffc93c",
  },
  dark: {
    paper: "#151a2e",
    surface: "#1e2540",
    line: "#343d60",
    "line-strong": "#7f89b0",
    ink: "#f7f0e1",
    "ink-soft": "#b9bfd8",
    action: "#8fb0ff",
    "on-action": "#0f1838",
    sun: "#ffd25e",
  },
};

const declare = (theme: Record<string, string>) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

const style = `
:root{color-scheme:light dark;${declare(colors.light)}}
@media(prefers-color-scheme:dark){:root{${declare(colors.dark)}}}
*{box-sizing:border-box}
body{overflow-wrap:break-word;margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:min(26rem,100%);min-width:0;padding:2rem min(1.5rem,6vw);border:1px solid var(--line);border-radius:1.5rem;background:var(--surface);text-align:center}
svg{width:11rem;max-width:100%}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.3}
p{margin:.75rem 0 0}
.soft{color:var(--ink-soft);font-size:.9rem}
.again{display:inline-block;min-height:44px;margin-top:1.25rem;padding:.6rem 1.75rem;border-radius:.75rem;background:var(--action);color:var(--on-action);font-weight:700;text-decoration:none}
ul{margin:.5rem 0 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.25rem}
ul a{display:inline-block;min-width:44px;min-height:44px;padding:.6rem .25rem;color:var(--ink);font-weight:700}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(forced-colors:active){.again{border:2px solid LinkText}}
`;

/** A sheet folded into a plane that waits on a cloud. */
const drawing = `<svg viewBox="0 0 180 110" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M46 92a22 22 0 0 1-2-44 34 34 0 0 1 64-10 27 27 0 0 1 34 32 12 12 0 0 1-4 22Z" fill="var(--paper)" stroke="var(--line-strong)" stroke-width="3"/>
<path d="M66 60 122 34 108 78 92 66Z" fill="var(--sun)" stroke="var(--ink)" stroke-width="3"/>
<path d="m92 66 30-32-22 38-8 12Z" fill="var(--surface)" stroke="var(--ink)" stroke-width="3"/>
<path d="M24 100h132M58 106h64" stroke="var(--line)" stroke-width="3"/>
</svg>`;

const call = ({ number, name }: { number: string; name: string }) =>
  `<li><a href="tel:${number}">${number}</a> <span class="soft">${name}</span></li>`;

const body = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t.pageTitle} · ${common.productName}</title>
<style>${style}</style>
<body>
<main>
${drawing}
<h1>${t.pageTitle}</h1>
<div id="in">
<p>${t.pageText}</p>
<p>${t.pageReturns}</p>
</div>
<p id="left" hidden>${t.pageLeft}</p>
<a class="again" href="">${t.pageRetry}</a>
<p class="soft">${t.pageHelp}</p>
<ul>${safety.numbers.map(call).join("")}</ul>
</main>
<script>${script}</script>
</body>
</html>
`;

const hash = createHash("sha256").update(script).digest("base64");

/** The page that the service worker keeps and shows where there is no net: the same for everybody, whole in one file. */
export function offlinePage(): Response {
  return new Response(body, {
    headers: {
      ...commonHeaders(env().APP_URL),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": [
        "default-src 'none'",
        `script-src 'sha256-${hash}'`,
        "style-src 'unsafe-inline'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  });
}
