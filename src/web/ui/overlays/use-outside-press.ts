import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back on a press outside the element while `active`. A tap does not always move the focus. */
export function useOutsidePress(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  const pressed = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !inside.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: Event) => pressed(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [active]);
}
