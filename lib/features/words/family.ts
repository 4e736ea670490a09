/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const family = `
mamma|mother/mum/mom/mummy/mommy/mama|the woman who had you|family
madre|mother/mum/mom/mummy/mommy/mama|the woman who had you|family
padre|father/dad/daddy/papa|the man of your parents|family
papà|father/dad/daddy/papa|the man of your parents|family
genitori|parents|mum and dad together|family
fratello|brother|a boy with the same mum and dad as you|family
sorella|sister|a girl with the same mum and dad as you|family
nonno|grandfather/grandpa/grandad/granddad|the father of your dad|family
nonna|grandmother/grandma/granny/nan/nana|the mother of your dad|family
zio|uncle|the brother of your mum|family
zia|aunt|the sister of your mum|family
cugino|cousin|the child of your mum's sister|family
cugina|cousin|the child of your mum's sister|family
figlio|son|a boy, for his parents|family
figlia|daughter|a girl, for her parents|family
parente|relative|an aunt or a cousin is one|family
famiglia|family|parents and children together|family
bambino/bambina|child|a boy or a girl of five, for example|family
bambini|children|boys and girls together|family
neonato|baby/newborn|very small, it drinks milk and cries|family
marito|husband|the man a woman is married to|family
moglie|wife|the woman a man is married to|family
gemello/gemelli|twin|born on the same day as a brother or sister|family
nipote|nephew/niece/grandchild|the child of your brother or sister|family
nipotino|grandson/grandchild|a boy, for his grandmother|family
nipotina|granddaughter/grandchild|a girl, for her grandmother|family
suocera|mother-in-law|the mum of your husband or wife|family
suocero|father-in-law|the dad of your husband or wife|family
cognato|brother-in-law|the man your sister marries|family
cognata|sister-in-law|the woman your brother marries|family
nonni|grandparents|the parents of your parents|family
figlio unico|only child|a boy without brothers or sisters|family
antenato|ancestor|a person of your family who lived long ago|family
padrino|godfather|a man who holds you when you are baptised|family
matrigna|stepmother|Cinderella had a bad one|family
patrigno|stepfather|the new husband of your mum|family
orfano|orphan|a child who has lost mum and dad|family
vedova|widow|a woman whose husband is dead|family
sposo|groom/bridegroom|the man of the wedding day|family
sposa|bride|the woman in white on her wedding day|family
matrimonio|wedding/marriage|two people say yes and there is a feast|family
nascita|birth|the first moment of a life|family
morte|death|the end of life|family
funerale|funeral|people in black say goodbye to a dead person|family
divorzio|divorce|the end of a marriage|family
sposarsi|get married/marry|to become husband and wife|family
nascere|be born|to come into the world|family
crescere|grow/grow up|to become bigger every year|family
morire|die|to stop living|family
sposato|married|with a husband or a wife|family
divorziato|divorced|no longer husband and wife|family
celibe/nubile/single|single|without a husband or a wife|family
bisnonna|great-grandmother|the mum of your grandmother|family
bisnonno|great-grandfather|the dad of your grandfather|family
babysitter|babysitter|this person looks after children in the evening|family
parenti|relatives|aunts, uncles and cousins|family
fratellino|little brother/younger brother|a small boy with the same parents as you|family
sorellina|little sister/younger sister|a small girl with the same parents as you|family
fratello maggiore|older brother/big brother|a boy born before you, with your parents|family
sorella maggiore|older sister/big sister|a girl born before you, with your parents|family
figlia unica|only child|a girl without brothers or sisters|family
fratelli|brothers/siblings|boys with the same parents as you|family
fratelli e sorelle|siblings/brothers and sisters|all the children of your parents|family
fratellastro|stepbrother|the son of your father's new wife|family
sorellastra|stepsister|the daughter of your father's new wife|family
`;
