import { oneOf, oneOfPhrases } from "../../sentence/phrase-line";

const singleJobs = `
accountant actor actress ambassador archaeologist archeologist architect artist assistant astronaut astronomer athlete author
babysitter baker banker barber barista barman bartender basketballer beautician biologist blacksmith blogger bodyguard boxer
bricklayer builder businessman businesswoman businessperson butcher buyer captain carpenter carer cashier chef chemist
choreographer cleaner clerk clown coach cobbler comedian composer conductor confectioner consultant cook cop cowboy cyclist
dancer decorator dentist dermatologist designer detective dietician diplomat director diver dj doctor dressmaker driver
economist editor electrician employee engineer entrepreneur estate-agent explorer farmer fashion-designer firefighter fireman
fisherman florist footballer freelancer fruiterer gamer gardener geologist geometer goalkeeper goldsmith greengrocer guide
gymnast gynaecologist hairdresser hairstylist historian housekeeper housewife househusband influencer inspector instructor
interpreter inventor janitor jeweller jockey journalist judge labourer lawyer lecturer librarian lifeguard lorry-driver
magician maid make-up-artist manager manicurist masseur mathematician mayor mechanic meteorologist midwife miner model musician
nanny neurologist notary novelist nun nurse nutritionist office-worker officer optician orthodontist owner paediatrician
painter pastry-chef pensioner pharmacist philosopher photographer physicist physiotherapist pianist pilot pizzaiolo
plasterer player plumber poet policeman policewoman politician porter postman postwoman presenter priest producer professor
programmer psychiatrist psychologist pupil rapper receptionist reporter researcher runner sailor salesman saleswoman
salesperson scientist sculptor seamstress secretary shepherd shoemaker shopkeeper singer singer-songwriter skater skier
social-worker sociologist soldier speaker specialist spy stewardess steward student stuntman stylist supervisor surfer
surgeon surveyor swimmer tailor teacher technician teenager therapist tiler trader trainer translator tutor tv-presenter typist
veterinarian vet vlogger volleyballer waiter waitress warehouseman watchmaker webmaster welder worker workman wrestler writer
youtuber zookeeper zoologist blogger streamer violinist guitarist drummer cellist dj tattooist programmer developer
principal headteacher headmaster vegetarian vegan genius orphan beginner`;

const doubleJobs = `fire fighter, police officer, shop assistant, flight attendant, bus driver, taxi driver, lorry driver, truck driver,
train driver, ambulance driver, racing driver, tour guide, tourist guide, office worker, factory worker, social worker, fashion designer,
graphic designer, web designer, interior designer, game designer, video game designer, sales assistant, estate agent, travel agent,
football player, basketball player, volleyball player, tennis player, rugby player, chess player, football coach, basketball coach, swimming coach, swimming instructor,
ski instructor, driving instructor, yoga teacher, primary school teacher, secondary school teacher, nursery school teacher, kindergarten teacher, school teacher,
english teacher, maths teacher, math teacher, music teacher, science teacher, history teacher, italian teacher, french teacher, art teacher, pe teacher,
dance teacher, piano teacher, university student, university professor, high school student, primary school student, pop star, rock star,
film star, movie star, film director, hotel manager, bank manager, bank clerk, shop owner, restaurant owner, hotel receptionist, car mechanic, pastry chef, pizza chef, pizza maker,
software engineer, software developer, civil engineer, computer programmer, computer scientist, marine biologist, opera singer, pop singer, ballet dancer, make-up artist, personal trainer,
private detective, security guard, traffic warden, lollipop lady, speech therapist, family doctor, tattoo artist, train conductor, orchestra conductor, dental assistant,
air hostess, cabin crew member, call centre worker, warehouse worker, construction worker, insurance agent, secret agent, postal worker, tv presenter, tv star, stay-at-home mum, book seller, fruit seller, gym instructor`;

const jobNames = `${oneOfPhrases(doubleJobs)}|${oneOf(singleJobs)}`;
/** Jobs and other names for what somebody is, as a pattern: "nurse", "bus driver", "student". */
export const jobs = `(?:${jobNames})`;
