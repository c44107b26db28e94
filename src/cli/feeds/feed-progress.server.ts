const width = 24;
const everyMs = 100;

/** A progress bar for reading a feed; only on a terminal, and removed afterwards. */
export function showFeedProgress(out: { isTTY?: boolean; write(text: string): unknown }) {
  let shownAt = 0;
  const began = Date.now();
  return {
    show(done: number, total: number): void {
      const now = Date.now();
      if (!out.isTTY || now - shownAt < everyMs) return;
      shownAt = now;
      const share = total > 0 ? Math.min(1, done / total) : 0;
      const filled = Math.round(share * width);
      const seconds = Math.round((now - began) / 1_000);
      const megabytes = `${(done / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`;
      out.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${megabytes}, ${seconds} s `);
    },
    end(): void {
      if (out.isTTY && shownAt > 0) out.write('\r\u001b[2K');
    },
  };
}
