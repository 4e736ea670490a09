/** What children write by ear, after Italian or with letters swapped; none of it is a word. */
export const childrensSpellings = `abit a bit|absolutly absolutely|accomodation accommodation|acommodation accommodation|actualy actually|
adress address|adresse address|advertisment advertisement|aeroplan aeroplane|aeroport airport|
afernoon afternoon|affraid afraid|affter after|afriad afraid|aftenoon afternoon|afternon afternoon|
afternoom afternoon|afther after|agane again|agen again|agian again|agust August|airoport airport|
airplain airplane|allready already|allright all right|allso also|allway always|allways always|alot a lot|
alots lots|alredy already|alwais always|alweys always|amazin amazing|ammazing amazing|angri angry|angy angry|
animale animal|animas animals|anithing anything|anoter another|anser answer|answear answer|anther another|
anwser answer|anxios anxious|anymal animal|anymals animals|aparment apartment|apartement apartment|
appartment apartment|arived arrived|arrivered arrived|arrogante arrogant|arrve arrive|aslo also|aswell as well|
aswer answer|atleast at least|autum autumn|autunm autumn|awnser answer|axample example|bacause because|
baech beach|balloms balloons|ballons balloons|basketbal basketball|basketboll basketball|basquetball basketball|
batroom bathroom|beache beach|beachs beaches|beacouse because|beatiful beautiful|beatifull beautiful|
beautful beautiful|beautifol beautiful|beautifoul beautiful|beautyful beautiful|becamed became|becaouse because|
becasue because|becaus because|becomed became|becous because|becouse because|becuse because|bedrom bedroom|
bedromm bedroom|befor before|befour before|beginned began|beutifull beautiful|bicause because|bicicle bicycle|
bifore before|birhday birthday|birtday birthday|birthay birthday|bited bit|bithday birthday|bitrhday birthday|
blak black|blowed blew|boughted bought|bougth bought|brakfast breakfast|brang brought|brather brother|
breackfast breakfast|breafast breakfast|breaked broke|breakfest breakfast|breakfst breakfast|brigth bright|
bringed brought|brithday birthday|broter brother|brotter brother|brougt brought|brougth brought|brung brought|
buied bought|builded built|builted built|buterfly butterfly|buyed bought|bycicle bicycle|cadge cage|camed came|
carefull careful|carefuly carefully|carryed carried|cassle castle|castel castle|catched caught|
cathedrale cathedral|cathredal cathedral|caugth caught|causin cousin|chear chair|chees cheese|cheeze cheese|
chichen chicken|chidren children|chiken chicken|childen children|childern children|childrens children|
childres children|childs children|chistmas Christmas|choccolate chocolate|choclate chocolate|chocolat chocolate|
choise choice|choosed chose|choosen chosen|chosed chose|chrismas Christmas|christams Christmas|churc church|
cience science|ciken chicken|cinem cinema|clasmate classmate|classmat classmate|classmats classmates|
claudy cloudy|clohtes clothes|clotes clothes|clothers clothes|clowdy cloudy|cocolate chocolate|
colorfull colourful|colur colour|comed came|comeing coming|comfortabe comfortable|communicat communicate|
compiuter computer|completly completely|computere computer|computor computer|comunicate communicate|
comunication communication|comunity community|concer concert|confortable comfortable|confuesd confused|
cosin cousin|costed cost|cought caught|coulor colour|coulour colour|cousine cousin|crhistmas Christmas|
cristmas Christmas|cryed cried|cugin cousin|curios curious|curiouse curious|cusin cousin|cutted cut|
danceing dancing|dangeros dangerous|dangerus dangerous|danse dance|dauther daughter|decembre December|
definately definitely|definetly definitely|delicios delicious|delicius delicious|delitious delicious|
dengerous dangerous|dicember December|dictionery dictionary|dictionnary dictionary|dided did|diferent different|
diffcult difficult|differen different|differente different|differents different|difficolt difficult|
difficoult difficult|difficut difficult|dificoult difficult|dificult difficult|dinnner dinner|
disapointed disappointed|disapointing disappointing|disappoined disappointed|dissapointed disappointed|
docter doctor|doed did|doughter daughter|drawed drew|drinked drank|drived drove|eachother each other|eares ears|
easely easily|easly easily|easther Easter|eated ate|eatted ate|eccellent excellent|eigth eight|
eigthteen eighteen|elefant elephant|elegante elegant|elephante elephant|embarassed embarrassed|
embarassing embarrassing|embarrased embarrassed|englich English|englis English|englsih English|enlgish English|
enviroment environment|enviromental environmental|environement environment|esample example|especialy especially|
espensive expensive|everibody everybody|everione everyone|everithing everything|everythink everything|
everytihng everything|everytime every time|evning evening|evrybody everybody|evryone everyone|
evrything everything|examinaton examination|exampel example|excelent excellent|excellente excellent|
excercise exercise|exciteing exciting|excting exciting|exellent excellent|exercice exercise|
exitement excitement|expecially especially|expecialy especially|expencive expensive|expensiv expensive|
exsercise exercise|faithfuly faithfully|faivourite favourite|falled fell|famos famous|famouse famous|
fantastik fantastic|favaurite favourite|favorit favourite|favourit favourite|favoutite favourite|
favuorite favourite|favurite favourite|febuary February|feeled felt|felted felt|fighted fought|figth fight|
finaly finally|finded found|finguer finger|finnaly finally|flied flew|flor floor|flyed flew|footbal football|
footbool football|foots feet|forgeted forgot|forgetted forgot|forgoted forgot|fortunatelly fortunately|
fortunatly fortunately|foto photo|fotos photos|foud found|fownd found|freindly friendly|freinds friends|
frendly friendly|frends friends|fridey Friday|friendes friends|friendley friendly|frient friend|frind friend|
frinds friends|fryday Friday|funney funny|funy funny|futball football|futbol football|gardern garden|
gardin garden|gaved gave|gelous jealous|generaly generally|geografy geography|geograpy geography|geting getting|
gilr girl|gimnastic gymnastics|gimnastics gymnastics|gived gave|goed went|gography geography|
goverment government|govermnent government|gradfather grandfather|gradma grandma|gradmother grandmother|
gradpa grandpa|gramatic grammar|grammer grammar|grandfater grandfather|grandmather grandmother|
granfather grandfather|granma grandma|granmother grandmother|granpa grandpa|granparents grandparents|gren green|
grils girls|growed grew|haloween Halloween|handsom handsome|hansome handsome|happend happened|
happenned happened|happines happiness|happyness happiness|haved had|haveing having|headach headache|
headeache headache|headhache headache|hearded heard|heared heard|heigth height|helpfull helpful|histori history|
histroy history|hitted hit|holidais holidays|holliday holiday|hollidays holidays|hollyday holiday|
holyday holiday|holydays holidays|homeworck homework|homewrok homework|homwork homework|horribile horrible|
hospitale hospital|hourse horse|hte the|htey they|hungri hungry|hurted hurt|hystory history|
icecream ice cream|iland island|imediately immediately|immediatelly immediately|immediatly immediately|
immportant important|importan important|importante important|impossibile impossible|incase in case|
incredibile incredible|incredibol incredible|independant independent|indipendent independent|infact in fact|
inglish English|inportant important|inspite in spite|inteligence intelligence|inteligent intelligent|
intelligente intelligent|interessting interesting|intereting interesting|interisting interesting|
internacional international|internt internet|intersting interesting|italien Italian|iteresting interesting|
itlian Italian|jackett jacket|jaket jacket|januar January|jelous jealous|keeped kept|keybord keyboard|
kitchin kitchen|kitcken kitchen|kithen kitchen|knowed knew|laguh laugh|lanch lunch|langage language|
languaje language|languange language|laught laughed|laugth laugh|lauhg laugh|leaved left|lefted left|
lenguage language|letted let|ligth light|listend listened|liveing living|livingroom living room|lonley lonely|
lonly lonely|losted lost|lovley lovely|luch lunch|luckly luckily|luckyly luckily|lyon lion|maded made|
maked made|makeing making|marryed married|matematics maths|mathematic mathematics|mathmatics mathematics|
medecine medicine|medicin medicine|meeted met|metted met|mistak mistake|mistaks mistakes|misteake mistake|
mondey Monday|moning morning|monky monkey|monney money|montain mountain|montains mountains|monumets monuments|
mony money|mornig morning|moter mother|motorbyke motorbike|mouht mouth|mountens mountains|mounth month|
mountin mountain|mounument monument|musem museum|musik music|musuem museum|nacional national|nearlly nearly|
neccesary necessary|neccessary necessary|necessery necessary|neigbour neighbour|neighboor neighbour|
neighbur neighbour|neihbour neighbour|nervos nervous|nigth night|nihgt night|nobady nobody|noone no one|
normaly normally|nothig nothing|novembre November|noze nose|octobre October|olready already|olso also|
omework homework|onother another|openend opened|oportunity opportunity|opportunitys opportunities|orang orange|
orrible horrible|ospital hospital|oter other|oters others|othere other|paied paid|painfull painful|
parentes parents|parot parrot|partys parties|payed paid|pazient patient|peopol people|peple people|
pepole people|perfekt perfect|perfet perfect|personaly personally|phantastic fantastic|photoes photos|
photograf photograph|pictur picture|picure picture|plaied played|plaing playing|plaiyng playing|playin playing|
playng playing|poeple people|pollutted polluted|polution pollution|pople people|possibilites possibilities|
possibilty possibility|potatos potatoes|powerfull powerful|prefered preferred|presnt present|prezent present|
probabely probably|probabily probably|probelm problem|probem problem|probleme problem|profesor professor|
prononce pronounce|propably probably|purpel purple|puting putting|putted put|qestion question|quesion question|
questoin question|quickley quickly|rabit rabbit|rabitt rabbit|raccomend recommend|rainning raining|readed read|
reallly really|realy really|reccomend recommend|recomend recommend|relaxd relaxed|relly really|
responsabile responsible|responsability responsibility|responsable responsible|restaurante restaurant|
restorant restaurant|restourant restaurant|resturant restaurant|rided rode|rideing riding|rigth right|
runing running|runned ran|runnig running|sadnes sadness|sammer summer|sandwhich sandwich|sandwichs sandwiches|
sandwitch sandwich|sanwich sandwich|saterday Saturday|satted sat|satuday Saturday|saturdey Saturday|sayd said|
sayed said|sayid said|scarie scary|scarry scary|schol school|scholl school|schooll school|scienze science|
sead said|seened seen|seeside seaside|selled sold|sended sent|septembre September|seriuos serious|
serius serious|shoose shoes|shooted shot|shoping shopping|shose shoes|shutted shut|sience science|
sincerelly sincerely|sincerly sincerely|sisiter sister|sistar sister|siting sitting|sitted sat|sleeped slept|
somebady somebody|somethink something|someting something|somthing something|somtimes sometimes|
spagetti spaghetti|spanich Spanish|speaked spoke|specialy especially|spended spent|spented spent|
staition station|standed stood|stasion station|statione station|stealed stole|stomac stomach|stomack stomach|
stoped stopped|stoping stopping|streat street|stressfull stressful|strett street|studing studying|
studyed studied|studyng studying|succesful successful|successfull successful|suddenlly suddenly|
sudenly suddenly|sumer summer|sundey Sunday|sunney sunny|supermaket supermarket|supermarked supermarket|
supprise surprise|suprise surprise|suprised surprised|surprice surprise|swiming swimming|swimmed swam|
swimmimg swimming|tabel table|tacher teacher|taht that|takeing taking|tartle turtle|tath that|taugth taught|
teachear teacher|teached taught|teatcher teacher|teather teacher|teatre theatre|technolgy technology|
technologie technology|tecnologies technologies|tecnology technology|teh the|tehy they|telefone telephone|
telephon telephone|televisione television|televison television|telled told|tempature temperature|
temperatur temperature|temperture temperature|tenis tennis|teribile terrible|terribile terrible|thare there|
thaught thought|thay they|thear there|theare there|theather theatre|theatr theatre|thees these|theese these|
theeth teeth|thei they|theire their|ther there|theyr their|thi this|thier their|thik think|thinck think|
thinghs things|thinghts things|thinked thought|thirsday Thursday|thoes those|thogether together|thougt thought|
thougth thought|throwed threw|thta that|thuesday Tuesday|thurday Thursday|thursay Thursday|tings things|
tink think|togehter together|togeter together|togethere together|togheter together|toghether together|
toghter together|toke took|tomatos tomatoes|tommorrow tomorrow|tomorow tomorrow|tomorro tomorrow|
tomorrw tomorrow|tonigh tonight|tonigth tonight|tooked took|tooths teeth|tougth thought|trafic traffic|
traied tried|trausers trousers|travell travel|tryed tried|tumorrow tomorrow|tusday Tuesday|tuseday Tuesday|
umbrela umbrella|umbrelle umbrella|understanded understood|understend understand|undertand understand|
undestand understand|undestood understood|unfortunally unfortunately|unfortunatelly unfortunately|
unfortunatly unfortunately|untill until|usally usually|usefull useful|useing using|usualy usually|
ususally usually|vacacion vacation|vegatables vegetables|vegetabels vegetables|vegetebles vegetables|
videogame video game|visted visited|vocabolary vocabulary|voleyball volleyball|volleybal volleyball|waht what|
waked woke|wanto want|watter water|weared wore|weater weather|wednesay Wednesday|wednesdey Wednesday|
wednsday Wednesday|wehre where|wendesday Wednesday|wenesday Wednesday|wenet went|wented went|weter weather|
wether weather|whant want|whay why|whear where|wheather weather|whent went|whic which|whit with|whitch which|
whithe white|whithout without|whitout without|whoes whose|whre where|whth with|wich which|wih with|wiht with|
winned won|wint went|winther winter|wite white|withuot without|witout without|womans women|wonderfull wonderful|
wonned won|writeing writing|writen written|writted wrote|wroted wrote|wth with|yasterday yesterday|
yeasterday yesterday|yello yellow|yelow yellow|yestarday yesterday|yesteday yesterday|yesterdey yesterday`;
