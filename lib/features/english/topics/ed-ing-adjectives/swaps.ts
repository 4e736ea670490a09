/** The verb itself where an adjective belongs, and adjectives with what follows them: lines of swaps. */
export const feelingSwaps = `
i/we/i'm/we're/i_am/i_was/we_are/we_were ADV? very/really? [interesting at/to/about/for/of/on] => interested in
{find} the/this/POSS film/book/ending/story/end/lesson/game/match/song/scene/part/series very/really/quite/so? [bored] END => boring
{find} the/this/POSS film/book/ending/story/end/lesson/game/match/song/scene/part/series very/really/quite/so? [interested] END => interesting
{find} the/this/POSS film/book/ending/story/end/lesson/game/match/song/scene/part/series very/really/quite/so? [moved] END => moving
{find} the/this/POSS film/book/ending/story/end/lesson/game/match/song/scene/part/series very/really/quite/so? [excited] END => exciting
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/a_little/always/not [worry] END => worried
{be/feel} [worry] about/for/because/$ => worried
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [surprise] END => surprised
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [bore] END => bored
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [scare/afraided/scaried] END => scared
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [excite] END => excited
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [tire/tyred] END => tired
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [disappoint/delude/deluded] END => disappointed
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [embarrass/embarass/embarassed] END => embarrassed
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [frighten] END => frightened
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [shock] END => shocked
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [confuse] END => confused
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [annoy] END => annoyed
{be/feel/get/look/seem} very/so/really/too/quite/a_bit/always/not [relax] END => relaxed
{be/feel} ADV? [interest/interess] in => interested
`;
