/** Base forms of the regular verbs of a pupil's world. */
export const regularVerbs = `
accept accompany accuse achieve adapt add admire admit adore advise afford agree allow amaze announce annoy
answer apologise apologize appear appreciate approach approve argue arrange arrive ask assist assume attach
attack attend attract avoid award bake bark beg behave believe belong blame bless boil book bore borrow bother
bounce brake breathe brush bully bury calculate call camp cancel carry cause celebrate change charge chat
cheat check cheer chew clap clean climb close collect comb combine communicate compare compete complain
complete compose concentrate confess confirm confuse congratulate connect consider consist consult contact
contain continue contribute control convert convince cook cope copy correct count cover crash create criticise
criticize cross cry cuddle cycle damage dance decide declare decorate dedicate define delay delete deliver
demand deny depend describe deserve destroy determine develop die disagree disappear disappoint discourage
discover discuss dislike distinguish distract disturb divide donate doubt download drag dress drop earn
educate eliminate embarrass emigrate employ encourage enjoy enter escape establish exaggerate examine exchange
excite exclude exist expand expect explain explode explore express extend face fail fasten fill finish fix
float fold follow force frighten gain gather giggle grab graduate greet guard guess guide handle happen harm
hate help hesitate hike hire hope hug hunt hurry identify ignore illustrate imagine imitate impress improve
include increase inform inherit injure insist inspire install insult interact interest interpret interrupt
interview introduce invade invent investigate invite involve iron irritate isolate jog join joke judge juggle
jump kick kidnap kill kiss knit knock last laugh lick lie lift like listen live load lock look love maintain
manage mark marry match melt mend mention mind miss mix mop motivate move multiply need neglect negotiate
notice obey observe obtain occupy occur offend offer open operate oppose order organise organize owe own pack
paint participate pass pause peel perform permit persuade phone pick plan plant play plug point polish pollute
possess pour practice practise pray predict prefer prepare preserve press pretend prevent print produce
promise promote pronounce propose protect prove provide provoke publish pull punish push quarrel race rain
raise reach react realise realize reassure receive recharge recognise recognize recommend record recover
recycle reduce refer reflect refuse regret reject relate relax relieve rely remain remember remind remove rent
repair repeat replace reply report represent request require rescue research resemble reserve resist resolve
respect respond rest restore retire return reveal revise reward rinse rob roll rub ruin rush sail satisfy save
scare scold score scream search seem separate serve sew share shave shiver shop shout sign skate skateboard
ski skip slip smile smoke sneak sneeze snore snow solve sort sound spray squeeze stare start stay step stop
stretch stroke struggle study submit subscribe succeed suffer suggest suit supply support suppose surf
surprise surround survive suspect swallow switch talk tap taste tease tend thank threaten tick tidy tie
tolerate touch train translate trap travel treat tremble trick trust try turn type underline unite unlock
unpack update upload use vanish vary visit vote wait walk wander want warn wash waste watch weigh welcome
whisper whistle wink wipe wish wonder work worry wrap yawn yell`
  .trim()
  .split(/\s+/);
