import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Lets plain Node run our sources unbundled: resolves `~/` and missing `.ts` extensions. */
const sources = new URL('../../../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isOurs = parentURL?.startsWith(sources.href) && /^(?:~\/|\.)/.test(specifier);
    if (!isOurs) return next(specifier, context);
    const isRooted = specifier.startsWith('~/');
    const url = new URL(isRooted ? specifier.slice(2) : specifier, isRooted ? sources : parentURL);
    return next(existsSync(fileURLToPath(url)) ? url.href : `${url.href}.ts`, context);
  },
});
