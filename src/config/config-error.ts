/** A wrong value in the environment, in one sentence. */
export class ConfigError extends Error {}
