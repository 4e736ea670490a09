import { readRewriting } from "./read-items";
import { readInstruction } from "./instruction";
import { withWholeGap } from "./rewriting";
import { solveEachGap } from "./solve-item";

/** What is found for each item of a sheet as it is typed: the forms of a gap, the gaps, the items. */
function solved(text: string): string[] {
  const sheet = readRewriting(text);
  return (sheet?.items ?? []).map((item) => {
    const whole = withWholeGap(item, sheet?.task ?? readInstruction(""), sheet?.instruction);
    return solveEachGap(whole, sheet ?? { wordBank: [] })
      .map((forms) => forms?.join(" | ") ?? "?")
      .join(" + ");
  });
}

test.each([
  [
    "Complete with the past simple of the verbs in the box.\nbuy take drink\n1. We ____ a lot of photos.\n2. She ____ some water.\n3. They ____ new shoes.",
    ["took", "drank", "bought"],
  ],
  [
    "Use the verbs in the box: eat, go, play, sleep (present continuous)\n1. Where ____ you ____?\n2. The baby ____.\n3. We ____ tennis.\n4. They ____ pizza.",
    ["are + going", "is sleeping | 's sleeping", "are playing | 're playing", "are eating | 're eating"],
  ],
  [
    "Complete with the past simple of these verbs.\nlike love want\n1. We ____ it.\n2. She ____ them.\n3. They ____ that.",
    ["?", "?", "?"],
  ],
])("a box of verbs: %s", (text, wanted) => {
  expect(solved(text)).toEqual(wanted);
});

test.each([
  ['Reported speech.\n1. "I like pizza," Tom said. → Tom said that he ____ pizza.', ["liked"]],
  ['Reported speech.\n1. "We will come," they said. → They said that they ____.', ["would come"]],
  [
    'Reported speech.\n1. "I can\'t swim," he said. → He said that he ____.',
    ["couldn't swim | could not swim"],
  ],
  ['Reported speech.\n1. "Where is it?" he said. → He said that he ____.', ["?"]],
  [
    'Change into reported speech.\n1. "I am happy," said Tom.',
    ["Tom said that he was happy. | Tom said he was happy."],
  ],
  [
    'Change into reported speech.\n1. "I will go home," said Tom.',
    ["Tom said that he would go home. | Tom said he would go home."],
  ],
  [
    'Change into reported speech.\n1. "Where do you live?" she asked me.\n2. "Don\'t run," the teacher told us.',
    [
      "She asked me where I lived. | She asked where I lived.",
      "The teacher told us not to run. | The teacher asked us not to run.",
    ],
  ],
  [
    "Make these sentences passive.\n1. They make cars in Turin.",
    [
      "Cars are made in Turin. | Cars are made by them in Turin. | Cars are made in Turin by them. | In Turin cars are made. | In Turin cars are made by them.",
    ],
  ],
  [
    "Make these sentences passive.\n1. Someone has stolen my phone.",
    [
      "My phone has been stolen. | My phone has been stolen by someone. | My phone has been stolen by somebody.",
    ],
  ],
  ["Make these sentences passive.\n1. He sleeps.", ["?"]],
  [
    "Complete with used to.\n1. I ____ (live) in Rome.\n2. She ____ (not like) fish.",
    ["used to live", "didn't use to like | did not use to like"],
  ],
  ["Imperative.\n1. ____ (open) the window!\n2. ____ (not run) here!", ["Open", "Don't run | Do not run"]],
  [
    "Complete with have got or has got.\n1. She ____ a bike.\n2. We ____ (not) a dog.",
    ["has got | 's got", "haven't got | have not got | 've not got"],
  ],
  [
    "too / enough: 1 I'm not (old) ____ to drive. 2 This bag is (heavy) ____, I can't carry it.",
    ["old enough", "too heavy"],
  ],
  [
    "Add question tags.\n1. Tom lives here, ____?\n2. Let's go, ____?\n3. My friend lives here, ____?",
    ["doesn't he | does he not", "shall we", "?"],
  ],
  ["Write the past simple.\n1. go\n2. stop", ["went", "stopped"]],
  ["Write the adverbs.\n1. quick\n2. happy", ["quickly", "happily"]],
  ["Write the comparative and the superlative.\n1. big\n2. good", ["?", "?"]],
  ["Transform into questions.\n1. There is a bank.", ["Is there a bank?"]],
  ["Write questions for these answers.\n1. I live in Rome.", ["?"]],
  ["Rewrite with 's.\n1. This is the car of my dad.", ["?"]],
  ["Put the words in order.\n1. is / where / from / teacher / your / ?", ["Where is your teacher from?"]],
  [
    "Conditionals.\n1. If I ____ (have) time, I will help you.\n2. If you heat ice, it ____ (melt).",
    ["have", "will melt | 'll melt | melts"],
  ],
  [
    "Complete with the present perfect.\n1. I ____ (finish / already).\n2. She ____ (not arrive / yet).",
    [
      "have already finished | 've already finished",
      "hasn't arrived yet | has not arrived yet | 's not arrived yet",
    ],
  ],
  ["Complete with have got or has got.\n1. We ____ not ____ a pool.", ["have | 've + got"]],
  [
    "present perfect or past simple\n1. When ____ you ____ (meet) Sara?\n2. I ____ never ____ (eat) sushi.",
    ["did + meet", "have | 've + eaten"],
  ],
])("%s", (text, wanted) => {
  expect(solved(text)).toEqual(wanted);
});
