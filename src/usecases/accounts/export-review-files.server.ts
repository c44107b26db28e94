import { proofObjectName } from '~/domain/reviews/order-proof';
import { photoObjectName, photoPath, photoSides } from '~/domain/reviews/photo';
import { siteUrl } from '~/domain/site';
import { orderProofBucket, reviewPhotoBucket } from '~/domain/storage/bucket';
import type { Deps } from '../deps';
import { readObject } from '../storage/read-object.server';

type Row = Record<string, unknown>;

/** The export is one answer, so files beyond this are left to their links. */
const maxFileBytes = 50 * 1024 * 1024;

/** Adds the photos of a person’s reviews, and order confirmations that wait, to their rows of the export. */
export async function addReviewFiles(
  deps: Pick<Deps, 'db' | 'files' | 'site'>,
  { userId, photos, proofs }: { userId: string; photos: readonly Row[]; proofs: readonly Row[] },
): Promise<{ review_photos: Row[]; order_proofs: Row[] }> {
  let leftBytes = maxFileBytes;
  async function read(bucketId: string, name: string, type: string) {
    const bytes = leftBytes > 0 ? await readObject(deps, { bucketId, name }) : null;
    if (!bytes) return null;
    leftBytes -= bytes.length;
    return { type, base64: Buffer.from(bytes).toString('base64') };
  }
  const side = photoSides[0];
  const withFiles: { review_photos: Row[]; order_proofs: Row[] } = {
    review_photos: [],
    order_proofs: [],
  };
  for (const row of proofs) {
    const name = proofObjectName({ userId, key: String(row.key) });
    const file = await read(orderProofBucket, name, String(row.content_type));
    withFiles.order_proofs.push({ ...row, file });
  }
  for (const row of photos) {
    const key = String(row.key);
    const name = photoObjectName({ userId, key, side });
    const file = await read(reviewPhotoBucket, name, 'image/webp');
    withFiles.review_photos.push({ ...row, link: siteUrl(deps.site, photoPath(key, side)), file });
  }
  return withFiles;
}
