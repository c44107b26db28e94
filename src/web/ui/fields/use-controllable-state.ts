import { useState } from 'react';

/** State owned by the component unless its owner passes a value. */
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
