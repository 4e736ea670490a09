import { pacer } from "./pace";
import type { GreyPage } from "./prepare-image";

type Run = { x0: number; x1: number; y: number };
/** Ink that hangs together: a letter, a dot, a frame. `x1` and `y1` lie just outside. */
export type Component = { x0: number; x1: number; y0: number; y1: number; ink: number; runs: Run[] };

/** All that is not paper: thin dots are as pale as the edges of letters. */
const dark = 245;

export async function componentsOf(page: GreyPage): Promise<Component[]> {
  const pace = pacer();
  const runs: Run[] = [];
  const parents: number[] = [];
  const rootOf = (run: number): number => {
    let root = run;
    for (let parent = parents[root]; parent !== undefined && parent !== root; parent = parents[root]) {
      parents[root] = parents[parent] ?? parent;
      root = parent;
    }
    return root;
  };
  let above = 0;
  for (let y = 0; y < page.height; y += 1) {
    await pace();
    const first = runs.length;
    addRuns(runs, page, y);
    for (let at = first; at < runs.length; at += 1) {
      const run = runs[at];
      parents.push(at);
      if (!run) continue;
      while (above < first && isLeftOf(runs[above], run)) above += 1;
      for (let touched = above; touched < first && (runs[touched]?.x0 ?? run.x1) <= run.x1; touched += 1) {
        parents[rootOf(touched)] = rootOf(at);
      }
    }
    above = first;
  }
  return collect(runs, rootOf);
}

const isLeftOf = (one: Run | undefined, { x0 }: Run) => one !== undefined && one.x1 < x0;

function addRuns(runs: Run[], { pixels, width }: GreyPage, y: number): void {
  let start = -1;
  for (let x = 0; x <= width; x += 1) {
    const isDark = x < width && (pixels[y * width + x] ?? 255) < dark;
    if (isDark && start < 0) start = x;
    if (!isDark && start >= 0) {
      runs.push({ x0: start, x1: x, y });
      start = -1;
    }
  }
}

function collect(runs: Run[], rootOf: (run: number) => number): Component[] {
  const components = new Map<number, Component>();
  runs.forEach((run, at) => {
    const { x0, x1, y } = run;
    const found = components.get(rootOf(at));
    if (!found) {
      components.set(rootOf(at), { x0, x1, y0: y, y1: y + 1, ink: x1 - x0, runs: [run] });
      return;
    }
    found.x0 = Math.min(found.x0, x0);
    found.x1 = Math.max(found.x1, x1);
    found.y1 = y + 1;
    found.ink += x1 - x0;
    found.runs.push(run);
  });
  return [...components.values()];
}
