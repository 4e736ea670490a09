import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** "ReadyForQuery" in PostgreSQL's protocol: the server has answered all that it was sent. */
const ready = "Z".charCodeAt(0);
/** A byte that says what the message is, and four that say how long it is, themselves included. */
const headBytes = 5;

/** The way to a PostgreSQL that counts how often its server was waited for. */
export async function countedWire(target: string) {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  const counted = { trips: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => undefined).on("close", () => ends.delete(end));
    }
    near.pipe(far);
    far.pipe(near);
    let isOpen = false; // The first one only says that the connection is there.
    far.on(
      "data",
      messagesOf((kind) => {
        if (kind !== ready) return;
        if (isOpen) counted.trips += 1;
        isOpen = true;
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    counted,
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}

/** Tells of each message of a stream, however the stream is cut. */
function messagesOf(tell: (kind: number) => void) {
  let rest = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= headBytes) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) return;
      tell(rest.readUInt8(0));
      rest = rest.subarray(end);
    }
  };
}
