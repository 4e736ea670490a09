import { Random } from "@/tests/support/random";
import { went } from "@/tests/support/guard-secrets";
import { piecesOf } from "@/lib/features/reading/pieces-of";
import { checkMore, checkReply, type CheckedReply, type SpokenReply } from "./check-reply";

const about = { secrets: [], fallbackHint: "Pensa al tempo.", originals: [] };
const text =
  "Ciao! Qui ti dico che sei stupido. Guarda il verbo adesso. Che cosa noti? 😀 Si scrive went. Fatto?";

type Told = Omit<SpokenReply, "id" | "spoken" | "isWhole">;
let lastId = 0;

/**
 * What is shown of a text whose pieces end so, where some of them are read together and the thread forgets it now and then.
 */
async function shown(told: Told, ends: number[], waits = never, forgets = never) {
  let id = `reply-${(lastId += 1)}`;
  let all = "";
  let from = 0;
  for (const end of [...ends, text.length]) {
    const isWhole = end === text.length;
    if (waits(end) && !isWhole) continue;
    if (forgets(end)) id = `reply-${(lastId += 1)}`;
    const cuts = ends.filter((one) => one <= end);
    const spoken = text.slice(0, end);
    const read = await checkMore({
      id,
      from,
      pieces: piecesOf(spoken, from, cuts),
      isWhole,
      seen: all.length,
    });
    const whole = { ...told, id, spoken, cuts, isWhole, seen: all.length };
    const checked: CheckedReply = "isForgotten" in read ? await checkReply(whole) : read;
    from = end;
    all += checked.shown;
  }
  return all;
}
const never = (_end: number) => false;

function randomEnds(random: Random): number[] {
  return Array.from({ length: text.length - 1 }, (_, at) => at + 1).filter(() => random.chance(0.3));
}

test.each<[string, Told]>([
  ["nothing", about],
  ["an answer", { ...about, secrets: [went] }],
  ["a name", { ...about, originals: [["Adesso", "Giulia"]] }],
])(
  "where %s is hidden, a thread that takes over shows what the one before it would have",
  async (_what, told) => {
    const random = new Random(7);
    for (let round = 0; round < 5; round += 1) {
      const ends = randomEnds(random);
      const alone = await shown(told, ends);
      const isThird = (end: number) => end % 3 === 0;
      expect(await shown(told, ends, never, isThird)).toBe(alone);
      expect(await shown(told, ends, (end) => end % 4 > 0, isThird)).toBe(alone);
      expect(alone).not.toContain("stupido");
      if (told.secrets.length > 0) expect(alone).not.toContain("went");
    }
  },
);

test("a thread goes on only from where it was", async () => {
  const id = "known";
  await checkReply({ ...about, id, spoken: "Ciao! Come", isWhole: false });
  const more = { id, pieces: [" va?"], isWhole: true, seen: 0 };
  expect(await checkMore({ ...more, from: 3 })).toEqual({ isForgotten: true });
  expect(await checkMore({ ...more, id: "unknown", from: 10 })).toEqual({ isForgotten: true });
  expect(await checkMore({ ...more, from: 10, seen: 6 })).toMatchObject({ shown: "Come va?" });
  expect(await checkMore({ ...more, from: 14 })).toEqual({ isForgotten: true });
});

test("a text has the pieces that its ends say", () => {
  expect(piecesOf("abcdef", 0, [2, 4, 6])).toEqual(["ab", "cd", "ef"]);
  expect(piecesOf("abcdef", 2, [2, 4])).toEqual(["cd", "ef"]);
  expect(piecesOf("abcdef", 3, [2, 4])).toEqual(["d", "ef"]);
  expect(piecesOf("abcdef", 6, [2, 6])).toEqual([]);
  expect(piecesOf("abcdef", 0, [])).toEqual(["abcdef"]);
});
