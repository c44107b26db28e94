import { useNavigate, useSearchParams } from 'react-router';
import { readSavedView, type SavedView, savedViewHref } from './saved-view';

/** Keeps the view in the URL, so that it survives reloads and back navigation. */
export function useSavedView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = readSavedView(params);
  return {
    shown,
    /** Changes the view without scrolling. */
    show: (change: Partial<SavedView>, { replace = true } = {}) =>
      navigate(savedViewHref({ ...shown, ...change }), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => savedViewHref({ ...shown, page }),
  };
}
