import { maxProductsByPeer, type PeerName, peerNames } from './peer-names.ts';
import { perQuery } from './per-query.ts';
import { type RemotePeer, startPeer } from './remote-peer.ts';
import type { Kinds } from './under-changes.ts';

/** Results of one peer at one size; times in milliseconds, one per query. */
export interface Measured extends Kinds {
  name: PeerName;
  failure: string | null;
  build: { ms: number; bytesPerProduct: number } | null;
  update: { perSecond: number; longestMs: number } | null;
  /** Rounds with price changes in between; ours only. */
  underChanges: { alone: Kinds; shared: Kinds }[] | null;
}

const buildLimitMs = 600_000;
const warmUpMs = 1_000;
const roundMs = 2_000;
const rounds = 5;
const updateMs = 3_000;
/** A single query may exceed its round; beyond this time the peer is excluded. */
const timeoutMs = 60_000;

/** Builds all peers in turn, then queries them in turns. */
export async function measure(size: number, files: string[]): Promise<Measured[]> {
  const peers: RemotePeer[] = [];
  const results = new Map<PeerName, Measured>();
  const times = new Map<string, number[][]>();
  for (const name of peerNames) {
    if (size > (maxProductsByPeer[name] ?? size)) continue;
    const peer = await startPeer(name, files);
    peers.push(peer);
    const build = await peer.ask<{ ms: number; bytesPerProduct: number }>(
      { do: 'build' },
      buildLimitMs,
    );
    const outcome = peer.failure ?? `built in ${((build?.ms ?? 0) / 1000).toFixed(1)} s`;
    console.log(`  ${name}: ${outcome}`);
    const emptyMeasurement = { suggest: [], list: [], update: null, underChanges: null };
    results.set(name, { name, failure: null, build, ...emptyMeasurement });
  }
  try {
    for (const kind of ['suggest', 'list'] as const) {
      for (let round = 0; round <= rounds; round += 1) {
        for (const peer of peers) {
          const budgetMs = round === 0 ? warmUpMs : roundMs;
          const asked = await peer.ask<number[]>({ do: 'round', kind, budgetMs }, timeoutMs);
          if (!asked || round === 0) continue;
          const key = `${peer.name} ${kind}`;
          times.set(key, [...(times.get(key) ?? []), asked]);
        }
      }
    }
    for (const peer of peers) {
      const result = results.get(peer.name);
      if (!result) continue;
      if (peer.name === 'ours') {
        result.underChanges = [];
        for (let round = 0; round < rounds; round += 1) {
          const kinds = await peer.ask<{ alone: Kinds; shared: Kinds }>(
            { do: 'under-changes' },
            timeoutMs,
          );
          if (kinds) result.underChanges.push(kinds);
        }
      }
      result.update = await peer.ask({ do: 'update', budgetMs: updateMs }, timeoutMs);
      result.failure = peer.failure;
      result.suggest = perQuery(times.get(`${peer.name} suggest`) ?? []);
      result.list = perQuery(times.get(`${peer.name} list`) ?? []);
    }
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
  }
  return [...results.values()];
}
