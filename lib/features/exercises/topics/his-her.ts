import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { groups, isTold, pronouns, singles, type Person } from "../world/people";
import { italianPast } from "../world/italian";

/** thing|Italian|gender and number */
const things = `
phone|telefono|ms
bag|borsa|fs
dog|cane|ms
cat|gatto|ms
bike|bicicletta|fs
room|camera|fs
book|libro|ms
jacket|giacca|fs
guitar|chitarra|fs
umbrella|ombrello|ms
friends|amici|mp
books|libri|mp
computer|computer|ms
glasses|occhiali|mp
keys|chiavi|fp
watch|orologio|ms
tablet|tablet|ms
diary|diario|ms`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", form = ""]) => ({
    en,
    it,
    isF: form.startsWith("f"),
    isPlural: form.endsWith("p"),
  }));

const acts = `
lose|perdere|bag,phone,keys,watch,book,umbrella,jacket,diary,glasses,tablet
find|trovare|bag,phone,keys,watch,book,umbrella,jacket,diary,glasses,tablet,books
clean|pulire|room,bike,glasses
wash|lavare|dog,bike,jacket,bag
forget|dimenticare|bag,phone,keys,book,umbrella,jacket,books,guitar,diary,tablet
sell|vendere|bike,guitar,computer,books,tablet,watch
use|usare|phone,computer,bike,tablet
look for|cercare|cat,dog,keys,phone,glasses,book,umbrella,friends,diary
bring|portare|dog,guitar,books,umbrella,computer,friends,tablet`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", list = ""]) => ({ en, it, things: list.split(",") }));

const pasts: Record<string, string> = {
  lose: "lost",
  find: "found",
  clean: "cleaned",
  wash: "washed",
  forget: "forgot",
  sell: "sold",
  use: "used",
  "look for": "looked for",
  bring: "brought",
};

const owners = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups].filter(isTold);
const all = ["his", "her", "their", "my", "our"];

const suo = (isF: boolean, isPlural: boolean) =>
  isF ? (isPlural ? "sue" : "sua") : isPlural ? "suoi" : "suo";
const mio: Record<string, (isF: boolean, isPlural: boolean) => string> = {
  his: suo,
  her: suo,
  their: () => "loro",
  my: (isF, isPlural) => (isF ? (isPlural ? "mie" : "mia") : isPlural ? "miei" : "mio"),
  our: (isF, isPlural) => `nostr${isF ? (isPlural ? "e" : "a") : isPlural ? "i" : "o"}`,
};
const the = (isF: boolean, isPlural: boolean) => (isF ? (isPlural ? "le" : "la") : isPlural ? "i" : "il");

const wrongOf = (own: string) =>
  own === "his" || own === "her"
    ? [own === "his" ? "her" : "his", "its"]
    : all.filter((one) => one !== own).slice(0, 2);

function draw(random: Random) {
  const act = random.pick(acts);
  const thing = random.pick(things.filter(({ en }) => act.things.includes(en)));
  return { act, thing, owner: random.pick<Person>(owners) };
}

/** "Marco lost his keys yesterday." */
function pastLine(random: Random): Line {
  const { act, thing, owner } = draw(random);
  const [when, quando] = random.pick([
    ["yesterday", "ieri"],
    ["last week", "la settimana scorsa"],
    ["last Monday", "lunedì scorso"],
    ["on Sunday", "domenica"],
  ] as const);
  const own = mio[owner.own]?.(thing.isF, thing.isPlural) ?? "";
  const verb = pasts[act.en] ?? "";
  const forms = act.en === "bring" ? "{brought|took}" : verb;
  return {
    pieces: [owner.en, verb, owner.own, thing.en, `${when}.`],
    orders: [[when, owner.en, verb, owner.own, `${thing.en}.`]],
    gapAt: 2,
    wrong: wrongOf(owner.own),
    italian: `${owner.it} ${italianPast(act.it, owner.italian, owner.gender)} ${the(thing.isF, thing.isPlural)} ${own} ${thing.it} ${quando}.`,
    translations: [
      `${owner.en} ${forms} ${owner.own} ${thing.en} {${when}|${when.replace("last Monday", "on Monday")}}.`,
      `${when} ${owner.en} ${forms} ${owner.own} ${thing.en}.`,
    ],
  };
}

/** "Giulia and her dog are in the garden." */
function pairLine(random: Random): Line {
  const owner = random.pick(
    owners
      .filter(({ pronoun }) => pronoun === "he" || pronoun === "she")
      .filter(({ en }) => en !== "he" && en !== "she"),
  );
  const [noun, it] = random.pick([
    ["mother", "madre"],
    ["father", "padre"],
    ["brother", "fratello"],
    ["sister", "sorella"],
    ["cousin", "cugino"],
    ["aunt", "zia"],
    ["uncle", "zio"],
  ] as const);
  const [place, dove] = random.pick([
    ["at home", "a casa"],
    ["in the park", "nel parco"],
    ["at the cinema", "al cinema"],
    ["in London", "a Londra"],
    ["on holiday", "in vacanza"],
    ["in the kitchen", "in cucina"],
  ] as const);
  const own = suo(/^(?:madre|sorella|zia)$/.test(it), false);
  const words = { madre: "{mother|mum}", padre: "{father|dad}" }[it as string] ?? noun;
  return {
    pieces: [owner.en, "and", owner.own, noun, "are", `${place}.`],
    orders: [],
    gapAt: 2,
    wrong: wrongOf(owner.own),
    italian: `${owner.it} e ${own} ${it} sono ${dove}.`,
    translations: [`${owner.en} and ${owner.own} ${words} are ${place}.`],
  };
}

export const hisHer: TopicContent = {
  topic: "his-her",
  explanation:
    "Il possessivo inglese guarda il possessore: his se è un ragazzo o un uomo, her se è una ragazza o una donna, their se sono in tanti. La cosa posseduta non conta.",
  hints: [
    "Di chi è la cosa? Cerca il possessore nella frase.",
    "Non guardare la cosa posseduta: conta solo se il suo proprietario è un lui, una lei, o più persone.",
    "Metti un pronome al posto del proprietario e prendi il possessivo che gli corrisponde.",
  ],
  twins: [
    "Paola rides her horse.",
    "Mr Smith drives his van.",
    "The students open their desks.",
    "The queen wears her crown.",
    "The queen and her sister live in a castle.",
    "The king and his brother are in the garden.",
  ],
  makers: [
    ...lineMakers(pastLine, {
      translate: "Traduci in inglese: la cosa è del soggetto.",
      gap: "Completa con il possessivo giusto (la cosa è del soggetto).",
      choose: "Scegli il possessivo: la cosa è del soggetto.",
    }),
    ...lineMakers(pairLine, {
      translate: "Traduci in inglese: è un parente della persona nominata.",
      gap: "Completa con his o her.",
      choose: "Scegli il possessivo: è un parente della persona nominata.",
      levels: { choose: [1], gap_fill: [1, 2], order: [1], translate: [2] },
    }),
  ],
};
