import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { frameChunk } from './scripts/client-script/client-chunks.ts';
import { moduleJsx } from './scripts/client-script/module-jsx.ts';
import { filesToPreload, smallPreload } from './scripts/client-script/small-preload.ts';
import { leaveOutUnusedReactParts } from './scripts/client-script/unused-react-parts.ts';
import { leaveOutUnusedRouterParts } from './scripts/client-script/unused-router-parts.ts';
import { hashPictureLibrary } from './scripts/picture-library.ts';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __PICTURE_LIBRARY__: JSON.stringify(hashPictureLibrary()) },
  plugins: [
    tailwindcss(),
    reactRouter(),
    moduleJsx(),
    smallPreload(),
    leaveOutUnusedRouterParts(),
    leaveOutUnusedReactParts(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Pages name it for the server alone; in the browser it is loaded when it is needed.
          treeshake: { moduleSideEffects: [{ test: /structured-data/, sideEffects: false }] },
          output: {
            // Left alone, every shared component becomes a file of a few hundred bytes. A group takes along
            // what its modules import, unless a group before it has that.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: frameChunk, test: /src\/(web|domain)\// },
                { name: 'page-icons', test: /src\/web\/ui\/(page-icons|breadcrumb)/ },
                { name: 'describe', test: /structured-data\/(describe|\w+-data)\.ts$/ },
                { name: 'still-life', test: /src\/web\/shared\/still-life|assets\/still-lifes/ },
                {
                  name: 'goods',
                  test: /src\/web\/(shared\/(lazy-part|preferences\/(use-may|device)|catalog\/(product-(card|grid|picture|rating)|price-figure)|favorites\/(heart|toggle)|live-prices\/use|structured-data\/structured-data-scripts|demo\/demo-notice|listing\/last-listing)|ui\/(star|badge|fields\/use-controllable))/,
                },
                { name: 'pagination', test: /src\/web\/ui\/pagination/ },
                { name: 'empty-state', test: /src\/web\/ui\/empty-state/ },
                {
                  name: 'form',
                  test: /src\/web\/ui\/fields\/(field|text-field|select-field)\.tsx/,
                },
                { name: 'fold', test: /src\/domain\/search\/fold/ },
                {
                  name: 'listing',
                  test: /src\/web\/shared\/(listing\/listing|search\/live-search)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled without what we do not use, so that a process starts faster: these have hundreds of modules.
      resolve: { noExternal: ['hono', 'jose', 'obscenity', 'zod'] },
      build: {
        // The server is one module graph with six entry points: the site, the operator's commands, the
        // processes that make pictures, open uploaded files and read feeds, and the thread that sends emails.
        rolldownOptions: {
          input: {
            main: './src/boot/main.ts',
            cli: './src/cli/main.ts',
            'picture-worker': './src/adapters/pictures/worker/picture-worker.server.ts',
            'upload-sandbox': './src/adapters/uploads/sandbox/sandbox.server.ts',
            'mail-thread': './src/adapters/email/thread/mail-thread.server.ts',
            'feed-worker': './src/adapters/feeds/worker/feed-worker.server.ts',
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => filesToPreload(files) },
    // Browsers of 2024: light-dark() and anchor positioning as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
});
