import { useNavigate, useSearchParams } from 'react-router';
import { readShown, type Shown, writeShown } from './saved-search-params';

/** What is in sight stands in the address: reloading and going back keep it. */
export function useShown() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = readShown(params);
  return {
    shown,
    /** Shows something else in the place of it; nothing scrolls. */
    show: (change: Partial<Shown>, { replace = true } = {}) =>
      navigate(writeShown({ ...shown, ...change }), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => writeShown({ ...shown, page }),
  };
}
