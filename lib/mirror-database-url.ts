import type { Env } from "@/lib/env";

/** Where the progress mirror is; undefined without one. The browser's connection and its policy start from here. */
export function mirrorDatabaseUrl(env: Env): string | undefined {
  const { FIREBASE_DATABASE_URL: url, FIREBASE_DATABASE_EMULATOR_HOST: emulator } = env;
  if (!emulator) return url;
  const namespace = url ? new URL(url).hostname.split(".")[0] : "english-coach";
  return `http://${emulator}?ns=${namespace}`;
}
