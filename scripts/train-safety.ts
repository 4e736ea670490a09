/** Trains the classifier of lib/features/safety from the messages there: part of the installation, see scripts/steps/safety-model.mjs. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { train } from "@/lib/features/safety/classifier/train";
import { toFile } from "@/lib/features/safety/classifier/weights";
import { readLessons } from "./safety/read-lessons";
import { readMessages } from "./safety/read-messages";

const folder = "lib/features/safety/classifier/generated";

await mkdir(folder, { recursive: true });
const messages = await readMessages("lib/features/safety/messages");
const weights = toFile(train([...messages, ...readLessons(messages)]));
await writeFile(path.join(folder, "weights.json"), JSON.stringify(weights));
