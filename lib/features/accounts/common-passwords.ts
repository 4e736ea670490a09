// The ones of six characters or more that lists of leaked passwords put first, worldwide and in Italy.
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 012345 0123456 987654321 9876543210 654321 7654321 87654321
  111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 999999 121212 123123
  123123123 112233 11223344 123321 12341234 121314 131313 101010 010203 102030 123654 159753 147258 147258369 159357
  123abc abc123 abcd1234 a123456 a12345678 aa123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 zaq12wsx
  qwerty qwertyuiop qwerty1 qwerty12 qwerty123 qwerty123456 qwertz asdfgh asdfghjkl asdasd zxcvbn zxcvbnm qazwsx
  qweqwe qweasd qweasdzxc azerty abcdef abcdefg abcdefgh abcabc aaaaaa aaaaaaaa
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd pass123 pass1234 passpass
  iloveyou iloveyou1 letmein welcome welcome1 monkey dragon master shadow sunshine princess football baseball
  superman batman pokemon minecraft fortnite roblox michael jordan charlie daniel jessica ashley freedom whatever
  trustno1 starwars hello123 hello1 killer computer internet samsung google facebook instagram tiktok youtube
  secret access flower cookie summer winter loveme lovely babygirl hunter soccer hockey ginger pepper cheese
  admin1 admin123 administrator root123 test123 testtest guest123 changeme default user123 login123
  ciao123 ciaociao ciao1234 ciaobella amore1 amoremio amore123 tiamo1 tiamo123 tiamotanto tvttbn forzainter
  forzamilan forzajuve forzanapoli forzaroma juventus juventus1 inter1908 napoli1926 interista milanista romanista
  juve123 milan1899 napoli roma1927 giuseppe francesco francesca alessandro alessandra valentina federica antonio
  andrea matteo lorenzo martina giulia chiara stefano simone davide gabriele leonardo roberto salvatore
  mamma123 mammamia papino cucciolo principessa stella stellina farfalla pippo1 pippo123 paperino topolino
  italia italia1 sempre bambina bambola calcio scuola scuola1 scuola123 domenica settembre estate2024 estate2025
  estate2026 inglese inglese1 englishcoach english coach123 password2024 password2025 password2026`.split(
    /\s+/,
  ),
);

/** True for a password that a guesser tries first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
