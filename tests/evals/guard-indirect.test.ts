import { guardReply } from "@/lib/features/coach/guard/guard";
import { indirectLeaks, indirectSecrets } from "./pupils/indirect-leaks";
import { indirectLookAlikes } from "./pupils/indirect-look-alikes";

const hint = "[…]";

async function guarded(text: string, secrets = Object.values(indirectSecrets)): Promise<string> {
  async function* words() {
    for (const word of text.split(/(?<=\S)(?=\s)/)) yield word;
  }
  let shown = "";
  for await (const piece of guardReply(words(), secrets, hint)) shown += piece;
  return shown;
}

describe.each(Object.entries(indirectLeaks))("%s", (_kind, leaks) => {
  test.each(leaks)("does not give away %s: %s", async (name, reply) => {
    expect(await guarded(reply, [indirectSecrets[name]])).not.toBe(reply);
    expect(await guarded(`Ci sei quasi!\n${reply}\nOra prova tu.`)).toContain(hint);
  });
});

test.each(Object.entries(indirectLookAlikes))("lets pass what only looks like %s", async (_kind, replies) => {
  expect(replies.length).toBeGreaterThanOrEqual(30);
  const stopped: string[] = [];
  for (const reply of replies) if ((await guarded(reply)) !== reply) stopped.push(reply);
  expect(stopped).toEqual([]);
});
