import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { unsentLogoutCookie } from "@/lib/features/sessions/rules";
import { offline } from "@/lib/i18n/it/offline";
import { colors, offlinePage } from "./offline-page";

const css = readFileSync(path.join(__dirname, "../../app/palette.css"), "utf8");
/** The first time a colour is set is in the light, the second in the dark. */
const colorsOfApp = (name: string) =>
  css.split("\n").flatMap((line) => {
    const [key, value] = line.trim().split(": ");
    return key === `--color-${name}` && value ? [value.replace(";", "")] : [];
  });

const scriptOf = (body: string) => body.split("<script>")[1]?.split("</script>")[0] ?? "";

test("the page without a net is whole in one file, and runs no script but its own", async () => {
  const response = offlinePage();
  const body = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const script = scriptOf(body);
  expect(script).toContain("location.reload");
  expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(policy).toContain("default-src 'none'");
  for (const elsewhere of ["src=", "url(", "@import", "http:", "https:"])
    expect(body).not.toContain(elsewhere);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each([
  ["", false],
  ["reading=2220000; notleft=1", false],
  [`reading=2220000; ${unsentLogoutCookie("7", { isHttps: false }).split(";")[0]}`, true],
])("with the cookies '%s' it says that a logout is still to be sent: %s", async (cookie, hasLeft) => {
  const body = await offlinePage().text();
  expect(body).toContain(`<p id="left" hidden>${offline.pageLeft}</p>`);
  const parts = { in: { hidden: false }, left: { hidden: true } };
  const document = { cookie, getElementById: (id: "in" | "left") => parts[id] };
  runInNewContext(scriptOf(body), { document, addEventListener: jest.fn(), setTimeout: jest.fn() });
  expect(parts).toEqual({ in: { hidden: hasLeft }, left: { hidden: !hasLeft } });
});

test("it says whom one can call", async () => {
  const body = await offlinePage().text();
  for (const number of ["19696", "114", "112"]) expect(body).toContain(`href="tel:${number}"`);
});

test.each(Object.keys(colors.light) as (keyof typeof colors.light)[])("its %s is the app's", (name) => {
  const [light, dark] = colorsOfApp(name);
  expect([colors.light[name], colors.dark[name]]).toEqual([light, dark]);
});
