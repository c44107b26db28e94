import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Bodies, replaceBodies } from './replace-bodies.ts';

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

/**
 * Functions and classes of modules that we need in part. They serve what our pages never use (biome.json
 * forbids their exports): submissions to actions by script, blockers, view transitions, `<NavLink>`, `<Form>`, `<Await>`, React
 * Server Components, pages without server rendering, hot reloading and lazy route discovery.
 */
export const bodies: Readonly<Record<string, Bodies>> = {
  'router/router.js': {
    handleAction: '',
    handleFetcherAction: '',
    normalizeNavigateOptions: 'return { path };',
    checkFogOfWar: 'return { active: false, matches: null };',
    discoverRoutes: '',
    patchRoutes: '',
    patchRoutesImpl: '',
    _internalSetRoutes: '',
    getBlocker: '',
    deleteBlocker: '',
    updateBlocker: '',
    shouldBlockNavigation: '',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  },
  'hooks.js': { RSCErrorHandler: '', useNavigateUnstable: '', DefaultErrorComponent: '' },
  'components.js': { AwaitErrorBoundary: '' },
  'dom/lib.js': {
    HistoryRouter: '',
    NavLinkWithRef: '',
    Form: '',
    useSubmit: '',
    useFormAction: '',
    useViewTransitionState: '',
  },
  'dom/ssr/components.js': { Scripts: '', RSCPrefetchPageLinksImpl: '' },
  'dom/ssr/routes.js': {
    createClientRoutesWithHMRRevalidationOptOut: '',
    wrapShouldRevalidateForHdr: '',
    preventInvalidServerHandlerCall: '',
    noActionDefinedError: '',
    fetchServerAction: '',
    prefetchRouteModuleChunks: '',
  },
  'dom/ssr/single-fetch.js': { singleFetchActionStrategy: '', nonSsrStrategy: '' },
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
      handler(id) {
        const path = id.slice(id.lastIndexOf(folder) + folder.length);
        const partly = bodies[path];
        return partly ? replaceBodies(readFileSync(id, 'utf8'), partly) : replacements[path];
      },
    },
  };
}
