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

const encoder = new TextEncoder();
const componentIds = new Map<unknown, number>();

function idOf(component: unknown): number {
  const id = componentIds.get(component) ?? componentIds.size;
  componentIds.set(component, id);
  return id;
}

interface Part {
  key: string;
  content: ReactElement;
}

/**
 * Content that many pages share, such as menus and product cards, is rendered once and kept as bytes. While a
 * page is rendered, marks stand for it: React cannot render one tree within another. The marks contain a
 * secret, so that no data can imitate them.
 */
export function createSharedContent(secret: string) {
  const parts: Part[] = [];
  const mark = `${secret}:`;

  /** Renders what is not stored yet, all at once. */
  function renderMissing(): Map<string, Buffer<ArrayBuffer>> {
    const found = new Map<string, Buffer<ArrayBuffer>>();
    const missing = new Map<string, ReactElement>();
    for (const { key, content } of parts) {
      const markup = stored.get(key);
      if (markup) found.set(key, markup);
      else missing.set(key, content);
    }
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
      // Not Buffer.from, which would keep a larger block of memory alive.
      const markup = Buffer.from(encoder.encode(rendered[index]).buffer);
      stored.set(key, markup);
      found.set(key, markup);
    }
    return found;
  }

  return {
    /** What to insert as markup while the page is rendered. */
    share<Props extends object>(Content: ComponentType<Props>, props: Props): string {
      parts.push({
        key: `${idOf(Content)} ${JSON.stringify(props)}`,
        content: <Content {...props} />,
      });
      return `${mark}${parts.length - 1};`;
    },
    /** The bytes of the page with the content in the places of its marks. */
    fill(html: string): ArrayBuffer {
      const markupOf = renderMissing();
      const [start = '', ...rest] = html.split(mark);
      const pieces = [Buffer.from(start)];
      for (const piece of rest) {
        const end = piece.indexOf(';');
        const key = parts[Number(piece.slice(0, end))]?.key;
        const markup = key === undefined ? undefined : markupOf.get(key);
        if (markup) pieces.push(markup);
        pieces.push(Buffer.from(piece.slice(end + 1)));
      }
      return joined(pieces);
    },
  };
}

/** Unlike Buffer.concat, in memory that it shares with nothing else. */
function joined(pieces: readonly Buffer[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}
