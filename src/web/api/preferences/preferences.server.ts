import type { Hono } from 'hono';
import { findCategory } from '~/domain/catalog/category';
import { findIngredientChoice } from '~/domain/ingredients/ingredient-choices';
import { findIngredientChoices } from '~/domain/preferences/find-choices';
import { knownPreferences } from '~/domain/preferences/known-preferences';
import type { Preferences } from '~/domain/preferences/preferences';
import { suitabilityOf } from '~/domain/preferences/suitability';
import { allProducts, type ListingPlace } from '~/domain/search/listing/listing-place';
import {
  addDevicePreferences,
  changePreferences,
  showPreferences,
} from '~/usecases/preferences/manage-preferences.server';
import { markProducts } from '~/usecases/preferences/mark-products.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { loadPersonalListing } from '~/web/shared/listing/load-listing.server';
import { endpoint, privateEndpoint } from '../endpoint.server';
import { marksSchema, personalListingSchema, preferencesSchema } from './preference-schemas';

const maxChoices = 10;
/** Names change with the dictionary only. */
const choicesCacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/**
 * What a shopper wants and avoids. With an account it is stored; the other paths answer any browser, which sends its
 * preferences along, and store nothing. So no page or shared cache ever contains them.
 */
export function preferencesApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/preferences', {
    GET: async (c, { id: userId }) =>
      c.json(preferencesJson(await showPreferences(c.get('deps'), { userId }))),
    PUT: async (c, { id: userId }) => {
      const preferences = knownPreferences(await readBody(c, preferencesSchema));
      return c.json(
        preferencesJson(await changePreferences(c.get('deps'), { userId, preferences })),
      );
    },
    POST: async (c, { id: userId }) => {
      const preferences = knownPreferences(await readBody(c, preferencesSchema));
      return c.json(
        preferencesJson(await addDevicePreferences(c.get('deps'), { userId, preferences })),
      );
    },
  });

  endpoint(app, '/api/preferences/ingredients', {
    GET: (c) => {
      const items = findIngredientChoices(c.req.query('q') ?? '', maxChoices);
      return c.json({ items }, 200, choicesCacheHeaders);
    },
  });

  endpoint(app, '/api/preferences/marks', {
    POST: async (c) => {
      c.header('Cache-Control', 'no-store');
      const { preferences, productIds } = await readBody(c, marksSchema);
      const suitability = suitabilityOf(knownPreferences(preferences));
      return c.json({ items: await markProducts(c.get('deps'), { productIds, suitability }) });
    },
  });

  endpoint(app, '/api/preferences/listing', {
    POST: async (c) => {
      c.header('Cache-Control', 'no-store');
      const { preferences, productIds, ...asked } = await readBody(c, personalListingSchema);
      const suitability = suitabilityOf(knownPreferences(preferences));
      const deps = c.get('deps');
      const query = new URLSearchParams(asked.query);
      const personal = await loadPersonalListing(deps, placeOf(asked), query, suitability);
      const { hides } = preferences;
      const marks = hides ? [] : await markProducts(deps, { productIds, suitability });
      return c.json({
        hidden: personal.hidden,
        listing: hides ? personal.listing : null,
        marks,
      });
    },
  });
}

function placeOf({
  category,
  subcategory,
}: {
  category: string;
  subcategory: string;
}): ListingPlace {
  const found = findCategory(category, subcategory || undefined);
  if (!found?.subcategory) return allProducts;
  return { path: `/category/${category}/${subcategory}`, category, subcategory };
}

function preferencesJson({ avoid, ...others }: Preferences) {
  return {
    avoid: avoid.map((slug) => ({ slug, name: findIngredientChoice(slug)?.name ?? slug })),
    ...others,
  };
}
