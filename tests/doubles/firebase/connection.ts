import type { RawData, WebSocket } from "ws";

/** One message of the wire protocol: `c` is about the connection, `d` carries a request, its answer or a push. */
export type Message = { t: "c" | "d"; d: Record<string, unknown> };

const maxFrameLength = 16_384;

/** Cuts a message into frames as both sides do: a long one is announced by the number of its frames. */
export function sendMessage(socket: WebSocket, message: Message): void {
  const text = JSON.stringify(message);
  const count = Math.ceil(text.length / maxFrameLength);
  if (count > 1) socket.send(String(count));
  for (let at = 0; at < text.length; at += maxFrameLength) socket.send(text.slice(at, at + maxFrameLength));
}

/** Puts frames together again; what keeps the connection alive is no message. */
export function onMessage(socket: WebSocket, handle: (message: Message) => void): void {
  let awaited = 0;
  let frames: string[] = [];
  socket.on("message", (data: RawData) => {
    const frame = (data as Buffer).toString();
    if (awaited === 0 && frame === "0") return;
    if (awaited === 0 && /^\d{1,6}$/.test(frame)) {
      awaited = Number(frame);
      return;
    }
    frames.push(frame);
    if (frames.length < awaited) return;
    const text = frames.join("");
    [awaited, frames] = [0, []];
    handle(JSON.parse(text) as Message);
  });
}
