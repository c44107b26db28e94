import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';

const { maxDepth, maxJsonTokenLength, maxEntryLength } = feedLimits;
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const space = 0x20;

/** Checks JSON before it is parsed, because the parser buffers a value until it ends. */
export class JsonGuard {
  private depth = 0;
  private token = 0;
  private sinceEntry = 0;
  private isInString = false;
  private isEscaped = false;

  /** Called when an entry was taken out of the document and the parser has released it. */
  endEntry(): void {
    this.sinceEntry = 0;
  }

  check(text: string, place: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      this.token += 1;
      if (this.isInString) this.followString(sign);
      else this.followStructure(sign);
      if (this.token > maxJsonTokenLength)
        throw exceeded(
          'a string or a number has more than {max} characters',
          maxJsonTokenLength,
          place,
        );
      if (this.depth > maxDepth)
        throw exceeded('objects and lists are nested more than {max} deep', maxDepth, place);
    }
    this.sinceEntry += text.length;
    if (this.sinceEntry > maxEntryLength)
      throw exceeded('an entry has more than {max} characters', maxEntryLength, place);
  }

  private followString(sign: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === backslash) this.isEscaped = true;
    else if (sign === quote) {
      this.isInString = false;
      this.token = 0;
    }
  }

  private followStructure(sign: number): void {
    if (sign === quote) {
      this.isInString = true;
      this.token = 0;
    } else if (sign === openBrace || sign === openBracket) {
      this.depth += 1;
      this.token = 0;
    } else if (sign === closeBrace || sign === closeBracket) {
      this.depth -= 1;
      this.token = 0;
    } else if (sign === comma || sign === colon || sign <= space) this.token = 0;
  }
}

const exceeded = (message: string, max: number, place: string) =>
  new FeedLimitExceeded(message, max, place);
