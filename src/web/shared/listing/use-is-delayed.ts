import { useEffect, useState } from 'react';

/** Whether something has been pending for longer than `afterMs`. */
export function useIsDelayed(pending: boolean, afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, afterMs]);
  return late;
}
