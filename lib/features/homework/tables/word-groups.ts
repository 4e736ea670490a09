/** Words that belong together, the narrower groups among wider ones: name | words. A wider group names others with @. */
export const wordGroups = `
fruit|apple,pear,banana,orange,lemon,peach,cherry,strawberry,grape,kiwi,pineapple,melon,watermelon,plum,apricot,mango,raspberry,blueberry,fig,grapefruit,coconut,blackberry,tangerine,mandarin
vegetable|carrot,potato,onion,pea,bean,lettuce,cabbage,spinach,broccoli,cucumber,aubergine,courgette,cauliflower,garlic,mushroom,leek,celery,pumpkin,artichoke,asparagus,tomato,pepper,sweetcorn,radish,salad
meat|beef,ham,pork,chicken,steak,sausage,bacon,turkey,lamb,burger,hamburger,veal,salami
fish as food|tuna,salmon,cod,prawn,sardine,shrimp
dairy|milk,cheese,butter,yoghurt,yogurt,cream,ice cream
drink|water,milk,juice,orange juice,coffee,tea,coke,cola,lemonade,wine,beer,hot chocolate,apple juice,milkshake,smoothie,mineral water
sweet thing|cake,biscuit,chocolate,ice cream,sweet,candy,jam,honey,sugar,doughnut,pudding,pancake,muffin,cookie
food|@fruit,@vegetable,@meat,@fish as food,@dairy,@sweet thing,bread,pasta,rice,egg,pizza,sandwich,soup,toast,cereal,oil,salt,flour,chip,crisp,fish,spaghetti,noodle,popcorn,omelette
food and drink|@food,@drink
meal|breakfast,lunch,dinner,supper,snack,brunch
farm animal|cow,sheep,hen,pig,horse,duck,goat,goose,chicken,donkey,rooster,turkey,rabbit,bull,lamb,calf
pet|dog,cat,hamster,goldfish,parrot,budgie,rabbit,guinea pig,tortoise,canary,puppy,kitten
wild animal|lion,tiger,elephant,giraffe,zebra,monkey,bear,wolf,fox,crocodile,hippo,hippopotamus,rhino,snake,leopard,gorilla,kangaroo,panda,deer,camel,cheetah,koala,chimpanzee,ape
sea animal|whale,dolphin,shark,octopus,seal,jellyfish,crab,starfish,lobster,squid,fish,turtle,tuna,salmon
bird|eagle,parrot,penguin,owl,hen,duck,swan,pigeon,robin,crow,seagull,ostrich,chicken,canary,budgie,sparrow,goose,turkey,flamingo,swallow,blackbird,peacock
insect|bee,fly,ant,butterfly,mosquito,wasp,ladybird,beetle,grasshopper,moth,cricket
reptile|snake,crocodile,lizard,tortoise,turtle,alligator
animal|@farm animal,@pet,@wild animal,@sea animal,@bird,@insect,@reptile,mouse,rat,frog,spider,squirrel,hedgehog,snail,worm,bat
top|shirt,t-shirt,jumper,sweater,jacket,coat,cardigan,blouse,hoodie,sweatshirt,pullover,vest,top,raincoat,waistcoat
footwear|shoe,boot,sandal,trainer,slipper,sock,flip-flop,sneaker
below|trousers,jeans,skirt,shorts,leggings,tights,tracksuit
accessory|hat,cap,scarf,glove,belt,tie,helmet
jewel|ring,necklace,bracelet,earring,earrings,watch,chain
clothes|@top,@footwear,@below,@accessory,dress,suit,pyjamas,swimsuit,uniform,underwear,costume,bikini
wear|@clothes,@jewel,glasses,sunglasses,bag
face|eye,nose,mouth,ear,chin,cheek,lip,forehead,eyebrow,tooth,tongue,eyelash
arm and leg|arm,leg,hand,foot,knee,elbow,finger,toe,ankle,wrist,thumb,shoulder,heel,thigh
body|@face,@arm and leg,head,neck,back,stomach,hair,chest,throat,skin,bone,heart,brain,blood,lung,tummy
illness|headache,toothache,cold,flu,cough,fever,stomach ache,sore throat,earache,backache,temperature,stomach-ache
family|mother,father,sister,brother,uncle,aunt,cousin,grandmother,grandfather,son,daughter,wife,husband,nephew,niece,grandson,granddaughter,parent,grandparent,mum,dad,grandma,grandpa,twin,stepmother,stepfather,mother-in-law,half-brother
female family|mother,sister,aunt,grandmother,daughter,wife,niece,granddaughter,mum,grandma,queen,girl,woman
male family|father,brother,uncle,grandfather,son,husband,nephew,grandson,dad,grandpa,king,boy,man
room|kitchen,bathroom,bedroom,living room,dining room,hall,attic,study,cellar,basement,lounge,garage,sitting room,utility room,toilet
furniture|table,chair,sofa,bed,wardrobe,desk,armchair,shelf,bookcase,cupboard,chest of drawers,stool,bench,couch,drawer,bookshelf
appliance|fridge,washing machine,dishwasher,oven,cooker,microwave,freezer,toaster,iron,kettle,vacuum cleaner,hairdryer
bathroom|bath,shower,sink,toilet,mirror,towel,toothbrush,soap,shampoo,washbasin,bathtub,toothpaste
bedroom|bed,pillow,blanket,wardrobe,duvet,sheet,bedside table
table thing|plate,fork,knife,spoon,glass,cup,bowl,bottle,napkin,mug,saucer,jug,tablecloth
cooking thing|pan,pot,saucepan,frying pan
part of a house|roof,window,door,wall,floor,stairs,ceiling,balcony,chimney,garden,gate,fence,garage
home|@room,@furniture,@appliance,@bathroom,@bedroom,@part of a house,carpet,curtain,lamp,cushion,rug,clock,picture
kitchen thing|@table thing,@cooking thing,@appliance
school thing|pen,pencil,ruler,rubber,eraser,book,notebook,pencil case,exercise book,schoolbag,sharpener,dictionary,desk,board,blackboard,felt-tip,diary,scissors,glue,calculator,rucksack,backpack,compass,pencil sharpener,whiteboard,textbook,marker,crayon,stapler,folder
subject|maths,english,history,geography,science,art,music,pe,french,italian,spanish,german,physics,chemistry,biology,it,ict,religion,literature,latin,technology,drama,religious education,physical education,computer science,philosophy
school place|classroom,library,gym,canteen,playground,laboratory,lab,staff room,hall,school
job|teacher,doctor,nurse,farmer,waiter,waitress,pilot,hairdresser,firefighter,fireman,vet,butcher,baker,policeman,police officer,actor,actress,singer,engineer,lawyer,dentist,mechanic,plumber,electrician,chef,cook,secretary,journalist,architect,builder,driver,taxi driver,bus driver,artist,scientist,shop assistant,postman,gardener,writer,photographer,musician,dancer,cleaner,carpenter,receptionist,manager,accountant,soldier,tailor,painter,footballer,astronaut,judge,surgeon,cashier,greengrocer,florist,fisherman,sailor,model,director,librarian,barber,bus conductor,businessman,babysitter
person of job|@job
two wheels|bike,bicycle,motorbike,scooter,moped
road transport|car,bus,lorry,van,taxi,bike,bicycle,motorbike,scooter,coach,truck,ambulance,tractor,moped,minibus,fire engine
water transport|ship,boat,ferry,canoe,yacht,submarine,kayak,raft,sailing boat
air transport|plane,helicopter,balloon,airplane,aeroplane,jet,hot-air balloon
rail transport|train,tram,underground,tube,metro
transport|@two wheels,@road transport,@water transport,@air transport,@rail transport
transport place|station,airport,bus stop,port,harbour,platform,railway station,bus station
shop|bakery,butcher's,baker's,chemist's,supermarket,greengrocer's,newsagent's,bookshop,pharmacy,clothes shop,shoe shop,toy shop,market,shop,florist's,department store,jeweller's,shopping centre
town place|cinema,museum,theatre,library,bank,hospital,school,church,restaurant,hotel,post office,park,stadium,police station,town hall,swimming pool,café,cafe,square,bridge,castle,art gallery,cathedral,university,office,factory,zoo,pub,car park,fire station,leisure centre,skyscraper,tower
place in town|@shop,@town place,@transport place,street,road
nature|mountain,river,lake,sea,hill,forest,beach,island,desert,waterfall,valley,volcano,wood,ocean,field,jungle,cave,coast,glacier,rainforest,stream,cliff
plant|tree,flower,grass,leaf,bush,rose,plant,root,branch,tulip,daisy,sunflower,oak,pine,seed
flower|rose,tulip,daisy,lily,sunflower,violet,poppy,daffodil,orchid,carnation
tree|oak,pine,palm,fir,olive,willow,maple
sky|sun,moon,star,planet,cloud,comet,rainbow
planet|mars,venus,earth,jupiter,saturn,mercury,neptune,uranus
weather noun|rain,snow,wind,fog,storm,cloud,sun,thunder,lightning,ice,hail,thunderstorm,hurricane
weather adjective|sunny,rainy,windy,cloudy,foggy,snowy,stormy,hot,cold,warm,wet,dry,icy,cool,freezing,misty,mild
season|spring,summer,autumn,winter,fall
month|january,february,march,april,may,june,july,august,september,october,november,december
day|monday,tuesday,wednesday,thursday,friday,saturday,sunday
part of a day|morning,afternoon,evening,night,midday,midnight,noon
length of time|second,minute,hour,day,week,month,year,century,decade,fortnight
when|yesterday,today,tomorrow,now,tonight
how often|always,usually,often,sometimes,never,rarely,seldom,hardly ever,occasionally,frequently
colour|red,blue,green,yellow,orange,pink,purple,brown,black,white,grey,gray,violet,turquoise
number|one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty,hundred,thousand
ordinal|first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,twelfth,twentieth
shape|circle,square,triangle,rectangle,oval,star,diamond
ball sport|football,tennis,basketball,volleyball,rugby,baseball,golf,cricket,hockey,handball,badminton,table tennis
water sport|swimming,sailing,surfing,diving,windsurfing,rowing,canoeing,water polo,kayaking
winter sport|skiing,skating,snowboarding,ice skating,ice hockey,sledging
martial art|judo,karate,boxing,taekwondo,wrestling,fencing
sport|@ball sport,@water sport,@winter sport,@martial art,gymnastics,athletics,cycling,running,dancing,yoga,horse riding,climbing,skateboarding,archery,jogging
sport thing|ball,racket,net,bat,goal,helmet,goggles,skis,whistle,trainers
sport place|pitch,court,pool,track,gym,stadium,ring,rink,field
sport person|goalkeeper,referee,coach,player,captain,swimmer,runner,footballer,athlete
instrument|guitar,piano,violin,drums,flute,trumpet,saxophone,cello,drum,harp,keyboard,clarinet,recorder,accordion,bass
music kind|rock,pop,jazz,rap,classical,reggae,hip hop,blues,folk,heavy metal
film kind|comedy,thriller,horror,western,science fiction,cartoon,romance,drama,documentary,musical,action
things to read|book,newspaper,magazine,comic,letter,email,novel,diary,poem,postcard
device|computer,phone,tablet,laptop,mobile phone,camera,tv,television,radio,smartphone,printer,console,mp3 player,headphones
computer part|keyboard,mouse,screen,printer,monitor,speaker,webcam
hobby|reading,painting,drawing,dancing,cooking,swimming,singing,photography,gardening,fishing,chess,stamp collecting,cycling
toy|doll,ball,kite,teddy bear,puzzle,lego,yo-yo,board game
good feeling|happy,excited,pleased,relaxed,glad,delighted,proud,cheerful
bad feeling|sad,angry,bored,worried,scared,tired,upset,nervous,frightened,afraid,jealous,lonely,unhappy,embarrassed,disappointed,furious,annoyed
feeling|@good feeling,@bad feeling,surprised,hungry,thirsty
good character|kind,generous,honest,friendly,polite,funny,patient,helpful,cheerful,clever,intelligent,brave,nice,sociable,loyal,hard-working,easy-going,sensitive
bad character|lazy,selfish,rude,mean,dishonest,unfriendly,impatient,cruel,arrogant,moody,stubborn,greedy,bossy,jealous
character|@good character,@bad character,shy,quiet,talkative,sociable,ambitious
hair|curly,straight,wavy,blond,blonde,fair,bald,long,short,dark
look|tall,short,thin,fat,slim,young,old,beautiful,handsome,pretty,ugly,overweight,plump,good-looking
size|big,small,large,tiny,huge,enormous,little,great
taste|sweet,salty,sour,bitter,spicy,delicious
continent|europe,africa,asia,america,australia,oceania,antarctica
country|italy,france,spain,germany,england,portugal,greece,japan,china,brazil,mexico,canada,india,ireland,scotland,wales,poland,russia,turkey,sweden,norway,egypt,argentina,the usa,usa,switzerland,austria,belgium,holland,denmark,australia,hungary,peru,croatia
nationality|italian,french,spanish,german,english,portuguese,greek,japanese,chinese,brazilian,mexican,canadian,indian,irish,scottish,welsh,polish,russian,turkish,swedish,american,british,australian,swiss,dutch,egyptian
city|rome,london,paris,madrid,berlin,milan,venice,new york,tokyo,dublin,vienna,lisbon,athens,moscow,turin,naples,florence,edinburgh,barcelona,munich
capital|rome,london,paris,madrid,berlin,dublin,vienna,lisbon,athens,moscow,tokyo,washington,warsaw,stockholm,oslo,cairo
money|euro,pound,dollar,yen,penny,cent
material|wood,glass,plastic,metal,gold,silver,stone,paper,leather,cotton,wool,iron,steel,silk
celebration|christmas,easter,halloween,birthday,wedding,carnival,new year,thanksgiving,valentine's day
building|house,flat,castle,cottage,palace,villa,hut,skyscraper,tower,school,hospital,church,apartment,bungalow
home kind|house,flat,cottage,villa,apartment,bungalow,castle,caravan,tent,hut
subject pronoun|i,you,he,she,it,we,they
object pronoun|me,you,him,her,it,us,them
possessive|my,your,his,her,its,our,their
possessive pronoun|mine,yours,his,hers,ours,theirs
question word|what,where,when,who,why,how,which,whose
preposition|in,on,at,under,behind,between,near,next to,above,below,opposite,in front of,with,from,to,over
linking word|and,but,or,because,so,although,while,however
modal|can,must,should,could,may,might,will,would
be|am,is,are,was,were
verb of moving|run,walk,jump,swim,fly,climb,ride,drive,skip,hop
verb of speaking|say,tell,speak,talk,shout,whisper,ask,answer
verb of the senses|see,hear,smell,taste,touch,feel,listen,watch
cooking verb|boil,fry,bake,roast,grill,cook,mix,chop,peel,slice
demonstrative|this,that,these,those
tool|hammer,screwdriver,saw,nail,drill,axe
container|bottle,box,jar,tin,can,packet,carton,tube,bag,jug
criminal|thief,robber,burglar,murderer,kidnapper,pickpocket,shoplifter
crime|theft,robbery,murder,burglary,vandalism,kidnapping
relative pronoun|who,which,that,whose,where
`;
