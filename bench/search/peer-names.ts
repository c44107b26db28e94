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
