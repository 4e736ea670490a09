import type { Env } from "@/lib/env";

/**
 * A cookie of ours that no page can read and no other site sends. The prefix makes browsers refuse it without Secure and
 * Path=/, or with a Domain.
 */
export function hostCookie({ APP_URL }: Pick<Env, "APP_URL">, plainName: string) {
  const isHttps = APP_URL.startsWith("https:");
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  return {
    name,
    set: (value: string, seconds: number) => `${name}=${value}; Max-Age=${seconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read(header: string | null): string | undefined {
      const pair = header?.split(";").find((entry) => entry.trim().startsWith(`${name}=`));
      return pair?.trim().slice(name.length + 1) || undefined;
    },
  };
}
