/** What pupils rightly write, many of them twins of a mistake: the yardstick of precision. */
export const cleanSentences = `
I have 12 years of experience. | I have two years left at school. | Did she go to the party?
They don't like fish. | Let him go home. | I saw him go into the shop. | The people is sovereign.
My name is Luca and I am thirteen years old. | She goes to school by bus every day.
Does he play the guitar? | Where do they live? | He can swim very well. | You must do your homework.
Can I go to the bathroom, please? | I would like to go to London.
Yesterday I went to the cinema with my friends. | Last night we watched a film. | I think he is right.
I was born in 2010 and I live in Milan. | I read a book yesterday. | My brother put his bag on the table.
There are many people in the park. | How much is it? | How many books have you got? | Thank you very much.
I have a little money. | I bought a little bread. | I like pizza very much. | Is he your brother? | Is it raining? | Is she happy?
Is there a park near your house? | It is raining. | The film was more interesting than the book.
She is the tallest girl in my class. | He is taller than me. | I have lived here since 2019.
We have known each other for ten years. | No my sister doesn't have a dog. | I work from Monday to Friday.
Since it is raining, I stay at home. | I go to the gym for two hours every day.
I study for two hours every day. | We are going to London for two weeks. | An hour later she arrived home.
He is a university student. | She wears a uniform at school. | It was an honest answer.
I don't know anything about it. | She doesn't have any brothers. | I never eat meat.
There isn't anybody in the classroom. | I have nothing to do. | It depends on you.
I am interested in science. | I am interested to know your opinion. | She is good at maths.
I feel good in summer. | Listen carefully, please. | Wait a minute.
We arrived at the station at six o'clock. | On Monday I have English and art.
I play tennis in the morning. | I agree with you. | Everyone likes ice cream.
My mother works in a hospital and my father is a teacher. | My sister and my brother play together.
My friends and I play football after school. | Tom and Anna go to the same school.
Giulia and Marco don't like tennis. | What time do you get up?
I usually get up at seven and have breakfast. | My cat sleeps on my bed. | He's got two brothers.
She's my best friend. | It's very cold today. | If I were you, I would study more. | I wish she were here.
You and I are friends. | It makes me happy. | She made him do his homework.
It is important that he be on time. | I suggest that he go to the doctor. | Helping people is important.
I need some information about the museum. | There is an information desk near the door.
He gave me some good advice. | I did my homework after dinner. | We need more small boxes.
There are more old people in Italy than in Spain. | I want to be a doctor because I like helping people.
The news is good today. | He reads the sports pages. | She has big blue eyes. | The others are at home.
I'll call you later. | Will you help me? | My dad will come tomorrow. | In summer we go to the sea.
I was sleeping when the phone rang. | Have you ever been to England? | I have just finished my homework.
When I was a child, I lived in Rome. | Open your books at page ten. | Don't worry, be happy!
Sit down and read the text. | What did you do last weekend? | Where did they go on holiday?
Why didn't you call me? | The colour of my bike is red, but my favorite color is blue.
Turn left and go straight on. | The day before yesterday it snowed. | Yesterday's homework is difficult.
Last Monday's lesson was fun. | I go to the beach in August with my cousins.
My dog, Rex, is very friendly. | London is the capital of England. | Your idea is better than mine.
I can't wait to see you. | Could you repeat that, please? | The will to win is important.
The lesson starts at nine and ends at ten. | She told me that he lives in Paris.
Both of them are my friends. | One of my friends lives in Naples. | Most people have a phone.
My favourite subject is history. | It takes an hour to get there.
He has played the piano since he was six. | I haven't seen her since last year.
A friend like you is hard to find. | I want a friend like Marco. | My brother, like me, loves music.
I didn't say no. | I know it was hard yesterday. | I think yesterday was a great day.
He let the cat go out. | Do your best! | What does your mother do? | What she said was true.
The dog food is in the kitchen. | My mother tongue is Italian. | My sister's friend is nice.
His dog is more intelligent than my cat. | I need a pen and a ruler. | They were happy and so was I.
I was so happy that I cried. | Neither of us is tired. | I am not tired, but my brother is.
Italy has won the World Cup four times. | Rome is older than Milan. | The cat that I saw was black.
My grandparents live in Sicily. | She can't come because she is ill. | I am writing a letter to my friend.
Two years ago I moved to Turin. | Every morning I drink a glass of milk. | What is your favourite food?
I'm from Italy and you? | We didn't go out last night. | He said he was tired. | I'd like a sandwich.
The boys want to play, but the girls don't. | What I like is reading. | I know what he likes.
Do you know where she lives? | I hope you have a good day. | The man who lives here is nice.
Me and my friend like football. | My family is big and my parents work in a shop.
My family and I live in Bari. | He and his sister go to the same school. | Everyone in my class likes him.
This morning I woke up late. | I was tired because I had been at school all day. | It is a one-way street.
My dad used to play football. | There was a European flag. | She has an MP3 player and an X-ray.
I have never been there. | I've never seen anything like it. | There is no milk. | No one knows.
He works as an engineer in a factory. | It's more fun than school. | She is more friendly than her brother.
I will not go. | You should not do that. | Will Smith plays a policeman. | May I come in?
In May we go to Rome. | I can help you to do it. | I want to can tomatoes. | I can't help laughing.
Could he have known? | She might have gone. | I had to go home. | He has to study.
It has been raining since Monday. | My mum, who is a doctor, works a lot. | My teacher's name is Mrs Rossi.
I go there twice a week. | When did you arrive? | How did you know? | What did she say to you?
I did my best. | Did they do their homework? | I did see him. | What happened yesterday?
Yesterday was Monday. | The film last night was great. | Last year's exam was easy.
I remember that last summer we went to Spain. | She says that yesterday she was ill.
I hope you had fun yesterday. | Today is better than yesterday.
I love the holidays because there is no school. | In my opinion, it is very useful.
The most important thing is to be happy. | It's the best film I've ever seen. | We need more old books.
Most of the people I know have a dog. | People who smoke are at risk. | The people of Naples are nice.
How much homework do you have? | Not much has changed. | I don't have much time. | Too much sugar is bad.
He spends too much time on his phone. | I like to listen to music when I study. | Listen to me!
I'm listening. | She is waiting for you. | I waited an hour. | I arrived home late.
We're married with two children. | They depend on their parents. | I'm good in the morning.
I was in Monday's class. | At the weekend I play tennis. | I go to school on foot. | I go home after school.
I ask my mum for help. | He told me a story. | She asked to see the manager. | A hundred people came.
I have a European passport and an umbrella. | An hour ago I was at home.
I have been working since eight o'clock. | Since I was a child, I have loved dogs.
I have had this bike for two years. | I am staying here for two weeks. | I have a test in two days.
I know him well. | They have a dog for company. | We have English for two hours.
I have lessons for five hours. | He gets up, has breakfast and goes to school.
She can sing and dances well. | He can run and jumps. | The boy can read but writes badly.
If he comes, tell him. | Let me know if she needs help. | Make sure he does his homework.
I'd rather he stayed. | God save the King. | Long live the Queen! | Mum says dinner is ready.
Andrea loves maths; Sara prefers science. | Sara and Andrea love maths. | Our dog loves water.
The students study hard. | The class starts at nine. | My parents' car is red. | She looks happier than me.
I'm older than him. | He is one of the best of my class. | The better of the two won.
It is a useful tool and an ugly one. | Turn on the TV and watch the news. | Is this your pen?
Are there any eggs? | Is English difficult? | Is swimming fun? | Is not it nice? | Was it fun?
I don't think so. | I don't know, nobody told me. | I can't go now, no time. | It doesn't matter.
I don't want to do nothing all day. | She never said no. | Never say never.
My name's Sofia, I'm eleven and I'm from Genoa. | My favorite food is lasagne and I love tiramisù.
We visited the Colosseum and the Trevi Fountain. | Do your homework, please. | Have a nice day!
Good luck with your exam! | See you tomorrow! | What a beautiful day! | He must be at home.
They might be late. | The news was good. | You were right. | You and she were right. | She and I were late.
Were you at home? | I wish I were rich. | If it were sunny, we would go out.
My friends are from different countries. | She wears blue jeans. | These are goods for sale.
We see the greens and blues of the sea. | I like warm colours and big dogs.
My mother is a teacher and has two sisters. | Wait for me here. | I would like some information, please.
Music is my passion. | My hair is long. | I read newspapers every day. | She put the book on the table.
He hit the ball. | My brother cut his finger. | He let me play. | Last week I had a test.
I learnt it years ago. | In 2020 we stayed at home. | I was in London in 2019. | I have 3 dogs and 12 fish.
We have 20 years to solve it. | My school has 100 years of history. | The house has 200 years.
She listens to the radio. | He listens every evening to the radio. | How many photos have you got at home?
How many comics have your friends got at home? | How many photos has your sister got at home?
We walked from one side to the other. | She does not hate this noise at the moment.
We remember the answer at the moment. | He knows the answer at the moment. | The answer at the end is wrong.
My parents like music so much. | My parents, for example, work a lot. | It was told to us by grandpa.
Luca gave it to her two days ago. | My dad explained it to her three times.
I am writing to apologise for missing the lesson yesterday. | Who did you call last night? | I asked my friend which was better.
That is too much hard work for one person. | There is too much cold water in the pool. | I know that its name is Leo.
He told the boy which bus goes to the station. | The photo of my sister is on the wall.
The cat is in the bed. | My favourite season is fall. | All we can do is wait. | She is like her mother. | He is fit and they are open.
The shop was closed by the owner. | The house was put up for sale. | It is play time. | Are you like your sister?
my name is giulia tom and jack are my best friends
I do what I can to help my parents. | He did what he could to win. | They did all they could to save it.
The teapot handle is too hot. | He lay on the sofa after lunch. | Don't say it like that. | Her GPS works well. | The sailors set sail at dawn.
I wrote to people across the country who live alone. | Manchester United have a new player. | The drone loses radio contact.
The town has 22,000 shops and Marta knows them all. | Three quarters of the bread is wasted. | None of the answers is right. | How many hours is the journey?
This is the worst storm for fifty years. | It is uncertain if they will come. | How's it going to end? | One day I put my shoes on the table.
The boys who did the test were tired. | Everything not made here is expensive. | How dare you laugh? | How many of you are there? | What the devil are you doing?
Children born in June are the youngest. | When are you going to come? | Is this why you've come? | He was hanged for his crimes. | I'm depending on you.
Come tomorrow without fail. | This fish smells bad. | He added that wolves and bears live here. | We need better roads. | The storm has badly damaged Venice.
The party brings together people from all over Italy. | They have dangerously high fevers. | Am I hungry! | He isn't who he says he is. | I said don't move.
This food takes a long time to arrive and so is expensive. | The number of wolves has doubled. | A later start is better for everyone. | They have a national plan for the summer.
They run a girls' football club. | It was a teachers' meeting. | The new €50 note is orange. | Are your parents home?
He ignored her advice. | She is his second wife. | Paolo didn't tell me her name. | She turned down his invitation.
Get in the car! | They got in the taxi. | We are ready to work. | I'm fed up with this weather. | Cut the melon in two.
The ball hit me in the face. | He doesn't look that tired. | You should look that word up. | Turn to page twelve, please.
We have free access to the internet. | Smoking has a bad effect on the world. | He is a director at Google.
I couldn't stop myself. | I wish we could do more. | I'm not sure I can do it. | It does look strange.
They do long runs on Sundays. | It makes my activities easier. | She says those stories are true.
The gloves are disposable. | It was the ultimate test. | What do you intend to do? | Try to stay calm and sane.
For me, it's important to sleep well. | I was shorter then. | A painting is a work of art. | Her voice won her fame.
He is often told that he is too thin. | It isn't always better to wait. | I wish you good health. | We made up for lost time.
Grandpa looked very well. | I found the exercise easy. | I expected better of you. | He is a Native American actor.
It shows how much people know about history. | He plays in a blues band with other blues musicians.
The rain is wonderful. | One day we met; the next day we met again. | It was in the 2014 report.
When we met in June, that was the best day of my life. | It is the river, a very long one, that is dangerous.
`
  .trim()
  .split(/[|\n]/)
  .map((sentence) => sentence.trim());
