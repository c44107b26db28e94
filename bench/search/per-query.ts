/** A query's time is the best of its rounds: other load can only increase it. */
export function perQuery(rounds: readonly (readonly number[])[]): number[] {
  const [first = []] = rounds;
  return first.map((_, at) => Math.min(...rounds.flatMap((round) => round[at] ?? [])));
}
