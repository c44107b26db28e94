export const peerNames = ['ours', 'sqlite', 'postgres', 'tantivy', 'orama', 'minisearch'] as const;
export type PeerName = (typeof peerNames)[number];

export const titles: Record<PeerName, string> = {
  ours: 'ours',
  sqlite: 'SQLite FTS5',
  postgres: 'PostgreSQL',
  tantivy: 'Tantivy',
  orama: 'Orama',
  minisearch: 'MiniSearch',
};

/** Above this many products a peer is skipped: it would not answer one query per round. */
export const maxProductsByPeer: Partial<Record<PeerName, number>> = { orama: 250_000 };
