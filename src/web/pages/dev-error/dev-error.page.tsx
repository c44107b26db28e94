import { devPageLoader } from '~/web/shared/page-loader.server';

/** Fails the way a bug would, to show what a visitor then sees. */
export const loader = devPageLoader((): null => {
  throw new Error('This page always fails: it is here to show the error page.');
});

export default function ErrorExample() {
  return null;
}
