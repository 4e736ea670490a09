/** Every word that a right translation of a generated exercise may use, read through by a person. */
export const exerciseWords = new Set(
  `a able about accountant actor advice afraid after afternoon again ago agree agrees airport alone already
  always am an and angry animals anna answer anybody anyone anything app apple apples architect are aren't
  arrive arrived art artist as ask asked assistant astronaut at ate august aunt babies bad bag bags bake baked
  bakes baking ball balls bananas bank basketball be beach beaches beautiful because become bed bedroom been
  bees before believe believes best bicycle big bike bikes bill bird birds birthday biscuits black blue boat
  boats book books bookshop bookstore bored boring bottles bought box boxes boy brave bread break breakfast
  briefcase broke broken brother brothers brought brown bus buses busier busiest busses busy butter
  butterflies buy buying buys by cake call called calls camera can can't cannot car cards careful cars
  cartoons cat catch catches catching cats caught center centre chair chairs changed cheese chess child
  children chinese chips chocolate choir christmas churches cinema cities class classmate classmates clean
  cleaned cleaning cleans cleverer close closed clothes coin cold comic comics complete completed completes
  computer cook cooked cookies cooking cooks could couldn't courageous cousin cousins cream curious cycle
  cycled cycles cycling dad dance danced dances dancing dangerous dark day days dentist describe described
  diary dictionary did didn't different difficult dinner dirty disagree disagrees dish dishes do doctor does
  doesn't dog dogs doing don't door down drank draw drawing draws dress dresses drew drink drinking drinks
  drive dry each early easy eat eaten eating eats eggs electrician elegant elephants eleven email emails
  engineer england english enormous equipment evening every everybody everyone exam exercise exercises
  expensive experiment explain explained factory fairy family famous farm fast faster fastest father feet
  fifteen fifty film find finds finish finishes fish fishes five flower flowers folder food football for
  forgot forty forty-five found four fourteen foxes free french fresh friday fridays fridge friend friendly
  friends friendship from fruit funnier funniest funny furniture game games garden generous german get gets
  gift girl giulia glass glasses go goes going gold gone good got grade grandfather grandma grandmother
  grandpa grandparents gray green grey grocery group guitar gym had hairdresser happier happiest happy hard
  has hat hate hates hats have he he'll he's headphones heard heavy hello helmet help helped helps her here
  him his history hobbies holiday home homework horse horses hot hotel hours house houses housework how huge
  hungry hurry i i'll i'm i've ice idea if ill important in independent individual information insects
  instructions instrument intelligent interested interesting is isn't it it's italian italy jacket jackets
  january jeans job joke juice keys kind kitchen know known knows lake lamp lamps languages large last late
  lawyer lazier laziest learn learned learning learns learnt leave leaves lemons lesson lessons library life
  light likable like likeable likes list listen listened listening listens little live lived lives living
  london long looked lose loses lost lot lots love lovely loves loyal luca lucky luggage lunch lunchtime made
  magazine mail mailed make makes making many map march marco mark match math maths me meat medicine meet
  meeting meets men messages met mice milan milk miss misses mistake modern mom moment monday mondays money
  monkeys month months more morning most mother mountains movie movies much mum museum music must my name near
  need needs nervous new news newspaper next nice night nine no nobody noise noon not nothing novel now nurse
  o'clock october of office officer old older oldest on one open opened opens orange oranges order other
  others ought our out over paid paolo paper parents park party pass pasta patient pen pens people person
  persons pets phone phoned phones photo photos piano picture pictures pilot pizza place plan plants play
  played player playing plays pleasant poem police policemen polite pool popular post postcard posted posting
  prefer prefers prepare prepared prepares preparing present pretty prize problem promise proud pupil purple
  pyjamas question quiet quite radio rain rainbow raining ran rang rather read reading reads ready really
  reasonable receive received recommended red relations relatives remember remembered remembers repeated
  research rest restaurant result rice ridden ride rides riding right ring rings rode rome room rule rules run
  running runs sad said sandwich sandwiches sang saturday saturdays save saves saw say says scared school
  schoolbag science scissors sea secret see seeing seen sees sensible sensitive sent september seventeen
  seventy she she'll she's sheep shirt shirts shop shopping short shorter shortest shorts should show shut
  sick silent since sing singer singing sings sister sisters sitting six sixteen sixty skate skirt skirts sky
  sleep sleepy slept slowly small smarter snowing so soccer sofa sofas sofia sold some song spanish speak
  speaking speaks spiders spoke sport spring stadium stand stars start starts station stays storehouse story
  strawberries street strong stronger strongest student studied studies study studying subject sugar suggest
  suggested summer sunday sundays sung sunglasses sunny supermarket sushi swam sweet swim swimming swims
  t-shirt t-shirts table tables tablet take taken takes taking tale talk taller tallest taxis tea teacher team
  teeth television tell ten tennis tent test tests text texted texting texts than thank that the their them
  there there's these they they'll they're they've thirsty thirteen this those three thursday thursdays ticket
  tickets time times tired to today told tom tomatoes tomorrow too took topic town toy toys train trains tried
  trip trousers truth tuesday tuesdays tv twelve twice two umbrella umbrellas uncle uncles understand
  understands understood uniform university up us use used useful uses vacation vegetables very vet video
  videos visit visited visiting visits volleyball waited waiter want wants warehouse warm was wash washed
  washes washing washing-up watch watched watches watching water way we we'll we're we've wear wears weather
  wednesday wednesdays week weekend weekends weeks well well-behaved well-mannered went were what when where
  white why will window windy winter with wolves women won won't word words work worked worker working works
  worried write writes writing written wrong wrote year years yellow yes yesterday you you'll you're young
  younger youngest your`.split(/\s+/),
);
