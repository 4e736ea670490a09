import type { GrammarLesson } from "../lesson";

/** Words that stand for somebody or point at something. */
export const pronounLessons = [
  {
    id: "object-pronouns",
    name: "i pronomi complemento",
    names:
      "object pronouns, pronomi complemento, pronomi oggetto, pronome oggetto, pronome complemento, me him her, him + he, he + him, she + her, they + them, we + us, i + me, me + him, him + her, pronomi personali complemento, pronomi soggetto + complemento, subject + object pronouns, pronomi dopo il verbo, pronomi soggetto + oggetto, them + they, complemento + pronomi, object pronoun, me + i, pronomi dopo la preposizione, me him her us them",
    keys: "me, pronomi + verbo, pronomi + preposizione, oggetto + pronomi, them, him, us",
    explanation:
      "Me, you, him, her, it, us e them indicano chi riceve l'azione: stanno dopo il verbo o dopo una preposizione. Prima del verbo, per chi la fa, ci sono I, you, he, she, it, we e they.",
    easier: "Prima del verbo: I, he, she, we, they. Dopo il verbo: me, him, her, us, them.",
    examples: [
      "She saw us at the market.",
      "We wrote to them.",
      "Can you help me?",
      "I met him on the train.",
      "The teacher thanked her.",
      "They bought it yesterday.",
    ],
    task: "La persona di cui parli fa l'azione o la riceve?",
  },
  {
    id: "subject-pronouns",
    name: "i pronomi personali soggetto",
    names:
      "pronomi personali, pronomi soggetto, subject pronouns, personal pronouns, he + she, he + she + it, he she it, it + he, pronome soggetto, pronomi personali soggetto",
    keys: "pronomi, pronome, pronouns",
    explanation:
      "I, you, he, she, it, we e they dicono chi fa l'azione e stanno prima del verbo. He è un maschio, she una femmina, it una cosa o un animale. I ha sempre la maiuscola.",
    easier: "He per un maschio, she per una femmina, it per una cosa, they per più di uno.",
    examples: [
      "It is a very old tree.",
      "She has a new guitar.",
      "They live upstairs.",
      "He is my cousin.",
      "We are at the station.",
    ],
    task: "Chi fa l'azione nella tua frase?",
  },
  {
    id: "possessive-adjectives",
    name: "gli aggettivi possessivi",
    names:
      "aggettivi possessivi, possessive adjectives, aggettivo possessivo, his + her, my your his, possessivi, possessivo, his, suo + sua, his + its, her + his, my + your, suo + inglese, her + their, his o her, loro + suo, their, my your his her, suo di lui, suo di lei, the my",
    keys: "my",
    topics: ["his-her"],
    explanation:
      "My, your, his, her, its, our e their stanno davanti alla cosa e non cambiano mai. Conta chi possiede: his se è di un maschio, her se è di una femmina, its per cose e animali.",
    easier: "Chiediti di chi è la cosa: di lui, his; di lei, her. Davanti non ci va nessun articolo.",
    examples: [
      "Mark lost his keys.",
      "Lucy loves her little brother.",
      "The bird broke its wing.",
      "Our house is near the church.",
      "They sold their boat.",
      "My shoes are wet.",
    ],
    task: "Di chi è la cosa di cui parli?",
  },
  {
    id: "possessive-pronouns",
    name: "i pronomi possessivi",
    names:
      "pronomi possessivi, possessive pronouns, pronome possessivo, mine, yours, hers, ours, theirs, my + mine, your + yours, her + hers, their + theirs, our + ours, mine + my, aggettivi + pronomi possessivi, possessive adjectives + pronouns, il mio + da solo, mine yours his hers, il mio + il tuo",
    keys: "mine + yours, my o mine",
    explanation:
      "Mine, yours, his, hers, ours e theirs vogliono dire il mio, il tuo e così via: stanno da soli, senza articolo e senza il nome dopo. Davanti a un nome ci sono invece my, your, her.",
    easier: "Se dopo c'è il nome, my; se non c'è, mine.",
    examples: [
      "This scarf is mine.",
      "Our house is bigger than theirs.",
      "Your kite is red, hers is blue.",
      "Is this umbrella yours?",
      "That blue car is ours.",
    ],
    task: "Nella tua frase, dopo il possessivo c'è un nome?",
  },
  {
    id: "reflexive-pronouns",
    name: "i pronomi riflessivi",
    names:
      "pronomi riflessivi, reflexive pronouns, riflessivi, riflessivo, reflexive, myself, yourself, himself, herself, itself, ourselves, yourselves, themselves, each other, each other + themselves, verbi riflessivi, by myself, self + selves, hisself, theirselves, da solo + myself, me + myself, wash + myself",
    keys: "me stesso, se stesso, self, selves, stesso, one another",
    explanation:
      "Myself, yourself, himself e gli altri si usano quando chi fa l'azione e chi la riceve sono la stessa persona. In inglese alzarsi, lavarsi e vestirsi di solito ne fanno a meno.",
    easier: "Vogliono dire «me stesso, te stesso, se stesso»: l'azione torna su chi la fa.",
    examples: [
      "The cat hurt itself.",
      "They built the hut themselves.",
      "She looked at herself in the mirror.",
      "I taught myself to juggle.",
      "He cut himself with a knife.",
    ],
    task: "Nella tua frase, chi fa l'azione e chi la riceve?",
  },
  {
    id: "this-that-these-those",
    name: "this, that, these e those",
    names:
      "this, these, those, this + that, these + those, this + these, that + those, this that these those, dimostrativi, demonstratives, aggettivi dimostrativi, pronomi dimostrativi, questo + quello, demonstrative, questo + questi, that + these, questi + quelli",
    keys: "that, dimostrativo",
    topics: ["this-these"],
    explanation:
      "This e that vanno con una cosa sola, these e those con più cose. This e these indicano vicino, that e those lontano.",
    easier: "Vicino: this, e al plurale these. Lontano: that, e al plurale those.",
    negative: { rule: "Al negativo non cambiano: si nega il verbo.", example: "These aren't my gloves." },
    question: { rule: "Nella domanda stanno dopo il verbo essere.", example: "Are those your boots?" },
    examples: [
      "These grapes are sweet.",
      "That tower is very old.",
      "Those boys are twins.",
      "This soup is too hot.",
      "Are those your boots?",
    ],
    task: "La cosa che indichi è una o sono di più, vicina o lontana?",
  },
] as const satisfies readonly GrammarLesson[];
