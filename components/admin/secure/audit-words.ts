import type { AuditEntryReply } from "@/lib/features/audit/contract";
import { dateAndTime } from "@/lib/i18n/dates";
import { auditLog as t } from "@/lib/i18n/it";

type Details = AuditEntryReply["details"];
type Json = Details[string];

/** Who a subject is: `system:<user id>`, `secure:<address>`, or `secure:?<mark>` of an address that is none of ours. */
export function actorWords(subject: string): { who: string; panel?: string } {
  const [, gate, name = ""] = /^(system|secure):(.*)$/.exec(subject) ?? [];
  if (gate === "system") return { who: t.user(name), panel: t.panels.system };
  if (gate !== "secure") return { who: subject };
  return { who: name.startsWith("?") ? t.stranger(name.slice(1)) : name, panel: t.panels.secure };
}

export function targetWords({ targetUserId: id, targetNickname }: AuditEntryReply): string | null {
  if (id === null) return null;
  return targetNickname ? t.target(targetNickname, id) : t.erasedTarget(id);
}

/** What is known of an act, a line each: how it was and is, then the rest. */
export function detailLines({ before, after, ...rest }: Details): string[] {
  const [was, is] = [recordOf(before), recordOf(after)];
  const compared = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...compared.map((key) => changeLine(nameOf(key), wordsOf(key, was[key]), wordsOf(key, is[key]))),
    ...Object.entries(rest).map(([key, value]) => t.detail(nameOf(key), wordsOf(key, value))),
  ];
}

const changeLine = (name: string, before: string, after: string) =>
  before === after ? t.detail(name, after) : t.change(name, before, after);

const nameOf = (key: string) => t.details[key] ?? key;

function recordOf(value: Json | undefined): Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function wordsOf(key: string, value: Json | undefined): string {
  if (value === undefined || value === null) return t.none;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "object") return JSON.stringify(value);
  const written = String(value);
  return t.values[key]?.[written] ?? (instant.test(written) ? dateAndTime(written) : written);
}
