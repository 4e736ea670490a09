import type { Kind } from "./identities";

/** What each kind of caller is answered; an identity that differs from its kind is named. */
type Statuses = Record<Exclude<Kind, (typeof derived)[number]>, number> & Record<string, number>;
/** Kinds whose answer follows from that of others. */
export const derived = ["owner abroad", "parent abroad", "secure owner"] as const;
type Others = Record<string, number>;
/** `body`: one that changes nothing or is refused, once its sender is let in. */
export type Row = { statuses: Statuses; body?: unknown };

const all = (status: number): Statuses => ({
  nobody: status,
  owner: status,
  student: status,
  pro: status,
  parent: status,
  "other parent": status,
  "eligible-admin": status,
  system: status,
  secure: status,
  cron: status,
});
export const except = (status: number, others: Others, body?: unknown): Row => ({
  statuses: { ...all(status), ...others },
  body,
});

/** All kinds that are not derived. */
export const kinds = Object.keys(all(0));

// What the actors of the contracts mean. `status` is that of whoever is let in.
const parents = { parent: 401, "other parent": 401 };
export const strangers = { nobody: 401, secure: 401, cron: 401, ...parents };
const noAdministrators = { ...strangers, owner: 403, student: 403, pro: 403 };
export const anyone = (status: number, body?: unknown) => except(status, {}, body);
export const learner = (status: number, body?: unknown) => except(status, strangers, body);
/** What is the owner's is not there for any other login. */
export const owner = (status: number, body?: unknown) => except(404, { ...strangers, owner: status }, body);
export const eligibleAdmin = (status: number, body?: unknown) => except(status, noAdministrators, body);
export const systemAdmin = (status: number, body?: unknown) =>
  except(403, { ...strangers, system: status }, body);
export const secureAdmin = (status: number, body?: unknown) => except(401, { secure: status }, body);
/** What is about one child is not there for the parent of another. */
export const ofChild = (status: number, body?: unknown) =>
  except(401, { parent: status, "other parent": 404 }, body);
export const anyParent = (status: number, body?: unknown) =>
  except(401, { parent: status, "other parent": status }, body);
export const cron = (status: number) => except(401, { cron: status });

/** A page of another site writes nothing; who shows two proofs is asked for the one that counts. */
export function expectedOf({ statuses }: Row, method: string, kind: Kind): number {
  if (kind === "owner abroad") return method === "GET" ? statuses.owner : 403;
  if (kind === "parent abroad") return method === "GET" ? statuses.parent : 403;
  if (kind === "secure owner") return statuses.secure === 401 ? statuses.owner : statuses.secure;
  return statuses[kind];
}
