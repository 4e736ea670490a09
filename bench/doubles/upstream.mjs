/**
 * A chat completions API with a fixed schedule, in a process of its own (its work is not the product's): 150 ms to the
 * first token, then one every 20 ms. What is counted (calls, tokens) is counted by metered-model.ts. Usage: PORT.
 */
import { createServer } from "node:http";

const firstTokenMs = 150;
const tokenEveryMs = 20;

/** Sixty tokens, as a coach says them. */
const tokens =
  `Ci| sei| quasi|!| Guarda| bene| la| frase| che| hai| scritto|.| Leggi|la| piano|,| una| parola| alla| volta|,| e| pensa|` +
  ` a| quando| succede| quello| che| racconti|.| Che| cosa| noti| nel| punto| in| cui| parli| di| te|?| Prova| a| dirlo|` +
  ` con| parole| tue|,| con| calma|:| lo| guardiamo| insieme| e| vediamo| che| cosa| cambia|.`;
const pieces = tokens.split("|");

const chunkOf = (delta, finishReason) =>
  `data: ${JSON.stringify({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "double",
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;
const chunks = pieces.map((content) => chunkOf({ content }, null));
const end = `${chunkOf({}, "stop")}data: [DONE]\n\n`;

createServer((request, response) => {
  if (request.method === "GET") return void response.end(); // Whoever asks whether it is up.
  const dueAt = performance.now() + firstTokenMs;
  request.resume().on("end", () => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    stream(response, dueAt, 0);
  });
}).listen(Number(process.env.PORT), "127.0.0.1");

/** By the clock and not by pauses one after another: a token that comes late does not make the next one late. */
function stream(response, dueAt, at) {
  setTimeout(
    () => {
      if (response.destroyed) return;
      response.write(chunks[at]);
      if (at + 1 < chunks.length) stream(response, dueAt, at + 1);
      else response.end(end);
    },
    dueAt + at * tokenEveryMs - performance.now(),
  );
}
