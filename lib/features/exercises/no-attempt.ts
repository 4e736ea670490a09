/** What a pupil types instead of an answer: nothing, a shrug, or a plea for the solution. */
const shrugs =
  /^(?:bo+h+|mah|eh|uffa|non (?:lo |la )?so(?: fare| rispondere)?|nn (?:lo )?so|non ho idea|nessuna idea|non capisco|non ho capito|idk|i do ?n[o']?t know|no idea|dunno|passo|skip|salta|aiut(?:o|ami)|help(?: me)?|ciao|ok|x+|a+|\?+)$/;
const pleas =
  /\b(?:dimmi|dammi|dimmela|dammela|scrivimi|scrivi tu|fallo tu|falla tu|fai tu|rispondi tu|suggerisci|soluzione|la risposta|risposta giusta|ti prego|per favore aiut\w+|tell me|give me the (?:answer|solution)|the answer is\?)\b/;

export function isNoAttempt(answer: string): boolean {
  const plain = answer
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" || shrugs.test(plain) || pleas.test(plain);
}
