import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { hashPictureLibrary } from './scripts/picture-library.ts';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __PICTURE_LIBRARY__: JSON.stringify(hashPictureLibrary()) },
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Pages name it for the server alone; in the browser it is loaded when it is needed.
          treeshake: { moduleSideEffects: [{ test: /structured-data/, sideEffects: false }] },
          output: {
            // Left alone, every shared component becomes a file of a few hundred bytes.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  // What every page knows of accounts and of the newsletter; what they do comes later.
                  test: /src\/web\/shared\/(auth\/(account-store|auth-(client|context|provider)|signed-in)|newsletter\/newsletter-form|forms\/guard)/,
                },
                {
                  name: 'shell',
                  // What is loaded only when needed is no part of what every page loads; nor are the
                  // addresses of all still lifes, which pages without pictures do without.
                  test: /src\/(web\/(ui(?!\/(dialog|modal|skeleton|text-area|file-field|checkbox|radio-group)\.)|shared(?!\/alerts)(?!\/(still-life|pictures|private-data\/|(forms|newsletter)\/(form-fields|check-fields|send-form|ask-by-script|[\w-]+-schema)\.|favourites\/(account|tell|keep|set)|structured-data\/(describe|\w+-data)\.)))|domain)\//,
                  minShareCount: 4,
                },
                // No page opens with a dialog.
                {
                  name: 'dialogs',
                  test: /src\/web\/ui\/(dialog|modal)\./,
                },
                { name: 'still-life', test: /src\/web\/shared\/(still-life|pictures)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The server is one module graph with three doors: the site, the operator's commands and the
        // process that makes pictures.
        rolldownOptions: {
          input: {
            main: './src/main.ts',
            cli: './src/cli/main.ts',
            'picture-worker': './src/adapters/pictures/worker/picture-worker.server.ts',
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Browsers of 2024: light-dark() and anchor positioning as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
});
