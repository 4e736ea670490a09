const host = "api.openai.com";

/**
 * Whether requests go to OpenAI itself (also "eu.api.openai.com"), which takes fields that others of its protocol refuse
 * because they do not know them. Without an address they do.
 */
export function isOpenAiHost(baseUrl: string | undefined): boolean {
  if (!baseUrl) return true;
  const { hostname } = new URL(baseUrl);
  return hostname === host || hostname.endsWith(`.${host}`);
}
