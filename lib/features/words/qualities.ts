/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const qualities = `
bello|beautiful/pretty/lovely/handsome/good-looking/nice|you love to look at it|qualities
brutto|ugly|not nice to look at|qualities
grande|big/large/great|an elephant is like this|qualities
piccolo|small/little|an ant is like this|qualities
alto|tall|a basketball player is like this|qualities
basso|short|the opposite of tall|qualities
lungo|long|a snake is like this|qualities
magro|thin|the opposite of fat|qualities
giovane|young|a child is like this|qualities
vecchio|old|a person of ninety is like this|qualities
nuovo|new|something you bought today is like this|qualities
caldo|hot|the weather in the desert|qualities
freddo|cold|the weather at the North Pole|qualities
veloce|fast/quick|a racing car is like this|qualities
lento|slow|a snail is like this|qualities
facile|easy/simple|the opposite of difficult|qualities
difficile|difficult/hard|not easy at all|qualities
forte|strong|a weightlifter is like this|qualities
debole|weak|the opposite of strong|qualities
ricco|rich|a person with a lot of money|qualities
povero|poor|a person without money|qualities
pulito|clean|how your hands are after soap|qualities
sporco|dirty|how your shoes are after the mud|qualities
pieno|full|a bag with no more space|qualities
vuoto|empty|a box with nothing inside|qualities
aperto|open|a shop where you can go in is like this|qualities
chiuso|closed|a shop at midnight is like this|qualities
divertente|funny/amusing/fun/hilarious|it makes you laugh|qualities
noioso|boring|it makes you sleepy|qualities
interessante|interesting|you want to know more about it|qualities
pericoloso|dangerous|you can get hurt, so be careful|qualities
sicuro|safe|nothing bad can happen here|qualities
tranquillo|quiet/calm/peaceful|with no noise|qualities
rumoroso|noisy/loud|a street full of cars is like this|qualities
utile|useful|it helps you to do something|qualities
sensato|sensible|it shows good judgement|qualities
morbido|soft|a pillow is like this|qualities
economico/a buon mercato/poco costoso/costa poco/conveniente|cheap|it does not cost much|qualities
costoso/caro|expensive|you need a lot of money to buy it|qualities
enorme/gigantesco/grandissimo|huge|as big as an elephant, or more|qualities
minuscolo/piccolissimo|tiny|as small as an ant|qualities
strano/bizzarro|strange/weird/odd|not normal, it makes you wonder|qualities
ottimo/eccellente|excellent|very very good|qualities
perfetto|perfect|without any mistake|qualities
meraviglioso|wonderful|so good that you cannot believe it|qualities
fantastico/pazzesco|fantastic/great/awesome/amazing|really very good|qualities
incredibile|incredible/unbelievable/amazing|you can hardly think it is true|qualities
straordinario|extraordinary|not at all like every day|qualities
stupendo|gorgeous/wonderful/stunning|very very beautiful|qualities
terribile|terrible/awful|very very bad|qualities
orribile|horrible|ugly and very bad|qualities
spaventoso|frightening/scary|it makes you afraid|qualities
emozionante|exciting|a film that makes your heart beat fast|qualities
commovente|moving/touching|it makes you cry a little|qualities
sorprendente|surprising|nobody thought it would happen|qualities
deludente|disappointing|not as good as you hoped|qualities
stancante|tiring|you want to sleep after it|qualities
rilassante|relaxing|it makes you calm, like a warm bath|qualities
imbarazzante|embarrassing/awkward|it makes your face go red|qualities
irritante/fastidioso|annoying|like a fly that never goes away|qualities
importante|important|it counts a lot|qualities
necessario|necessary|you cannot do without it|qualities
possibile|possible|it can happen|qualities
impossibile|impossible|it cannot happen|qualities
probabile|likely/probable|it will happen, you think|qualities
speciale|special|not like the others|qualities
diverso/differente|different|not the same|qualities
uguale|same/equal|not different|qualities
stesso|same|not another one|qualities
simile|similar|almost like another|qualities
comune|common|you see it everywhere|qualities
raro|rare|you almost never see it|qualities
unico|unique/only|there is no other like it|qualities
vero|true/real|not false|qualities
falso|false/fake|not true|qualities
reale|real/royal|it is not a dream|qualities
giusto|right/fair/correct|without mistakes; the same for everybody|qualities
ingiusto|unfair|one child gets ten sweets, the other none|qualities
sbagliato|wrong|not right|qualities
corretto|correct|without any mistake|qualities
esatto|exact|not one more and not one less|qualities
semplice|simple|easy to understand|qualities
complicato|complicated|hard to understand|qualities
duro|hard|like stone|qualities
molle|soft|like butter in the sun|qualities
ruvido|rough|the opposite of smooth|qualities
appuntito|pointed/sharp|like the end of a needle|qualities
affilato|sharp|a knife that cuts well is like this|qualities
rotondo|round|like a ball|qualities
piatto|flat|like a table or a road in Holland|qualities
profondo|deep|like the sea|qualities
largo|wide/large|the opposite of narrow|qualities
stretto|narrow/tight|a small street, or shoes that hurt|qualities
spesso|thick|like a wall of a castle|qualities
sottile|thin|like paper|qualities
pesante|heavy|like an elephant|qualities
leggero|light|like a feather|qualities
corto|short|like the hair of a soldier|qualities
alto|high/tall|like a mountain or a tower|qualities
basso|low/short|not far from the ground|qualities
grosso|big/thick/large/great|like a whale|qualities
immenso|immense/huge|like the sky|qualities
minimo|minimum/least|the smallest number there can be|qualities
massimo|maximum|the biggest number there can be|qualities
antico|ancient/old|like Rome or the pyramids|qualities
moderno|modern|of today|qualities
attuale|current/present|of today, of now|qualities
rotto|broken|in two pieces|qualities
intero|whole/entire|all of it|qualities
completo|complete/full|nothing is missing|qualities
libero|free|not in prison; with time to play|qualities
occupato|busy/taken|with much to do|qualities
impegnato|busy|with no free time|qualities
disponibile|available|you can have it now|qualities
pronto|ready|you can start now|qualities
vivo|alive|not dead|qualities
morto|dead|not living any more|qualities
maturo|ripe/mature|a fruit that is good to eat now|qualities
bollente|boiling|very very hot|qualities
luminoso|bright|with much light|qualities
brillante|bright/brilliant/shiny|like a star|qualities
trasparente|transparent/clear|you can see through it|qualities
misterioso|mysterious|nobody can explain it|qualities
magico|magic/magical|it can turn a frog into a prince|qualities
naturale|natural|not made by people|qualities
artificiale|artificial|made by people|qualities
storico|historical/historic|of the past, in books about kings|qualities
nazionale|national|of a whole country|qualities
internazionale|international|of many countries|qualities
locale|local|of this place only|qualities
pubblico|public|for everybody|qualities
privato|private|not for everybody|qualities
religioso|religious|this person often goes to church|qualities
ufficiale|official|it comes from the government|qualities
legale|legal|the law says yes|qualities
illegale|illegal|the law says no|qualities
colpevole|guilty|the judge says he did it|qualities
innocente|innocent|the judge says he did not do it|qualities
violento|violent|this person hits others|qualities
prudente|careful/prudent|this driver never goes too fast|qualities
inutile|useless|it does not help at all|qualities
efficace|effective|it gives the result you want|qualities
comodo|comfortable|a good sofa is like this|qualities
scomodo|uncomfortable|a chair of stone is like this|qualities
accogliente|cosy/welcoming|a warm room with a fire is like this|qualities
affollato|crowded|full of people|qualities
deserto|deserted|a place without people|qualities
isolato|isolated/block|far from everything|qualities
lussuoso|luxurious|like a hotel with five stars|qualities
di moda|in fashion|everybody wears it now|qualities
principale|main|the most important|qualities
secondario|secondary|less important|qualities
superiore|upper/higher|above another|qualities
inferiore|lower|below another|qualities
interno|internal/inside|not outside|qualities
esterno|external/outside|not inside|qualities
centrale|central|in the middle|qualities
anteriore|front|the part you see first|qualities
precedente|previous|the one before|qualities
seguente/successivo|following|the one after|qualities
esperto|expert/experienced|this person knows a lot about it|qualities
bravo|good/clever|you are this when you do something well|qualities
capace|able/capable|this person can do it|qualities
incapace|unable/incapable|this person cannot do it|qualities
scarso|poor/scarce|too little, not good enough|qualities
migliore/meglio|better/best|more than good|qualities
peggiore/peggio|worse/worst|more than bad|qualities
maggiore|older/elder|a brother born before you|qualities
minore|younger/minor|a brother born after you|qualities
preferito|favourite/favorite|you like it more than all the others|qualities
indimenticabile|unforgettable|it stays in your mind for ever|qualities
ridicolo|ridiculous|everybody laughs at it|qualities
assurdo|absurd|it makes no sense at all|qualities
evidente/ovvio|obvious|everybody can see it|qualities
certo/sicuro|sure/certain|without any doubt|qualities
chiuso a chiave|locked|you need a key to open it|qualities
arrugginito|rusty|old iron that got wet is like this|qualities
fragile|fragile|it breaks easily, like glass|qualities
puzzolente|smelly/stinky|like old socks|qualities
profumato|scented|like a rose to your nose|qualities
peloso|hairy/furry|a gorilla is like this|qualities
succoso|juicy|a good orange is like this|qualities
severo|strict|a teacher with many rules is like this|qualities
tosto/resistente|tough|strong and hard to break|qualities
squisito|yummy|very good to eat, in the words of a child|qualities
alternativo|alternative|another way|qualities
positivo|positive|good, like a plus|qualities
negativo|negative|bad, like a minus|qualities
personale|personal|only your own|qualities
sociale|social|of people who live together|qualities
fisico|physical|of the body|qualities
mentale|mental|of your mind|qualities
medio|average/medium|not big and not small|qualities
vasto|vast|very very large, like the desert|qualities
costante|constant|always the same|qualities
chiaro come il sole|crystal clear|very easy to understand|qualities
eterno|eternal|without an end|qualities
schifoso/disgustoso|disgusting/gross|very bad to smell or taste|qualities
figo|cool|a young word for very good|qualities
strambo/strano|weird/odd/strange|not like other things|qualities
impegnativo|demanding/challenging|it needs a lot of work|qualities
viscido|slimy|a fish or a snail is like this|qualities
bruciato|burnt/burned|black toast is like this|qualities
scaduto|expired/out of date|old milk is like this|qualities
`;
