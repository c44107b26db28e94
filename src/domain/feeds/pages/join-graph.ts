import { isRecord } from '../formats/flatten-json';

type Node = Record<string, unknown>;

const maxNodes = 5_000;
const maxDepth = 8;

/**
 * Joins the nodes of JSON-LD documents by `@id`: a reference such as `{"@id": "#offer"}` is replaced by
 * the node that is described elsewhere.
 */
export function joinGraph(documents: readonly unknown[]): unknown[] {
  const nodes = new Map<string, Node>();
  for (const document of documents) collectNodes(document, nodes, 0);
  return documents.map((document) => resolve(document, nodes, 0, new Set()));
}

function collectNodes(value: unknown, nodes: Map<string, Node>, depth: number): void {
  if (depth > maxDepth || nodes.size >= maxNodes) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, maxNodes)) collectNodes(item, nodes, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  const id = value['@id'];
  // The first description of a property counts.
  if (typeof id === 'string' && !isReference(value)) nodes.set(id, { ...value, ...nodes.get(id) });
  for (const inner of Object.values(value)) collectNodes(inner, nodes, depth + 1);
}

/** 'schema:price' is 'price'. */
const schemaPrefix = /^(?:schema:|https?:\/\/schema\.org\/)/;

/** Whether a node only points to another one. */
const isReference = (node: Node) => Object.keys(node).every((key) => key.startsWith('@'));

function resolve(
  value: unknown,
  nodes: ReadonlyMap<string, Node>,
  depth: number,
  within: ReadonlySet<string>,
): unknown {
  if (depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, nodes, depth + 1, within));
  if (!isRecord(value)) return value;
  const id = value['@id'];
  const isKnown = typeof id === 'string' && nodes.has(id) && !within.has(id);
  const whole = isKnown ? { ...value, ...nodes.get(id) } : value;
  // Nodes may refer to each other in circles.
  const inside = isKnown ? new Set([...within, id]) : within;
  return Object.fromEntries(
    Object.entries(whole).map(([key, inner]) => [
      key.replace(schemaPrefix, ''),
      resolve(inner, nodes, depth + 1, inside),
    ]),
  );
}
