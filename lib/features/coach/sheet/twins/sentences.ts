import type { SheetTopic } from "@/lib/features/homework/rules";

/** Solved sentences with two clauses, in the passive, or written anew; written as those of `small-words.ts`. */
export const sentenceTwins: Partial<Record<SheetTopic, string>> = {
  "zero-conditional": `
If you [heat] (heat) butter, it [melts] (melt).
Wax [melts] (melt) if you [light] (light) the candle.`,
  "first-conditional": `
If the wind [drops] (drop), the kite [will fall] (fall).
The goat [will escape] (escape) if you [unlock] (unlock) the gate.
If the pirates [don't row] (not / row), they [won't land] (not / land) tonight.
When the bell [rings] (ring), the monkeys [will hide] (hide).
[Will] the king [smile] (smile) if the clown [juggles] (juggle)?`,
  "second-conditional": `
If the pirates [owned] (own) a whale, they [would ride] (ride) it.
The goat [would fly] (fly) if it [had] (have) wings.
If the king [lost] (lose) his crown, he [would cry] (cry).
If a snail [could jump] (can / jump), it [wouldn't crawl] (not / crawl).`,
  "third-conditional": `
If the sailor [had noticed] (notice) the rock, he [would have stopped] (stop).
The king [wouldn't have cried] (not / cry) if the thief [hadn't stolen] (not / steal) the crown.`,
  "first-conditional-choice": `
If the wind [drops], the kite [will fall]. (drops / will drop – falls / will fall)
The goat [will escape] if you [unlock] the gate. (escapes / will escape – unlock / will unlock)
When the bell [rings], the monkeys [will hide]. (rings / will ring – hide / will hide)`,
  "passive-present": `
Honey [is produced] (produce) by bees.
Candles [are burnt] (burn) in the castle.
The gate [isn't locked] (not / lock).
[Are] the drums [painted] (paint) by the clown?`,
  "passive-past": `
The cave [was discovered] (discover) by a knight.
The thieves [were punished] (punish) by the king.
The crown [wasn't stolen] (not / steal).
[Was] the treasure [hidden] (hide) here?`,
  "passive-other": `
The tower [will be painted] (paint) tomorrow.
The chest [has been locked] (lock).
The lions [must be fed] (feed) at noon.`,
  "make-passive": `
Bees produce honey. → Honey is produced by bees.
The clown paints the masks. → The masks are painted by the clown.
Pirates hid the treasure. → The treasure was hidden by pirates.
A knight discovered the caves. → The caves were discovered by a knight.
They will paint the tower. → The tower will be painted.
Somebody has locked the chest. → The chest has been locked.`,
  "make-negative": `
The clown sings. → The clown doesn't sing.
Owls hunt at noon. → Owls don't hunt at noon.
The thief escaped. → The thief didn't escape.
Snails can jump. → Snails can't jump.
The drums are loud. → The drums aren't loud.
The captain was asleep. → The captain wasn't asleep.
It is snowing. → It isn't snowing.
The pirates have landed. → The pirates haven't landed.
The ship will sink. → The ship won't sink.
The witch has got a broom. → The witch hasn't got a broom.`,
  "make-question": `
The clown sings. → Does the clown sing?
Owls hunt at night. → Do owls hunt at night?
The thief escaped. → Did the thief escape?
Penguins can swim. → Can penguins swim?
The drums are loud. → Are the drums loud?
The captain was asleep. → Was the captain asleep?
It is snowing. → Is it snowing?
The pirates have landed. → Have the pirates landed?
The ship will sink. → Will the ship sink?
The witch has got a broom. → Has the witch got a broom?`,
  "make-affirmative": `
The clown doesn't sing. → The clown sings.
The thief didn't escape. → The thief escaped.
Snails can't jump. → Snails jump.`,
  "question-for": `
The witch lives in a cave. (in a cave) → Where does the witch live?
The pirates landed at midnight. (at midnight) → When did the pirates land?
The clown is juggling nuts. (nuts) → What is the clown juggling?
The thief stole the crown. (the thief) → Who stole the crown?
The knights fight because they are angry. (because they are angry) → Why do the knights fight?`,
  "reported-speech": `
The clown said, "I am thirsty." → The clown said that he was thirsty.
The pirates said, "We will land." → The pirates said that they would land.
The witch said, "I hate soup." → The witch said that she hated soup.
The captain asked, "Where is the map?" → The captain asked where the map was.
The clown told me, "I am thirsty." → The clown told me that he was thirsty.
The pirates told us, "We hate soup." → The pirates told us that they hated soup.
The clown said, "I can juggle." → The clown said that he could juggle.
The sailors said, "We have landed." → The sailors said that they had landed.
The knight said, "I fought." → The knight said that he had fought.
The witch asked, "Do you snore?" → The witch asked if I snored.`,
  "join-sentences": `
The pirate sings. He has got a map. (who) → The pirate who sings has got a map.
It was foggy. The ferry stopped. (so) → It was foggy, so the ferry stopped.
The clown was ill. He juggled. (although) → Although the clown was ill, he juggled.`,
  mistake: `
The clown sing every night. → The clown sings every night.
The pirates was brave. → The pirates were brave.
He don't juggle. → He doesn't juggle.`,
  "translation-to-italian": `
The witch has got a broom. → La strega ha una scopa.
Owls hunt at night. → I gufi cacciano di notte.
The clown isn't juggling. → Il pagliaccio non sta facendo il giocoliere.
The pirates landed on Tuesday. → I pirati sono sbarcati martedì.
Did the thief escape? → Il ladro è scappato?
The captain will sail at midnight. → Il capitano salperà a mezzanotte.`,
  "free-answer": `
Where do owls live? → They live in trees.
Has the witch got a broom? → Yes, she has got a broom.
What does the clown juggle? → He juggles nuts.
When did the pirates land? → They landed at midnight.
Are the drums loud? → Yes, they are loud.`,
  definitions: `
You wear it on your head: h____ → helmet
A person who sails on a ship: s____ → sailor
A big house with towers: c____ → castle`,
  "past-forms": `
steal → stole
juggle → juggled
row → rowed
hide → hid
knock → knocked
shine → shone`,
  "spelling-of-ing": `
juggle → juggling
climb → climbing
row → rowing
hop → hopping`,
};
