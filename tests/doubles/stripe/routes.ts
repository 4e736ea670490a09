import { customerRoutes } from "./customer-routes";
import { Refusal } from "./refusal";
import type { Route, Routes } from "./route";
import { saleRoutes } from "./sale-routes";

const routes: Routes = { ...customerRoutes, ...saleRoutes };

/** Finds the route of a path, and the id that stands in it. */
export function findRoute(method: string, path: string): { name: string; route: Route; id: string } {
  const [, version = "", collection = "", ...rest] = path.split("/");
  const isNested = collection === "billing_portal";
  const base = isNested ? [version, collection, rest[0]] : [version, collection];
  const [id = "", ...action] = isNested ? rest.slice(1) : rest;
  const name = `${method} /${[...base, ...(id ? [":id"] : []), ...action].join("/")}`;
  const route = routes[name];
  if (!route) throw new Refusal(404, { message: `Unrecognized request URL (${name})` });
  return { name, route, id: decodeURIComponent(id) };
}
