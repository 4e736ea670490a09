/** Base forms of the regular verbs of a pupil's world. */
export const regularVerbs = `
accept achieve add admire admit adore advise afford agree allow amaze annoy answer apologise apologize appear
appreciate approach argue arrange arrive ask assist attach attack attend attract avoid award bake bark beg
behave believe belong boil book bore borrow bother bounce breathe brush bully call camp cancel carry cause
celebrate change chat cheat check cheer chew clap clean climb close collect comb combine compare compete
complain complete compose concentrate confirm confuse congratulate connect consider consist contact contain
continue control convince cook cope copy correct count cover crash create criticise criticize cross cry cuddle
cycle damage dance decide decorate delay delete deliver demand deny depend describe deserve destroy develop
die disagree disappear disappoint discover discuss dislike disturb divide doubt download drag dress drop earn
educate embarrass employ encourage enjoy enter escape examine excite exist expect explain explode explore
express face fail fasten fill finish fix float fold follow force frighten gain gather giggle grab graduate
greet guard guess guide handle happen harm hate help hike hire hope hug hunt hurry identify ignore imagine
imitate improve include increase inform injure insist inspire install interest interrupt interview introduce
invent investigate invite involve iron jog join joke judge juggle jump kick kill kiss knit knock last laugh
lick lie lift like listen live load lock look love manage mark marry match mention mind miss mix mop motivate
move multiply need notice obey observe obtain offend offer open operate order organise organize owe own pack
paint participate pass pause peel perform permit persuade phone pick plan plant play plug point polish pollute
pour practice practise pray prefer prepare press pretend print produce promise pronounce protect prove provide
publish pull punish push race rain raise reach react realise realize receive recognise recognize recommend
record recover recycle reduce refer refuse regret reject relax rely remain remember remind remove rent repair
repeat replace reply report request require research reserve respect respond rest retire return reveal revise
reward rinse rob roll rub ruin rush sail satisfy save scare score scream search seem separate serve sew share
shave shop shout sign skate skateboard ski skip slip smile smoke sneeze snore snow solve sort sound spray
squeeze stare start stay step stop stretch stroke struggle study subscribe succeed suffer suggest suit supply
support suppose surf surprise surround suspect switch talk tap taste tease tend thank tick tidy tie touch
train translate trap travel treat trick trust try turn type unlock unpack update upload use vary visit vote
wait walk want warn wash waste watch weigh welcome whisper whistle wink wipe wish wonder work worry wrap yawn
yell`
  .trim()
  .split(/\s+/);
