import type { Plugin } from 'vite';

const folder = 'react-router/dist/production/lib/';

/**
 * Parts of React Router that our pages never use but that a bundler cannot leave out: instrumentation
 * (we pass none), lazy route discovery (`routeDiscovery` is 'initial' in react-router.config.ts), the
 * placeholder of pages without server rendering and the styled page for errors of the document itself. Each
 * replacement does what the original does then; the error page is plain.
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
  'dom/ssr/errorBoundaries.js': `
import { Component, createElement } from 'react';
export class RemixErrorBoundary extends Component {
  constructor(props) {
    super(props);
    this.state = { error: props.error || null, location: props.location };
  }
  static getDerivedStateFromError(error) {
    return { error };
  }
  static getDerivedStateFromProps(props, state) {
    return state.location === props.location
      ? { error: props.error || state.error, location: state.location }
      : { error: props.error || null, location: props.location };
  }
  render() {
    const { error } = this.state;
    return error ? createElement(RemixRootDefaultErrorBoundary, { error }) : this.props.children;
  }
}
export function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  return createElement(BoundaryShell, { title: 'Application Error!' });
}
export function BoundaryShell({ title }) {
  const head = createElement('head', null, createElement('title', null, title));
  return createElement('html', { lang: 'en' }, head, createElement('body', null, createElement('h1', null, title)));
}
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
