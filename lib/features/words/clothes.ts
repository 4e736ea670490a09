/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const clothes = `
maglietta|T-shirt/shirt|you wear it in summer, with short sleeves|clothes
camicia|shirt|it has buttons and a collar|clothes
pantaloni|trousers/pants|you wear them on your legs|clothes
gonna|skirt|a girl may wear it instead of trousers|clothes
vestito|dress|a woman wears it to a party, in one piece|clothes
scarpe|shoes|you wear them on your feet to walk|clothes
scarpa|shoe|you wear it on your foot|clothes
calze|socks|you wear them inside your shoes|clothes
cappello|hat|you wear it on your head|clothes
cappotto|coat|long and warm, for winter days|clothes
sciarpa|scarf|it keeps your neck warm|clothes
guanti|gloves|they keep your hands warm|clothes
ombrello|umbrella|you open it when it rains|clothes
occhiali|glasses|you wear them to see better|clothes
orologio|watch/look at/look/clock|you wear it and it tells the time|clothes
vestiti/abiti/abbigliamento|clothes|a shirt and trousers, for example|clothes
giacca|jacket|you wear it over your shirt|clothes
giubbotto|jacket|short and warm, you wear it outdoors|clothes
maglione|sweater/jumper/pullover|warm, made of wool, for cold days|clothes
felpa/felpa con cappuccio/felpa col cappuccio|sweatshirt/hoodie|soft and comfortable, for sport or free time|clothes
canottiera|vest/tank top|you wear it under your shirt|clothes
mutande|underpants/pants/underwear|you wear them under your trousers|clothes
reggiseno|bra|a woman wears it under her shirt|clothes
calzini|socks|they are between your feet and your shoes|clothes
calzino|sock|it is between your foot and your shoe|clothes
collant|tights|a girl wears them on her legs|clothes
pigiama|pyjamas/pajamas|you wear them in bed|clothes
costume da bagno/costume|swimsuit/swimming costume|you wear it at the beach|clothes
costume|costume|you wear it at Carnival|clothes
pantaloncini|shorts|trousers for summer|clothes
jeans|jeans|blue trousers that everybody wears|clothes
scarpe da ginnastica|trainers/sneakers|you run in them|clothes
stivale|boot|it covers your foot and part of your leg|clothes
stivali|boots|you wear them on your feet in the snow|clothes
sandali|sandals|open summer shoes|clothes
pantofole/ciabatte|slippers|soft shoes for the house|clothes
tacco|heel|the high part under a shoe|clothes
cintura|belt|it holds your trousers up|clothes
cravatta|tie|a man wears it around his neck at work|clothes
bottone|button|it is small and round and closes a shirt|clothes
cerniera/zip|zip/zipper|it opens and closes your jacket|clothes
tasca|pocket|a small bag inside your trousers|clothes
manica|sleeve|the arm of a shirt|clothes
colletto|collar|the part of a shirt around your neck|clothes
cappuccio|hood|the part of a coat for your head|clothes
berretto|cap|a flat hat for sport|clothes
guanto|glove|it keeps one hand warm|clothes
anello|ring|you wear it on your finger|clothes
collana|necklace|you wear it around your neck|clothes
orecchino|earring|you wear it on your ear|clothes
orecchini|earrings|jewels for your ears|clothes
braccialetto/bracciale|bracelet|you wear it around your wrist|clothes
gioiello|jewel|a ring of gold, for example|clothes
corona|crown|a king wears it|clothes
borsa|bag/handbag|a woman carries it with her phone and keys|clothes
borsetta|handbag/purse|small and elegant, a woman carries it|clothes
portafoglio|wallet|you keep your money in it|clothes
portamonete|purse|you keep your coins in it|clothes
occhiali da sole|sunglasses|dark, you wear them in summer|clothes
moda|fashion|the clothes that people like this year|clothes
taglia|size|S, M or L|clothes
stoffa/tessuto|cloth/fabric|shirts are made of it|clothes
lana|wool|it comes from sheep|clothes
cotone|cotton|soft and white, T-shirts are made of it|clothes
seta|silk|very soft and shiny, a worm makes it|clothes
cuoio/pelle|leather|shoes and bags are made of it|clothes
filo|thread|thin and long, for sewing|clothes
ago|needle|thin and sharp, you sew with it|clothes
indossare|wear|to have clothes on your body|clothes
vestirsi|get dressed|to put on your clothes in the morning|clothes
spogliarsi|get undressed/undress|to take your clothes off|clothes
cucire|sew|to use needle and thread|clothes
a righe|striped|with lines, like a zebra|clothes
a quadretti|checked|with small squares|clothes
elegante|elegant/smart|with beautiful clothes|clothes
fuori moda|old-fashioned|not modern any more|clothes
alla moda|fashionable/trendy|what everybody wears this year|clothes
camicetta|blouse|an elegant shirt for a woman|clothes
unghia|fingernail|it grows at the end of your hand|clothes
travestimento|costume/disguise|your clothes at a Halloween party|clothes
laccio|lace/shoelace|you tie it on your shoes|clothes
infradito|flip-flops|open shoes for the beach|clothes
stivali di gomma|wellies/rubber boots/wellington boots|you wear them in the rain|clothes
marsupio|bum bag/fanny pack|a small bag around the waist|clothes
tuta|tracksuit|you wear it for sport|clothes
`;
