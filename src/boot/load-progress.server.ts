/** A line that fills while the catalog is loaded: redrawn at a terminal, in quarters in a log. */
export function createLoadProgress(out: { isTTY?: boolean; write(text: string): unknown }) {
  let quarter = -1;
  return (done: number, total: number): void => {
    const share = total === 0 ? 1 : done / total;
    const text = `Filling the shelves: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} products`;
    if (out.isTTY) {
      const filled = Math.round(share * 24);
      out.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${text}${share === 1 ? '\n' : ''}`,
      );
      return;
    }
    const reached = Math.floor(share * 4);
    if (reached > quarter) out.write(`${text}\n`);
    quarter = Math.max(quarter, reached);
  };
}
