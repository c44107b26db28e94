import { Parser } from 'htmlparser2';
import { exceededLimit, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { MarkupGuard } from './markup-guard.server';

const { maxFields, maxNameLength, maxValueLength } = feedLimits;
const maxPathDepth = 32;

/**
 * Entries of an XML feed. As tolerant as browsers: a bare & is an ampersand, and an entry cut off
 * in the middle is the only loss. Entities declared in the document are not expanded.
 */
export async function* readXmlRecords(
  texts: AsyncIterable<string>,
  item: string,
  {
    onProblem,
    onBroken,
  }: { onProblem: (problem: RowProblem) => void; onBroken: (reason: string) => void },
): AsyncGenerator<FeedRecord[]> {
  /** <URL><product> is a field of a <product>; an <item> inside an <item> is the next one. */
  const mayNest = item === 'product' || item === 'offer';
  let found: FeedRecord[] = [];
  let line = 1;
  let counted = 0;
  let offset = 0;
  let chunk = '';
  let fields: Map<string, string> | null = null;
  let itemLine = 1;
  let path: string[] = [];
  let value = '';
  let isEnding = false;
  let parameter: { name: string; value: string } | null = null;

  const countLines = (upTo: number) => {
    for (
      let at = chunk.indexOf('\n', counted - offset);
      at >= 0 && at + offset < upTo;
      at = chunk.indexOf('\n', at + 1)
    ) {
      line += 1;
    }
    counted = Math.max(counted, upTo);
  };
  const setField = (name: string, text: string) => {
    if (!fields || text === '' || fields.has(name) || fields.size >= maxFields) return;
    if (name.length > maxNameLength) return;
    fields.set(name, text);
  };

  const lose = (reason: string) => {
    const value = [...(fields?.values() ?? [])].join(' ').slice(0, 120);
    onProblem({ line: itemLine, field: '', value, reason });
  };

  const guard = new MarkupGuard(() => {
    countLines(Math.max(counted, parser.startIndex));
    return `line ${line}`;
  });
  const parser = new Parser(
    guard.watch({
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (name === item && (fields === null || !mayNest)) {
          if (fields) lose('the entry is not closed');
          fields = new Map();
          path = [];
          countLines(Math.max(counted, parser.startIndex));
          itemLine = line;
        } else if (fields) {
          if (path.length < maxPathDepth) path.push(name);
          if (name === 'param') parameter = { name: '', value: '' };
        }
        if (!fields) return;
        for (const [key, text] of Object.entries(attributes)) {
          setField([...path, `@${localName(key)}`].join('/'), text);
        }
        value = '';
      },
      ontext(text) {
        if (fields && value.length < maxValueLength) value += text;
      },
      onclosetag(tag, isImplied) {
        if (isEnding && isImplied) onBroken('the XML ends too early');
        if (!fields) return;
        const name = localName(tag);
        if (name === item && path.length === 0) {
          if (isImplied) lose('the file ends in the middle of this entry');
          else
            found.push({ line: itemLine, names: [...fields.keys()], values: [...fields.values()] });
          fields = null;
          return;
        }
        const text = value.trim();
        if (parameter && (name === 'paramname' || name === 'param_name')) parameter.name = text;
        else if (parameter && name === 'val') parameter.value = text;
        else if (name === 'param' && parameter) {
          setField(
            `param/${parameter.name.normalize('NFKD').replace(/\p{M}/gu, '')}`,
            parameter.value || text,
          );
          parameter = null;
        } else setField(path.join('/'), text);
        if (path.at(-1) === name) path.pop();
        value = '';
      },
    }),
    { xmlMode: true, decodeEntities: true, recognizeCDATA: true },
  );

  for await (const text of texts) {
    chunk = text;
    const exceeded = exceededLimit(() => {
      parser.write(text);
      guard.checkBuffered(parser, text.length);
    });
    countLines(offset + text.length);
    offset += text.length;
    if (found.length > 0) yield found;
    found = [];
    if (exceeded) throw exceeded;
  }
  isEnding = true;
  parser.end();
  if (found.length > 0) yield found;
}

function localName(tag: string): string {
  const colon = tag.indexOf(':');
  return (colon < 0 ? tag : tag.slice(colon + 1)).toLowerCase();
}
