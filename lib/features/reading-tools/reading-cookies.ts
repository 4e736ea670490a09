import type { Ctx } from "@/lib/context";
import { plainReading, readingCookie, readReadingCode } from "./rules";

/** The `Set-Cookie` value that has pages drawn as a user wants them; none while they have chosen nothing. */
export function readingCookieOf(ctx: Ctx, code: string | null): string[] {
  const tools = readReadingCode(code);
  return tools ? [readingCookie(tools, { isHttps: isHttps(ctx) })] : [];
}

/** The `Set-Cookie` value that has pages drawn as they always were. */
export function plainReadingCookie(ctx: Ctx): string {
  return readingCookie(plainReading, { isHttps: isHttps(ctx) });
}

const isHttps = ({ env }: Ctx): boolean => env.APP_URL.startsWith("https:");
