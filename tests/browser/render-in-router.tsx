import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';

/** Renders an element at an address; `address()` says where its links and forms have led. */
export async function renderInRouter(element: ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const screen = await render(<RouterProvider router={router} />);
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...screen, router, address };
}
