import type { Handler, Parser } from 'htmlparser2';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';

const { maxAttributeLength, maxAttributes, maxDepth, maxMarkupLength, maxNameLength } = feedLimits;

/**
 * Keeps markup within its limits while it is parsed. The parser itself keeps whatever it is given until a
 * tag or a comment ends, and its list of open elements takes quadratic time.
 */
export class MarkupGuard {
  private depth = 0;
  private attributes = 0;
  private written = 0;
  private readonly place: () => string;

  /** `place` says where the parser is. */
  constructor(place: () => string) {
    this.place = place;
  }

  /** The parser's handler, with checks before the handler's own work. */
  watch(handler: Partial<Handler>): Partial<Handler> {
    return {
      ...handler,
      onopentagname: (name) => {
        this.attributes = 0;
        this.check(name.length, maxNameLength, 'a name has more than {max} letters');
      },
      onattribute: (name, value) => {
        this.attributes += 1;
        this.check(this.attributes, maxAttributes, 'an element has more than {max} attributes');
        this.check(name.length, maxNameLength, 'a name has more than {max} letters');
        this.check(value.length, maxAttributeLength, 'an attribute has more than {max} letters');
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

  /** Checks how much of what was written the parser still holds because nothing has ended it. */
  checkHeld(parser: Parser, letters: number): void {
    this.written += letters;
    const held = this.written - parser.endIndex;
    this.check(held, maxMarkupLength, 'a tag, a comment or a section has more than {max} letters');
  }

  private check(count: number, max: number, message: string): void {
    if (count > max) throw new FeedLimitExceeded(message, max, this.place());
  }
}
