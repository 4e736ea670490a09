import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { onMessage, sendMessage, type Message } from "./firebase/connection";
import { isAllowed, type Auth } from "./firebase/rules";
import { hashOf, keysOf, readTree, writeTree, type Json } from "./firebase/tree";

type Client = { socket: WebSocket; auth: Auth | "admin"; listens: Set<string> };
type Body = { p?: string; d?: Json; h?: string; cred?: string };
type Request = { r: number; a: string; b: Body };
type Options = {
  /** Whose ID token this is; undefined for one that is nobody's. */
  verify?: (idToken: string) => string | undefined;
};

/**
 * Firebase's Realtime Database on loopback, as its SDKs speak with it over a WebSocket: sign-in, listening, writes with
 * and without the hash of what they replace, and the rules of this project. Long polling and queries it does not know.
 */
export class RealtimeDatabaseDouble {
  /** Every write that was let through, oldest first. */
  readonly writes: { path: string; value: Json }[] = [];
  /** What was asked, by the letters of the protocol. */
  readonly requests: string[] = [];
  private tree: Json = null;
  private readonly clients = new Set<Client>();
  private backlog: (() => void)[] | undefined;
  private hangsAt: string | undefined;
  private dropNextWrite = false;
  private http: Server | undefined;
  private port = 0;

  constructor(private readonly options: Options = {}) {}

  /** Listens; after a `stop` at the same address again. */
  async start(): Promise<this> {
    const http = createServer();
    this.http = http;
    new WebSocketServer({ server: http }).on("connection", (socket) => this.welcome(socket));
    await new Promise<void>((resolve) => http.listen(this.port, "127.0.0.1", resolve));
    this.port = (http.address() as AddressInfo).port;
    return this;
  }

  /** Goes away, and cuts everybody off. What it was told stays. */
  async stop(): Promise<void> {
    for (const { socket } of this.clients) socket.terminate();
    this.http?.closeAllConnections();
    await new Promise((resolve) => this.http?.close(resolve));
  }

  /** What FIREBASE_DATABASE_EMULATOR_HOST is set to. */
  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get connections(): number {
    return this.clients.size;
  }

  /** How many listen to a path. */
  listeners(path: string): number {
    return [...this.clients].filter(({ listens }) => listens.has(path)).length;
  }

  read(path: string): Json {
    return readTree(this.tree, keysOf(path));
  }

  /** Changes what stands at a path, and tells everybody who listens. */
  put(path: string, value: Json): void {
    const place = keysOf(path);
    this.tree = writeTree(this.tree, place, value);
    for (const client of this.clients)
      for (const listened of client.listens)
        if (isWithin(place, keysOf(listened)) || isWithin(keysOf(listened), place))
          this.push(client, listened);
  }

  /**
   * Takes what it is sent and does nothing until the function that comes back is called; then it does all of it. With
   * `at`, not before a request of this letter comes.
   */
  hang({ at }: { at?: string } = {}): () => void {
    this.hangsAt = at;
    if (!at) this.backlog = [];
    return () => {
      const { backlog = [] } = this;
      this.backlog = this.hangsAt = undefined;
      for (const work of backlog) work();
    };
  }

  /** How much it was sent and has not looked at. */
  get waiting(): number {
    return this.backlog?.length ?? 0;
  }

  /** Takes the next write, and cuts the connection in place of an answer. */
  dropAfterNextWrite(): void {
    this.dropNextWrite = true;
  }

  private welcome(socket: WebSocket): void {
    const client: Client = { socket, auth: null, listens: new Set() };
    this.clients.add(client);
    socket.on("close", () => this.clients.delete(client));
    this.inOrder(() => {
      const hello = { ts: Date.now(), v: "5", h: this.host, s: "session" };
      sendMessage(socket, { t: "c", d: { t: "h", d: hello } });
    });
    onMessage(socket, (message) => {
      if (message.d.a !== undefined && message.d.a === this.hangsAt) this.backlog ??= [];
      this.inOrder(() => this.take(client, message));
    });
  }

  private inOrder(work: () => void): void {
    if (this.backlog) this.backlog.push(work);
    else work();
  }

  private take(client: Client, { t, d }: Message): void {
    if (t === "c") {
      if (d.t === "p") sendMessage(client.socket, { t: "c", d: { t: "o", d: null } });
      return;
    }
    const request = d as Request;
    this.requests.push(request.a);
    const [status, data] = this.answer(client, request);
    sendMessage(client.socket, { t: "d", d: { r: request.r, b: { s: status, d: data } } });
  }

  private answer(client: Client, { a: action, b: body }: Request): [status: string, data: unknown] {
    const path = keysOf(body.p ?? "").join("/");
    switch (action) {
      case "s":
      case "unauth":
        return ["ok", ""];
      case "auth":
      case "gauth":
        return this.signIn(client, body.cred ?? "");
      case "q":
        if (!this.may(client, ".read", path)) return denied;
        client.listens.add(path);
        this.push(client, path);
        return ["ok", {}];
      case "n":
        client.listens.delete(path);
        return ["ok", ""];
      case "p":
        return this.may(client, ".write", path) ? this.write(client, path, body) : denied;
      default:
        return ["error", `The double does not know ${action}`];
    }
  }

  private signIn(client: Client, credential: string): [string, unknown] {
    if (credential === "owner") client.auth = "admin";
    else {
      const uid = this.options.verify?.(credential);
      if (uid === undefined) return ["invalid_token", "Invalid claims in authToken."];
      client.auth = { uid };
    }
    return ["ok", { auth: client.auth }];
  }

  private write(client: Client, path: string, { d: value = null, h: hash }: Body): [string, unknown] {
    if (hash !== undefined && hash !== hashOf(this.read(path)))
      return ["datastale", "Transaction hash does not match"];
    this.writes.push({ path, value });
    this.put(path, value);
    if (this.dropNextWrite) client.socket.terminate();
    this.dropNextWrite = false;
    return ["ok", ""];
  }

  private may({ auth }: Client, kind: ".read" | ".write", path: string): boolean {
    return auth === "admin" || isAllowed(kind, keysOf(path), auth);
  }

  private push({ socket }: Client, path: string): void {
    sendMessage(socket, { t: "d", d: { a: "d", b: { p: path, d: this.read(path) } } });
  }
}

const denied: [string, string] = ["permission_denied", "Permission denied"];

const isWithin = (inner: string[], outer: string[]) => outer.every((key, index) => inner[index] === key);
