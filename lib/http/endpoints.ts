import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { env } from "@/lib/env";
import { errorReply } from "./error-reply";
import type { RouteHandler } from "./route";
import { secureApiReply } from "./security-headers";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handlers = Partial<Record<Method, RouteHandler>>;
type Refusal = () => Response;

/** All methods of one path: those given, and a JSON refusal for every other. */
export function endpoints(handlers: Handlers): Record<Method, RouteHandler | Refusal> {
  return { ...refuseAll(wrongMethod, Object.keys(handlers)), ...handlers };
}

/** Every method of a path that is nobody's. */
export const nothingHere = () => refuseAll(() => new AppError("NOT_FOUND", errors.notFound));

/** Every method of an address that cannot be read. */
export const unreadableAddress = () => refuseAll(() => new AppError("BAD_INPUT", errors.badAddress));

/** Every method of a page but those that read it. */
export const onlyToRead = () => refuseAll(wrongMethod, ["GET", "HEAD"]);

const wrongMethod = () => new AppError("METHOD_NOT_ALLOWED", errors.methodNotAllowed);

function refuseAll(reason: () => AppError, allowed?: string[]): Record<Method, Refusal> {
  const refuse = () => {
    const { response } = errorReply(reason(), randomUUID());
    if (allowed) response.headers.set("Allow", allowed.join(", "));
    return secureApiReply(response, env().APP_URL);
  };
  return Object.fromEntries(methods.map((method) => [method, refuse])) as Record<Method, Refusal>;
}
