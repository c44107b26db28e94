import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands over what was typed into a box before scripts ran. That caused no event, and the next render
 * would erase it.
 */
export function useEarlyText(
  box: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  const handOver = useEffectEvent(onText);
  useLayoutEffect(() => {
    if (box.current && box.current.value !== box.current.defaultValue) handOver(box.current.value);
  }, [box]);
}
