import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const everyMs = 500;

/** Sees how long each try of a send stays without an answer or a refund. */
export class PendingWatch {
  private readonly firstSeen = new Map<string, number>();
  private isOver = false;
  private readonly watching: Promise<void>;
  longestMs = 0;
  /** Tries that are pending at the last look. */
  pending = 0;

  constructor(private readonly databaseUrl: string) {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.watching;
  }

  /** Waits until nothing is pending; false when something still is after so long. */
  async untilNothing(withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs;
    do await pause(2 * everyMs);
    while (this.pending > 0 && performance.now() < deadline);
    return this.pending === 0;
  }

  private async watch(): Promise<void> {
    while (!this.isOver) {
      await this.look().catch(() => undefined); // The server may be dead just now.
      await pause(everyMs);
    }
  }

  private async look(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ try: string }>(
        `SELECT "id" || ' ' || "attempt" AS "try" FROM "Exchange" WHERE "status" = 'pending'`,
      );
      this.note(new Set(rows.map((row) => row.try)));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private note(pending: Set<string>): void {
    const now = performance.now();
    for (const id of pending) if (!this.firstSeen.has(id)) this.firstSeen.set(id, now);
    for (const [id, since] of this.firstSeen) {
      this.longestMs = Math.max(this.longestMs, now - since);
      if (!pending.has(id)) this.firstSeen.delete(id);
    }
    this.pending = pending.size;
  }
}
