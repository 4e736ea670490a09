/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const time = `
lunedì|Monday|the first day of the week at school|time
martedì|Tuesday|the second day of the week at school|time
mercoledì|Wednesday|the middle of the week|time
giovedì|Thursday|the day before the last day of the working week|time
venerdì|Friday|the last day of the working week|time
sabato|Saturday|the first day of the weekend|time
domenica|Sunday|the last day of the weekend|time
ieri|yesterday|the day before today|time
domani|tomorrow|the day after today|time
oggi|today|this very day|time
estate|summer|the hot season|time
inverno|winter|the cold season|time
primavera|spring|the season of flowers|time
autunno|autumn/fall|the season when trees lose their leaves|time
gennaio|January|the first month|time
febbraio|February|the shortest month|time
marzo|March|spring begins in this month|time
aprile|April|the month after March|time
maggio|May|the fifth month|time
giugno|June|school ends in this month in Italy|time
luglio|July|a hot month, the seventh|time
agosto|August|Italians go to the sea in this month|time
settembre|September|school begins in this month in Italy|time
ottobre|October|the month with Halloween|time
novembre|November|the month before the last|time
dicembre|December|the month with Christmas|time
settimana|week|seven days|time
mese|month|there are twelve of them every year|time
anno|year|twelve months|time
giorno|day|twenty-four hours|time
notte|night|it is dark and you are in bed|time
mattina|morning|the first part of the day|time
pomeriggio|afternoon|the part of the day after lunch|time
sera|evening|the part of the day before night|time
minuto|minute|sixty seconds|time
ora|hour|sixty minutes|time
mezzogiorno|midday/noon|twelve o'clock, with the sun high|time
mattino|morning|the time before midday|time
stamattina|this morning|earlier today, before lunch|time
stasera|tonight/this evening|today, after dinner|time
stanotte|tonight|when you go to bed today|time
mezzanotte|midnight|the clock says twelve and it is dark|time
alba|dawn/sunrise|the first light of the day|time
tramonto|sunset|in the evening the sky goes red|time
weekend/fine settimana|weekend|Saturday and Sunday|time
data|date|the day, the month and the year|time
secolo|century|one hundred years|time
stagione|season|spring is one, winter is another|time
calendario|calendar|it hangs on the wall and shows the months|time
agenda|diary/planner|you write in it what to do each day|time
passato|past|the time before now|time
futuro|future|the time that will come|time
tempo|time/weather|a clock shows it; or sun, wind and rain|time
momento|moment|a very short time|time
attimo|moment/instant|a very short time|time
quarto d'ora|quarter of an hour|fifteen minutes|time
mezz'ora|half an hour|thirty minutes|time
volta|time|once is one of these, twice is two|time
una volta|once|one time and no more|time
due volte|twice|you do it today and again tomorrow|time
ogni giorno/tutti i giorni|every day|Monday, Tuesday and all the others|time
l'altro ieri/ieri l'altro|the day before yesterday|two days ago|time
dopodomani|the day after tomorrow|in two days|time
ieri sera|last night/yesterday evening|some hours ago, before you went to bed|time
l'anno scorso|last year|twelve months ago|time
la settimana prossima/settimana prossima|next week|seven days from now|time
scorso|last|the one just before now|time
prossimo|next|the one that comes after this|time
fa|ago|two days before now: two days …|time
già|already|before now, sooner than you thought|time
ancora|still/again/yet|it goes on, it has not stopped|time
appena|just|a very short time ago|time
subito|immediately/at once/right away|now, without waiting|time
tardi|late|after the right time|time
in ritardo|late|you come when the lesson has begun|time
in anticipo|early|before the right time|time
puntuale|punctual/on time|never late|time
raramente|rarely/seldom|almost never|time
di solito|usually/normally|most of the time|time
generalmente|generally|in most cases|time
ultimamente|lately/recently|in the last days or weeks|time
recentemente|recently|not long ago|time
improvvisamente/all'improvviso|suddenly/all of a sudden|very fast, when nobody waits for it|time
finalmente|finally/at last|after a long wait|time
nel frattempo/intanto|meanwhile/in the meantime|while another thing happens|time
mentre|while/whereas|during the time that|time
durante|during|all through, from beginning to end|time
fino a|until/till|up to this time|time
da allora|since then|from that moment to now|time
natale|Christmas|the feast with a tree and presents|time
pasqua|Easter|the feast with chocolate eggs|time
capodanno|New Year's Day/New Year|the first of January|time
carnevale|Carnival|people wear masks and throw paper in the streets|time
halloween|Halloween|children say trick or treat|time
festa|party/festival|friends come, there is music and cake|time
anniversario|anniversary|the same day, years after the wedding|time
infanzia|childhood|the years when you are small|time
gioventù/giovinezza|youth|the years when you are a teenager|time
vecchiaia|old age|the last years of a long life|time
vita|life|from the day you are born to the end|time
inizio|beginning/start|the first part|time
fine|end|the last part|time
`;
