/** What our pupils are fans of, without blanks: it comes first in any guess at their passwords. */
const table = {
  product: "english inglese coach englishcoach coachenglish coachinglese",
  italianTeams:
    "juventus juve inter internazionale milan acmilan napoli sscnapoli roma asroma lazio sslazio atalanta fiorentina " +
    "torino toro bologna genoa sampdoria samp udinese cagliari verona hellasverona chievo sassuolo lecce monza empoli " +
    "salernitana palermo bari parma venezia como frosinone cremonese pisa spezia catania perugia pescara brescia cesena " +
    "modena catanzaro cosenza reggiana benevento avellino vicenza padova foggia ternana ascoli livorno cittadella " +
    "crotone nazionale azzurri interista milanista juventino romanista laziale napoletano",
  europeanTeams:
    "realmadrid barcelona barcellona barca atleticomadrid manchester manchesterunited manchestercity manunited mancity " +
    "liverpool chelsea arsenal tottenham newcastle astonvilla everton bayern bayernmonaco bayernmunich borussia " +
    "borussiadortmund dortmund leverkusen lipsia psg parissaintgermain marsiglia marseille lione monaco siviglia " +
    "sevilla valencia villarreal ajax feyenoord benfica porto sporting celtic rangers galatasaray fenerbahce",
  games:
    "minecraft fortnite roblox pokemon fifa efootball clashroyale clashofclans brawlstars leagueoflegends valorant " +
    "callofduty warzone grandtheftauto amongus mario supermario mariokart luigi zelda animalcrossing sonic overwatch " +
    "apexlegends counterstrike rocketleague subwaysurfers candycrush geometrydash adoptme bloxfruits brookhaven " +
    "fallguys genshin genshinimpact stumbleguys nba2k sims thesims terraria splatoon kirby halo eldenring godofwar " +
    "assassinscreed playstation nintendo switch xbox steam twitch creeper enderman herobrine pikachu charizard",
};

const names = new Set(Object.values(table).flatMap((row) => row.split(" ")));

/** Whether this, in lower case and without blanks, is the name of a team, a game or the product, or a cheer for it. */
export function isGuessableName(text: string): boolean {
  return names.has(text) || (text.startsWith("forza") && names.has(text.slice("forza".length)));
}
