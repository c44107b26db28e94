import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';
import { withRealDots } from './addresses';
import { hasPhoneNumber } from './phone-numbers';

const email = /[a-z0-9_%+-]@[a-z0-9-]{2,60}\.[a-z]{2}/;
const discordTag = /(?<![a-z0-9_])[a-z0-9_]{3,32}#\d{4}(?!\d)/;

const messenger =
  'whatsapp|whatsap|watsapp|whats_app|whatsup|wa|wapp|telegram|wechat|we_chat|weixin|vx|viber|zalo|kik|kakao|kakaotalk|skype|discord|qq|zap|snapchat|insta|instagram|ig';
const ask =
  'dm|pm|message|text|inbox|email|e_mail|mail|contact|call|ping|whatsapp|snapchat|ring|phone|write|msg|txt|holla|hmu|buzz';

const phrases = compilePhrases(`
  whatsapp|whatsap|watsapp|whats_app|wechat|we_chat|weixin|viber|zalo|kakaotalk|kakao|skype
  !the|a|this telegram !blue|green|red
  gmail|hotmail|outlook_com|yahoo_com|icloud|protonmail|mail_ru
  at|@ yahoo|outlook|proton|aol|gmx|mail
  ${messenger} id|user|username|number|num|handle|@|: !is
  ${messenger} #
  line|signal|snap|messenger|imo id|user|username|handle|@
  my|our|on|via|add signal|snap|line|kik|messenger is|id|name|user|#|@
  snap :
  add me
  number for orders
  my|our|add|on|via ${messenger} is|:|@|name|number|handle
  add|find|reach|join|hit|message|text|write|contact me|us|her|him|my .. ${messenger}
  add|join|message my|our|the|this? ${messenger} !of|up
  ^ ${ask} me|us|her|him !crazy|old|a_|weird|picky|lazy|silly|old|what|and|at|biased|spoiled|vain|dramatic|superficial|shallow|skeptical
  just|please|pls|plz|simply|can|or|and|to|so|also|then|you_can ${ask} me|us !crazy|to|a|an|and|that|the|old|back|with
  ${ask} me|us on|via|through|under|for|if|today|privately|directly|@|: !a_|the_day|first
  ${ask} me|us at !first|least|all|once|work|home|midnight|night|#
  dm|inbox|hmu|dms
  hit me|us up
  reach me|us|her|him|out_to at|on|via|under|through
  write to me|us|him|her
  write|send me|us|him|her a|an? private|direct|quick? email|mail|message|dm|text|pm|note|line
  drop me|us a|an line|message|email|text|mail
  private message|messages|chat
  get in touch|contact with me|us|him|her|them
  in touch with me|us
  get_in_touch !with_the|with_customer|with_customer_service
  contact|call|reach|text|email|message him|her|them and|on|at|via|for|today|now|or
    my|our|her|his email|e_mail|mail|number|phone|cell is|:|address
  my|our|her|his email|e_mail|mail|number|phone is|are !dead|old
  comment|leave|send|give|post your|ur number|email|phone|contact|address
  email|e_mail|mail|phone|contact|tel : 
  talk|chat to|with me|us on|tonight|now|here|privately
  no|any time wasters
  no timewasters
  looking for girls|women|ladies|people|models|testers
  write_me|schreib_mir|schreibt_mir|contactez|écrivez|escríbeme|escribeme|contáctame|hubungi|chama_no|пишите|联系我|加微信|свяжитесь
  en privé|privado|particular
  в телеграм|телеграм|вотсап|ватсап|директ
  微信|代购
`);
const number = /#?\d{5,}/;
const callsNumber = compilePhrases(`
  call|text|ring|phone|dial|sms|tel|mobile|cell|hotline|fax|whatsapp|wa|zap|contact|reach|number|appointments|order|orders .. #
  # .. call|text|ring|whatsapp|ask_for
`);

/** An email address, a phone number, a messenger id, or an invitation to write to the author. */
export function hasContactDetails({ lower, tokens }: ReadableText): boolean {
  return (
    email.test(withRealDots(lower)) ||
    discordTag.test(lower) ||
    hasPhoneNumber(lower, tokens) ||
    phrases(tokens) > 0 ||
    (callsNumber(tokens.filter((token) => !isShortNumber(token))) > 0 && number.test(lower))
  );
}

const isShortNumber = (token: string) => /^\d{1,4}$/.test(token);
