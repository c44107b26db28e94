import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The server has two entries (see vite.config.ts); each keeps its own name.
  serverBuildFile: '[name].js',
  // The site map is small: sending it whole saves a request per hovered link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
