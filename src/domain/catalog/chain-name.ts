/** The name of a chain of shops that share product ids: 'thg'. */
export const isChainName = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);
