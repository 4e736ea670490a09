/**
 * A chat completions API with a fixed schedule, in a process of its own (its work is not the product's): 150 ms to the
 * first token, then one every 20 ms. Where a system message asks for a preface, one that fits the student's message comes
 * before the words, at the same pace; who asks for no stream gets a title. The ids of the chunks tell preface and words
 * apart, and mark the end of the first sentence. What is counted (calls, tokens) is counted by metered-model.ts.
 * Usage: PORT.
 */
import { createServer } from "node:http";
import { prefaceOf, tokenEveryMs } from "./prefaces.mjs";

const firstTokenMs = 150;
const title = "Parlare di sport";
const titleMs = firstTokenMs + 5 * tokenEveryMs;

/** Sixty tokens, as a coach says them. */
const tokens =
  `Ci| sei| quasi|!| Guarda| bene| la| frase| che| hai| scritto|.| Leggi|la| piano|,| una| parola| alla| volta|,| e| pensa|` +
  ` a| quando| succede| quello| che| racconti|.| Che| cosa| noti| nel| punto| in| cui| parli| di| te|?| Prova| a| dirlo|` +
  ` con| parole| tue|,| con| calma|:| lo| guardiamo| insieme| e| vediamo| che| cosa| cambia|.`;
const words = tokens.split("|");
const endOfSentence = words.findIndex((word) => /[.!?]$/.test(word));

const chunkOf = (delta, finishReason, id) =>
  `data: ${JSON.stringify({
    id,
    object: "chat.completion.chunk",
    created: 1,
    model: "double",
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;
const wordChunks = words.map((content, at) =>
  chunkOf({ content }, null, at === endOfSentence ? "word-of-end" : "word"),
);
const end = `${chunkOf({}, "stop", "end")}data: [DONE]\n\n`;
const whole = JSON.stringify({
  id: "whole",
  object: "chat.completion",
  created: 1,
  model: "double",
  choices: [{ index: 0, message: { role: "assistant", content: title }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 5, total_tokens: 6 },
});

createServer((request, response) => {
  if (request.method === "GET") return void response.end(); // Whoever asks whether it is up.
  const askedAt = performance.now();
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const { stream: asksForStream, messages = [] } = JSON.parse(Buffer.concat(parts).toString());
    if (asksForStream) {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
      stream(response, { dueAt: askedAt + firstTokenMs, chunks: chunksFor(messages) });
    } else {
      setTimeout(() => response.writeHead(200, { "Content-Type": "application/json" }).end(whole), titleMs);
    }
  });
}).listen(Number(process.env.PORT), "127.0.0.1");

function chunksFor(messages) {
  const leads = messages.some(({ role, content }) => role === "system" && /\bpreface\b/.test(content));
  if (!leads) return wordChunks;
  const preface = prefaceOf(messages.at(-1).content);
  return [...preface.map((content) => chunkOf({ content }, null, "preface")), ...wordChunks];
}

/** By the clock and not by pauses one after another: a token that comes late does not make the next one late. */
function stream(response, { dueAt, chunks }, at = 0) {
  setTimeout(
    () => {
      if (response.destroyed) return;
      response.write(chunks[at]);
      if (at + 1 < chunks.length) stream(response, { dueAt, chunks }, at + 1);
      else response.end(end);
    },
    dueAt + at * tokenEveryMs - performance.now(),
  );
}
