import { type ComponentType, lazy } from 'react';

/**
 * A component whose script loads when it is first shown. If that fails, for example without a
 * connection, the part is missing but the page stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
