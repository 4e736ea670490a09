/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const activities = `
alla fine|eventually|after a long time and many problems|activities
stare in piedi|stand|to be on your feet|activities
far cadere|drop|to let something go down by mistake|activities
suonare il campanello|ring the bell|you do it at the door|activities
salvare una vita|save a life|a doctor does it|activities
essere d'accordo|agree|to think the same as another|activities
non essere d'accordo|disagree|to think something different from another|activities
parlare a voce bassa|speak quietly|to use little voice|activities
ridere di|laugh at|to find somebody funny in a bad way|activities
prendere in giro|tease/make fun of|to laugh at somebody|activities
fare la doccia|have a shower/take a shower|to stand under warm water|activities
fare il bagno|have a bath|to lie in warm water|activities
farsi la barba/radersi|shave|a man does it to his face in the morning|activities
aver bisogno di/avere bisogno di|need|you cannot do without it|activities
cercare di|try to|to work hard for something|activities
avere successo|succeed/be successful|to get what you worked for|activities
fare una domanda|ask a question|to want an answer from the teacher|activities
fare attenzione|pay attention/be careful|to listen well|activities
fare i compiti|do homework/do your homework|to study in the afternoon at home|activities
fare amicizia|make friends|to meet nice people and like them|activities
fare una pausa|have a break/take a break|to stop working for ten minutes|activities
fare una passeggiata|go for a walk/take a walk|to walk for pleasure|activities
fare sport|do sport/play sports|to run, swim or play in a team|activities
fare un errore|make a mistake|to do something wrong|activities
fare rumore|make noise|to be loud|activities
fare paura|frighten/scare|a ghost does it|activities
fare finta|pretend|to act as if it were true|activities
avere fame|be hungry|to want food|activities
avere sete|be thirsty|to want water|activities
avere sonno|be sleepy|to want to go to bed|activities
avere freddo|be cold|to need a coat|activities
avere caldo|be hot|to want to take your coat off|activities
avere paura|be afraid/be scared|to feel what a ghost makes you feel|activities
avere ragione|be right|to have the true idea|activities
avere torto|be wrong|to have the false idea|activities
avere fretta|be in a hurry|to have no time to wait|activities
avere voglia di|feel like|to want to do something now|activities
avere mal di testa|have a headache|to feel pain above your eyes|activities
andare a letto|go to bed|to end your day and sleep|activities
andare a scuola|go to school|you do it every morning, not on Sunday|activities
andare in vacanza|go on holiday|to travel in summer|activities
andare via/andarsene|go away/leave|not to stay here|activities
rendersi conto/accorgersi|realise/realize/notice|to understand suddenly|activities
frequentare un corso|attend a course|to go to lessons every week|activities
tagliare l'erba|mow the lawn/cut the grass|to make the garden short and green|activities
portare a spasso il cane|walk the dog|to go out with your pet|activities
prendersi cura di|take care of/look after|to see that a baby has all it needs|activities
completare un esercizio|complete an exercise|to write all that is missing|activities
sperare in|hope for|to wish for something good|activities
dipingere un quadro|paint a picture|an artist does it|activities
sopportare il dolore|bear the pain|not to cry when something hurts|activities
sollevare pesi|lift weights|to become strong in a gym|activities
guardare la tv|watch TV|to sit in front of the screen|activities
crescere piante|grow plants|to have a green garden|activities
togliersi le scarpe|take off your shoes|you do it when you come home|activities
soffiarsi il naso|blow your nose|you need a tissue to do it|activities
lavarsi i denti|brush your teeth/clean your teeth|you do it after meals with paste|activities
lavarsi le mani|wash your hands|you do it with soap before dinner|activities
pettinarsi i capelli|comb your hair|to make your head tidy|activities
fare i bagagli|pack|to get your suitcase ready|activities
fare una festa|have a party/throw a party|to invite all your friends home|activities
fare una telefonata|make a phone call/make a call|to speak with somebody far away|activities
fare una foto|take a photo/take a picture|to use a camera|activities
fare un regalo|give a present/give a gift|to bring something with a ribbon|activities
fare un giro|go for a ride/take a tour/go for a walk|to go around and come back|activities
fare un sogno|have a dream|to see a story while you sleep|activities
fare presto|hurry up/be quick|to need little time|activities
fare tardi|be late|to come after the right time|activities
fare la fila|queue/stand in line|to wait one behind the other|activities
fare bella figura|make a good impression|to let people think well of you|activities
fare del proprio meglio|do your best|to try as hard as you can|activities
dire la verità|tell the truth|not to lie|activities
dire una bugia/dire bugie|tell a lie/lie|to say what is not true|activities
avere un'idea|have an idea|a lamp goes on in your head|activities
avere bisogno|need|not to be able to do without|activities
avere dieci anni|be ten years old/be ten|to be in primary school, about|activities
prendere il sole|sunbathe|to lie on the beach and get brown|activities
prendere una decisione|make a decision/decide|to choose at last|activities
prendere un caffè|have a coffee|to go to a bar for a black drink|activities
dare da bere|give a drink|to bring somebody a glass when he is thirsty|activities
dare una mano|help/give a hand/lend a hand|to do some work for a friend|activities
dare un'occhiata|have a look/take a look|to use your eyes for a moment|activities
perdere tempo|waste time|to do nothing useful|activities
perdere peso/dimagrire|lose weight|to become thinner|activities
passare il tempo|spend time/pass the time|to be somewhere for some hours|activities
cambiare idea|change your mind|to think something different now|activities
tenersi in forma|keep fit/stay in shape|to do sport to be healthy|activities
sentirsi bene|feel good/feel well|to be healthy and happy|activities
sentirsi male|feel bad/feel ill/feel sick|to be unwell|activities
andare male|go badly/go wrong|not to be a success|activities
andare a trovare|visit/go and see|to go to a friend's house|activities
andare a prendere|pick up/fetch/go and get|to go to school and bring a child home|activities
andare in giro|go around/go out|to walk here and there|activities
andare avanti|go on/go ahead/go forward|not to stop|activities
bere un bicchiere d'acqua|drink a glass of water|you do it when you are thirsty|activities
strizzare l'occhio|wink|to close one eye to a friend|activities
inventare una storia|make up a story|to tell something that never happened|activities
raggiungere un obiettivo/realizzare|achieve|to get what you worked for|activities
non piacere/detestare|dislike|the opposite of like|activities
mettere in imbarazzo|embarrass|to make somebody go red|activities
mettere in pausa/fermarsi un momento|pause|to stop a film for a moment|activities
fare affidamento|rely|to be sure that a friend will help|activities
stare bene a|suit|a dress does it when you look good in it|activities
dormire troppo/svegliarsi tardi|oversleep|not to hear the alarm in the morning|activities
far fronte|cope|to do well in a hard moment|activities
`;
