interface Component {
  kind: string;
  name: string;
}

interface Row {
  kills: number;
  requests: number;
  failed: number;
  pages: number;
  stale: number;
  longestStaleMs: number;
}

const emptyRow = (): Row => ({
  kills: 0,
  requests: 0,
  failed: 0,
  pages: 0,
  stale: 0,
  longestStaleMs: 0,
});

export type OutageLog = ReturnType<typeof startOutageLog>;

/**
 * What is away at each time, and what was counted meanwhile. What happens while two components are away
 * counts for both.
 */
export function startOutageLog() {
  const rows = new Map<string, Row>([['nothing', emptyRow()]]);
  const away = new Map<string, string>();
  /** Kinds with the time when they were last away. */
  const lastAwayAt = new Map<string, number>();

  function rowOf(kind: string): Row {
    const row = rows.get(kind) ?? emptyRow();
    rows.set(kind, row);
    return row;
  }
  const kindsAway = () => (away.size > 0 ? [...new Set(away.values())] : ['nothing']);

  return {
    begin({ kind, name }: Component) {
      rowOf(kind).kills += 1;
      away.set(name, kind);
    },
    end({ kind, name }: Component) {
      away.delete(name);
      lastAwayAt.set(kind, performance.now());
    },
    isAway: (name: string) => away.has(name),
    countRequest(isSuccess: boolean) {
      for (const kind of kindsAway()) {
        const row = rowOf(kind);
        row.requests += 1;
        if (!isSuccess) row.failed += 1;
      }
    },
    /** A page that was watched after a change at `since`: how long it was outdated. */
    countPage(since: number, staleMs: number) {
      const recent = [...lastAwayAt].filter(([, at]) => at > since).map(([kind]) => kind);
      const kinds = new Set([...recent, ...away.values()]);
      for (const kind of kinds.size > 0 ? kinds : ['nothing']) {
        const row = rowOf(kind);
        row.pages += 1;
        if (staleMs > 1_000) row.stale += 1;
        row.longestStaleMs = Math.max(row.longestStaleMs, staleMs);
      }
    },
    describe(): string[] {
      const number = (value: number) => value.toLocaleString('en-US');
      return [
        '| away | kills | requests | failed | changed pages watched | outdated after 1 s | longest |',
        '|---|---|---|---|---|---|---|',
        ...[...rows].map(
          ([kind, row]) =>
            `| ${kind} | ${row.kills} | ${number(row.requests)} | ${number(row.failed)} | ` +
            `${number(row.pages)} | ${number(row.stale)} | ${number(Math.round(row.longestStaleMs))} ms |`,
        ),
      ];
    },
  };
}
