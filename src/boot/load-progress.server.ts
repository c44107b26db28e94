/** Progress of loading the catalog: a redrawn bar on a terminal, one line per quarter in a log. */
export function createLoadProgress(out: { isTTY?: boolean; write(text: string): unknown }) {
  let quarter = -1;
  return (done: number, total: number): void => {
    const share = total === 0 ? 1 : done / total;
    const text = `Loading the catalog: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} products`;
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
