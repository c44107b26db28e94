/** Reviews that even a quiet product may get within a day. */
const quietLimit = 5;

/** Whether a product gets many more reviews than usual; chance and a sale explain twice the usual number. */
export function isBurst(recent: number, usual: number): boolean {
  return recent > quietLimit + 2 * usual + 3 * Math.sqrt(usual);
}
