import type { Role } from "./word-roles";

export type Piece = { text: string; roles: Role[] };
export type Path = { order: number[]; left: ReadonlySet<number> };
export type Kind = Role["is"];
type RoleOf<K extends Kind> = Extract<Role, { is: K }>;

const colour = /^(?:black|white|red|blue|green|yellow|brown|grey|gray|pink|purple|orange|blonde?)$/i;
const age = /^(?:old|new|young|ancient|modern)$/i;
const rankOf = (word: string) => (colour.test(word) ? 3 : age.test(word) ? 2 : 1);

/** Lays out pieces one after another: what can come next, and the noun phrases among them. */
export class PieceSearch {
  constructor(protected readonly words: Piece[]) {}

  protected whole(paths: Path[]): number[][] {
    const seen = new Map(
      paths.filter(({ left }) => left.size === 0).map(({ order }) => [order.join(), order]),
    );
    return [...seen.values()];
  }

  /** The pieces that may come next. */
  protected nextOf({ left }: Path): number[] {
    return [...left];
  }

  protected matches<K extends Kind>(path: Path, is: K): { path: Path; role: RoleOf<K> }[] {
    const { order, left } = path;
    return this.nextOf(path).flatMap((at) => {
      const roles = this.words[at]?.roles.filter((one): one is RoleOf<K> => one.is === is) ?? [];
      const rest = new Set(left);
      rest.delete(at);
      return roles.map((role) => ({ path: { order: [...order, at], left: rest }, role }));
    });
  }

  protected take(path: Path, is: Kind): Path[] {
    return this.matches(path, is).map(({ path: next }) => next);
  }

  /** "my little brother", "these books", "Tom", "cats". */
  protected nounPhrases(path: Path): { path: Path; person: "third" | "plural" }[] {
    const bare = this.matches(path, "noun").flatMap(({ path: next, role }) =>
      role.needsArticle ? [] : [{ path: next, person: role.person }],
    );
    const coloured = [...this.take(path, "adjective"), ...this.take(path, "attribute")]
      .flatMap((next) => [next, ...this.secondAdjectives(next)])
      .flatMap((next) => this.matches(next, "noun"))
      .flatMap(({ path: next, role }) =>
        role.person === "plural" ? [{ path: next, person: role.person }] : [],
      );
    const ready = this.matches(path, "phrase").map(({ path: next, role }) => ({
      path: next,
      person: role.person,
    }));
    const determined = this.take(path, "article").flatMap((next) => this.nouns(next));
    const shown = this.matches(path, "demonstrative").flatMap(({ path: next, role }) =>
      this.nouns(next).filter(({ person }) => person === role.person),
    );
    return [...bare, ...coloured, ...ready, ...determined, ...shown];
  }

  protected nouns(path: Path): { path: Path; person: "third" | "plural" }[] {
    const described = [...this.take(path, "adjective"), ...this.take(path, "attribute")];
    return [path, ...described, ...described.flatMap((next) => this.secondAdjectives(next))].flatMap((next) =>
      this.matches(next, "noun")
        .filter(({ path: done }) => this.soundsRight(done))
        .map(({ path: done, role }) => ({ path: done, person: role.person })),
    );
  }

  /** "Big blue eyes": what it is like before its age, and that before its colour. */
  private secondAdjectives(path: Path): Path[] {
    const rank = ({ order }: Path) => rankOf(this.words[order.at(-1) ?? 0]?.text ?? "");
    return this.take(path, "adjective").filter((next) => rank(next) > Math.max(1, rank(path)));
  }

  /** "A" before a consonant, "an" before a vowel, neither before a plural. */
  protected soundsRight({ order }: Path): boolean {
    const texts = order.map((at) => this.words[at]?.text.toLowerCase() ?? "");
    const article = texts.findLastIndex((text) => text === "a" || text === "an");
    if (article < 0 || article < texts.length - 3) return true;
    const isVowel = /^(?:[aeio]|u(?!ni|se)|hour)/.test(texts[article + 1] ?? "");
    const isPlural = this.words[order.at(-1) ?? 0]?.roles.some(
      (role) => role.is === "noun" && role.person === "plural",
    );
    return !isPlural && isVowel === (texts[article] === "an");
  }
}
