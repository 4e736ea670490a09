import { createHash } from "node:crypto";
import type { SafetyKind } from "@/lib/features/safety/kinds";
import lookalike from "./lookalike.json";
import secondAuthor from "./second-author.json";
import unsafe from "./unsafe.json";

export type Half = "development" | "held out";
export const halves: readonly Half[] = ["development", "held out"];

/** Messages of children, typed before the rules: even places for development, odd ones held out. */
export const unsafeMessages = unsafe as { kind: SafetyKind; text: string }[];
/** Homework and talk that only sounds like it. */
export const lookalikeMessages: string[] = lookalike;

/** The same by another author, before reading any rule: understated, misspelt, in hints. */
export const secondSet = {
  unsafe: secondAuthor.unsafe as { kind: SafetyKind; text: string }[],
  lookalike: secondAuthor.lookalike,
};
/** Typed by that author once the rules were made better by the development half, and never learnt from. */
export const laterSet = secondAuthor.later;

export const halfOf = <T>(all: readonly T[], half: Half): T[] =>
  all.filter((_, at) => (at % 2 === 0) === (half === "development"));

/** The hash that freezes a held-out half. */
export const heldOutHash = (all: readonly unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify(halfOf(all, "held out")))
    .digest("hex");
