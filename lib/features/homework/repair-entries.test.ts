import { asDialogue, repairEntries } from "./repair-entries";

test.each([
  [
    ["A ____ we meet?", "B: Good idea."],
    ["A: ____ we meet?", "B: Good idea."],
  ],
  [
    ["A: I love it.", "8: Well, ____ ."],
    ["A: I love it.", "B: Well, ____ ."],
  ],
  [
    ["A : ____ you there?", "B: Yes."],
    ["A: ____ you there?", "B: Yes."],
  ],
  [
    ["A dog barks.", "It is big."],
    ["A dog barks.", "It is big."],
  ],
  [["A: Hello!"], ["A: Hello!"]],
])("two speakers have their letters and colons: %j", (lines, wanted) => {
  expect(asDialogue(lines)).toEqual(wanted);
});

test.each([
  [["you / 1 / if / were / wait / | / would"], ["you / I / if / were / wait / I / would"]],
  [
    ["1 like tea ____ coffee.", "I have 1 brother."],
    ["I like tea ____ coffee.", "I have 1 brother."],
  ],
  [
    ["I'm as tall as / than you.", "Gold is more I most precious.", "He speaks good / well."],
    ["I'm as tall as / than you.", "Gold is more / most precious.", "He speaks good / well."],
  ],
  [
    ["You're late, ____ ?", "He drives, ____ ?", "You like figs, ____ 2"],
    ["You're late, ____ ?", "He drives, ____ ?", "You like figs, ____ ?"],
  ],
  [
    ["He is tall.", "She ran.", "We met.", "The soup is salty,"],
    ["He is tall.", "She ran.", "We met.", "The soup is salty."],
  ],
  [
    ["He wasn't ____ 10 vote.", "There are 10 people."],
    ["He wasn't ____ to vote.", "There are 10 people."],
  ],
  [
    ["She was late. ____", "They was here. ____", "A fox came in, ____"],
    ["She was late. ____", "They was here. ____", "A fox came in. ____"],
  ],
  [
    ["He works here.", "She left.", "feel sick when I read.", "We met. "],
    ["He works here.", "She left.", "I feel sick when I read.", "We met. "],
  ],
  [
    ["How ____ milk? a) many b) much", "It is ____ salty, a) too b) very", "We ____ them. a) know b) knew"],
    ["How ____ milk? a) many b) much", "It is ____ salty. a) too b) very", "We ____ them. a) know b) knew"],
  ],
  [["I give ____ I What's that?"], ["I give ____! What's that?"]],
])("what was lost in one item and seen in the others: %j", (read, wanted) => {
  expect(repairEntries(read)).toEqual(wanted);
});

test.each([
  [["She is taller than I am.", "He is old.", "We met."]],
  [["if it rains", "if you get a good mark", "He left."]],
  [["elbow / knee / wrist / spoon", "tablet / cream / syrup / surgeon"]],
  [["a bar of chocolate", "two breads", "a tin of tuna", "some informations"]],
  [["Wait 1 second.", "There is ____ 2 kilometres away."]],
])("what is printed stays: %j", (texts) => {
  expect(repairEntries(texts)).toEqual(texts);
});
