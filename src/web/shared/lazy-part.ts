import { type ComponentType, lazy } from 'react';

const retryAfterMs = 3_000;

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

/**
 * A component whose script loads when it is first shown. Loading is repeated until it works, so the fallback must be
 * useful.
 */
export function retriedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    for (;;) {
      const part = await load().catch(() => undefined);
      if (part) return { default: part };
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  });
}

/**
 * A component that the server renders with the page and whose script comes after the rest. Loading starts at
 * once and is repeated until it works; what the server rendered stays visible meanwhile.
 */
export function requiredPart<Props>(load: () => Promise<ComponentType<Props>>) {
  if (!import.meta.env.SSR) void load().catch(() => undefined);
  return retriedPart(load);
}
