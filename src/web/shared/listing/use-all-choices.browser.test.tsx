import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultListing } from '~/domain/search/listing/listing-params';
import { allProducts } from '~/domain/search/listing/listing-place';
import { ListFilter } from './filters/list-filter';
import { useAllChoices } from './use-all-choices';

const none = {
  brands: [],
  concerns: [],
  skinTypes: [],
  hairTypes: [],
  claims: [],
  ingredients: [],
  without: [],
  stores: [],
};
const listing = { place: allProducts, params: defaultListing };
const short = { ...listing, choices: none, omitted: { concerns: 2 } };
const whole = {
  ...listing,
  choices: {
    ...none,
    concerns: [
      { slug: 'acne', name: 'Acne', count: 7 },
      { slug: 'dryness', name: 'Dryness', count: 5 },
    ],
  },
  omitted: {},
};

function Concerns() {
  const { choices, omitted, load, failed } = useAllChoices(short);
  return (
    <ListFilter
      list="concerns"
      chosen={[]}
      choices={choices.concerns}
      omitted={omitted.concerns ?? 0}
      loadOmitted={load}
      failed={failed}
      change={vi.fn()}
    />
  );
}

/** A listing page whose other choices can be loaded only while there is a connection. */
async function renderConcerns(connection: { isUp: boolean }) {
  const router = createMemoryRouter(
    [
      {
        path: '/products',
        element: <Concerns />,
        // As keepListingWhenOffline reports it.
        loader: () => (connection.isUp ? whole : { unreachable: true, error: new TypeError() }),
      },
    ],
    { initialEntries: ['/products'], hydrationData: { loaderData: { 0: short } } },
  );
  await render(<RouterProvider router={router} />);
  await userEvent.click(page.getByText('Concern', { exact: true }).last());
}

const failure = page.getByRole('alert');
const acne = page.getByRole('checkbox', { name: 'Acne 7' });

test('choices that fail to load can be retried, and the first one gets the focus', async () => {
  const connection = { isUp: false };
  await renderConcerns(connection);
  await expect.element(page.getByText(/We couldn’t load the choices/)).toBeVisible();
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
  const retry = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await expect.element(failure).toBeVisible();
  connection.isUp = true;
  await userEvent.click(retry);
  await expect.element(acne).toHaveFocus();
  await expect.element(failure).not.toBeInTheDocument();
});

test('they load by themselves when the connection is back', async () => {
  const connection = { isUp: false };
  await renderConcerns(connection);
  await expect.element(failure).toBeVisible();
  connection.isUp = true;
  // Effects listen some time after the failure is shown.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return acne.query();
    })
    .not.toBeNull();
  await expect.element(acne).toBeVisible();
  await expect.element(acne).not.toHaveFocus();
});
