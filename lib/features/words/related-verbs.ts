/** Verbs: word | words that mean nearly the same | words that mean the opposite. */
export const relatedVerbs = `
accept|agree to|refuse
add||take away
admit||deny
agree||disagree
allow|let, permit|forbid
answer|reply|ask
appear||disappear
arrive|get to, reach|leave
ask|question|answer
attack||defend
begin|start|finish, end
believe|think|doubt
borrow||lend
break|smash|mend, repair
bring||take away
build|make, construct|destroy
buy|purchase, get|sell
catch|grab|throw, drop
change|alter|stay the same
choose|pick, select|
clean|wash|
close|shut|open
collect|gather|give out
come|arrive|go
complete|finish|start
continue|go on, carry on|stop
cry|weep|laugh
decrease|go down|increase
defend|protect|attack
defeat|beat|lose to
deny||admit
destroy|ruin|build
die||be born, live
discover|find out|
divide|split|multiply
drop|let fall|pick up
empty||fill
end|finish|begin, start
enjoy|like, love|hate
enter|go in|go out, leave
explain|make clear|
fail||pass, succeed
fall|drop|rise
fill||empty
find|discover|lose
finish|end, complete|start, begin
fix|repair, mend|break
forbid|ban|allow
forget||remember
forgive|excuse|blame
freeze||melt
get|receive, obtain|give
get up|stand up|sit down
give|offer|take
go|leave|come
grow|get bigger|shrink
guess|suppose|know
happen|take place, occur|
hate|dislike|love
help|assist, aid|
hide||show, find
hit|strike|miss
hold|keep|let go
hurry|rush|slow down
hurt|injure|heal
improve|get better|get worse
increase|go up, rise|decrease
join|connect|separate
jump|leap|
keep|hold|throw away
kill|murder|save
know||ignore
land||take off
laugh||cry
learn|study|teach
leave|go away, depart|arrive, stay
lend||borrow
lie||tell the truth
lift|raise|put down
like|enjoy, be fond of|dislike, hate
listen to|hear|ignore
live||die
lock||unlock
look at|watch|
look for|search for, seek|find
lose||find, win
love|adore|hate
lower||raise
make|create, build|destroy
melt||freeze
mend|repair, fix|break
miss||catch, hit
need|require|
obey|follow|disobey
offer|give|refuse
open||close, shut
pass||fail
pay|spend|
pick up|collect, lift|drop
praise|compliment|criticise
prefer|like better|
protect|defend|attack
pull|drag|push
push|press|pull
put|place|remove
put on|get dressed in|take off
raise|lift|lower
reach|get to|
receive|get|send, give
refuse|say no to|accept
relax|rest|work
remember||forget
remove|take away|add
repair|mend, fix|break
repeat|say again|
reply|answer|ask
rest|relax|work
return|come back, give back|leave
rise|go up|fall
run|race|walk
save|rescue|spend, waste
say|tell, speak|
see|notice|
sell||buy
send|post|receive
separate|divide|join
shout|yell, scream|whisper
show||hide
shut|close|open
sink||float
sit down|take a seat|stand up
sleep||wake up
slow down||speed up
smile|grin|frown
solve|work out|
speak|talk|be quiet
spend||save
split|divide|join
stand up|get up|sit down
start|begin|stop, finish
stay|remain|leave, go
stop|finish, quit|start, continue
study|learn|
succeed|do well|fail
surprise|amaze|
switch off|turn off|switch on
switch on|turn on|switch off
take|grab, get|give
take off|remove|put on, land
talk|speak, chat|be quiet
teach|instruct|learn
tell|say to, inform|
think|believe|
throw|toss|catch
throw away|get rid of|keep
touch|feel|
travel|go, journey|stay at home
trust|believe|distrust
try|attempt|give up
turn down|refuse|turn up, accept
turn off|switch off|turn on
turn on|switch on|turn off
turn up|arrive, appear|turn down
understand|get, see|misunderstand
use||waste
visit|go to see, call on|
wait|stay|
wake up|get up|fall asleep
walk|go on foot|run
want|would like, wish for|
warn|tell of danger|
wash|clean|dirty
waste||save
watch|look at|
whisper||shout
win||lose
wish|hope, want|
work||rest, play
worry|be anxious|relax
write||erase
yell|shout|whisper
`;
