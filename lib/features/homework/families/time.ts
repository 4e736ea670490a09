import type { OptionPlace } from "../option-place";

const pick = (options: string[], word: string) => options.filter((option) => option.toLowerCase() === word);

const number =
  "(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a few|many|several|some|about \\w+|over \\w+|more than \\w+|nearly \\w+)";
const duration = new RegExp(
  `^(?:${number} (?:and a half )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))|ages\\b|years\\b|hours\\b|months\\b|weeks\\b|days\\b|a (?:very |really )?long time|a (?:short )?while|half an hour|the (?:last|past) |a couple of )`,
);
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const weekdays = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const point = new RegExp(
  `^(?:(?:last |early |late )?(?:${months}|${weekdays}|summer|winter|spring|autumn|christmas|easter|yesterday|week|month|year|night)\\b|(?:19|20)\\d\\d\\b|\\d{1,2}[.:]\\d\\d|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock|\\d{1,2} ?(?:am|pm)\\b|(?:i|he|she|it|we|they|you|my|her|his|the \\w+) (?:\\w+ )?(?:was|were|left|moved|started|met|began|arrived|came|bought|got|went|had)\\b|this (?:morning|afternoon)|primary school|(?:the|my|his|her|their) (?:birth|birthday|beginning|accident|wedding|start|childhood)|breakfast|lunch|midnight|noon|then\\b)`,
);

export function fittingSince(options: string[], { textAfter }: OptionPlace): string[] {
  const text = textAfter.trim().toLowerCase();
  if (duration.test(text)) return pick(options, "for");
  return point.test(text) ? pick(options, "since") : [];
}

const atTime =
  /^(?:\d{1,2}(?:[.:]\d\d)?(?: ?(?:o'clock|am|pm|a\.m|p\.m))?$|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past \w+|(?:a )?quarter (?:to|past) \w+|midnight|noon|lunchtime|night|the weekend|weekends|christmas$|easter$|the moment)\b|home\b|work\b|school\b|the (?:bus stop|station|airport|end of))/;
const onTime = new RegExp(
  `^(?:(?:${weekdays})s?\\b|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|twenty\\S*) (?:of )?(?:${months})|(?:${months}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b|(?:christmas|boxing|new year's|easter) (?:day|eve|monday|sunday)|my birthday|holiday\\b|the (?:left|right|wall|floor|bus(?! stop)|train(?! station)|plane)\\b)`,
);
const inTime = new RegExp(
  `^(?:(?:${months})(?!\\w)(?! (?:the )?\\d{1,2}(?!\\d))|(?:1\\d|20)\\d\\d\\b|(?:the )?(?:summer|winter|spring|autumn)\\b|the (?:morning|afternoon|evening|future|past|\\w+ century|(?:19|20)?\\d0s)\\b|(?:italy|london|rome|milan|england|france|spain|germany|paris|new york|america|europe|the usa|the uk|japan|scotland|ireland)\\b)`,
);

/** Of time, and of the few places that take one preposition only. */
export function fittingPreposition(options: string[], { textAfter, textBefore }: OptionPlace): string[] {
  const text = textAfter.trim().toLowerCase();
  if (/\b(?:look\w*|get\w*|got|depend\w*|good|bad|interested)\s*$/i.test(textBefore)) return [];
  // "He lives in Bologna": a town, whichever it is.
  if (
    /\b(?:live[sd]?|born)\s*$/i.test(textBefore) &&
    /^\s*\p{Lu}\p{Ll}+\s*$/u.test(textAfter) &&
    !onTime.test(text)
  )
    return pick(options, "in");
  if (
    /\barriv\w+\s*$/i.test(textBefore) &&
    !/^(?:midnight|noon|\d|half|quarter)/.test(text) &&
    !onTime.test(text)
  )
    return [];
  const found = [["on", onTime] as const, ["at", atTime] as const, ["in", inTime] as const].filter(
    ([, pattern]) => pattern.test(text),
  );
  const [only] = found;
  return only && found.length === 1 ? pick(options, only[0]) : [];
}
