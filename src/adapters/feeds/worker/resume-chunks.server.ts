/**
 * Continues a stream whose first chunks were already read. Stopping early also stops the source.
 */
export async function* resumeChunks<Piece>(
  first: Piece[],
  rest: AsyncIterator<Piece>,
): AsyncGenerator<Piece> {
  try {
    yield* first.splice(0);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
