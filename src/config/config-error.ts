/** An invalid environment variable, explained in one sentence. */
export class ConfigError extends Error {}
