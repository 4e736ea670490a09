/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const character = `
simpatico|nice/friendly/likeable/pleasant|a person everybody likes|character
gentile|kind/gentle/polite|a person who says please and helps others|character
timido|shy|a person who goes red and says little|character
pigro|lazy|a person who never wants to do anything|character
coraggioso|brave/courageous|a person who is not afraid|character
comprensivo|sympathetic|a person who understands your pain|character
testardo/cocciuto/testarda|stubborn|this person never changes an idea|character
intelligente/sveglio/furbo|clever/smart/intelligent/bright|this person understands things quickly|character
carattere|character/personality|shy, funny or kind, for example|character
onesto|honest|this person never lies|character
disonesto|dishonest|this person lies and takes|character
sincero|sincere|this person says what is true|character
egoista|selfish|this person thinks only of himself|character
altruista|unselfish|this person thinks of others first|character
socievole|sociable/outgoing|this person makes friends easily|character
amichevole|friendly|this person is nice with everybody|character
antipatico|unpleasant/nasty/unfriendly|nobody likes this person|character
cortese|polite|this person always says please|character
scortese|rude/impolite|this person never says please|character
crudele|cruel|this person likes to hurt others|character
tenero|tender/sweet|soft and full of love|character
furbo|cunning/sly|as clever as a fox|character
saggio|wise|an old person who knows a lot is like this|character
sciocco/stupido|silly/stupid/foolish|not clever at all|character
pazzo/matto|crazy/mad|not right in the head|character
normale|normal|like all the others|character
chiacchierone|chatty/talkative|this person never stops speaking|character
silenzioso|quiet/silent/calm/peaceful|without a sound|character
timidezza|shyness|it makes you go red and say little|character
impaziente|impatient|this person cannot wait|character
ottimista|optimistic/optimist|this person thinks all will go well|character
pessimista|pessimistic/pessimist|this person thinks all will go wrong|character
ambizioso|ambitious|this person wants to become important|character
laborioso|hard-working|this person never stops doing things|character
pigrizia|laziness|it keeps you on the sofa|character
responsabile|responsible|you can leave a baby with this person|character
affidabile|reliable|you can be sure of this person|character
disordinato|untidy/messy|a room with clothes everywhere is like this|character
ordinato|tidy|a room with everything in its place is like this|character
distratto|absent-minded|this person forgets everything|character
creativo|creative|this person has many new ideas|character
pratico|practical|good at real things|character
indipendente|independent|this person does things alone|character
popolare|popular|everybody likes this person|character
famoso|famous|everybody knows this person|character
talento|talent|you have it when you sing very well|character
abilità|ability/skill|what you can do well|character
comportamento|behaviour|good when you are polite|character
comportarsi|behave|to act well or badly|character
abitudine|habit|what you do every day without thinking|character
bontà|goodness/kindness|what kind people have|character
gentilezza|kindness|what you show when you help others|character
pazienza|patience|you need it to wait|character
onestà|honesty|always telling the truth|character
`;
