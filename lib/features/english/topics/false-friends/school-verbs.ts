import { verb, type FalseFriend } from "./false-friend";

/** Verbs that Italian has with another meaning. */
export const schoolFalseFriendVerbs: FalseFriend[] = [
  verb("frequent", "attend", {
    after:
      "(?:the|a|an|this|my|our) (?:[\\w-]+ )*(?:year|class|school|course|lessons?|university|liceo|lyceum|college|institute|kindergarten|gym|conservatory)",
  }),
  verb("rest", "stay", {
    all: true,
    before:
      "(?:will|must|can|have to|had to|want to|wanted to|prefer to|i|we|they|you|he|she|to|don't|didn't|can't)",
    after:
      "(?:with (?:me|us|him|her|them)|here|there|in (?:the (?:house|classroom|city|hotel)|italy|london|rome|contact|touch)|at (?:home with|home because|home to study|the sea|the hotel)|alone|awake|silent|calm|quiet|friends)",
    unless: "tired|ill|sick|relax|doctor|sleep|in peace|rest of|the rest",
  }),
  verb("realise", "make", {
    after:
      "(?:a|an|this|the|our|some) (?:\\w+ )?(?:poster|video|project|model|film|drawing|cake|collage|sculpture|painting|powerpoint|map)",
  }),
  verb("realize", "make", {
    after:
      "(?:a|an|this|the|our|some) (?:\\w+ )?(?:poster|video|project|model|film|drawing|cake|collage|sculpture|painting|powerpoint|map)",
  }),
  verb("pass", "spend", {
    after:
      "(?:my|our|the|all|their|his|her|all the|a|a lot of|too much|much|most of my|two|three|hours|every|some|the whole|all my|christmas|easter|free|three)(?: (?:my|summer|christmas|easter|free|winter|whole|beautiful|nice|wonderful|great|long|best)){0,3} ?(?:holidays?|time|summer|weekends?|afternoons?|evenings?|days?|weeks?|months?|vacations?|hours?|mornings?|(?:with|in|at))",
    unless:
      "time passes|to pass the time|pass me|passed the (?:test|exam|ball)|pass the (?:ball|salt|exam|test)|(?:day|days|time|hours?|weeks?|summer|years?) pass(?:es|ed)?(?: |$)|exam|goal",
  }),
  verb("cancel", "delete", {
    after:
      "(?:the |this |that |my |your |all the |all my |a |some )?(?:\\w+ )?(?:messages?|photos?|pictures?|files?|words?|videos?|app|apps|history|sentence|mistakes?|errors?|line|drawing|document)",
    unless: "(?:video|phone) call|match|flight|trip|order",
  }),
  verb("cancel", "rub out", {
    all: true,
    after: "(?:the|it|what|that|everything)",
    near: "rubber|board|blackboard|eraser|pencil|whiteboard",
  }),
  verb("demand", "ask", {
    after:
      "(?:me|him|her|you|us|them|to (?:the teacher|my|mum|dad)|my (?:mum|dad|teacher|friend|sister|brother|parents|mother|father)|the teacher|a question|for help|if|where|what time|why)",
    unless: "demand(?:s|ed|ing)? (?:that|an apology|money)|on demand|supply and",
  }),
  verb("intend", "mean", {
    // "What do you intend to do?" is right.
    all: true,
    before: "(?:what do you|what does he|what does she|what did you)",
    after: "(?:with|by|when|saying)",
  }),
  verb("guard", "watch", {
    after:
      "(?:(?:a|the|this|some) (?:film|movie|match|cartoon|series|video|game|tv|television|programme|sky|stars|show|sunset)|tv|television|netflix|youtube|videos?|films?|cartoons?)",
  }),
  verb("confront", "compare", {
    after:
      "(?:the|your|my|our|these|two|with|them) (?:two |three |your |my |our )?(?:answers?|pictures?|texts?|photos?|prices?|results?|exercises?|cities|characters?|poems?|books?|countries|notes|homework)",
    unless: "enemy|bully|fear",
  }),
  verb("discuss", "argue", {
    all: true,
    after:
      "with (?:my|his|her|our|their) (?:parents|mum|dad|brother|sister|boyfriend|girlfriend|mother|father)",
    near: "angry|shout|quarrel|always|often|every day|fight|mad|stay out late",
    unless: "about our|ideas|project",
  }),
  verb("register", "record", {
    after:
      "(?:a|the|this|my|his|her|their|our|new|some) (?:\\w+ )?(?:song|video|voice|album|message|film|podcast|lesson|conversation|audio|music|match|concert)",
  }),
  verb("traduce", "translate", { before: "" }),
  verb("divert", "enjoy", { after: "(?:myself|yourself|himself|herself|ourselves|themselves)" }),
  verb("stamp", "print", {
    all: true,
    after: "(?:the|my|your|a|some|two|this|these|it|them|our|ten|photos|pictures)",
    near: "printer|computer|internet|copies|photos?|pdf|document|ink|usb",
    unless: "passport|foot|feet|postcard|letter|envelope",
  }),
  verb("succeed", "happen", {
    after:
      "(?:yesterday|last|to (?:me|you|him|her|us|them|my|your)|in (?:the|this) (?:film|story|book|chapter|end))",
    unless:
      "succeed(?:s|ed)? in [\\w]+ing|nothing succeeds like|at last|succeeds? to the throne|(?:i|he|she|we|they|you) succeed",
  }),
  verb("assume", "hire", {
    all: true,
    before:
      "[\\w'-]*(?:company|boss|shop|restaurant|bar|firm|factory|owner|hotel)(?: (?:has|have|will|wants to|didn't|just)){0,3}",
    after: "(?:him|her|me|them|my|a|two|three|new|ten|young)",
    unless: "assume(?:s|d)? that",
  }),
  verb("assist", "attend", {
    after: "(?:to )?(?:the|a|our) (?:lessons?|concert|match|ceremony|wedding|show)",
    unless: "teacher|nurse",
  }),
  verb("attend", "wait for", {
    after:
      "(?:my (?:mother|father|grandma|grandad|parents|teacher|results?)|the (?:school bus|next (?:bus|train)|right moment|results?|answer|underground|metro|doctor|dentist|waiter)|an? (?:answer|hour|friend|long time)|[a-z]+ (?:at the (?:bus stop|station)|outside|in front of)|for (?:me|you|the|him|her|my))",
    unless: "school |course|lesson|class|meeting",
  }),
  verb("provoke", "cause", {
    after:
      "(?:an? |the |many |a lot of )?(?:accidents?|fires?|pollution|damage|cancer|illness|floods?|earthquakes?|diseases?)",
  }),
  verb("sustain", "take", { after: "(?:an |the |my |two )(?:exams?|tests?)" }),
  verb("remember", "remind", {
    after:
      "(?:me|him|her|you|us|them) (?:of|to (?:buy|call|do|bring|take|go|study|write|tell|close|send|give|phone|wash|feed))",
    unless: "remember me to",
  }),
  verb("sign", "mark", { after: "the correct answer|the right answer" }),
  verb("accommodate", "sit down", { after: "(?:yourself|yourselves|here)" }),
  verb("conserve", "keep", {
    after: "(?:the|my|all my|all the) (?:old )?(?:letters?|photos?|toys?|tickets?|money|receipt)",
  }),
  verb("retain", "think", { after: "that" }),
];
