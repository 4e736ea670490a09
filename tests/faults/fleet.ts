import { startProduct, type Server } from "@/bench/servers";

/** Instances of the product on one database, some of them dead at any time. */
export class Fleet {
  private readonly places: (Server | undefined)[];
  /** Kills after which a new instance served in the place of the dead one. */
  returned = 0;
  readonly failures: string[] = [];

  constructor(
    size: number,
    private readonly env: Record<string, string>,
  ) {
    this.places = Array.from({ length: size }, () => undefined);
  }

  get size(): number {
    return this.places.length;
  }

  get urls(): string[] {
    return this.places.flatMap((server) => server?.url ?? []);
  }

  urlOf(place: number): string {
    return this.places[place]?.url ?? "";
  }

  async start(place: number): Promise<void> {
    // As soon as it answers: the load is to meet instances that are not warm yet.
    this.places[place] = await startProduct({ env: this.env, healthPath: "/api/auth/session" });
  }

  /** Whether an instance says that a turn would pass. */
  async isReady(place: number): Promise<boolean> {
    const health = await fetch(`${this.urlOf(place)}/api/health`).catch(() => undefined);
    await health?.arrayBuffer();
    return health?.ok ?? false;
  }

  /** Ends an instance as a power cut would, and starts another in its place. */
  async killAndRestart(place: number): Promise<void> {
    this.kill(place);
    try {
      await this.start(place);
      this.returned += 1;
    } catch (error) {
      this.failures.push(`no instance came up again: ${String(error)}`);
    }
  }

  private kill(place: number): void {
    const server = this.places[place];
    this.places[place] = undefined;
    if (server && isAlive(server)) process.kill(server.pid, "SIGKILL");
    else this.failures.push("an instance died by itself");
  }

  /** Ends all, and notes those that nobody killed and that are dead. */
  async stop(): Promise<void> {
    for (const server of this.places) {
      if (server && !isAlive(server)) this.failures.push("an instance died by itself");
      await server?.stop();
    }
  }
}

function isAlive({ pid }: Server): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
