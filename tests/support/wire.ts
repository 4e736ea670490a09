import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** The way to a server, that can be cut: then whoever uses it is as good as dead to everyone else. */
export class Wire {
  private readonly ends = new Set<Socket>();
  private readonly fars = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** The target's address, by way of this wire. */
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Wire> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = new URL(target);
    url.hostname = "127.0.0.1";
    url.port = String((server.address() as AddressInfo).port);
    const wire = new Wire(server, url.href.replace(/\/$/, ""));
    server.on("connection", (near) => wire.join(near, connect(Number(port), hostname)));
    return wire;
  }

  /** Cuts all that is under way, for good. */
  cut(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }

  /** Lets nothing come back any more of what is asked. */
  deafen(): void {
    for (const far of this.fars) far.unpipe().resume();
  }

  private join(near: Socket, far: Socket): void {
    this.fars.add(far);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        this.ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }
}
