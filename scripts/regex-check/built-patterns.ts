import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pattern } from './find-patterns.ts';

/**
 * Patterns that files build from strings at load time. Loading a file shows the final pattern; only
 * files in src/domain load without side effects.
 */
export async function readBuiltPatterns(root: string, paths: Iterable<string>): Promise<Pattern[]> {
  resolveAsBundler(root);
  const found: Pattern[] = [];
  const original = RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const made: unknown = Reflect.construct(target, args, newTarget);
      const where = callerBelow(root, new Error().stack ?? '');
      if (where && made instanceof original) {
        found.push({ source: made.source, flags: made.flags, where });
      }
      return Object(made);
    },
  });
  try {
    for (const path of paths) await import(pathToFileURL(join(root, path)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** The first line of a stack trace in our own sources. */
function callerBelow(root: string, stack: string): string | undefined {
  const prefix = `${pathToFileURL(root).href.replace(/\/$/, '')}/src/`;
  const line = stack.split('\n').find((text) => text.includes(prefix));
  const [, path, number] = /\/(src\/[^:]+):(\d+):/.exec(line ?? '') ?? [];
  return path && `${path}:${number}`;
}

/** Lets Node resolve imports as the bundler does: `~/` is src, and extensions are optional. */
function resolveAsBundler(root: string): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier.startsWith('~/') || specifier.startsWith('.');
      if (!isOurs || !context.parentURL) return next(specifier, context);
      const base = specifier.startsWith('~/')
        ? new URL(`src/${specifier.slice(2)}`, pathToFileURL(`${root}/`))
        : new URL(specifier, context.parentURL);
      const file = ['.ts', '.tsx'].find((ending) => existsSync(fileURLToPath(base) + ending));
      return next(file ? base.href + file : base.href, context);
    },
  });
}
