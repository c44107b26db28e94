import type { Handler, Parser } from 'htmlparser2';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';

const { maxAttributeLength, maxAttributes, maxDepth, maxMarkupLength, maxNameLength } = feedLimits;

/**
 * Enforces limits while markup is parsed. The parser buffers a tag or comment until it ends, and its
 * stack of open elements takes quadratic time.
 */
export class MarkupGuard {
  private depth = 0;
  private attributes = 0;
  private writtenLength = 0;
  private readonly place: () => string;

  /** `place` returns the parser's position. */
  constructor(place: () => string) {
    this.place = place;
  }

  /** Wraps the parser's handler with checks. */
  watch(handler: Partial<Handler>): Partial<Handler> {
    return {
      ...handler,
      onopentagname: (name) => {
        this.attributes = 0;
        this.check(name.length, maxNameLength, 'a name has more than {max} characters');
      },
      onattribute: (name, value) => {
        this.attributes += 1;
        this.check(this.attributes, maxAttributes, 'an element has more than {max} attributes');
        this.check(name.length, maxNameLength, 'a name has more than {max} characters');
        this.check(value.length, maxAttributeLength, 'an attribute has more than {max} characters');
      },
      onopentag: (name, attributes, isImplied) => {
        this.depth += 1;
        this.check(this.depth, maxDepth, 'elements are nested more than {max} deep');
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag: (name, isImplied) => {
        this.depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    };
  }

  /** Checks how much input the parser is still buffering. */
  checkBuffered(parser: Parser, letters: number): void {
    this.writtenLength += letters;
    const buffered = this.writtenLength - parser.endIndex;
    this.check(
      buffered,
      maxMarkupLength,
      'a tag, a comment or a section has more than {max} characters',
    );
  }

  private check(count: number, max: number, message: string): void {
    if (count > max) throw new FeedLimitExceeded(message, max, this.place());
  }
}
