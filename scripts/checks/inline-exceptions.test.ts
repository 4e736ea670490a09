import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const folders = ["app", "bench", "components", "e2e", "emails", "lib", "prisma", "scripts", "tests"];
const comment = ["oxlint", "disable"].join("-");

test("no file excuses itself from the lint rules", () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => readFileSync(path.join(root, file), "utf8").includes(comment))).toEqual([]);
});
