import { z } from 'zod';
import { idSchema } from '~/domain/input/input-types';

export const storeVisitSchema = z.object({ offerId: idSchema('There is no such offer.') });
