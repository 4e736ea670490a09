/**
 * What form a verb takes after another word: words | its object | wrong forms | right form | verbs.
 * - words: a verb stands for all its forms, "=word" for itself alone; "_" is a blank
 * - object: "-" none, "me" a pronoun, "my mum" also a noun with its article
 * - forms: what stands before the verb, and "base" or "ing": "to base", "of ing", "base", "ing"
 * - verbs: the only ones that are meant, or behind "!" those that are not
 */
export const governors = `
keep deny postpone delay admit give_up put_off end_up carry_on feel_like =can't_stand =cannot_stand =couldn't_stand =can't_help resist fancy | - | to base | ing
=feel_like =feels_like =felt_like | - | base | ing | ! help work sleep love fish hope control walk run fight fun
regret | - | to base | ing | ! inform say tell announce
=give_up =gives_up =gave_up =avoid =avoids =avoided =finish =finishes =finished | - | base | ing | play do smoke eat go read write dance swim train cook
=have_fun =had_fun =has_fun =having_fun =have_a_lot_of_fun =had_a_lot_of_fun =had_so_much_fun =had_lots_of_fun =had_great_fun | - | to base | ing
=have_trouble =had_trouble =have_difficulty =had_difficulty =have_difficulties =had_difficulties =have_a_good_time =had_a_good_time =had_a_great_time | - | to base | ing
=forward_to | - | base | ing | + start visit stay swim dance win show try move play
=love =loves =like =likes =hate =hates =enjoy =enjoys =prefer =prefers | - | base | ing | live walk talk stay work swim dance travel sleep play watch cook study run help
decide choose try manage refuse agree begin pretend learn offer hope plan promise need forget want continue | - | of ing, of base | to base
=obliged =forced =allowed =ready =happy =glad =free =lucky =difficult =impossible =possible =supposed =easier =better | - | to ing | to base | ! swimming
=can't_wait =cannot_wait =couldn't_wait =for_me =for_him =for_us =for_them =for_you =for_people | - | to ing | to base
help | my mum | to ing | to base
oblige force allow permit invite encourage persuade convince order advise expect enable ask | me | ing | to base | ! miss interest excite amaze bore surprise
oblige force permit enable persuade convince | my mum | base | to base
=would_like =would_love =would_prefer =wouldn't_like =i'd_like =i'd_love =we'd_like =we'd_love =he'd_like =she'd_like =they'd_like | - | ing | to base | ! swim dance sing read cook ski shop run
=forgot =forgotten =don't_forget =didn't_forget | - | ing | to base
=know =knows =knew =don't_know =doesn't_know =didn't_know | - | base | how to base | + use swim cook ride drive play speak dance ski draw
`;
