import type { Log } from "@/lib/log";
import type { Download } from "@/lib/contract/call";

/** A file that is written as fast as it is taken. A fault in the middle ends the answer, so that no half file passes for one. */
export function downloadReply({ parts, contentType, fileName }: Download, log: Log): Response {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (error) {
        log.error({ event: "download_failed", error });
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
