const list = (words: string) => new Set(words.split(/\s+/));

/** English, and no word of Italian. */
export const englishWords = list(
  `be is are am have has had his her its our and but because from for of to it he him us not here never often
sometimes also or if can could must does did done go goes gone get got made eat said tell much most all about after
before under over into on at up off again still ago since until an more bad nice big small old sad hello hi
please someone dont doesnt didnt past present perfect give love live lives use used name one four five seven ten`,
);

/** Italian, and no word of English. */
export const italianWords = list(
  `il lo la gli le un uno una di che e ed non con da dal del dei delle al ai alle nel nei nelle sul sui sulle mi ti
si ci vi ne se o anche poi mentre ora sei hai ha fai fa fare dire dice quale chi cui dove tu tuo tua io lei noi
voi bene frase presente per senza tra fra suo sua mia mio inglese oppure
vuol far dir son ben bel quel qual buon fin ad col idee`,
);

/** Written alike in both, or at home in both: they go with what stands around them. */
export const sharedWords = list(
  `a i in no me do so come pure fine sale case dare ride note mine date idea radio
video pizza sport film computer internet email mail chat ok bar social hobby
test quiz weekend web app coach badge online link password account privacy cookie feedback browser gratis token`,
);
