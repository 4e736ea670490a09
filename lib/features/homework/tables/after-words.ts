/**
 * Words and the preposition behind them: words, parted by commas | prepositions a teacher accepts | what must follow,
 * a pattern. Lines without a pattern count where none with one fits. Verbs stand in their base form.
 */
export const afterWords = `
afraid, scared, frightened, terrified|of
proud|of
able, unable|to
fond|of
tired, sick|of
tired|after|(?:the|a|my) (?:match|game|race|long|journey|trip|lesson|walk|day)
full|of
jealous, envious|of
aware|of
capable, incapable|of
ashamed|of
guilty|of
typical|of
short|of
independent|of,from
good, bad, brilliant, great, excellent, terrible, hopeless, useless, clever, skilled, awful, rubbish, amazing|at
good, bad, great|for|(?:you|your (?:health|teeth|heart|skin|eyes|body|brain|back)|my (?:health|teeth|heart|skin|eyes)|him|her health|us|children|the (?:environment|planet|heart|health|body|skin|teeth|eyes)|people)\\b
good|with|(?:children|kids|animals|numbers|computers|his hands|her hands|my hands|people)\\b
good, kind, nice, polite, rude, cruel, friendly, unkind, generous, mean|to|(?:me|him|her|us|them|you|everyone|everybody|animals|people|old people|his|her|my|your|their|our|the|other)\\b
kind, polite, rude, cruel, unkind, generous, mean|to
nice, friendly|to,with,towards
surprised, shocked, amazed|at,by
interested, disappointed|in
disappointed|with,by,in,at|(?:the|my|his|her|your|our|their) (?:results?|film|marks?|match|news|present|hotel|food|service|holiday)
bored, fed up|with
bored|by,with|the\\b
pleased, happy, satisfied, delighted|with
happy|for|(?:you|him|her|them|my friend|us)\\b
happy, sad, upset, nervous, worried, anxious, excited, enthusiastic, serious, crazy, mad, curious, optimistic, pessimistic, concerned|about
worried|about
crazy, mad|about
angry, annoyed, furious, cross|with,at|(?:me|him|her|us|them|you|my (?:mum|dad|mother|father|parents|brother|sister|friends?|son|daughter|teacher)|his (?:mum|dad|mother|father|brother|sister|friends?|son)|her (?:mum|dad|mother|father|brother|sister|friends?|son)|your (?:mum|dad|brother|sister|friends?)|our (?:teacher|friends?|parents)|the (?:boys?|girls?|teachers?|children|students|players?|dog|man|woman)|mr|mrs|\\p{Lu}\\p{Ll}+)\\b
angry, annoyed, furious|about|(?:it|the (?:mess|delay|noise|result|price|news)|what|losing|being|that)\\b
busy, careful, patient|with
busy|with
popular, familiar, wrong|with
popular|with,among
famous, ready, responsible, late, suitable, perfect, necessary, available, hungry, grateful, sorry, known|for
sorry|about,for|(?:the|my|that|what|your)\\b
sorry|for|(?:being|\\p{L}+ing|him|her|them|you|the (?:poor|old))\\b
ready|for
married, engaged, similar, allergic, used, addicted, close, next, thanks to, related, accustomed, identical, equal, due, according, sensitive, loyal, faithful, attracted|to
different|from,to,than
keen|on
dependent, based|on
covered, crowded, filled, friends, in love, pleased|with
covered|in,with
filled|with
made|of|(?:wood|glass|plastic|metal|gold|silver|stone|paper|leather|cotton|wool|iron|steel|chocolate|brick|bricks|silk|concrete|marble|ice|clay)\\b
made|from|(?:milk|grapes|flour|apples|cocoa|recycled|olives|potatoes|old)\\b
made|in|(?:china|italy|japan|france|germany|england|britain|taiwan|the (?:usa|uk|eu)|\\d{4})\\b
born|in|(?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the|a|spring|summer|autumn|winter|italy|\\p{Lu}\\p{Ll}+)\\b
born|on|(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas (?:day|eve)|new year)
safe, absent|from
present|at
wait|for
wait|at,by|(?:the (?:bus stop|station|corner|door|traffic lights|airport))\\b
listen|to
belong|to
happen|to
happen|in,on|(?:\\d{4}|monday|july)\\b
reply, react, agree to, object, object, refer, apologise to, apply to, lead, turn to, get used, write, wave, point, pray, subscribe, stick, adapt, respond, contribute, admit|to
write|in|(?:pen|pencil|capital letters|english|italian|french|your|my)\\b
wave|to,at
point|at,to
talk, speak|to,with|(?:me|him|her|us|them|you|my|your|his|our|their|the (?:teacher|headmaster|doctor|manager|police|man|woman|girl|boy|driver)|mr|mrs|somebody|someone|anyone|anybody|each other|strangers|friends)\\b
talk, speak|about|(?:it|football|politics|music|sport|films?|the (?:film|weather|problem|party|trip|holidays?|weekend|book|match)|school|boys|girls|what|their (?:holidays?|problems)|my (?:holidays?|problems)|his (?:holidays?|problems))\\b
say|to|(?:me|him|her|us|them|you|the|my|your|his)\\b
explain, describe|to|(?:me|him|her|us|them|you|my|the (?:class|teacher|students|children|boy|girl))\\b
agree, disagree|with|(?:me|him|her|us|them|you|my|your|his|their|what|everything|the (?:teacher|other|idea))\\b
agree|on,about|(?:the|a) (?:price|date|plan|time)\\b
argue, quarrel, fight|with|(?:me|him|her|us|them|you|my|your|his|their|our) ?(?:\\p{L}+)?\\b
argue, quarrel|about|(?:money|the|everything|who|what|politics|silly)\\b
argue|with,about|her\\b
depend, rely, concentrate, focus, insist, spend, comment, congratulate, count, live on, decide, operate|on
depend, rely|on,upon
insist|on
decide|on
live|in|(?:a|an|the (?:city|country|town|mountains|centre|same|suburbs|usa|uk|countryside|north|south)|italy|rome|milan|london|england|spain|\\p{Lu}\\p{Ll}+)\\b
live|with|(?:my|his|her|their|our|your|me|him|them) (?:parents|mum|dad|mother|father|family|grandparents|grandmother|aunt|uncle|brother|sister|friends?)\\b
live|on|(?:the (?:first|second|third|fourth|fifth|top|ground|tenth|third) floor|a farm|an island|an? \\p{L}+ island)\\b
live|at|(?:\\d+|number)\\b
live|near|here\\b
believe, succeed, participate, result, specialise, trust, invest|in
take part, take an interest|in
consist, approve, dream, die, smell, taste, beware, dispose, get rid, run out, take care, take advantage, make fun, think highly, consist|of
dream|about,of
think|about,of
think|of|(?:a|an) (?:name|number|word|good|better|animal)\\b
hear|about|(?:the (?:accident|party|news|concert|new)|your|my|his|her|what)\\b
hear|from|(?:you|him|her|them|my|an old)\\b
hear|of|(?:a|this|that|it)\\b
die|of,from
suffer, recover, escape, benefit, differ, hide, graduate|from
escape|from
worry, complain, care, forget about, learn about, dream about, wonder, know about, argue about, ask about, tell about, read about, talk about|about
care|about,for
complain|to|(?:the (?:manager|waiter|teacher|headmaster|police)|him|her|them|my|your)\\b
complain|about,of
laugh, smile, shout, stare, aim, glance, arrive, shoot, wink, knock at, scream, yell|at
laugh|at,about
shout|at,to
arrive|in|(?:italy|rome|milan|london|england|spain|paris|france|germany|new york|town|america|scotland|ireland|(?:the )?(?:usa|uk|city)|time|january|february|march|april|may|june|july|august|september|october|november|december|\\d{4}|the (?:morning|afternoon|evening)|\\p{Lu}\\p{Ll}+)\\b
arrive|on|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|the \\d)\\b
arrive|at
knock|on,at
apply, search, apologise, apologize, pay, vote, hope, ask, blame, care for, apply, long, wish, prepare, study, train, account|for
pay|by,with|(?:credit card|card|cheque)\\b
pay|in|cash\\b
pay attention|to
study, prepare|for
study|at|(?:university|school|home|the university|night|oxford|cambridge)\\b
study|in|(?:the library|my room|his room|her room|england|the (?:morning|evening|afternoon))\\b
study|with|(?:my|his|her|a) (?:friends?|classmates?|brother|sister)\\b
work|for|(?:an? (?:\\p{L}+ ){0,2}(?:company|newspaper|bank|airline|magazine|firm)|a company)\\b
work|as|(?:an? )(?:\\p{L}+ )?(?:teacher|doctor|nurse|waiter|waitress|engineer|cook|chef|driver|vet|secretary|journalist|mechanic|gardener|babysitter)\\b
work|in|(?:an? |the )?(?:\\p{L}+ )?(?:office|hospital|shop|bank|factory|restaurant|school|bar|garden|supermarket|hotel|library|pharmacy|studio|laboratory)\\b
work|at|(?:night|home|weekends|the weekend)\\b
compete, cope, deal, collide, communicate, cooperate, sympathise, fall in love, get on, get along, mix, put up, keep up, catch up, break up, get in touch, chat|with
share|with|(?:me|him|her|us|them|you|my|his|your|our|their)\\b
play|with|(?:me|him|her|us|them|you|my (?:friends?|dog|cat|brother|sister|cousins?|toys|doll)|his (?:friends?|dog|cat|brother|sister|toys)|her (?:friends?|dog|cat|brother|sister|toys|dolls?)|their (?:friends|toys|dog)|dolls|toys|fire|the (?:dog|cat|children|ball))\\b
play|for|(?:juventus|inter|milan|roma|napoli|(?:a|the|our|his|my) (?:\\p{L}+ ){0,2}(?:team|club)|\\p{Lu}\\p{Ll}+)\\b
play|in|(?:the (?:park|garden|street|playground|orchestra|band|school band)|an? (?:\\p{L}+ )?(?:band|orchestra|team))\\b
look forward|to
get married, be married|to
get|to|(?:school|work|the (?:station|airport|cinema|party|top|end)|london|rome|bed)\\b
go, come, travel, walk, run, move, return, drive, fly, sail, cycle, swim|to|(?:school|work|bed|university|church|town|the (?:cinema|beach|park|supermarket|doctor|dentist|theatre|gym|swimming pool|station|airport|bank|library|seaside|mountains|market|hospital|shops|museum|party|restaurant|concert|zoo|stadium|bathroom|toilet|post office|disco|pub|mall)|london|paris|rome|italy|france|england|spain|milan|venice|scotland|ireland|america|the (?:usa|uk)|(?:a|an|my|his|her|their|your) (?:concert|party|restaurant|friend|grandparents|grandmother|match|football match|museum|house|new (?:house|city|school))|\\p{Lu}\\p{Ll}+\\s*$)
go, come, travel, get|by|(?:bus|car|train|plane|bike|boat|taxi|tube|tram|ferry|coach|ship|motorbike|underground|bicycle|sea|air)\\b
go, come, travel, get|on|(?:foot|holiday|a (?:trip|school trip|cruise|diet|journey|picnic|date|tour)|vacation|strike)\\b
go|for|(?:a (?:walk|run|swim|ride|drive|jog|bike ride|pizza|coffee|drink|meal|picnic))\\b
go|into,to|(?:the (?:room|kitchen|house|cave))\\b
come|from|(?:italy|spain|france|england|germany|china|japan|brazil|america|scotland|ireland|the (?:usa|uk)|greece|portugal|poland|turkey|india|australia|canada|a (?:small|big|poor|rich|large)|\\p{Lu}\\p{Ll}+\\s*$)
congratulations|on
borrow, receive, steal, hide, protect, prevent, stop, hear from, learn from, buy from|from
invitation, answer, key, solution, reaction, damage, trip, visit, alternative, attention, reply, access, ticket, introduction, attitude, way|to
ticket|for,to|(?:the (?:concert|match|show|film|play|theatre|cinema|game))\\b
reason, need, recipe, request, demand, respect, responsibility, preparation, talent, passion, cure, cheque, room|for
way|of|(?:life|living|doing|speaking|dressing|learning|cooking)\\b
difference, relationship, connection|between
difference|in|(?:price|age|size|temperature)\\b
advantage, disadvantage, cause, example, photo, picture, photograph, map, knowledge, fear, cup, glass, bottle, packet, piece, slice, pair, lot, bar, kilo, litre, tin, jar, bunch, member, capital, top, middle, end, beginning, front, side, bottom, centre, kind, type, sort, list, number, rest, half, thousands, hundreds, millions, plenty, instead, loaf, carton, group, bowl, crowd, price, cost|of
price|of,for
member|of
increase, decrease, rise, fall, interest, improvement, change|in
interest|in
change|in,to
advice, information, opinion, book, article, idea|on,about
influence, effect, expert|on
expert|on,in
problem|with
conversation, meeting, appointment, date|with
conversation|with,about
instead, because, outside, in front, out, ahead|of
because|of
near|to,-
according|to
thanks|to
thanks, thank you|for|(?:the|your|coming|helping|everything|all|inviting|calling|listening|a|\\p{L}+ing|this|that|my)\\b
far, away|from
next|to
close|to
on top, at the end, at the beginning, in the middle|of
at war|with
`;

/** Verbs whose preposition stands behind their object: verbs | preposition. */
export const behindObjects = `
thank, forgive, blame, punish, ask, apologise, exchange, pay, use, mistake|for
spend, waste, congratulate, concentrate, base, put pressure, compliment|on
borrow, protect, prevent, stop, steal, hide, save, separate, receive, discourage|from
accuse, remind, inform, warn, rob, suspect, cure, convince, deprive|of
remind|of,about
warn|about,of,against
explain, introduce, lend, prefer, invite, compare, describe, sell, say, add, connect, attach, send, show, teach, throw, pass, sentence, drive, owe|to
compare|to,with
connect|to,with
invite|to,for
throw|to,at
translate, divide, change, turn, cut, put, convert|into
help, fill, share, provide, cover, supply, decorate, confuse, compare, mix, replace|with
tell, ask, warn|about
mistake|for
`;
