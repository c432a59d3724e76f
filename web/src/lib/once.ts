// A lazy, memoised promise.
/** Makes it when it is first asked for, and only then; after a failure, at the next question. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = null;
      throw cause;
    });
    return made;
  };
}
