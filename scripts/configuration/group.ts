import type { z } from "zod";
import type { shape } from "@/lib/env";

/** What a platform sets by itself, and nobody else. */
export const setByOthers = [
  "NODE_ENV",
  "VERCEL_GIT_COMMIT_REF",
  "VERCEL_URL",
  "VERCEL_BRANCH_URL",
  "VERCEL_PROJECT_PRODUCTION_URL",
] as const;

type Name = Exclude<keyof z.input<typeof shape>, (typeof setByOthers)[number]>;

type Variable = {
  /** What goes for the value where it is unset, as the table has it. */
  otherwise: string;
  /** What it is for, and when it is required: Markdown of one line. */
  about: string;
  /** What .env.example shows; nothing: an empty value. */
  example?: string;
};

export type Group = { title: string; about?: string; variables: Partial<Record<Name, Variable>> };
