import { doesnt, on, secret, went } from "@/tests/support/guard-secrets";
import { guardReply, guardSentence } from "./guard";
import type { Secret } from "./secrets";

const likes = secret("She like", "She likes");
const an = secret("a apple", "an apple");
const agree = secret("I am agree", "I agree");
const backpack = secret("zaino", "backpack");

describe("guardSentence", () => {
  test.each([
    "Devi scrivere She doesn't like.",
    "è **she doesn’t**!",
    "SHE  DOESN'T",
    "scrivi «She, doesn't»",
    "she does not, vero",
    "*she* `doesn't`",
    "| She | doesn't |",
    "1. She\n2. doesn't\n",
    "Soggetto: she, verbo: doesn't",
  ])("refuses: %s", (sentence) => expect(guardSentence(sentence, [doesnt])).toBe(false));

  test.each(["Con she serve doesn't.", "Guarda «She don't».", "shed doesn't", "Che cosa fa she?"])(
    "lets pass: %s",
    (sentence) => expect(guardSentence(sentence, [doesnt])).toBe(true),
  );

  test.each([
    ["plain", "Si dice went!"],
    ["capitals", "WENT"],
    ["accents", "Prova wènt"],
    ["Cyrillic", "Prova wеnt"],
    ["full width", "Prova ｗｅｎｔ"],
    ["mathematical", "Prova 𝔴𝔢𝔫𝔱"],
    ["small capitals", "Prova ᴡᴇɴᴛ"],
    ["squares", "Prova 🅆🄴🄽🅃 e 🆆🅴🅽🆃"],
    ["flags", "Prova 🇼🇪🇳🇹"],
    ["zero width", "Prova w\u200Be\u200Bn\u200Bt"],
    ["combining", "Prova w\u0336e\u0336n\u0336t\u0336"],
    ["entities", "Prova &#119;&#x65;nt"],
    ["markdown", "Prova w**en**t"],
    ["spaces", "Prova we nt"],
    ["letters apart", "Prova w e n t"],
    ["hyphens", "w-e-n-t"],
    ["dots", "w.e.n.t."],
    ["lines", "w\ne\nn\nt"],
    ["list", "- w\n- e\n- n\n- t\n"],
    ["numbered list", "1. w\n2. e\n3. n\n4. t\n"],
    ["comment", "we<!-- ciao -->nt"],
    ["tags", "we<b>nt</b>"],
    ["commas", "W, E, N, T"],
    ["towns", "w come Washington, e come Empoli, n come Napoli, t come Torino"],
    ["towns alone", "Washington Empoli Napoli Torino"],
    ["letter names", "doppia vu, e, enne, ti"],
    ["pilots", "Whiskey Echo November Tango"],
    ["told letter by letter", "La prima lettera è w, la seconda è e, la terza è n, l'ultima è t."],
    ["reversed", "Leggi al contrario: tnew"],
    ["reversed letters apart", "t-n-e-w"],
    ["reversed words", "went I yesterday"],
    ["missing letter", "w_nt"],
    ["star", "w*nt"],
    ["brackets", "w(e)nt"],
    ["one bracket", "[w]ent"],
    ["numbers", "23-5-14-20"],
    ["computer codes", "119 101 110 116"],
    ["hexadecimal", "77 65 6e 74"],
    ["hexadecimal word", "77656e74"],
    ["binary", "01110111 01100101 01101110 01110100"],
    ["morse", ".-- . -. -"],
    ["base64", "d2VudA=="],
    ["rot13", "jrag"],
    ["each letter one further", "xfou"],
    ["each letter one back", "vdms"],
    ["acrostic of words", "Walk Every Night Tom."],
    ["acrostic of lines", "Wow\nEcco\nNo\nTi\n"],
    ["cell by cell", "| w | e | n | t |"],
    ["column", "| a | w |\n| b | e |\n| c | n |\n| d | t |\n"],
    ["translation", "sono andato = I went"],
    ["option", "go, goes o went?"],
    ["instruction", "Cambia go in went"],
    ["confirmation", "Sì, è went"],
    ["two v", "vvent"],
    ["upside down", "ʇuǝʍ"],
    ["leet", "w3nt"],
  ])("refuses a verb that is to be found: %s", (_, sentence) =>
    expect(guardSentence(sentence, [went])).toBe(false),
  );

  test.each([
    [on, "La risposta è on."],
    [on, "la parola giusta è «on»"],
    [on, "Usa on invece di from."],
    [on, "Cambia from in on"],
    [on, "on"],
    [on, "**on**"],
    [on, "from o on?"],
    [on, "Sì, è on!"],
    [on, "The answer is on"],
    [on, "from → on"],
    [on, "non from ma on"],
    [on, "Dopo depends si usa on."],
    [an, 'Qui si usa "an".'],
    [an, "Davanti ad apple serve an."],
    [an, "a o an?"],
    [an, "Aggiungi una n."],
    [likes, "Aggiungi una s."],
    [likes, "Ci vuole la -s"],
    [secret("two reds", "two red"), "Togli la s"],
    [agree, "Togli am."],
    [agree, "I agree"],
    [backpack, "b a c k p a c k"],
    [backpack, "b_ckp_ck"],
    [secret("I have 12 years", "I am 12 years old"), "Scrivi: I am twelve."],
    [doesnt, "La forma è d-o-e-s-n-t"],
    [on, "La risposta è o-n."],
    [on, "La parola giusta: o, enne"],
    [on, "La soluzione è (o)n"],
    [on, "La risposta è 15-14"],
    [on, "La risposta è b24="],
    [on, "La risposta, letta al contrario: no"],
    [on, "| risposta | on |"],
    [on, "Le iniziali:\nOtto\nNotte\n"],
    [secret("play", "play", "They play tennis"), "They play tennis."],
  ])("refuses a common word said to be the answer: %j %s", (one, sentence) =>
    expect(guardSentence(sentence, [one])).toBe(false),
  );

  test.each([
    [on, "The book is on the table."],
    [on, "*We play tennis on Sundays*: che parola vedi prima del giorno?"],
    [on, "Dopo quel verbo, quale preposizione vuole l'inglese?"],
    [an, "*She is an actress*: con che suono comincia la parola dopo?"],
    [an, "Pensa a un suono di vocale: che cosa cambia?"],
    [
      an,
      "A e an dipendono dal suono che viene subito dopo, non dalla lettera: an davanti a un suono di vocale.",
    ],
    [likes, "Al presente con he, she e it il verbo prende una -s."],
    [went, "Comincia con una consonante: qual è il passato di quel verbo?"],
    [secret("play", "play", "They play tennis"), "Guarda «They ____ (play) tennis»."],
    [
      secret("He don't | doesn't like", "doesn't", "He doesn't like"),
      "Guarda «He don't / doesn't like carrots.»: chi è il soggetto?",
    ],
    [backpack, 'Comincia con "b" e ha 8 lettere.'],
    [backpack, 'Comincia con "ba" e finisce con "k".'],
    [secret("informations", "information"), "Questo nome si conta uno per uno?"],
    [secret("She at school", "She is at school"), "*My dog is in the garden*: dov'è il verbo?"],
  ])("lets pass: %j %s", (one, sentence) => expect(guardSentence(sentence, [one])).toBe(true));

  test("a secret of capitals only forbids nothing", () =>
    expect(guardSentence("Ciao, I am here.", [secret("i", "I", "")])).toBe(true));
});

describe("guardReply", () => {
  async function shownOf(reply: string, secrets: Secret[]): Promise<string> {
    let shown = "";
    for await (const piece of guardReply(piecesOf(reply), secrets, "Guarda il verbo.")) shown += piece;
    return shown;
  }
  async function* piecesOf(text: string) {
    yield text;
  }

  test("puts the due hint in the place of the first sentence that tells", async () => {
    expect(await shownOf("Ci sei. Si dice went! Scrivi went. Provi?", [went])).toBe(
      "Ci sei. Guarda il verbo. Provi?",
    );
  });

  test("keeps the lines of a list in their places", async () => {
    const reply =
      "Un indizio a testa:\n- «andare»: è went\n- «mangiare»: suona come *late*\n- «ieri»: è went, con yesterday\nQuale provi?";
    expect(await shownOf(reply, [went])).toBe(
      "Un indizio a testa:\n- «andare»: Questa parte la scopri tu, un passo alla volta.\n- «mangiare»: suona come *late*\n- «ieri»: Questa parte la scopri tu, un passo alla volta.\nQuale provi?",
    );
  });
});
