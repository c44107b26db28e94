import { devPageLoader } from '~/web/shared/page-loader.server';

/** Fails like a bug would, to show the error page. */
export const loader = devPageLoader((): null => {
  throw new Error('This page always fails, to show the error page.');
});

export default function ErrorExample() {
  return null;
}
