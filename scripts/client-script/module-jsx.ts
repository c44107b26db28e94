import type { Plugin } from 'vite';

/**
 * React's functions for elements as a module. From its CommonJS file, each call would be `(0, runtime.jsx)(…)`;
 * and `jsx` and `jsxs` are the same function in production, so one name compresses better.
 */
const runtime = `
import runtime from './cjs/react-jsx-runtime.production.js';
export const { jsx, Fragment } = runtime;
export { jsx as jsxs };
`;

/** Shortens the calls that create elements in the browser's script. */
export function moduleJsx(): Plugin {
  return {
    name: 'module-jsx',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react\/jsx-runtime\.js$/ },
      handler: () => runtime,
    },
  };
}
