/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const feelings = `
felice/contento|happy/glad|how you feel on your birthday|feelings
triste|sad/unhappy|how you feel when a friend goes away|feelings
arrabbiato|angry/mad|how you feel when somebody breaks your phone|feelings
stanco|tired|how you feel after a long day|feelings
spaventato|scared/afraid/frightened|how you feel in a dark house|feelings
annoiato|bored|how you feel when there is nothing to do|feelings
preoccupato|worried|how you feel before a difficult test|feelings
affamato|hungry|how you feel before lunch|feelings
assetato|thirsty|how you feel after sport, on a hot day|feelings
sogno|dream|a story in your head while you are in bed|feelings
paura|fear|what you feel in front of a monster|feelings
amore|love|what you feel for your family|feelings
amicizia|friendship|what two good pals have|feelings
innamorato/innamorata|in love|you feel it when your heart beats fast for somebody|feelings
fidanzato/ragazzo|boyfriend/fiancé|the boy a girl goes out with|feelings
fidanzata/ragazza|girlfriend|the girl a boy goes out with|feelings
buffo/divertente|funny/amusing/fun/hilarious|it makes you laugh|feelings
geloso/gelosa/invidioso|jealous/envious|you feel it when your friend plays with somebody else|feelings
orgoglioso/fiero/orgogliosa|proud|your parents feel it when you do something great|feelings
deluso/delusa|disappointed|you feel it when you hoped for more|feelings
emozionato/eccitato/emozionata/entusiasta|excited|you feel it the night before a trip|feelings
imbarazzato/imbarazzata|embarrassed|you feel it when your face goes red|feelings
maleducato/scortese/maleducata|rude|this person never says please or thank you|feelings
educato/cortese/beneducato/educata|polite|this person always says please and thank you|feelings
generoso/generosa|generous|this person gives a lot to others|feelings
sentimento|feeling|love or fear, for example|feelings
emozione|emotion|joy or fear, for example|feelings
felicità|happiness|what you have when all is fine|feelings
gioia|joy|what you feel when something great happens|feelings
tristezza|sadness|what you feel when a friend goes away|feelings
rabbia|anger|what you feel when somebody is unfair|feelings
noia|boredom|what you feel when there is nothing to do|feelings
odio|hate/hatred|the opposite of love|feelings
gelosia|jealousy|what you feel when your friend prefers another|feelings
invidia|envy|you want what another has|feelings
sorpresa|surprise|you did not know it would happen|feelings
vergogna|shame|your face goes red because you did something bad|feelings
orgoglio|pride|you feel it when you did something great|feelings
speranza|hope|you think that things will go well|feelings
desiderio|wish/desire|you want it very much|feelings
dubbio|doubt|you are not sure|feelings
coraggio|courage/bravery|you have it when you are not afraid|feelings
fiducia|trust|you know a friend will not lie to you|feelings
allegro|cheerful/happy|always with a smile|feelings
infelice|unhappy|not at all glad|feelings
depresso|depressed|very sad for a long time|feelings
solo|alone/lonely|with nobody near you|feelings
nervoso|nervous|how you feel before an important exam|feelings
ansioso|anxious|how you feel when you fear the worst|feelings
calmo|calm|not nervous at all|feelings
rilassato|relaxed|how you feel on holiday|feelings
sorpreso|surprised|you did not think it could happen|feelings
scioccato|shocked|you heard something terrible|feelings
stupito|amazed/astonished|how a child looks at magic|feelings
confuso|confused|you do not know what to think|feelings
furioso|furious|very very angry|feelings
arrabbiarsi|get angry|to lose your calm|feelings
soddisfatto|satisfied|happy with what you did|feelings
grato|grateful|you want to say thank you|feelings
interessato|interested|you want to know more|feelings
stressato|stressed|with too much to do|feelings
impaurito|frightened/afraid|a monster makes you like this|feelings
terrorizzato|terrified|with very great fear|feelings
disperato|desperate|without any hope|feelings
fortunato|lucky|good things happen to this person|feelings
sfortunato|unlucky|bad things happen to this person|feelings
curioso|curious|this person wants to know everything|feelings
assonnato|sleepy|ready for bed|feelings
sveglio|awake|not sleeping|feelings
addormentato|asleep|in bed with closed eyes|feelings
sensibile|sensitive|this person cries easily|feelings
serio|serious|this person does not joke|feelings
buono|good|the opposite of bad|feelings
piacere|like|to find something nice; or please|feelings
preferire|prefer|to like one thing more|feelings
adorare|adore/love|to like very very much|feelings
sopportare|bear/stand|to live with something you do not like|feelings
preoccuparsi|worry|to think that something bad may happen|feelings
spaventare|scare/frighten|to make somebody afraid|feelings
sorprendere|surprise|to do what nobody waits for|feelings
annoiarsi|get bored/be bored|to have nothing to do|feelings
arrossire|blush|your face goes red|feelings
abbracciare|hug|to put your arms around somebody|feelings
abbraccio|hug|you give it with both arms|feelings
baciare|kiss|to touch with your lips|feelings
bacio|kiss|you give it with your lips|feelings
consolare|comfort/console|to be kind to a sad person|feelings
scusarsi|apologise/apologize|to say sorry|feelings
perdonare|forgive|to say it is all right after a mistake|feelings
ringraziare|thank|to say how kind it was|feelings
litigare|argue/quarrel/fight|to shout at each other|feelings
urlare/gridare|shout/scream/yell|to speak very loudly|feelings
sussurrare/bisbigliare|whisper|to speak very quietly|feelings
lamentarsi|complain|to say that you are not happy with something|feelings
mancare|miss|to be sad because somebody is far away|feelings
innamorarsi|fall in love|to feel your heart beat for somebody|feelings
fidarsi|trust|to know that a friend will not lie|feelings
credere|believe|to think that it is true|feelings
desiderare|wish/desire|to want very much|feelings
volere|want|a baby cries when it does this|feelings
turbato/sconvolto|upset|sad and worried because something bad happened|feelings
stanco morto|dead tired/exhausted|so tired that you fall on your bed|feelings
di buon umore|in a good mood|smiling and happy today|feelings
di cattivo umore|in a bad mood|not smiling today, best left alone|feelings
piangere di gioia|cry for joy|to have happy tears|feelings
annoiato a morte|bored to death|with nothing at all to do|feelings
essere innamorato|be in love|to feel your heart beat for somebody|feelings
voler bene/volere bene|love/be fond of|to have somebody in your heart|feelings
mi manchi|I miss you|you say it to a friend who is far away|feelings
ti amo/ti voglio bene|I love you|you say it to your mum or to your sweetheart|feelings
nostalgia di casa|homesickness|you feel it when you are far from your family|feelings
ubriaco|drunk|this person had too much wine|feelings
sicuro di sé|confident/self-confident|you know that you can do it|feelings
impressionato|impressed|you saw something great|feelings
commosso|moved/touched|you nearly cry because it is so beautiful|feelings
spaesato|lost/out of place|you do not know anybody here|feelings
spaventoso/inquietante|spooky/creepy/scary|strange and a little frightening, like a ghost story|feelings
infastidito|annoyed|a little angry|feelings
in ansia/ansioso|anxious|worried about what will happen|feelings
sollevato|relieved|no longer worried|feelings
cotta|crush|what you have when you secretly love somebody|feelings
`;
