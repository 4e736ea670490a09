const holder = globalThis as typeof globalThis & { englishCoach?: Map<string, unknown> };
const kept = (): Map<string, unknown> => (holder.englishCoach ??= new Map<string, unknown>());

/**
 * What there is one of in a process, made when it is first asked for; what failed to be made is made anew the next time.
 * A variable of a module is not enough: Next bundles what starts with the process apart from the routes, each with a copy
 * of every module.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  if (!kept().has(name)) {
    const made = make();
    kept().set(name, made);
    if (made instanceof Promise) made.catch(() => kept().delete(name));
  }
  return kept().get(name) as T;
}

/** Sets what `oncePerProcess` answers under this name. */
export function keepForProcess(name: string, thing: unknown): void {
  kept().set(name, thing);
}
