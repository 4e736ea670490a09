import { listOf, type Form } from "./form";
import { Refusal } from "./refusal";

type Found<T> = { found: T[]; expansions?: Record<string, (object: T) => object> };

/** One page, with what it is asked to expand. */
export function list<T extends object>(params: Form, { found, expansions = {} }: Found<T>) {
  const limit = Number(params.limit ?? 10);
  const asked = listOf(params.expand).map((name) => expansions[name] ?? refuseToExpand(name));
  const data = found
    .slice(0, limit)
    .map((object) => asked.reduce<object>((o, expand) => expand(o as T), object));
  return { ...listObject(data), has_more: found.length > limit };
}

export const listObject = (data: object[]) => ({ object: "list", data, has_more: false });

function refuseToExpand(name: string): never {
  throw new Refusal(400, { param: "expand", message: `This property cannot be expanded (${name}).` });
}
