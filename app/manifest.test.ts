import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { config } from "@/middleware";
import manifest from "./manifest";

const root = path.resolve(__dirname, "..");
const fileOf = (address: string) => path.join(root, "public", address);
const { icons = [], screenshots = [], shortcuts = [], start_url = "" } = manifest();
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];

/** Width and height, as the head of a PNG says them. */
function sizesOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(pictures.filter(({ type }) => type === "image/png"))(
  "$src is there and as large as it is said to be",
  ({ src, sizes }) => {
    const png = readFileSync(fileOf(src));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(sizesOf(png)).toBe(sizes);
  },
);

test("a browser has what it asks for before it offers to install", () => {
  const offered = icons.map(({ sizes, purpose, type }) => [sizes, purpose, type].join(" "));
  for (const icon of ["192x192 any image/png", "512x512 any image/png", "512x512 maskable image/png"])
    expect(offered).toContain(icon);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "narrow", "narrow", "wide"]);
});

test("the app and its shortcuts start at pages that are there", () => {
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)])
    expect([address, existsSync(path.join(root, "app/(learner)", address, "page.tsx"))]).toEqual([
      address,
      true,
    ]);
});

test("favicon.ico has the icon in three sizes", () => {
  const icon = readFileSync(fileOf("favicon.ico"));
  const entries = [6, 22, 38].map((at) => [icon.readUInt32LE(at + 12), icon.readUInt32LE(at + 8)] as const);
  expect(icon.readUInt16LE(4)).toBe(3);
  expect(entries.map(([start, length]) => sizesOf(icon.subarray(start, start + length)))).toEqual([
    "16x16",
    "32x32",
    "48x48",
  ]);
});

test("what is shown where our address is passed on has the size that other sites want, and all pictures are light", () => {
  expect(sizesOf(readFileSync(fileOf("images/shared-link.png")))).toBe("1200x630");
  const bytes = readdirSync(fileOf("images")).map((name) => statSync(fileOf(`images/${name}`)).size);
  expect(Math.max(...bytes)).toBeLessThan(100_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});

test("no file that is there goes through the middleware, and whatever only looks like one does", () => {
  const passes = new RegExp(`^${config.matcher[0]}$`);
  const files = readdirSync(path.join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join("/", path.relative(fileOf(""), entry.parentPath), entry.name));
  for (const file of [...files, "/icon.svg", "/apple-icon.png", "/manifest.webmanifest", "/offline"])
    expect([file, passes.test(file)]).toEqual([file, file === "/app-worker.js"]); // Which may be switched off.
  for (const path of [
    "/",
    "/favicon.icon",
    "/icon.svg/x",
    "/images/x.html",
    "/images/x/y.png",
    "/robots.txt",
    "/offline/x",
  ])
    expect([path, passes.test(path)]).toEqual([path, true]);
});
