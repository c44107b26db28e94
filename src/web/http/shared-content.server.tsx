import { LRUCache } from 'lru-cache';
import { type ComponentType, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** About ten thousand product cards. */
const maxStoredBytes = 24_000_000;
const entryBytes = 200;

const stored = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: maxStoredBytes,
  sizeCalculation: (markup, key) => markup.length + key.length + entryBytes,
});

/** What React writes between a mark and content that starts or ends with a text. */
const separators = /^<!-- -->|<!-- -->$/g;

const encoder = new TextEncoder();
const componentIds = new Map<unknown, number>();

function keyOf(component: unknown, props: object): string {
  const id = componentIds.get(component) ?? componentIds.size;
  componentIds.set(component, id);
  return `${id} ${JSON.stringify(props)}`;
}

/** What a mark stands for: content to render, or known markup. */
type Part = { key: string; content: ReactElement } | { markup: Buffer };

/** A part of the frame that is rendered within this page, for the next ones. */
interface NewFrame {
  key: string;
  tag: string;
  mark: string;
}

/**
 * Content that many pages share, such as menus and product cards, is rendered once and kept as bytes. While a
 * page is rendered, marks stand for it: React cannot render one tree within another. The marks contain a
 * secret, so that no data can imitate them.
 */
export function createSharedContent(secret: string) {
  const parts: Part[] = [];
  const frames: NewFrame[] = [];
  const mark = `${secret}:`;

  function addPart(part: Part): string {
    parts.push(part);
    return `${mark}${parts.length - 1};`;
  }

  /** Renders what was not stored yet, all at once. */
  function renderMissing(): Map<string, Buffer<ArrayBuffer>> {
    const found = new Map<string, Buffer<ArrayBuffer>>();
    const missing = new Map<string, ReactElement>();
    for (const part of parts) if ('content' in part) missing.set(part.key, part.content);
    if (missing.size === 0) return found;
    const [, ...rendered] = renderToString(
      [...missing].map(([key, content]) => (
        <Fragment key={key}>
          {mark}
          {content}
        </Fragment>
      )),
    ).split(mark);
    for (const [index, key] of [...missing.keys()].entries()) {
      const markup = toOwnBytes((rendered[index] ?? '').replace(separators, ''));
      stored.set(key, markup);
      found.set(key, markup);
    }
    return found;
  }

  /** Stores the frame that was rendered within the page; returns the page without its marks. */
  function storeFrames(html: string): string {
    let page = html;
    for (const { key, tag, mark } of frames) {
      const attribute = ` data-frame="${mark}"`;
      const at = page.indexOf(attribute);
      if (at < 0) continue;
      page = page.slice(0, at) + page.slice(at + attribute.length);
      const start = page.indexOf('>', at) + 1;
      const markup = page.slice(start, page.indexOf(`</${tag}>`, start));
      stored.set(key, toOwnBytes(markup));
    }
    return page;
  }

  return {
    /** What to insert as markup while the page is rendered. */
    share<Props extends object>(Content: ComponentType<Props>, props: Props): string {
      const key = keyOf(Content, props);
      const markup = stored.get(key);
      return addPart(markup ? { markup } : { key, content: <Content {...props} /> });
    },
    /** The same for markup that is known. */
    insert: (markup: Buffer): string => addPart({ markup }),
    /** The same for content that every page has in one place; see `useFrameContent`. */
    frame(Content: ComponentType, tag: string, props: object) {
      const key = keyOf(Content, props);
      const markup = stored.get(key);
      if (markup) return { mark: addPart({ markup }), isKnown: true };
      const frame = { key, tag, mark: `${secret} ${frames.length}` };
      frames.push(frame);
      return { mark: frame.mark, isKnown: false };
    },
    /** The bytes of the page with the content in the places of its marks, and of what follows it. */
    fill(html: string, rest = ''): ArrayBuffer {
      const markupOf = renderMissing();
      const [start = '', ...marked] = storeFrames(html).split(mark);
      const pieces: (string | Buffer)[] = [start];
      for (const piece of marked) {
        const end = piece.indexOf(';');
        const part = parts[Number(piece.slice(0, end))];
        const markup = part && ('markup' in part ? part.markup : markupOf.get(part.key));
        if (markup) pieces.push(markup);
        pieces.push(piece.slice(end + 1));
      }
      pieces.push(rest);
      return joined(pieces);
    },
  };
}

/** Unlike Buffer.from(markup), it keeps no larger block of memory alive. */
function toOwnBytes(markup: string): Buffer<ArrayBuffer> {
  return Buffer.from(encoder.encode(markup).buffer);
}

/** All pieces in memory that they share with nothing else, unlike what Buffer.concat returns. */
function joined(pieces: readonly (string | Buffer)[]): ArrayBuffer {
  const bytes = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const whole = Buffer.from(new ArrayBuffer(bytes));
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? whole.write(piece, at) : piece.copy(whole, at);
  return whole.buffer;
}
