/** Small words that sheets give in Italian beside a gap: Italian ways to say it | every English word a teacher accepts. */
export const italianHints = `
sotto|under,underneath,below,beneath
sopra|on,above,over,on top of
su,sul,sulla,sullo,sui,sulle|on,onto
in,dentro,nel,nella,dentro a|in,inside,into
fuori,fuori da|outside,out of
dietro,dietro a|behind
davanti,davanti a|in front of
di fronte,di fronte a|opposite,across from,facing
tra,fra,in mezzo a|between,among
accanto,accanto a,di fianco a,a fianco di|next to,beside,by
vicino,vicino a|near,next to,close to,by
lontano,lontano da|far from,far away from
attraverso|through,across
intorno,intorno a,attorno a|around,round
lungo|along
oltre|past,beyond
fino a|until,till,to,up to
da|from,since,for
con|with
senza|without
per|for
prima,prima di|before
dopo|after
durante|during
contro|against
perché|because,why
ma,però|but
quindi,perciò|so,therefore
anche se,sebbene,benché|although,though,even though
mentre|while
quando|when
se|if
oppure,o|or
sempre|always
di solito,solitamente|usually,normally,generally
spesso|often
qualche volta,a volte,talvolta|sometimes
raramente,di rado|rarely,seldom
quasi mai|hardly ever,almost never
mai|never,ever
già|already,yet
appena|just
ancora|yet,still,again
`;
