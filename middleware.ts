import { NextResponse, type NextRequest } from "next/server";
import { isOurHost, isPreview } from "@/lib/addresses";
import { env } from "@/lib/env";
import { hostCookie } from "@/lib/host-cookie";
import { sessionCookieName } from "@/lib/features/sessions/rules";
import { commonHeaders, pagePolicy, unkeptHeaders } from "@/lib/http/security-headers";
import { wrongHostPage } from "@/lib/http/wrong-host-page";
import { mirrorDatabaseUrl } from "@/lib/mirror-database-url";

/** A file of public/, in whose place another is answered where workers are switched off. */
const worker = "/app-worker.js";
/** Where a parent pays by card. */
const parentPayment = "/genitori/abbonamento";
/** The same by a link, without an open page. */
const linkPayment = "/genitori/paga";

// Shown to everyone; every other address shows the login screen to who brings no session cookie.
const openPaths = new Set([
  "/login",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/email-verified",
  "/parent/confirm",
  "/parent/revoke",
  "/parent/stop",
  "/genitori",
  parentPayment,
  linkPayment,
  "/privacy-policy",
  "/cookie-policy",
  "/aiuto",
  "/panel-X8qzK92/settings",
  "/dev/outbox",
  "/dev/booking",
]);
/** A student's receipt, for whoever was given its address: which is all that guards it. */
const receiptPath = /^\/r\/[^/]+$/;
// Nothing of ours ends like a file but what the matcher leaves out: 404 to who asks for one, which shows the login screen too.
const fileEnding = /\.\w+$/;
const tokenPaths = new Set([
  "/reset-password",
  "/email-verified",
  "/parent/confirm",
  "/parent/revoke",
  "/parent/stop",
  "/genitori",
  linkPayment,
]);

/**
 * Headers, and which screen a page request gets. It decides nothing but that the host is ours: pages and calls authorise
 * themselves.
 */
export function middleware(request: NextRequest): Response {
  const { APP_URL, FIREBASE_WEB_API_KEY, NODE_ENV, SERVICE_WORKER, STRIPE_SECRET_KEY } = env();
  const host = request.headers.get("host");
  if (host !== null && !isOurHost(env(), host)) return wrongHostPage(APP_URL);
  const { pathname } = request.nextUrl;
  if (pathname === worker) {
    const isOn = SERVICE_WORKER && NODE_ENV !== "development"; // Nothing may be kept of what changes while one works on it.
    return isOn ? NextResponse.next() : NextResponse.rewrite(new URL("/no-worker.js", request.url));
  }
  const hasCookie = request.cookies.has(sessionCookieName(APP_URL.startsWith("https:")));
  const mayPay =
    hasCookie ||
    pathname === linkPayment ||
    (pathname === parentPayment && request.cookies.has(hostCookie({ APP_URL }, "parent").name));
  const policy = pagePolicy(crypto.randomUUID(), {
    mode: NODE_ENV,
    cardForm: STRIPE_SECRET_KEY && mayPay ? "stripe" : undefined,
    mirrorDatabaseUrl: FIREBASE_WEB_API_KEY && hasCookie ? mirrorDatabaseUrl(env()) : undefined,
    hasToolbar: isPreview(env()),
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy); // Next reads the nonce for its own scripts from here.

  const isReceipt = receiptPath.test(pathname);
  const response =
    hasCookie || isReceipt || openPaths.has(pathname) || fileEnding.test(pathname)
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL("/login", request.url), { request: { headers } });

  for (const [name, value] of Object.entries(commonHeaders(APP_URL))) response.headers.set(name, value);
  response.headers.set("Content-Security-Policy", policy);
  if (isReceipt || tokenPaths.has(pathname)) response.headers.set("Referrer-Policy", "no-referrer");
  if (isReceipt) for (const [name, value] of Object.entries(unkeptHeaders)) response.headers.set(name, value);
  return response;
}

export const config = {
  // Pages and the worker only: not the API, not Next's own files, not the others of public/ and the icons, nor the page without a net.
  matcher: [
    "/((?!api/|api$|_next/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|help-worker\\.js|no-worker\\.js|offline|images/[a-z0-9-]+\\.png)$).*)",
  ],
};
