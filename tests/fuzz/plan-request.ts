import type { Call } from "@/lib/contract/call";
import type { Caller, Stage } from "./callers";
import { brokenBodies, hostileCookies, hostileHeaders, hostileSegments } from "./hostile-values";
import { mutateBody, mutateQuery, type Body } from "./mutate";
import type { Random } from "../support/random";
import { rawBodies, validBodies, validQueries } from "./valid-inputs";

/** A call, or an address or method that is none. */
export type Target = { label: string; method: string; pattern: string; contract?: Call; isPage?: true };

export type Planned = {
  target: Target;
  caller: Caller;
  method: string;
  address: string;
  cookie?: string;
  headers: Record<string, string>;
  body?: Body;
};

/** One request: the good one of its call with something spoilt. */
export function planRequest(random: Random, target: Target, stage: Stage, n: number): Planned {
  const caller = pickCaller(random, target, stage);
  const headers = { ...caller.headers, ...(random.chance(0.15) && random.pick(hostileHeaders)) };
  const address = fill(random, target, stage) + queryOf(random, target, stage, n);
  const body = bodyOf(random, target, stage, n);
  const cookie = random.chance(0.05) ? random.pick(hostileCookies) : caller.cookie;
  return { target, caller, method: target.method, address, cookie, headers, body };
}

function pickCaller(random: Random, { contract }: Target, { callers }: Stage): Caller {
  return random.chance(0.8) ? callers[contract?.actor ?? "learner"] : random.pick(Object.values(callers));
}

function fill(random: Random, { pattern, contract }: Target, stage: Stage): string {
  const isOwn = contract?.actor === "learner";
  const ids: Record<string, string | number> = {
    id: isOwn ? stage.student.id : stage.victim.id,
    userId: stage.student.id,
    childId: stage.student.id,
    findingId: stage.findingId,
    exerciseId: stage.exerciseId,
    photoId: stage.photoId,
    worksheetId: stage.worksheetId,
    n: stage.n,
    code: stage.code,
  };
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (random.chance(0.7)) return String(ids[name] ?? "1");
    return random.pick([...hostileSegments, String(stage.other.id)]);
  });
}

function queryOf(random: Random, { label, contract }: Target, stage: Stage, n: number): string {
  const valid = contract?.query && validQueries[label]?.(stage, n);
  if (valid) return mutateQuery(random, valid);
  return random.chance(0.05) ? mutateQuery(random, { x: "1" }) : "";
}

function bodyOf(random: Random, target: Target, stage: Stage, n: number): Body | undefined {
  const { contract, label, method } = target;
  if (method === "GET" || method === "HEAD") return undefined;
  if (contract?.rawBody) {
    return random.chance(0.5) ? random.pick(brokenBodies) : rawBodies[label]?.(stage, n);
  }
  if (contract?.body) return mutateBody(random, validBodies[label]?.(stage, n) ?? {});
  return random.chance(0.3) ? random.pick(brokenBodies) : undefined;
}

/** Calls that take something of which there is no good example yet. */
export function withoutExample(targets: readonly Target[]): string[] {
  const lacks = ({ label, contract }: Target) =>
    (contract?.body && !validBodies[label]) ||
    (contract?.query && !validQueries[label]) ||
    (contract?.rawBody && !rawBodies[label]);
  return targets.filter(lacks).map(({ label }) => label);
}
