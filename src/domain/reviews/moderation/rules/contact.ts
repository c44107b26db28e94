import type { ReadableText } from '../readable-text';

const email =
  /[a-z0-9._%+-]{2,64}\s?(?:@|[[({]\s?(?:at|@)\s?[\])}])\s?[a-z0-9-]{2,63}\s?(?:\.|[[({]?\s?dot\s?[\])}]?)\s?[a-z]{2,}|\sat\s[a-z0-9-]{3,63}\sdot\s[a-z]{2,}/;

const international = /\+\s?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/;
const american = /(?<![\d.,$€£-])(?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\d%])/;
const local =
  /(?<![\d.,$€£])0\d{1,4}(?:[\s/-]\d{2,4}){2,4}(?!\d)|(?<![\d.,$€£])00\d(?:[\s-]?\d){9,13}/;
const plainNumber = /(?<![\d.,$€£])[1-9]\d{9,12}(?![\d.,%])|(?<![\d.,])0\d{9,11}(?!\d)/;
const messengers =
  'whats\\s?app?|watsapp|telegram|wechat|we chat|weixin|viber|zalo|kik|kakao(?:talk)?|skype|signal|discord|line id|qq';
const messengerNumber = new RegExp(
  `\\b(?:${messengers}|call|text|phone|tel|mobile|cell|number|hotline)\\b[^\\d\\n]{0,25}\\d(?:[\\s().-]{0,2}\\d){6,14}`,
);
const messengerId = new RegExp(
  `\\b(?:${messengers})\\b\\s?(?:me\\b|id\\b|user\\b|[:=@#]|-+>|number\\b|[a-z]*\\d|[a-z0-9]+[_.][a-z0-9]|group\\b|plus\\b|[a-z]+#\\d)|\\b(?:my|add|on|via|through)\\s(?:my\\s)?(?:${messengers})\\b[^.!?\\n]{0,12}[@:,]|\\b(?:add|my)\\s(?:${messengers})\\b`,
);
const discordTag = /\b[a-z0-9_]{3,}#\d{4}\b/;

const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const spokenNumber = new RegExp(`\\b${digitWord}(?:[\\s,.-]{1,3}${digitWord}){6,}\\b`);

const askToWrite =
  /(?:^|[.!?,;:()\n-]\s?|\b(?:please|pls|plz|just|simply|or|can|and)\s)(?:dm|pm|message|text|inbox|e-?mail|mail|contact|call or text|ping|snapchat|write to)\sme\b|\b(?:dm|pm|inbox)\s(?:me|us)\b|\b(?:contact|e-?mail|message|text|call|reach|write|find|ping|hit)\sme\s(?:up\s)?(?:on|at|via|through|for|if you)\s(?!a\s|the\s|my\s|first|least|all|once)|\bhit me up\b|\btalk to me on\b|\bwrite me (?:a |an )?(?:e-?mail|message|mail)\b|\b(?:and|at) (?:gmail|yahoo|hotmail|outlook)\b|\bprivate message\b|\bsend me a (?:private )?(?:message|dm|text)\b|\bwrite to me\b|\bcontact (?:him|her|them) (?:and|on|at|via|for|today)\b|\breach (?:her|him|out to) (?:on|at|via|\w+ (?:underscore|at))\b/;

/** An email address, a phone number, a messenger id, or an invitation to write to the author. */
export function hasContactDetails({ lower }: ReadableText): boolean {
  return (
    email.test(lower) ||
    international.test(lower) ||
    american.test(lower) ||
    local.test(lower) ||
    plainNumber.test(lower) ||
    messengerNumber.test(lower) ||
    messengerId.test(lower) ||
    discordTag.test(lower) ||
    spokenNumber.test(lower) ||
    askToWrite.test(lower)
  );
}
