import { z } from 'zod';
import { isStorable } from '~/domain/input/storable';
import { parseFileSize, personAccessLevels } from '~/domain/storage/bucket';
import {
  clampSide,
  defaultQuality,
  type ImageTransform,
  imageFits,
  imageFormats,
} from '~/domain/storage/image-transform';
import { storageLimits } from '~/domain/storage/storage-limits';

const { maxListed, maxMimeTypes, maxNamesPerRequest, maxObjectNameLength } = storageLimits;

const text = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorable, 'contains characters that cannot be stored');

const fileSize = z.union([z.number(), z.string().max(20)]).transform((size, context) => {
  const bytes = parseFileSize(size);
  if (bytes !== null) return bytes;
  context.addIssue('Invalid file size format, hint: use 20MB / 30KB / 3B');
  return z.NEVER;
});

const bucketFields = {
  public: z.boolean().optional(),
  file_size_limit: fileSize.nullish(),
  allowed_mime_types: z.array(text(200)).max(maxMimeTypes).nullish(),
  /** Not part of the official protocol. */
  person_access: z.enum(personAccessLevels).optional(),
  image_transformation: z.boolean().optional(),
};

export const newBucketSchema = z.object({
  id: text(200).optional(),
  name: text(200),
  type: z.literal('STANDARD').optional(),
  ...bucketFields,
});

export const bucketChangeSchema = z.object(bucketFields);

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const order = z.enum(['asc', 'desc']);
const maxOffset = 1_000_000;

export const bucketQuerySchema = z.object({
  limit: integer(1, maxListed).default(maxListed),
  offset: integer(0, maxOffset).default(0),
  search: text(200).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: order.default('asc'),
});

const sortBy = z
  .object({
    // Reads are not recorded, so sorting by last access sorts by last change.
    column: z
      .enum(['name', 'created_at', 'updated_at', 'last_accessed_at'])
      .default('name')
      .transform((column) => (column === 'last_accessed_at' ? 'updated_at' : column)),
    order: order.default('asc'),
  })
  .prefault({});

export const listSchema = z.object({
  prefix: text(maxObjectNameLength).default(''),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).max(maxOffset).default(0),
  search: text(maxObjectNameLength).default(''),
  sortBy,
});

export const pageSchema = z.object({
  prefix: text(maxObjectNameLength).default(''),
  limit: z.int().min(1).default(maxListed),
  cursor: z.string().max(4_000).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy,
});

const objectName = text(2_000);

export const moveSchema = z.object({
  bucketId: text(200),
  sourceKey: objectName,
  destinationBucket: text(200).optional(),
  destinationKey: objectName,
});

export const removeSchema = z.object({
  prefixes: z.array(objectName).min(1).max(maxNamesPerRequest),
});

const side = z.coerce.number().min(1).transform(clampSide);

export const transformSchema = z
  .object({
    width: side.optional(),
    height: side.optional(),
    resize: z.enum(imageFits).default('cover'),
    quality: integer(20, 100).default(defaultQuality),
    format: z.enum(imageFormats).optional(),
  })
  .transform((transform): ImageTransform => transform);

const expiresIn = z.int().min(1);

export const signSchema = z.object({ expiresIn, transform: transformSchema.optional() });
export const signManySchema = z.object({
  expiresIn,
  paths: z.array(objectName).min(1).max(maxNamesPerRequest),
});
