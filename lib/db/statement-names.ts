/** A name is worth its plan only for what is asked again and again; each costs memory on each connection. */
const usesBeforeNamed = 5;
const maxNames = 100;
/** Statements that are counted. Lists of any length make more of them than are worth remembering. */
const maxCounted = 1000;

/**
 * Names for the statements of a process, which PostgreSQL then plans once a connection: to plan what a turn reads takes longer than to
 * read it. One that is not to be kept has none: its name is empty.
 */
export class StatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();

  nameOf(sql: string): string {
    const name = this.names.get(sql);
    if (name) return name;
    if (this.names.size === maxNames) return "";
    const uses = (this.uses.get(sql) ?? 0) + 1;
    if (uses < usesBeforeNamed) {
      if (this.uses.size === maxCounted) this.uses.clear();
      this.uses.set(sql, uses);
      return "";
    }
    this.uses.delete(sql);
    const given = `coach_${this.names.size + 1}`;
    this.names.set(sql, given);
    return given;
  }
}
