import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports text that was typed before scripts ran. It caused no event, and the next render would erase it.
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
