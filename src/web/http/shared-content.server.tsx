import { transcode } from 'node:buffer';
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
      const page = toBytes(storeFrames(html));
      const pieces: Uint8Array[] = [];
      let from = 0;
      for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
        const end = page.indexOf(';', at);
        const part = parts[Number(page.toString('latin1', at + mark.length, end))];
        const markup = part && ('markup' in part ? part.markup : markupOf.get(part.key));
        pieces.push(page.subarray(from, at));
        if (markup) pieces.push(markup);
        from = end + 1;
      }
      pieces.push(page.subarray(from), toBytes(rest));
      return joined(pieces);
    },
  };
}

/** Unlike Buffer.from(markup), it keeps no larger block of memory alive. */
function toOwnBytes(markup: string): Buffer<ArrayBuffer> {
  return Buffer.from(encoder.encode(markup).buffer);
}

/** Characters such as ’: if a string has one, V8 stores two bytes for each of its characters. */
const wideCharacter = /[\u0100-\uffff]/;

/** For a string with such characters, transcode takes a fifth of the time of Buffer.from. */
function toBytes(text: string): Buffer {
  if (!wideCharacter.test(text)) return Buffer.from(text);
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half of a surrogate pair, such as at the end of a truncated text. Buffer.from replaces it with U+FFFD.
    return Buffer.from(text);
  }
}

/** All pieces in memory that they share with nothing else, unlike what Buffer.concat returns. */
function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}
