/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const language = `
lingua|language|English is one, Italian is another|language
parola|word|a few letters with a meaning|language
frase|sentence|it begins with a capital letter and ends with a full stop|language
domanda|question|it wants an answer|language
risposta|answer|it comes after a question|language
errore/sbaglio|mistake/error|something wrong in your exercise|language
regola|rule|it says what you can and cannot do|language
esempio|example|it shows how something works|language
dizionario|dictionary|a book with all the words|language
paragrafo|paragraph|a few sentences that stand together|language
titolo|title|the name of a book or a film|language
riga|line|words in a row, from left to right|language
lettera|letter|a, b or c, for example; or you post it|language
alfabeto|alphabet|it begins with a and ends with z|language
vocale|vowel|a, e, i, o or u|language
consonante|consonant|b, c or d, for example|language
sillaba|syllable|a small part of a word you can clap|language
punto|full stop/point/dot|a small mark at the end|language
virgola|comma|a small mark, you take a breath there|language
grammatica|grammar|all the rules of a language|language
ortografia|spelling|the right order of the letters|language
pronuncia|pronunciation|the way you say a sound|language
verbo|verb|go, eat and sleep, for example|language
sostantivo|noun|table, dog and school, for example|language
aggettivo|adjective|big, red and happy, for example|language
avverbio|adverb|slowly and quickly, for example|language
soggetto|subject|the person who does the action in a sentence|language
vocabolario|vocabulary|all the words you know|language
significato|meaning|the idea that a word stands for|language
traduzione|translation|the same text in another language|language
discorso|speech|a long talk in front of many people|language
inglese|English|people speak it in London and New York|language
italiano|Italian|people speak it in Rome and Milan|language
francese|French|people speak it in Paris|language
spagnolo|Spanish|people speak it in Madrid|language
tedesco|German|people speak it in Berlin|language
cinese|Chinese|people speak it in Beijing|language
giapponese|Japanese|people speak it in Tokyo|language
latino|Latin|the old language of Rome|language
dialogo|dialogue|two people speak, on a page|language
espressione|expression|a few words with a sense; or a look on your face|language
locuzione|phrase|a few words together|language
prefisso|prefix|un- in unhappy, for example|language
pronome|pronoun|I, you or he, for example|language
citazione|quote/quotation|words of a famous person|language
sinonimo|synonym|another word for the same thing|language
contrario/opposto|opposite|black, when you say white|language
`;
