import type { Plugin } from 'vite';

const folder = 'react-router/dist/production/lib/';

/**
 * Parts of React Router that our pages never use but that a bundler cannot leave out: instrumentation
 * (we pass none), lazy route discovery (`routeDiscovery` is 'initial' in react-router.config.ts) and the
 * placeholder of pages without server rendering. Each replacement does what the original does then.
 */
export const replacements: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`,
  'dom/ssr/fog-of-war.js': `
export const URL_LIMIT = 7680;
export const getManifestPath = () => '/__manifest';
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPathsWithAncestors = (paths) => paths;
export const handleClientVersionMismatch = () => false;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => {};
`,
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;\n',
};

/** Leaves those parts out of the browser's script. */
export function leaveOutUnusedRouterParts(): Plugin {
  return {
    name: 'leave-out-unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(folder) },
      handler: (id) => replacements[id.slice(id.lastIndexOf(folder) + folder.length)],
    },
  };
}
