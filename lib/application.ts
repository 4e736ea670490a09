import type { App } from "./context";
import { keepForProcess, oncePerProcess } from "./once-per-process";

const notStarted = (): Promise<App> =>
  Promise.reject(new Error("Nothing has started this process: see instrumentation.ts"));

/** The application of this process, put together once. */
export const getApp = (): Promise<App> =>
  oncePerProcess("application", () => oncePerProcess("builder", () => notStarted)());

/**
 * Says how the application is put together. What starts the process does so, and nobody else knows the adapters: a route
 * that imported them would hold a copy of every SDK.
 */
export const buildApplicationWith = (build: () => Promise<App>): void => keepForProcess("builder", build);

/** Has this application answer from now on. */
export const serveApplication = (app: App): void => keepForProcess("application", Promise.resolve(app));
