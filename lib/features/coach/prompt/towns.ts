/** What the town of one's own follows. */
const home =
  /(?<!\p{L})(?:(?:abit\p{L}{1,5}|viv\p{L}{1,5}|sto(?: di casa)?|risied\p{L}{1,5}|trasferit\p{L}|casa mia è) (?:ancora |anche |ora |sempre )?(?:a|ad|vicino ad?|vicino|nei pressi di|fuori) (?=\p{L})|(?:sono|sn|vengo|veniamo|siamo) (?:di|da) (?!(?:fretta|terza|prima|seconda|origin|nazional|solo|sola|nuovo|corsa|buon|parte|quell|quest|casa|scuola)\p{L}{0,8})|(?:live[ds]?|living|moved) (?:here |now )?(?:in|near|at|to|close to|outside) |(?:i['’]?m|i am|come) from |nat[oa] (?:[^.!?\n]{0,30} )?a |(?:prima|seconda|terza|quarta|quinta) (?:media|superiore|elementare) a |(?:teach|study|work|school|class) (?:\p{L}{3,12} )?in |(?<=, )1\d, )/giu;
const named =
  /^(?:a (?:small )?(?:town|village) (?:called|near) )?((?:\p{Lu}[\p{L}'’-]+|(?:san|santa|monte|castel) \p{L}+|[\p{Ll}'’-]{3,})(?:(?: (?:di|del|della|d['’]|sul|in|al|sull['’]))? ?\p{Lu}[\p{L}'’-]+){0,3})/u;
/** After an address or a school: "…, 23900 Lecco", "… di Treviglio". */
const behind =
  /^(?:,?\s|\s?[-–]\s?)(?:(\d{5}),?(?:\s|$))?(?:(?:a|ad|di|in|of|near) )?(\p{Lu}[\p{L}'’-]+(?:(?: (?:d[ei]l?|sul|in))? \p{Lu}[\p{L}'’-]+){0,2}|(?<=(?:a|ad|di|in) )\p{Ll}{4,}(?=$|[\s.,]))?/u;

/** In a sentence about oneself any town with a capital. */
const somewhere =
  /(?<!\p{L})(?:in|from|near) ((?:\p{Lu}[\p{L}'’-]+)(?: (?:(?:di|del|sul|in) )?\p{Lu}[\p{L}'’-]+){0,2})/gu;
export const townsIn = (sentence: string): string[] =>
  [...sentence.matchAll(somewhere)].flatMap(([, name]) => name ?? []);

/** What is said to be the town where the speaker lives. */
export const townsOfHome = (sentence: string): string[] =>
  [...sentence.matchAll(home)].flatMap(
    (match) => named.exec(sentence.slice(match.index + match[0].length))?.[1] ?? [],
  );

/** The code and the town right after an address or a school. */
export function townBehind(rest: string): { code?: string | undefined; town?: string | undefined } {
  const [, code, town] = behind.exec(rest) ?? [];
  return { code, town };
}
