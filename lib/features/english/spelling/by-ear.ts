/** Words half Italian, or written as they are heard, that a guess by distance would miss or take for another word. */
export const spelledByEar = `accomodate accommodate|activitys activities|adventur adventure|advertisments advertisements|afraided afraid|
agost August|airoplane aeroplane|alltough although|althought although|altought although|ambiental environmental|
angryly angrily|antipatic unpleasant|anythink anything|apartament apartment|appartament apartment|
appartaments apartments|appened happened|arguement argument|avantage advantage|avantages advantages|
aventure adventure|aventures adventures|babys babies|bacuse because|badroom bedroom|bagage baggage|baggages baggage|
bathrom bathroom|beacause because|beadroom bedroom|beatuful beautiful|beautifuls beautiful|becauce because|
begginning beginning|beleive believe|belive believe|bethroom bathroom|bicicleta bicycle|biginning beginning|
birthsday birthday|biscuites biscuits|bisquit biscuit|bisquits biscuits|boughth bought|boyfrend boyfriend|
brohter brother|bycycle bicycle|cammerer waiter|caracter character|caracters characters|
catedral cathedral|cattedral cathedral|celebretion celebration|certainely certainly|charachter character|
chemestry chemistry|cherrys cherries|chimistry chemistry|choccolat chocolate|choising choosing|chritsmas Christmas|
ciocolate chocolate|citys cities|classroms classrooms|cloting clothing|colleages colleagues|collegue colleague|
comfotable comfortable|comittee committee|compagnes classmates|complitely completely|countrys countries|cuosin cousin|
cuting cutting|dancin dancing|deliciuos delicious|desappointed disappointed|diarys diaries|
dictonary dictionary|dicuss discuss|diference difference|differenc difference|dilicious delicious|
disadvantags disadvantages|disavantage disadvantage|disavantages disadvantages|discution discussion|divertent funny|
dizionary dictionary|doctour doctor|driveing driving|ecologic ecological|eletric electric|elettric electric|
elicopter helicopter|energi energy|escursion excursion|esercise exercise|esercises exercises|esperience experience|
everyboby everybody|everyting everything|exactely exactly|exausted exhausted|excursione excursion|excurtion excursion|
exercices exercises|exersice exercise|existance existence|experiance experience|experiece experience|
expirience experience|explanate explain|familiy family|
familys families|fantasic fantastic|farmacy pharmacy|firday Friday|fisics physics|foundet found|freeday Friday|
furthemore furthermore|genuary January|giacket jacket|ginnastic gymnastics|girlfrend girlfriend|
giune June|goin going|gouvernment government|grandmom grandma|gratefull grateful|gymnastick gymnastics|hangry hungry|
happyly happily|highschool high school|hobbys hobbies|hovewer however|howewer however|hungre hungry|husbant husband|
importants important|importence important|indimenticable unforgettable|indipendence independence|
indipendently independently|infront in front|inpossible impossible|inquination pollution|instaed instead|
insted instead|interesing interesting|interestings interesting|intervist interview|invitate invite|invitated invited|
journy journey|jurney journey|kichen kitchen|lisen listen|lissen listen|literatur literature|
luckely luckily|lugage luggage|mabye maybe|machin machine|magasine magazine|maibe maybe|marrid married|
mecanic mechanic|meccanic mechanic|medicins medicines|memorabile memorable|memorys memories|mirrow mirror|
misteries mysteries|misterious mysterious|mistery mystery|misure size|misures sizes|moreower moreover|
motobike motorbike|motorcicle motorcycle|neice niece|neighbourd neighbour|neightbour neighbour|nervose nervous|
newspapper newspaper|noice noise|noize noise|nothink nothing|noyous boring|obstacol obstacle|obstacols obstacles|
opinon opinion|oppened opened|oppinion opinion|organizate organise|organizated organised|ospedal hospital|
partecipate participate|partecipated participated|partecipation participation|particulary particularly|
peacefull peaceful|pencile pencil|pensil pencil|perfectely perfectly|perhabs perhaps|pharmacie pharmacy|
philosofy philosophy|phisics physics|popolar popular|populare popular|possibilitys possibilities|possibily possibly|
preoccuped worried|preocupied worried|probabilly probably|probabli probably|problemas problems|
professer professor|professoress teacher|programmation programming|pronounciation pronunciation|pronunce pronounce|
pronunciate pronounce|psicology psychology|pubblic public|quikly quickly|recentely recently|
receved received|recieve receive|recive receive|recived received|resive receive|
restaurat restaurant|sandwitches sandwiches|schoolmat schoolmate|sempathic nice|
sentece sentence|setember September|settember September|simpathic nice|sisther sister|sofà sofa|sombody somebody|
sometings something|squar square|stazion station|stomacache stomach ache|stomachache stomach ache|storys stories|
strawberrys strawberries|stressant stressful|succes success|sucess success|suddendly suddenly|suddenely suddenly|
suddently suddenly|suitecase suitcase|surprized surprised|sympatic nice|t-shit T-shirt|teathre theatre|techer teacher|
tecnical technical|telefon telephone|telivision television|terribol terrible|theacher teacher|therefor therefore|
thirsthy thirsty|thow though|throughed threw|thursty thirsty|tierd tired|tipical typical|tipically typically|
tradictional traditional|traditionnal traditional|traduction translation|traductions translations|trew threw|
trouses trousers|tshirt T-shirt|tursday Thursday|typicall typical|uncomfortabel uncomfortable|
unforgetable unforgettable|unforgettabile unforgettable|ungry hungry|universitys universities|unkle uncle|
unpossible impossible|vegetales vegetables|villag village|visitate visit|wedensday Wednesday|weding wedding|
winer winner|wonderfoul wonderful|wrotten written|yougurt yoghurt`;
