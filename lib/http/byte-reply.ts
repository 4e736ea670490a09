import type { Bytes } from "@/lib/contract/call";

/** Bytes as they are: the browser shows them as what they are said to be, and nobody between us keeps them. */
export function byteReply({ data, contentType, keepSeconds }: Bytes): Response {
  return new Response(data, {
    headers: {
      "Content-Type": contentType,
      "Content-Length": String(data.byteLength),
      ...(keepSeconds !== undefined && { "Cache-Control": `private, max-age=${keepSeconds}` }),
    },
  });
}
