import { isQuestionAboutEnglish } from "../rule/question-about-english";

const exclaimed =
  "(?:ok|okay|no|si|sì|aspetta|vai|dai|uff+a*|madonna|mamma mia|boh|vabb[eè]|senti|grazie|scusa|prof|niente|allora|adesso|ora|poi|e|ma|quindi)";
const leaving =
  "(?:lasci(?:a|amo|ala|alo) (?:perdere|stare|(?:la|il) \\p{L}{1,12})(?: (?:quest|quell)\\p{L})?|basta(?: con (?:la |il |le |i )?\\p{L}{1,12})?|(?:passiamo|andiamo) (?:a(?:d)? )?(?:un['’ ]?)?(?:altr[oa])(?: (?:cosa|domanda|argomento))?|cambi(?:o|amo) (?:argomento|discorso|domanda)|(?:un['’ ]?)?altr[oa](?: (?:cosa|domanda))?)";
const leadIn = new RegExp(`^[^\\p{L}]*(?:${exclaimed}[\\s,.;:!?…]+){0,4}${leaving}[\\s,.;:!?…]+`, "iu");
/** "Un'altra cosa: …" leaves nothing. */
const leaves = /lasci|basta|passiamo|andiamo|cambi/iu;
/** "Non voglio X, voglio Y", "non ti ho chiesto quello. Y": Y is asked. */
const notThat =
  /^[^\p{L}]*(?:(?:no|ma|ok|scusa|prof|madonna|uffa)[\s,.]+){0,2}non (?:voglio|volevo|ti ho chiesto|ho chiesto|chiedevo|intendo|intendevo|cerco|cercavo|parlo|parlavo)(?!\p{L})[^,.;:]{0,80}[,.;:]\s*(?:(?:ma|bens[iì]|ok) )?/iu;

/** "Come si dice zaino, anzi no, astuccio": the last one is meant. */
const changed =
  /^(.{0,40}(?:come si (?:dice|scrive|pronuncia|legge)|(?:cosa|che) (?:vuol dire|significa))) [^,]{1,30}?,? (?:anzi|no aspetta|cio[eè] no)(?: no)?,? (.{1,40})$/iu;

export type WhatIsAsked = {
  /** The question of a message, without what only leads to it. */
  question: string;
  /** Whether what was worked on is left. */
  isLeaving: boolean;
};

/** "Lascia stare. Differenza tra lend e borrow?": the question behind what leads to it; undefined where there is none. */
export function whatIsAsked(message: string): WhatIsAsked | undefined {
  const [, asking = "", meant = ""] = changed.exec(message) ?? [];
  if (meant) return { question: `${asking} ${meant}`, isLeaving: false };
  const lead = leadIn.exec(message)?.[0] ?? notThat.exec(message)?.[0];
  const question = lead === undefined ? "" : message.slice(lead.length);
  return lead !== undefined && isQuestionAboutEnglish(question)
    ? { question, isLeaving: leaves.test(lead) }
    : undefined;
}
