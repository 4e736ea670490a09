import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { halfOf, type Labels } from "./score";

const folder = path.resolve("tests/evals/labels");

/** The labels of every topic, and the sentences without any mistake under the topic "clean". */
export function readLabels(): Labels[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Labels);
}

/** The hash that freezes the held-out half of a topic. */
export function heldOutHash(labels: Labels): string {
  return createHash("sha256")
    .update(JSON.stringify(halfOf(labels, "held out")))
    .digest("hex");
}
