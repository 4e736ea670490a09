import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

/**
 * A form resolver that fetches its schema, and zod with it, when the form is first submitted: they weigh
 * more than the whole form, and the first screen does not need them. Without them (the network is gone,
 * the browser is old) the form passes, for the server judges it anyway.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
      return await zodResolver(schema, undefined, { raw: true })(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}
