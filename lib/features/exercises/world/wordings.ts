import { activityTable, type Activity } from "./activities";

/** Taught English = other English for the same Italian. */
const rows = `
ride a bike = cycle / go by bike / ride ~ bike / go cycling
watch a film = see a film
watch this film = see this film
watch this video = see this video
see this show = watch this show
make a cake = bake a cake
make this cake = bake this cake
go shopping = do some shopping
do the shopping = go shopping / go grocery shopping / do the grocery shopping
cook dinner = make dinner / prepare dinner
cook pasta = make pasta / prepare pasta
make pizza = cook pizza
get a good mark = receive a good mark
take the train to Rome = catch the train to Rome / get the train to Rome
take this train = catch this train
take the bus = catch the bus / get the bus
buy a present = buy a gift
send a postcard = post a postcard / mail a postcard
close the window = shut the window
call the doctor = phone the doctor / ring the doctor
wash the dishes = do the dishes / do the washing-up / wash up
visit a museum = go to a museum
visit this museum = go to this museum
see an old friend = meet an old friend
meet a famous singer = see a famous singer
write emails = write some emails
write messages = text
take photos = take some photos
arrive on time = be on time
arrive late = be late
finish this exercise = complete this exercise
speak slowly = talk slowly
talk during the test = speak during the test
help at home = help out at home`;

const others = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split(" = "))
    .map(([taught = "", list = ""]) => [
      taught,
      activityTable(
        list
          .split(" / ")
          .map((one) => `${one}|-|any`)
          .join("\n"),
      ),
    ]),
);

/** The activity in every English a pupil may choose for its Italian, the taught one first. */
export const wordings = (activity: Activity): Activity[] => [
  activity,
  ...(others.get(`${activity.verb} ${activity.rest}`) ?? []),
];
