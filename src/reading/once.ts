/** What is made when it is first asked for. The background reads no page, and is started for every question it is asked. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
