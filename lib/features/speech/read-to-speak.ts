import type { App } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { readOr } from "@/lib/features/reading/read";
import { listening as t } from "@/lib/i18n/it";

/** What is to be heard of a text. Throws UNAVAILABLE where it was not read. */
export function readToSpeak<R extends "script" | "spoken">(app: Pick<App, "log">, reader: R, text: string) {
  const otherwise = (): never => {
    throw new AppError("UNAVAILABLE", t.failed);
  };
  return readOr(app, reader, text, { characters: text.length, otherwise });
}
