/** The parameters of a flood, sent to the child process as JSON. */
export interface FloodInput {
  url: string;
  seconds: number;
  person: { id: string; token: string };
}

/** Number of responses by type. */
export type Tally = Record<string, number>;

export type Flood = (input: FloodInput) => Promise<Tally>;

export function count(tally: Tally, answer: string | number): void {
  tally[answer] = (tally[answer] ?? 0) + 1;
}

/** Runs several senders in a loop until the time is up. */
export async function repeat(
  senders: number,
  seconds: number,
  act: (sender: number) => Promise<void>,
): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      while (performance.now() < until) await act(sender);
    }),
  );
}
