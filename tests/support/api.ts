import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteHandler } from "@/lib/http/route";

type RouteModule = Record<string, RouteHandler>;
export type RouteFile = { pattern: string; file: string; module: RouteModule };

const root = process.cwd();

/** Every route.ts of app/api, fixed paths before those with parameters. */
function routeFiles(): Omit<RouteFile, "module">[] {
  return readdirSync(path.join(root, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => ({
      file: `app/api/${file}`,
      pattern: `/api/${path.dirname(file)}`.replace(/\[(\w+)\]/g, "{$1}"),
    }))
    .sort((a, b) => rank(a.pattern) - rank(b.pattern));
}

/** They with their handlers, for a test. */
export const loadRoutes = (): RouteFile[] =>
  routeFiles().map((route) => ({
    ...route,
    module: jest.requireActual<RouteModule>(path.join(root, route.file)),
  }));

/** The same for a program. */
export const importRoutes = (): Promise<RouteFile[]> =>
  Promise.all(
    routeFiles().map(async (route) => {
      const module = (await import(pathToFileURL(path.join(root, route.file)).href)) as RouteModule;
      return { ...route, module };
    }),
  );

const rank = (pattern: string) => (pattern.includes("[...") ? 2 : pattern.includes("{") ? 1 : 0);

export type Options = {
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  /** Aborted when the client goes away. */
  signal?: AbortSignal;
};

/** Calls the handler that Next would choose, with a request as a browser of the same origin sends it. */
export function apiOf(routes: RouteFile[], appUrl: string) {
  const matched = routes.map(({ pattern, module }) => ({ paramsOf: matcherOf(pattern), module }));
  return async (method: string, address: string, { body, cookie, headers, signal }: Options = {}) => {
    const url = new URL(address, appUrl);
    for (const { paramsOf, module } of matched) {
      const params = paramsOf(url.pathname);
      const handler = params && module[method];
      if (!params || !handler) continue;
      const request = new Request(url, {
        method,
        signal,
        body: body === undefined ? undefined : isSentAsItIs(body) ? body : JSON.stringify(body),
        headers: {
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(cookie && { cookie }),
          ...headers,
        },
      });
      return handler(request, { params: Promise.resolve(params) });
    }
    throw new Error(`No route answers ${method} ${url.pathname}`);
  };
}

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

type Params = Record<string, string>;

function matcherOf(pattern: string): (pathname: string) => Params | undefined {
  if (pattern.includes("[...")) return () => ({});
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const expression = new RegExp(`^${pattern.replace(/\{\w+\}/g, "([^/]+)")}$`);
  return (pathname) => {
    const match = expression.exec(pathname);
    if (!match) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
  };
}
