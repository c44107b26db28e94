import type { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { limitedText, url, variable } from './values.ts';

/** Variables for file storage; without them, files are stored in the data folder. */
export const filesVariables = {
  S3_ENDPOINT: variable(url('http', 'https'), 'https://s3.eu-central-1.amazonaws.com'),
  S3_BUCKET: variable(
    limitedText(63).refine(
      (raw) => /^[a-z0-9][a-z0-9.-]+$/.test(raw),
      'is not a valid bucket name',
    ),
    'glowfare-files',
  ),
  S3_REGION: variable(limitedText(60), 'eu-central-1'),
  S3_ACCESS_KEY_ID: variable(limitedText(200), 'AKIAIOSFODNN7EXAMPLE'),
  S3_SECRET_ACCESS_KEY: variable(limitedText(200), 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'),
} as const;

type FilesValues = {
  [Name in keyof typeof filesVariables]?: z.infer<(typeof filesVariables)[Name]['schema']>;
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The configured bucket, or undefined. */
export function readFilesConfig(v: FilesValues) {
  const set = needed.find((name) => v[name]);
  if (!set) return undefined;
  const missing = needed.find((name) => !v[name]);
  if (missing) {
    const example = `${missing}=${filesVariables[missing].example}`;
    throw new ConfigError(`${set} is set without ${missing}. For example: ${example}`);
  }
  return {
    endpoint: (v.S3_ENDPOINT ?? '').replace(/(?<!\/)\/+$/, ''),
    bucket: v.S3_BUCKET ?? '',
    region: v.S3_REGION ?? 'us-east-1',
    accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
  };
}
