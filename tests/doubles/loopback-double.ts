import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Somebody else's HTTP API on loopback, at a port of its own unless `start` is given one. What it answers is the double's. */
export abstract class LoopbackDouble {
  private readonly server = createServer((request, response) => void this.handle(request, response));

  protected abstract handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The address without a path. */
  get origin(): string {
    return `http://${this.host}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
