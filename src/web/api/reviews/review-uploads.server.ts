import type { Hono } from 'hono';
import { readId } from '~/domain/input/storable';
import { maxProofBytes, proofTooLarge } from '~/domain/reviews/order-proof';
import { maxPhotoBytes, photoTooLarge } from '~/domain/reviews/photo';
import {
  addReviewPhoto,
  removeReviewPhoto,
  takePhotoAllowance,
} from '~/usecases/reviews/review-photos.server';
import { sendOrderProof, takeProofAllowance } from '~/usecases/reviews/send-order-proof.server';
import { receiveUpload } from '~/web/http/bodies/receive-upload.server';
import type { UploadSlots } from '~/web/http/limits/upload-slots.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';
import { reviewNotFound, reviewPhotoFiles } from './product-reviews.server';
import { photoJson } from './review-json';

/** Photos and order confirmations. The body is the file itself, regardless of its Content-Type. */
export function reviewUploadsApi(app: Hono<RequestEnv>, slots: UploadSlots): void {
  // Rate limits are checked before the body is read.
  privateEndpoint(app, '/api/reviews/photos', {
    POST: async (c, { id: userId, isAnonymous }) => {
      await takePhotoAllowance(c.get('deps'), { userId, isAnonymous });
      const upload = { slots, maxBytes: maxPhotoBytes, tooLarge: photoTooLarge };
      return receiveUpload(c, upload, async (bytes) => {
        const network = visitorNetwork(c);
        const photo = await addReviewPhoto(c.get('deps'), { userId, bytes, network });
        return c.json(photoJson(photo), 201);
      });
    },
  });
  reviewPhotoFiles(app);
  privateEndpoint(app, '/api/reviews/photos/:key', {
    DELETE: async (c, { id: userId }) => {
      await removeReviewPhoto(c.get('deps'), { userId, key: c.req.param('key') ?? '' });
      return c.body(null, 204);
    },
  });
  privateEndpoint(app, '/api/reviews/:reviewId/proof', {
    PUT: async (c, { id: userId, isAnonymous }) => {
      const reviewId = readId(c.req.param('reviewId'));
      if (reviewId === null) throw reviewNotFound();
      await takeProofAllowance(c.get('deps'), { userId, isAnonymous });
      const upload = { slots, maxBytes: maxProofBytes, tooLarge: proofTooLarge };
      return receiveUpload(c, upload, async (bytes) => {
        const network = visitorNetwork(c);
        await sendOrderProof(c.get('deps'), { userId, reviewId, bytes, network });
        return c.body(null, 204);
      });
    },
  });
}
