import { EnvError, readEnv } from "@/lib/env";

/** What is said of a configuration that is refused. */
export function problemOf(source: Record<string, string | undefined>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "nothing";
}
