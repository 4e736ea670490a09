import { readFileSync } from "node:fs";
import path from "node:path";
import axe from "axe-core";
import { barColourOf } from "@/lib/features/reading-tools/rules";

type Colour = { parseString: (value: string) => void };
/** Its types leave this out. */
type Colours = { Color: new () => Colour; getContrast: (background: Colour, text: Colour) => number };
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;

const read = (name: string) => readFileSync(path.join(__dirname, name), "utf8");
const [byDay = "", byNight = ""] = read("palette.css").split("@variant night");

/** The colours of a part of the sheet, by name, such as `ink-soft`. */
function coloursOf(css: string): Record<string, string> {
  const found = css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

const day = coloursOf(byDay);
const night = { ...day, ...coloursOf(byNight) };
/** What a ground that a reader has chosen changes of the day. */
const groundOf = (name: string) => {
  const [, rest = ""] = read("reading.css").split(`:root[data-ground="${name}"] {\n    --`);
  return { ...day, ...coloursOf(`--${rest.slice(0, rest.indexOf("}"))}`) };
};
const [cream, grey] = [groundOf("cream"), groundOf("grey")];
const papers = ["paper", "surface", "sunk"];
const tinted = Object.keys(day).flatMap((name) => /^(.+)-soft$/.exec(name)?.[1] ?? []);

/** Which colour is written on which, as the sheet itself says. */
const texts: [ink: string, paper: string][] = [
  ...papers.flatMap((paper): [string, string][] => [
    ["ink", paper],
    ["ink-soft", paper],
    ["english", paper],
  ]),
  ...tinted
    .filter((name) => name !== "ink")
    .flatMap((name): [string, string][] => [
      [`${name}-ink`, `${name}-soft`],
      ["english", `${name}-soft`],
      [`${name}-ink`, "paper"],
      [`${name}-ink`, "surface"],
    ]),
  ["on-action", "action"],
  ["on-danger", "danger"],
  ["on-lens", "lens"],
  ["ink", "marker"],
];
/** What is no text but must be seen: WCAG 1.4.11. */
const shapes: [shape: string, paper: string][] = papers.flatMap((paper): [string, string][] => [
  ["line-strong", paper],
  ["action-ink", paper],
]);

const colourOf = (value = "") => {
  const colour = new Color();
  colour.parseString(value);
  return colour;
};

describe.each([
  ["by day", day],
  ["by night", night],
  ["on cream", cream],
  ["on grey", grey],
])("%s", (_, colours) => {
  const contrast = (one: string, other: string) =>
    getContrast(colourOf(colours[other]), colourOf(colours[one]));

  test.each(texts)("%s can be read on %s", (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)("%s can be seen on %s", (shape, paper) => {
    expect(contrast(shape, paper)).toBeGreaterThanOrEqual(3);
  });
});

test("the night has a value of its own for every colour but those of the camera, which is dark by day too", () => {
  const kept = Object.keys(day).filter((name) => !(name in coloursOf(byNight)));
  expect(kept).toEqual(["lens", "on-lens"]);
});

test("the browser's own bar has the colour of each ground", () => {
  const papers = { paper: day, cream, grey, night } as const;
  for (const [ground, colours] of Object.entries(papers)) {
    expect(barColourOf({ ground: ground as keyof typeof papers })).toBe(colours.paper);
  }
  expect(new Set(Object.values(papers).map(({ paper }) => paper)).size).toBe(4);
});
