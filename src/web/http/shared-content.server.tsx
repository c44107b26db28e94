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
    /** The bytes of the page with the content in the places of its marks, and of what follows it. */
    fill(html: string, rest = ''): ArrayBuffer {
      const markupOf = renderMissing();
      const [start = '', ...marked] = html.split(mark);
      const pieces: (string | Buffer)[] = [start];
      for (const piece of marked) {
        const end = piece.indexOf(';');
        const key = parts[Number(piece.slice(0, end))]?.key;
        const markup = key === undefined ? undefined : markupOf.get(key);
        if (markup) pieces.push(markup);
        pieces.push(piece.slice(end + 1));
      }
      pieces.push(rest);
      return joined(pieces);
    },
  };
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
