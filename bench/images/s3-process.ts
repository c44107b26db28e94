import { startS3Server } from '../../tests/servers/s3-server.ts';

const keys = { id: 'bench', secret: 'bench', bucket: 'bench' };
const { endpoint } = await startS3Server(keys);
process.send?.({
  endpoint,
  bucket: keys.bucket,
  region: 'local',
  accessKeyId: keys.id,
  secretAccessKey: keys.secret,
});
