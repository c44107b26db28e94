import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

const placeholder =
  /\{\{|\$\{|\}\}|\[(?:insert|your|product|brand|name|company|add|shade|enter|item)[^[\]\n]{0,30}\]|<(?:insert|product|brand|name)[^<>\n]{0,30}>|(?:^|\n) ?(?:system|assistant|user|prompt|human) ?:/;
const code =
  /'\) ?;|; ?drop table|(?<![a-z])javascript:|union (?:all )?select|onerror ?=|onload ?=/;

const phrases = compilePhrases(`
  as an ai|artificial
  language model
  i am|im|as a an? ai|chatbot|bot|virtual_assistant|large_language_model
  chatgpt|gpt|copilot|claude|gemini|llm .. wrote|generated|write|says|review
  ai generated
  knowledge cutoff|cut_off
  ignore|disregard|forget|override .. previous|prior|above|earlier|all|your instructions|instruction|prompt|rules|messages|guidelines
  you are a|an|now moderation|moderator|ai|assistant|helpful|content
  approve|publish|accept|mark this|the|following review|text|as ... without|verified|helpful|checks|approved|safe
  mark this review
  sure|certainly|absolutely|of_course here|heres is|are|a|an
  here is|heres a|an|your .. review|text|draft|version .. in|of|that|for|with|about|:
  heres a # word
  # word review
  i cannot|cant|can_not|am_unable|im_unable|will_not|wont write|create|generate|provide|help_with|assist .. review|fake|reviews|content|request
  help you draft|write|create|to_draft
  meets your requirements|expectations_and_requirements|needs_let
  let me know if you|there .. would_like|want|need|anything|changes .. me|longer|shorter|adjust*|modif*|chang*|else
  as a|an user|customer|consumer|buyer i would write
  based on its|the ingredients|description|information|provided it|this|however|i
  i do_not|dont have personal experience|experiences|opinions|skin|feelings
  many users|customers find|report|praise
  write|generate a|an positive|negative|good|short|fake|five|5 review|star
  lorem ipsum
  quick brown fox
`);

/** Texts of machines, templates that are not filled in, and commands to programs. */
export function isTemplate({ lower, tokens }: ReadableText): boolean {
  return placeholder.test(lower) || code.test(lower) || phrases(tokens) > 0;
}
