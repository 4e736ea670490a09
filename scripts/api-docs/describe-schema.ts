import { z } from "zod";

/** The part of JSON Schema that zod writes for our contracts. */
interface Schema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A schema as the rows of a Markdown table, nested fields with dotted names; `io` chooses before or after parsing. */
export function describeSchema(schema: z.ZodType, io: "input" | "output"): string[] {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  const rows = fieldRows(json, "");
  if (rows.length === 0) return [typeName(json)];
  const intro = json.type === "array" ? ["A list of:", ""] : [];
  return [...intro, "| field | type | |", "|---|---|---|", ...rows];
}

function fieldRows(schema: Schema, prefix: string): string[] {
  if (schema.type === "array" && schema.items) return fieldRows(schema.items, prefix);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isOptional = !schema.required?.includes(name);
    const path = `${prefix}${name}`;
    const notes = [isOptional ? "optional" : "", limits(field), field.description ?? ""]
      .filter(Boolean)
      .join("; ")
      .replaceAll("|", "\\|");
    const suffix = field.type === "array" ? "[]." : ".";
    return [
      `| \`${path}\` | ${typeName(field)} | ${notes} |`,
      ...fieldRows(withoutNull(field), `${path}${suffix}`),
    ];
  });
}

function typeName(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" or ");
  if (schema.type === "array" && schema.items) return `${typeName(schema.items)}[]`;
  return schema.format ?? [schema.type ?? "any"].flat().join(" or ");
}

function limits(schema: Schema): string {
  const length = range(schema.minLength, schema.maxLength);
  if (length) return `${length} characters`;
  const isEveryInteger = schema.maximum === Number.MAX_SAFE_INTEGER;
  return isEveryInteger ? "" : range(schema.minimum, schema.maximum);
}

function range(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  if (from !== undefined) return `at least ${from}`;
  return to === undefined ? "" : `at most ${to}`;
}

function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find((option) => option.type !== "null") ?? schema;
}
