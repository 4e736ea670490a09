/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const health = `
medicina|medicine|you take it when you are ill|health
febbre|fever|your body is too hot and you stay in bed|health
raffreddore|cold|you sneeze and your nose runs|health
malato/ammalato/malata|ill/sick|you feel it when you have a fever|health
salute|health|you have it when you are not ill|health
malattia|illness/disease|it keeps you in bed and away from school|health
dolore/male|pain|you feel it when something hurts|health
mal di testa|headache|your head hurts|health
mal di pancia|stomach ache|your tummy hurts|health
mal di denti|toothache|your mouth hurts and you go to the dentist|health
mal di gola|sore throat|it hurts when you swallow|health
tosse|cough|you make this noise when you are ill|health
influenza|flu|you have a fever and your body hurts|health
ferita|wound/injury|blood comes out of it|health
taglio|cut|a knife can leave this on your finger|health
livido|bruise|a blue mark after you fall|health
benda/fasciatura|bandage|a long white piece of cloth for a cut|health
cerotto|plaster/band-aid|you put it on a small cut|health
pastiglia/pillola/compressa|pill/tablet|small medicine that you swallow with water|health
sciroppo|syrup|sweet and liquid, for your cough|health
ricetta medica|prescription|the doctor writes it and the chemist reads it|health
visita medica/visita|check-up/visit|the doctor looks at you to see if all is fine|health
paziente|patient|a sick person in hospital; or one who can wait|health
ambulanza|ambulance|it takes ill people to hospital very fast|health
termometro|thermometer|it says how hot you are|health
vaccino|vaccine|the doctor gives it to you against a disease|health
allergia|allergy|you sneeze because of cats or flowers|health
starnutire|sneeze|to say atchoo|health
tossire|cough|to make a noise in your throat when ill|health
respirare|breathe|to take air in and out|health
sanguinare|bleed|to lose a red liquid from a cut|health
svenire|faint/pass out|to fall down and not feel anything|health
vomitare|vomit/be sick/throw up|when food comes back out of your mouth|health
curare/guarire|cure/treat/heal|to make an ill person well again|health
guarire|recover/get better|to be well again after being ill|health
rompersi un braccio|break an arm|to hurt a bone above your hand|health
fare male|hurt|to give pain|health
operazione|operation|the doctor opens your body to help you|health
sano|healthy|not ill at all|health
cieco|blind|a person who cannot see|health
sordo|deaf|a person who cannot hear|health
muto|mute/dumb|a person who cannot speak|health
incinta|pregnant|she is going to have a baby|health
disabile|disabled|a person who may need a wheelchair|health
stampelle|crutches|you walk with two of them after breaking a leg|health
sedia a rotelle|wheelchair|a seat that moves for who cannot walk|health
fumare|smoke|to use a cigarette|health
sigaretta|cigarette|bad for your lungs, people light it|health
grasso|fat|the opposite of thin|health
dieta|diet|you eat less, because you want to be thinner|health
farsi male|hurt yourself/get hurt|to fall and feel pain|health
mal d'orecchi|earache|pain in the thing you hear with|health
mal di schiena|backache|pain behind you, from heavy bags|health
mal di mare|seasickness|you feel bad on a boat|health
essere malato|be ill/be sick|to stay in bed with a fever|health
avere la febbre|have a fever/have a temperature|to be too hot because you are ill|health
avere il raffreddore|have a cold|to sneeze all day|health
pronto soccorso|emergency room/first aid|an ambulance brings you there|health
gesso|plaster cast/cast|hard and white, around a broken leg|health
punto di sutura|stitch|a doctor sews your cut with it|health
sudore|sweat|water on your skin when you run|health
massaggio|massage|hands make your back feel better|health
prendere il raffreddore|catch a cold|to get ill and sneeze|health
vescica ai piedi|blister|it hurts when your new shoes are too small|health
puntura|sting|a bee gives it to you|health
prurito|itch|you want to scratch because of it|health
gesso alla gamba|plaster cast/cast|a hard white cover for a broken leg|health
stampella|crutch|it helps you walk with a broken leg|health
apparecchio ai denti/apparecchio|braces|metal wires that make teeth straight|health
iniezione|injection|a nurse does it with a needle|health
`;
