import { useState } from 'react';

/** State that the component keeps itself unless its owner gives it. */
export function useControllableState<T>(
  given: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const set = (value: T) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, set];
}
