/** The folder with the real listings, feeds and pages; see `npm run bench -- real-data`. */
export const dataFolder = process.env.REAL_DATA ?? '';
