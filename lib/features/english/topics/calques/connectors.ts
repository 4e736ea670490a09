const subjects = "i/he/she/it/we/they/you";
const people =
  "mum/dad/mother/father/sister/brother/teacher/friend/friends/parents/cousin/grandmother/grandfather/dog/cat/team";

/** Words that join two thoughts, or a thought to what was said, in their Italian use: lines of swaps. */
export const connectors = `
[also_if/even_when_if] => even if
[also_when] => even when ~ but also when|and also when
[also_though] => even though
[even] i'm/i/he/she/we/they {be/have/do/study/live/like/try/work} W W? W? , ${subjects} => even if
[despite/in_spite_of/despite_of_the_fact_that ${subjects}/it's/i'm/he's/she's/there] => although $2 ~ (?:despite|in spite of) (?:it|you) (?:\\$|,|all)
[despite/in_spite_of] POSS/the ${people} {be/have/say/do/want/know/like/try/live/work/speak/play} => although
[despite_of/in_spite_to/despite_to] => despite
[in_spite] POSS/the/everything => in spite of ~ in spite of
[during] ${subjects}/i'm/i_was {be/have/do/go/play/walk/study/sleep/eat/watch/wait/come/read/work/talk/swim/run/cook/sit} => while
[during] POSS/the ${people} {be/sleep/cook/work/eat/watch/study/play/talk/drive/read/speak/explain} => while ~ during (?:my|the|his|her|our) (?:\\w+) (?:work|sleep|study|play|read|talk|drive|cook)\\b(?! (?:\\w+ing|in|at|the))
[during_that/during_when] => while
W [why] i/he/she/it/we/they/you/it's/i'm/he's/she's/my/our/there => because ~ \\b(?:ask\\w*|know\\w*|knew|tell\\w*|told|underst\\w+|wonder\\w*|reasons?|see|saw|explain\\w*|say\\w*|said|remember\\w*|idea|find|found|sure|guess|discover\\w*|imagine|curious|questions?|clear|out|reali[sz]\\w+|learn\\w*|interested|decide\\w*|forg[eo]t\\w*|think|thinking|thought|write|wrote|show\\w*|figure\\w*|matter\\w*|care\\w*|feel|felt|doubt\\w*)\\b[^$]*\\bwhy\\b|(?:\\^|\\b(?:is|that's|was|of|about|and|or|so|oh|but|then|well|that|on|into|exactly|this|it's|no|yes|hey|not|who|what|when|how|where|to|for|just|me|him|us|them|her)),? why\\b
W , [why] i/he/she/it/we/they/it's/i'm/he's/she's/my {be/have/do/like/love/want/need/can/must/feel/know/study/play/live/go/get/work/enjoy} => because ~ \\b(?:ask\\w*|know\\w*|knew|tell\\w*|told|underst\\w+|wonder\\w*|reasons?|see|saw|explain\\w*|say\\w*|said|remember\\w*|idea|sure|guess|questions?|reali[sz]\\w+|why , why|think)\\b[^$]*\\bwhy\\b|\\^ (?:\\w+ ){1,3}, why
and [after] i/we/he/she => then ~ \\b(?:before|during|just|soon|shortly|long) and after\\b|and after (?:i|we|he|she) [^$]*\\b(?:i|we|he|she|they|it|you|there|mum|dad|my \\w+|the \\w+|our \\w+) (?:'ll|will|am|is|are|was|were|have|has|had|went|go|goes|can|could|\\w+ed)\\b|and after [^$]*,
, [instead] i/we/they/my {like/prefer/love/hate/have/be/play/live/study/want} => but ~ \\b(?:was|were|had|did|didn't|went|preferred|liked|loved|hated|played|lived|studied|wanted|of)\\b
, [instead] he/she/my/his/her W? likes/prefers/loves/hates/has/is/plays/lives/studies/wants => but
[on_the_contrary] ,? there {be} => on the other hand
and [on_the_contrary] => on the other hand
[in_alternative] => alternatively
[at_the_end] SUBJ/POSS {decide/manage/give/win/buy/choose/become/understand/forgive/make} => in the end ~ \\b(?:film|book|movie|story|series|lesson|lessons|concert|match|year|show|song|chapter|episode|play|page|day|holiday)\\b
and/so [for_this] i/he/she/we/they/i'm => for this reason ~ (?:sorry|thanks|thank you|pay|paid|ask|asked|wait|waited|reason) (?:and|so) for this
[like_for_example/how_for_example/as_for_example/for_make_an_example/to_make_an_example] => for example
[from_now_in_then/from_today_in_then] => from now on
^/and/but [with_the_time] ,? SUBJ/my/the/our/everything/things => over time
[all_in_a_sudden/at_a_sudden/all_at_sudden/all_of_sudden/all_of_the_sudden/of_a_sudden/in_a_sudden/by_sudden/of_sudden/all_a_sudden/at_sudden/all_of_suddenly] => suddenly ~ all of a sudden
[in_the_time_that] => while
[as_much_as_possible_soon/the_more_soon_possible/the_most_soon_possible/more_soon_possible/the_soonest_possible/as_soon_possible/as_soon_is_possible] => as soon as possible
[the_first_that/the_before_possible/before_possible] => as soon as ~ that the first
[between] NUM days/weeks/hours/months/minutes END => in ~ between \\w+ \\w+ (?:and|or)
[at_the_place_of/in_the_place_of/to_the_place_of/at_place_of/at_post_of] => instead of ~ place of (?:work|birth|the|worship|study|my|his|her)
[on_the_base_of/in_base_of/in_base_to/on_base_of/in_base_at] => according to
[thanks_of] the/POSS => thanks to
[most_of_all_that/above_all_because] => especially because
[more_of_all] => most of all
[beyond_to/over_to/other_than_to] {be/have/play/study/like/help} => besides
`;
