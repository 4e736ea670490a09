/** Headers on every answer, whatever it is. */
export function commonHeaders(appUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(appUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/** On a page that nobody else is to keep or to list: who may take it back wants it gone. */
export const unkeptHeaders: Record<string, string> = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

type PageOptions = {
  mode: string | undefined;
  /** Whose card form the page may show. */
  cardForm?: "stripe";
  /** The database that tells the page of changes, where one is listened to. */
  mirrorDatabaseUrl?: string;
  /** Whether Vercel puts its toolbar on the page. */
  hasToolbar?: boolean;
};

type Sources = {
  script: string[];
  style: string[];
  img: string[];
  font: string[];
  connect: string[];
  frame: string[];
};

const nothing: Sources = { script: [], style: [], img: [], font: [], connect: [], frame: [] };

/** Stripe.js itself is loaded by a script of ours; its fields and the bank's question are frames. */
const stripe: Sources = {
  ...nothing,
  script: ["https://js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};

/** What Vercel says its toolbar needs. */
const toolbar: Sources = {
  script: ["https://vercel.live"],
  style: ["https://vercel.live"],
  img: ["https://vercel.live", "https://vercel.com"],
  font: ["https://vercel.live", "https://assets.vercel.com"],
  connect: ["https://vercel.live", "wss://ws-us3.pusher.com"],
  frame: ["https://vercel.live"],
};

/** The content security policy of a page: only scripts that carry this answer's nonce, and what they load. */
export function pagePolicy(nonce: string, options: PageOptions): string {
  const { mode, cardForm, mirrorDatabaseUrl, hasToolbar } = options;
  const others = [
    ...(cardForm ? [stripe] : []),
    ...(mirrorDatabaseUrl ? [{ ...nothing, connect: mirrorHosts(mirrorDatabaseUrl) }] : []),
    ...(hasToolbar ? [toolbar] : []),
  ];
  const from = (kind: keyof Sources, ...ours: string[]) =>
    [`${kind}-src`, ...ours, ...others.flatMap((sources) => sources[kind])].join(" ");
  // The toolbar's script carries no nonce, and hosts are not looked at beside 'strict-dynamic'.
  const scripts = hasToolbar
    ? from("script", "'self'", `'nonce-${nonce}'`)
    : `script-src 'nonce-${nonce}' 'strict-dynamic'`;
  return [
    "default-src 'self'",
    // React's development build evaluates code; nothing served does.
    `${scripts}${mode === "development" ? " 'unsafe-eval'" : ""}`,
    from("style", "'self'", "'unsafe-inline'"),
    from("img", "'self'", "data:", "blob:"),
    "media-src 'self' blob:",
    from("font", "'self'"),
    "worker-src 'self'",
    from("connect", "'self'"),
    ...(others.some(({ frame }) => frame.length > 0) ? [from("frame")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Firebase sends a browser on to a machine beside the database, and signs it in elsewhere. */
function mirrorHosts(databaseUrl: string): string[] {
  const { protocol, host } = new URL(databaseUrl);
  const database = protocol === "http:" ? `ws://${host}` : `wss://*.${host.slice(host.indexOf(".") + 1)}`;
  return [database, "https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
}

/** Sets what every answer of the API carries: nobody else's to frame or to run, nor to keep unless it says so. */
export function secureApiReply(response: Response, appUrl: string): Response {
  for (const [name, value] of Object.entries(commonHeaders(appUrl))) response.headers.set(name, value);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  response.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  return response;
}
