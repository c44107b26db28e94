import { type BucketQuery, listBuckets } from '~/db/storage/bucket.repo.server';
import type { Bucket } from '~/domain/storage/bucket';
import type { Deps } from '../deps';
import { type Actor, asActor, findOpenBucket } from './actor.server';

/** A bucket that an actor may see. */
export async function showBucket(
  { db }: Pick<Deps, 'db'>,
  { actor, id }: { actor: Actor; id: string },
): Promise<Bucket> {
  return asActor(db, actor, (tx) => findOpenBucket(tx, id));
}

/** The buckets that an actor may see. */
export async function showBuckets(
  { db }: Pick<Deps, 'db'>,
  { actor, query }: { actor: Actor; query: BucketQuery },
): Promise<Bucket[]> {
  return asActor(db, actor, (tx) => listBuckets(tx, query));
}
