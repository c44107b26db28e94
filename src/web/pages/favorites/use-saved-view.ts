import { useNavigate, useSearchParams } from 'react-router';
import { readSavedView, type SavedView, savedViewHref } from './saved-view';

/** What is in sight stands in the address: reloading and going back keep it. */
export function useSavedView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = readSavedView(params);
  return {
    shown,
    /** Shows something else in the place of it; nothing scrolls. */
    show: (change: Partial<SavedView>, { replace = true } = {}) =>
      navigate(savedViewHref({ ...shown, ...change }), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => savedViewHref({ ...shown, page }),
  };
}
