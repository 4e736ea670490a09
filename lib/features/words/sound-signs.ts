/** The sounds of the CMU dictionary (ARPAbet) in one sign each, near SAMPA, so that a word's sounds are a short string. */
const signs = new Map(
  `AA A;AE &;AH V;AO O;AW W;AY Y;EH E;ER 3;EY 1;IH I;IY i;OW o;OY 0;UH U;UW u
  ;B b;CH C;D d;DH D;F f;G g;HH h;JH J;K k;L l;M m;N n;NG N;P p;R r;S s;SH S;T t;TH T;V v;W w;Y y;Z z;ZH Z`
    .split(";")
    .map((pair) => {
      const [sound = "", sign = ""] = pair.trim().split(" ");
      return [sound, sign] as const;
    }),
);

/** Before a vowel that is stressed, and that is stressed a little. */
export const stressMark = "'";
export const halfStressMark = ",";

const stressOf = (digit: string) => (digit === "1" ? stressMark : digit === "2" ? halfStressMark : "");

/** The sign of an ARPAbet sound, its stress before it: "OW1" is "'o", and the unstressed "AH0" is "@". */
export function signOf(sound: string): string {
  if (sound === "AH0") return "@";
  const [, name = "", digit = ""] = /^([A-Z]+)([012]?)$/.exec(sound) ?? [];
  return stressOf(digit) + (signs.get(name) ?? "");
}
