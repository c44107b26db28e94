import type { Site } from '~/domain/site';
import { alertOperations } from './alert-operations';
import { catalogOperations } from './catalog-operations';
import { favoriteOperations } from './favorite-operations';
import { formOperations } from './form-operations';
import { describeOperation, type Operation } from './operation';
import { preferenceOperations } from './preference-operations';
import { profileOperations } from './profile-operations';
import { reviewOperations } from './review-operations';
import { routineOperations } from './routine-operations';
import { siteOperations } from './site-operations';
import { storageOperations } from './storage-operations';

/** All API operations. A test fails if an endpoint is missing. */
export const operations: readonly Operation[] = [
  ...catalogOperations,
  ...siteOperations,
  ...formOperations,
  ...favoriteOperations,
  ...alertOperations,
  ...profileOperations,
  ...preferenceOperations,
  ...reviewOperations,
  ...routineOperations,
  ...storageOperations,
];

export function describeApi(site: Site) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.brandName} API`, version: '1' },
    servers: [{ url: site.publicUrl }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of a signed-in user',
        },
        serviceKey: { type: 'http', scheme: 'bearer', description: 'The operator’s service key' },
      },
    },
  };
}
