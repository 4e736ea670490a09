import { spelledByEar } from "./by-ear";
import { childrensSpellings } from "./children";

/** What pupils write where ranking by distance would guess something else. */
export const frequentMisspellings = new Map(
  `${childrensSpellings}|${spelledByEar}|allways always|alwais always|awnser answer|beacuse because|beatifull beautiful|becaus because
|becose because|becouse because|becuase because|begining beginning|beutiful beautiful|bich beach
|biciclete bicycle|brekfast breakfast|bycicle bicycle|childrens children|competion competition
|confortable comfortable|definitly definitely|diffrent different|enought enough|evry every
|exemple example|favorit favourite|forteen fourteen|fourty forty|freind friend|frend friend
|greatful grateful|happyness happiness|heigth height|hight height|hobbie hobby|holyday holiday|houe house
|ingineer engineer|interessing interesting|intresting interesting|jewelery jewellery|liberary library
|luch lunch|necesary necessary|nineth ninth|realy really|rithm rhythm|scool school|seperate separate
|shcool school|shool school|shoos shoes|sincerly sincerely|skool school|studing studying|suprise surprise
|thay they|ther there|throught through|tommorow tomorrow|tomorow tomorrow|tought thought|tounge tongue
|trought through|truely truly|twelth twelfth|untill until|vegatable vegetable|vidio video|wather weather
|wendsday Wednesday|wensday Wednesday|wether weather|wheater weather|wich which|wierd weird
|writting writing|scince science|shoping shopping|comming coming|exercize exercise|mather mother|glases glasses
  |cioccolate chocolate|whitch which|fater father|possibile possible|interessant interesting|ristorant restaurant|sentense sentence|literture literature|programm programme`
    .split("|")
    .map((line) => {
      const [wrong = "", ...right] = line.trim().split(" ");
      return [wrong, right.join(" ")] as const;
    }),
);

/** Right words that Harper's dictionary lacks. */
export const rightWords = new Set(
  `grandad granddad playdate playdates wifi bloke fortnite pokemon padel burrata cannoli umbria umbrian influencer influencers
  youtuber youtubers skatepark hoodie hoodies parkour smoothie smoothies selfie selfies vlog vlogs gamer gamers livestream minecraft
  roblox playstation nonno nonna nonni oratorio maturita calcetto fantacalcio liceo telly comfy yummy hehe loch ness skeptical afterward afterwards toward towards backward forward
  froggy doggy kitty ebook ebooks vape vaper vapers vaping vaped neurone neurones drumline drumlines injera
  didn doesn isn wasn couldn wouldn shouldn haven hasn hadn aren weren horsey piggy birdie ducky mousie bunny wolfie fishy beastie giddy tiptoe hooray hurrah yippee tralala`.split(
    /\s+/,
  ),
);
