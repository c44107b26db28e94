/** Tags that are never words. */
const tags =
  /<\/?(?:abbr|audio|blink|div|embed|form|h[1-6]|html|iframe|img|input|marquee|meta|noscript|script|span|svg|td|textarea|tr|ul|li|ol|video)(?=[\s>/]|$)/i;
/** Tags that may be words in angle brackets, such as "<a paraben>", unless they have the form of a tag. */
const wordTags =
  /<\/?(?:a|b|base|big|body|button|center|em|font|frame|head|hr|i|link|math|object|p|pre|s|small|strong|style|table|template|u)(?:\s?\/?>|\s[^<>]{0,200}=)/i;
const escapedTags = /&(?:lt|#0*60|#x0*3c);\s*\/?[a-z]/i;
const forumLinks = /\[(?:url|img|link)[=\]]|\]\(\s?(?:https?:|\/\/|www\.)/i;
/** Control characters except tab and line breaks, and those that turn the direction of text around. */
const controls = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** HTML, forum markup or control characters. A pasted <br> is only a line break. */
export function hasMarkup(original: string): boolean {
  return (
    tags.test(original) ||
    wordTags.test(original) ||
    escapedTags.test(original) ||
    forumLinks.test(original) ||
    controls.test(original)
  );
}
