import type { Plugin } from 'vite';
import { type Bodies, replaceBodies } from './replace-bodies.ts';

const file = 'react-dom/cjs/react-dom-client.production.js';

/**
 * Functions of React DOM that do something only for `<ViewTransition>`, `<Activity>`, `<SuspenseList>`,
 * `useActionState`, refs of `<Fragment>`, custom elements, roots without hydration and the preloading functions
 * of `react-dom`. We use none of them (biome.json forbids what is imported), and a bundler cannot tell. Without
 * them, each of these functions is never called or has no effect.
 */
const unusedFunctions: readonly string[] = [
  'exports.createRoot',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
  'setPropOnCustomElement',
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'updateActivityComponent',
  'commitActivityHydrationCallbacks',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'createViewTransitionInstance',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'startViewTransition',
  'flushAfterMutationEffects',
  'ViewTransitionPseudoElement',
  'ViewTransitionPseudoElement.prototype.animate',
  'ViewTransitionPseudoElement.prototype.getAnimations',
  'ViewTransitionPseudoElement.prototype.getComputedStyle',
  'FragmentInstance',
  'FragmentInstance.prototype.addEventListener',
  'FragmentInstance.prototype.removeEventListener',
  'FragmentInstance.prototype.dispatchEvent',
  'FragmentInstance.prototype.focus',
  'FragmentInstance.prototype.focusLast',
  'FragmentInstance.prototype.blur',
  'FragmentInstance.prototype.observeUsing',
  'FragmentInstance.prototype.unobserveUsing',
  'FragmentInstance.prototype.getClientRects',
  'FragmentInstance.prototype.getRootNode',
  'FragmentInstance.prototype.compareDocumentPosition',
  'FragmentInstance.prototype.scrollIntoView',
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstances',
  'commitNewChildToFragmentInstance',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'deleteChildFromFragmentInstance',
];

export const newBodies: Bodies = Object.fromEntries(unusedFunctions.map((name) => [name, '']));

/** Leaves those functions out of the browser's script. */
export function leaveOutUnusedReactParts(): Plugin {
  return {
    name: 'leave-out-unused-react-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: new RegExp(`${file}$`) },
      handler: (code) => ({ code: replaceBodies(code, newBodies), map: null }),
    },
  };
}
