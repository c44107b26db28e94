import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        // The server is one module graph with two doors: the site and the operator's commands.
        rolldownOptions: { input: { main: './src/main.ts', cli: './src/cli/main.ts' } },
      },
    },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
});
