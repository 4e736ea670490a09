import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { pingDatabase } from "./data";
import { isStarting } from "./readiness";

const retryAfterSeconds = 1;

/** Answers only when the database does and nothing makes a turn wait; otherwise UNAVAILABLE. */
export async function checkHealth(ctx: Ctx) {
  if (isStarting()) throw new AppError("UNAVAILABLE", errors.unavailable, { retryAfterSeconds });
  await pingDatabase(ctx.db);
  return { status: "ok" as const };
}
