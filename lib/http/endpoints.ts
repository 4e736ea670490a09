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
  const allow = Object.keys(handlers).join(", ");
  const refuse = () => {
    const response = refusal(new AppError("METHOD_NOT_ALLOWED", errors.methodNotAllowed));
    response.headers.set("Allow", allow);
    return response;
  };
  return Object.fromEntries(methods.map((method) => [method, handlers[method] ?? refuse])) as Record<
    Method,
    RouteHandler | Refusal
  >;
}

/** Every method of a path that is nobody's. */
export function nothingHere(): Record<Method, Refusal> {
  const refuse = () => refusal(new AppError("NOT_FOUND", errors.notFound));
  return Object.fromEntries(methods.map((method) => [method, refuse])) as Record<Method, Refusal>;
}

function refusal(error: AppError): Response {
  return secureApiReply(errorReply(error, randomUUID()).response, env().APP_URL);
}
