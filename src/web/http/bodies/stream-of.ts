/** A body that is made as it is read, and no longer when nobody reads it. */
export function streamOf(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    // Nothing is made ahead of time.
    { highWaterMark: 0 },
  );
}
