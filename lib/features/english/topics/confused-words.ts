import { confusedPairs } from "./confused-words/pairs";
import { lookAlikes } from "./confused-words/look-alikes";
import { soundAlikes } from "./confused-words/sound-alikes";
import { grammarRule, ofKind } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";

const findPairs = swapFinder(swapsOf(confusedPairs));
const findSoundAlikes = swapFinder(swapsOf(`${lookAlikes}\n${soundAlikes}`));

export const confusedWords = grammarRule({
  topic: "confused-words",
  find: ({ words }) => {
    const spelt = findSoundAlikes(words);
    const meant = findPairs(words).filter(
      ({ start, end }) => !spelt.some((other) => start < other.end && other.start < end),
    );
    return [...(ofKind("spelt", spelt) ?? []), ...meant];
  },
  explanation:
    "L'italiano ha una parola sola dove l'inglese ne ha due, e ognuna si usa in casi suoi: dire, parlare, guardare, conoscere, vincere sono verbi che vanno scelti.",
  hints: [
    "In italiano questa parola va bene: ma in inglese ce n'è più di una, è quella giusta?",
    "Guarda che cosa viene dopo: una persona, una cosa, un fatto. Ognuna delle due parole vuole un seguito diverso.",
    "Tieni la frase com'è e cambia soltanto quella parola con la sua compagna, nella stessa forma.",
  ],
  kinds: {
    spelt: {
      explanation:
        "Ci sono parole inglesi che si pronunciano quasi allo stesso modo ma si scrivono in modo diverso e vogliono dire cose diverse.",
      hints: [
        "Questa parola esiste, ma è quella che volevi scrivere?",
        "Un'altra parola ha quasi lo stesso suono e un'altra grafia: pensa al significato.",
        "Ripeti ad alta voce la frase, chiediti che cosa significa quella parola qui, e riscrivila con le lettere giuste.",
      ],
    },
  },
});
