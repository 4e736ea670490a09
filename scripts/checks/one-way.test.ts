import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** The sources of the screens that hold one of these words, without tests. */
function sourcesWith(words: string[]): string[] {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(400);
  return files.filter((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return words.some((word) => text.includes(word));
  });
}

/** Of what comes bare, a network that is gone would give up the whole screen. */
test("code that comes later has something to stand in for it where it does not come", () => {
  expect(sourcesWith([" lazy(", "next/dynamic"])).toEqual(["components/ui/lazy-or.ts"]);
});

test("back closes every dialog", () => {
  expect(sourcesWith(["RadixDialog.Root", " Root }", "<dialog"])).toEqual(["components/ui/dialog-root.tsx"]);
});
