/** Common first names that fit a boy and a girl, in Italian and in English sentences. */
const names =
  `Alex Robin Sam Jamie Charlie Chris Nicky Kim Terry Dana Casey Jess Max Toni Frankie Andy Bobby Jackie
Lou Morgan Taylor Jordan Riley Quinn Rory Sasha Ash Drew Kelly Leslie Marty Ollie Ronnie Shay Val Billie Reese Emery Harley
Lane`.split(/\s+/);

const towns = `Springfield Riverton Oakville Milford Ashford Greenville Fairview Lakewood Hillsboro Kingston
Newport Burlington Clayton Franklin Georgetown Salem Dayton Dover Hudson Bristolville`.split(/\s+/);

/** The label of what becomes another town, not a bracket. */
export const townLabel = "town";

/** What stands for what, by its small letters: a name for a name, a town for a town, a bracket for anything else. */
export class StandIns {
  private readonly given = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** `inUse`: the words of the turn in small letters, of which none can stand in for another. */
  constructor(private readonly inUse: ReadonlySet<string>) {}

  /** Without a label it is somebody's name. */
  add(text: string, label?: string): void {
    const key = text.toLowerCase();
    if (this.given.has(key)) return;
    if (label === undefined) this.given.set(key, this.free(names));
    else this.given.set(key, label === townLabel ? this.free(towns) : this.bracket(label));
  }

  has(text: string): boolean {
    return this.given.has(text.toLowerCase());
  }

  known(): string[] {
    return [...this.given.keys()];
  }

  /** The stand-in of what is known, in the letters of what was found. */
  of(key: string, found: string): string | undefined {
    const standIn = this.given.get(key);
    return standIn?.startsWith("[") ? standIn : standIn && inCaseOf(found, standIn);
  }

  private free(pool: readonly string[]): string {
    const taken = new Set(this.given.values());
    const free = pool.find((one) => !taken.has(one) && !this.inUse.has(one.toLowerCase()));
    return free ?? `${pool[0]}${this.given.size}`;
  }

  /** The second of its kind has a number. */
  private bracket(label: string): string {
    const count = (this.counts.get(label) ?? 0) + 1;
    this.counts.set(label, count);
    return count === 1 ? `[${label}]` : `[${label}-${count}]`;
  }
}

function inCaseOf(found: string, standIn: string): string {
  if (found === found.toUpperCase() && found.length > 1) return standIn.toUpperCase();
  return /^\p{Lu}/u.test(found) ? standIn : standIn.toLowerCase();
}
