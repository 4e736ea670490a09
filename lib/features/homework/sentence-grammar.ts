import { genderOf } from "@/lib/features/english/lexicon/genders";
import { singularOf } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { personalPronouns, type Person } from "@/lib/features/english/lexicon/subject-person";
import { PieceSearch, type Kind, type Path } from "./piece-search";

/** "Sister", "boys". */
export function isSomebody(text: string): boolean {
  const lower = text.toLowerCase();
  const [word] = splitWords(singularOf(lower) ?? lower);
  return word !== undefined && !personalPronouns.has(lower) && genderOf(word) !== undefined;
}

/** A small grammar of school sentences: it lays out all the pieces in every way it knows to be right. */
export class SentenceGrammar extends PieceSearch {
  private shortened(path: Path): Path[] {
    return this.take(path, "shortBe").flatMap((next) =>
      [next, ...this.take(next, "not")]
        .flatMap((done) => [done, ...this.take(done, "frequency")])
        .flatMap((done) => this.behind("be", done)),
    );
  }

  statements(): number[][] {
    const start: Path = { order: [], left: new Set(this.words.keys()) };
    const opened = [start, ...this.take(start, "time"), ...this.opening(start), ...this.frontedPlaces(start)];
    return this.whole(
      opened.flatMap((path) => [
        ...this.subjects(path).flatMap(({ path: next, person }) => this.predicate(next, person)),
        ...this.placedSubjects(path).flatMap(({ path: next, person }) => this.predicate(next, person)),
        ...this.there(path),
        ...this.shortened(path),
      ]),
    );
  }

  questions(): number[][] {
    const start: Path = { order: [], left: new Set(this.words.keys()) };
    const asked = [...this.take(start, "wh"), ...this.take(start, "whNoun")];
    const inverted = [start, ...asked].flatMap((path) => this.inverted(path));
    const ofSubject = this.take(start, "wh").filter(({ order }) =>
      /^(?:who|what)$/i.test(this.words[order[0] ?? 0]?.text ?? ""),
    );
    return this.whole([...inverted, ...ofSubject.flatMap((path) => this.finite(path, "third"))]);
  }

  /** "In the park we play": not "to" and the like, which belong to their verb, nor before a time at the end. */
  private frontedPlaces(path: Path): Path[] {
    if (this.words.some(({ roles }) => roles.some(({ is }) => is === "time"))) return [];
    return this.take(path, "place").filter(({ order }) =>
      /^(?:in|on|at|near|behind|under) /i.test(this.words[order.at(-1) ?? 0]?.text ?? ""),
    );
  }

  private opening(path: Path): Path[] {
    return this.matches(path, "frequency").flatMap(({ path: next, role }) => (role.canOpen ? [next] : []));
  }

  private subjects(path: Path): { path: Path; person: Person }[] {
    return [
      ...this.matches(path, "subject").map(({ path: next, role }) => ({ path: next, person: role.person })),
      ...this.matches(path, "demonstrative").map(({ path: next, role }) => ({
        path: next,
        person: role.person,
      })),
      ...this.nounPhrases(path).filter(
        (phrase) => !this.isIndefinite(phrase.path, path) && !this.isThingBesideSomebody(phrase.path, path),
      ),
    ];
  }

  /** "Everyone in this team", "the boys at the table"; a name or "my mum" is known without. */
  private placedSubjects(path: Path): { path: Path; person: Person }[] {
    const isOpen = ({ order }: Path) =>
      /^(?:every(?:one|body)|nobody|some(?:one|body)|the|some|many|most|all)\b/i.test(
        this.words[order[path.order.length] ?? 0]?.text ?? "",
      );
    return this.subjects(path)
      .filter((subject) => isOpen(subject.path))
      .flatMap(({ path: next, person }) => this.frontedPlaces(next).map((end) => ({ path: end, person })));
  }

  /** "Tennis plays Anna", "do cards play you": things do nothing to people, but "maths is my favourite subject". */
  private isThingBesideSomebody({ order }: Path, { order: before }: Path): boolean {
    const first = this.words[order[before.length] ?? 0];
    const isThing =
      first !== undefined &&
      !isSomebody(first.text) &&
      first.roles.some((role) => role.is === "noun" && !role.needsArticle);
    const has = (...kinds: Kind[]) =>
      this.words.some(({ roles }) => roles.some(({ is }) => kinds.includes(is)));
    const isBesideSomebody =
      has("subject", "phrase") || this.words.some((word) => word !== first && isSomebody(word.text));
    return isThing && isBesideSomebody && !has("be", "shortBe");
  }

  /** "A brother has got Lucy": what is new does not come first. */
  private isIndefinite({ order }: Path, { order: before }: Path): boolean {
    return /^an?(?: (?!lot of)|$)/i.test(this.words[order[before.length] ?? 0]?.text ?? "");
  }

  private there(path: Path): Path[] {
    return this.take(path, "there").flatMap((next) =>
      this.matches(next, "be").flatMap(({ path: done, role }) => this.newThings(done, role.persons)),
    );
  }

  /** Behind "there is" comes what has not been spoken of: no "the", no "my". */
  private newThings(path: Path, persons: Person[]): Path[] {
    const isKnown = ({ order }: Path) =>
      /^(?:the|my|your|his|her|our|their)\b/i.test(this.words[order[path.order.length] ?? 0]?.text ?? "");
    return this.nounPhrases(path)
      .filter(({ path: next, person }) => persons.includes(person) && !isKnown(next))
      .flatMap(({ path: next }) => this.tail(next));
  }

  private predicate(path: Path, person: Person): Path[] {
    return [...this.finite(path, person), ...this.helped(path, person)];
  }

  private finite(path: Path, person: Person): Path[] {
    const before = [path, ...this.take(path, "frequency")];
    return before.flatMap((next) =>
      this.matches(next, "finite")
        .filter(({ role }) => role.persons.includes(person))
        .flatMap(({ path: done }) => this.objects(done)),
    );
  }

  private helped(path: Path, person: Person): Path[] {
    return (["be", "have", "do", "modal"] as const).flatMap((kind) =>
      this.matches(path, kind).flatMap(({ path: next, role }) => {
        if (!role.persons.includes(person)) return [];
        const denied = role.isNegative
          ? [next]
          : [...(kind === "do" ? [] : [next]), ...this.take(next, "not")];
        const placed = denied.flatMap((done) => [done, ...this.take(done, "frequency")]);
        return placed.flatMap((done) => this.behind(kind, done));
      }),
    );
  }

  protected behind(kind: "be" | "have" | "do" | "modal", path: Path): Path[] {
    switch (kind) {
      case "be":
        return [
          ...this.take(path, "ing").flatMap((next) => this.objects(next)),
          ...this.take(path, "goingTo").flatMap((next) => this.behind("modal", next)),
          ...this.complements(path),
        ];
      case "have":
        return [
          ...this.take(path, "participle").flatMap((next) => this.objects(next)),
          ...this.take(path, "got").flatMap((next) =>
            this.nounPhrases(next).flatMap((end) => this.tail(end.path)),
          ),
        ];
      case "do":
      case "modal":
        return this.take(path, "base").flatMap((next) =>
          this.isBe(next) ? (kind === "modal" ? this.complements(next) : []) : this.objects(next),
        );
    }
  }

  /** Behind "to be": "very tired", "a doctor", "at home". */
  protected complements(path: Path): Path[] {
    const adjectives = [path, ...this.take(path, "degree")].flatMap((next) => this.take(next, "adjective"));
    const nouns = this.nounPhrases(path).map(({ path: next }) => next);
    const compared = this.take(path, "comparative")
      .flatMap((next) => this.take(next, "than"))
      .flatMap((next) => [
        ...this.take(next, "object"),
        ...this.nounPhrases(next).map(({ path: end }) => end),
      ]);
    const places = this.places(path);
    return [...adjectives, ...nouns, ...compared, ...places].flatMap((next) => this.tail(next));
  }

  /** Behind a verb: an object or none, "to" with another verb, then place and time. */
  protected objects(path: Path): Path[] {
    const things = [...this.take(path, "object"), ...this.nounPhrases(path).map(({ path: next }) => next)];
    const further = this.take(path, "to")
      .flatMap((next) => this.take(next, "base"))
      .flatMap((next) => this.objects(next));
    const liked = this.take(path, "ing").flatMap((next) => [
      next,
      ...this.nounPhrases(next).map(({ path: end }) => end),
    ]);
    return [...[path, ...things, ...liked].flatMap((next) => this.tail(next)), ...further];
  }

  protected isBe({ order }: Path): boolean {
    return /^be$/i.test(this.words[order.at(-1) ?? 0]?.text ?? "");
  }

  private places(path: Path): Path[] {
    const phrases = this.take(path, "preposition").flatMap((next) => [
      ...this.nounPhrases(next).map(({ path: end }) => end),
      ...this.take(next, "object"),
    ]);
    return [...this.take(path, "place"), ...phrases];
  }

  protected tail(path: Path): Path[] {
    const described = [
      path,
      ...this.take(path, "adverb"),
      ...this.take(path, "degree").flatMap((next) => this.take(next, "adverb")),
    ];
    const placed = described.flatMap((next) => [next, ...this.places(next)]);
    const further = placed.flatMap((next) => [next, ...this.places(next)]);
    return further.flatMap((next) => [next, ...this.take(next, "time")]);
  }

  private inverted(path: Path): Path[] {
    return (["be", "have", "do", "modal"] as const).flatMap((kind) =>
      this.matches(path, kind).flatMap(({ path: next, role }) => {
        const asked = this.subjects(next).filter(({ person }) => role.persons.includes(person));
        const there =
          kind === "be" ? this.take(next, "there").flatMap((done) => this.newThings(done, role.persons)) : [];
        return [
          ...there,
          ...asked.flatMap(({ path: done }) =>
            [done, ...this.take(done, "frequency")].flatMap((end) => [
              ...this.behind(kind, end),
              ...(kind === "be" ? this.tail(end) : []),
            ]),
          ),
        ];
      }),
    );
  }
}
