import type { Draft, Maker } from "@/lib/features/exercises/draft";
import { randomOf, type Random } from "@/lib/features/exercises/random";
import type { Source } from "./sources";
import type { Level } from "./level";
import { isClean, toItem, type DrillItem } from "./to-item";

/** Sentences of one kind are drawn so often until enough are good. */
const maxDraws = 80;
const anySeed = 1;

type Limited = { maker: Maker; only: RegExp | undefined };

const samples = new WeakMap<Maker, Draft>();

/** What a maker makes is always of one kind, and nearly always asks for the same. */
function sampleOf(maker: Maker): Draft {
  const known = samples.get(maker) ?? maker.make(randomOf(anySeed));
  samples.set(maker, known);
  return known;
}

const isForChat = ({ maker }: Limited) => /^(?:gap_fill|choose)$/.test(sampleOf(maker).kind);

/** At most `count` items of one instruction, so that a whole stretch asks for the same; no two are alike. */
export function drawFrom(
  sources: readonly Source[],
  random: Random,
  count: number,
  level?: Level,
): DrillItem[] {
  const makers = atLevel(
    sources
      .flatMap(({ makers: all, only }) => all.map((maker): Limited => ({ maker, only })))
      .filter(isForChat),
    level,
  );
  const instructions = new Set(random.shuffle(makers).map(({ maker }) => sampleOf(maker).instruction));
  let best: DrillItem[] = [];
  for (const instruction of instructions) {
    const same = makers.filter(({ maker }) => sampleOf(maker).instruction === instruction);
    const found = drawOf(same, instruction, random, count);
    if (found.length > best.length) best = found;
    if (best.length >= count) break;
  }
  return best;
}

/** The makers of a level; all of them where they make no difference. */
function atLevel(makers: Limited[], level: Level | undefined): Limited[] {
  const fitting = makers.filter(({ maker: { levels } }) =>
    level === "harder" ? !levels.includes(1) : level === "easier" ? levels.includes(1) : true,
  );
  return fitting.length > 0 ? fitting : makers;
}

function drawOf(makers: readonly Limited[], instruction: string, random: Random, count: number): DrillItem[] {
  const found = new Map<string, DrillItem>();
  for (let draw = 0; draw < maxDraws && found.size < count; draw += 1) {
    const one = makers[draw % makers.length];
    const item = one && toItem(one.maker.make(random));
    if (!item || item.instruction !== instruction || found.has(item.text)) continue;
    if ((one.only?.test(item.text) ?? true) && isClean(item)) found.set(item.text, item);
  }
  return [...found.values()];
}
