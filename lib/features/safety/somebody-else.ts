const fullName = /^\s*\p{Lu}[\p{L}']+ \p{Lu}\p{Ll}[\p{L}']*\s/u;
/** A first name and an English verb: a sentence of a textbook. */
const textbookName =
  /^\s*(?!(?:Dad|Mum|Mom|Daddy|Mummy|Uncle|Aunt|Grandpa|Grandma|Someone|Somebody|Everyone|Everybody|Nobody|He|She|They|It|This|That|There|Life|Please|Help)\b)\p{Lu}\p{Ll}+(?:['’]s \p{Ll}+)? (?:is|was|has|had|does|doesn['’]t|did|didn['’]t|wants|wanted|\p{Ll}{2,}s)\s/u;
const firstPerson =
  /(?<![\p{L}])(?:i|i['’]m|me|my|myself|we|us|our|io|mi|mio|mia|miei|mie|ci|noi|voglio|vorrei|ho|sono|sto|devo|non ce la faccio)(?![\p{L}])/iu;

/** Whether a message tells of somebody with a name and nobody says "I": a figure of a book, not the writer. */
export const isAboutSomebodyElse = (message: string): boolean =>
  !firstPerson.test(message) && (fullName.test(message) || textbookName.test(message));
