import { tasteQuestions } from "./taste-questions";

/** What children ask a coach in English, and what a program can truly say. */
export type CoachQuestion = { asks: RegExp; answers: readonly string[]; backs: readonly string[] };

/** The particular before the general. */
export const coachQuestions: readonly CoachQuestion[] = [
  ...tasteQuestions,
  {
    asks: /^\W*(?:and|what about|how about) you\W*$/i,
    answers: [
      "*I am a program: I have no life of my own to tell you about.*",
      "*As for me, I only read and ask.*",
      "*Nothing new here, I live in a computer.*",
    ],
    backs: ["Mi racconti ancora qualcosa di te, in inglese?", "Che cosa aggiungeresti tu, in inglese?"],
  },
  {
    asks: /\bhow (?:are you|is it going|are you doing)|how(?:'s| is) (?:it going|your day)/i,
    answers: [
      "*I'm a computer program, so I'm always ready to work!*",
      "*I'm fine, thank you: programs never get tired!*",
      "*All my circuits are in a good mood, thank you!*",
    ],
    backs: [
      "E tu, come risponderesti in inglese, con un motivo dopo *because*?",
      "Come stai oggi, detto in inglese e con una frase intera?",
    ],
  },
  {
    asks: /\bwhat(?:'s| is) your name|who are you/i,
    answers: [
      "*I'm the English Coach: a program, with no first name.*",
      "*People call me Coach, and I am a program.*",
      "*My name is English Coach, and that is all of it.*",
    ],
    backs: [
      "Sapresti presentare in inglese il personaggio del tuo libro preferito?",
      "Come si presenterebbe, in inglese, il tuo supereroe preferito?",
    ],
  },
  {
    asks: /\bhow old are you|when were you born|when is your birthday/i,
    answers: [
      "*I have no age and no birthday: I am a program.*",
      "*Programs have no birthday cake, and that is a pity.*",
      "*I don't count the years: I am a program.*",
    ],
    backs: [
      "Come diresti in inglese quanti anni ha un tuo cugino?",
      "E l'età di un tuo animale o di un tuo amico, in inglese, come la diresti?",
    ],
  },
  {
    asks: /\bwhat(?:'s| is) your favou?rite|what do you (?:like|prefer|love)|do you (?:like|love|enjoy|prefer)/i,
    answers: [
      "*I am an AI, so I have no favourites, but I really enjoy a good question.*",
      "*I am a program: it is your taste that interests me.*",
      "*I can't choose: I have never tried anything, I am only a program.*",
    ],
    backs: [
      "E tu, che cosa preferisci, in una frase inglese con un perché?",
      "Tu che cosa risponderesti, con *because* e un motivo?",
      "Come la racconteresti tu, in inglese, la cosa che ti piace di più?",
    ],
  },
  {
    asks: /\bwhere (?:are you from|do you (?:live|come from)|are you)\b|\bwhere(?:'s| is) your (?:house|home|room|school|computer)\b/i,
    answers: [
      "*I live inside a computer, so my house is very small.*",
      "*I come from a computer, not from a country.*",
      "*My home has no doors and no windows: I am a program.*",
    ],
    backs: [
      "Come racconteresti in inglese com'è la tua cameretta?",
      "Sapresti descrivere in inglese un posto che ti piace?",
      "E tu dove abiti, in una frase inglese e senza indirizzo?",
    ],
  },
  {
    asks: /\b(?:do|have) you (?:have |got )?(?:got )?(?:an?y? |a )/i,
    answers: [
      "*A program owns nothing, only words.*",
      "*No, I haven't: I am only a program.*",
      "*I have no room for things in my computer.*",
    ],
    backs: ["E tu, che cosa risponderesti in inglese?", "Che cosa tieni nel tuo zaino, detto in inglese?"],
  },
  {
    asks: /\bwho(?:'s| is) your\b/i,
    answers: [
      "*I know nobody by name: I am a program.*",
      "*Everybody who writes to me is good company.*",
      "*A program has readers, and nobody else.*",
    ],
    backs: [
      "E per te chi è, e com'è questa persona, in inglese?",
      "Come descriveresti in inglese una persona importante per te?",
    ],
  },
  {
    asks: /\bhow (?:tall|big|fast|heavy|strong|smart|clever|many|much|long|far|often)\b/i,
    answers: [
      "*Nobody can measure me: I am a program.*",
      "*I have never counted that, but it is a good question.*",
      "*A program has no size and no weight.*",
    ],
    backs: [
      "E tu che cosa risponderesti, con un numero e una frase intera?",
      "Come risponderesti tu, in inglese e con una frase intera?",
    ],
  },
  {
    asks: /\bdo you (?:usually |always |ever )?(?:get up|wake up|sleep|go to (?:bed|school|work|the)|have (?:breakfast|lunch|dinner)|eat|work|study|rest|dream|cry|laugh)\b/i,
    answers: [
      "*I never sleep and I never get up: I am always here.*",
      "*My day has no morning and no evening.*",
      "*A program has no daily routine, only questions to read.*",
    ],
    backs: [
      "E tu, com'è la tua giornata, in una frase inglese con un orario?",
      "A che ora lo fai tu di solito, detto in inglese?",
    ],
  },
  {
    asks: /\bwhat are you doing|what do you do|what did you do|what will you do|what are you going to do/i,
    answers: [
      "*I am reading your message: that is my whole job.*",
      "*I read, I think, and I ask questions: nothing else.*",
    ],
    backs: [
      "E tu che cosa stai facendo in questo momento, in inglese?",
      "Che cosa fai di solito a quest'ora, detto in inglese?",
    ],
  },
  {
    asks: /\b(?:can|could|do|did|are|were|will|would|have) you\b/i,
    answers: [
      "*I am a program, so there is only one thing I can do: help you with English.*",
      "*That is a question for a person: I am just a program.*",
      "*As a program I would say no, but it is a good question.*",
    ],
    backs: [
      "E tu che cosa risponderesti, con una frase intera?",
      "Che risposta daresti tu, in inglese?",
      "Come risponderebbe il tuo migliore amico, in inglese?",
    ],
  },
];

const isQuestion =
  /^[\s\p{P}\p{S}]*(?:(?:hi|hello|hey|and|ok|so)[\s,!]*)?(?:what|where|when|who|why|how|which|do|did|are|were|can|could|have|will|would)\b.*\byou(?:r)?\b|^\W*(?:and|what about|how about) you\W*$/iu;
const maxQuestionWords = 9;

/** The question to the coach itself that an English message asks; undefined when it asks none. */
export function findCoachQuestion(message: string): CoachQuestion | undefined {
  const isShort = message.trim().split(/\s+/).length <= maxQuestionWords;
  if (!isShort || !isQuestion.test(message)) return undefined;
  return coachQuestions.find(({ asks }) => asks.test(message));
}
