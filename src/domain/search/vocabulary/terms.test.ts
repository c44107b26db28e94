import { describe, expect, test } from 'vitest';
import { findCategory } from '~/domain/catalog/category';
import { findIngredientChoice } from '../../ingredients/ingredient-choices';
import { foldText } from '../fold';
import { categoryWords } from './category-words';
import { claims } from './claims';
import { productTypes } from './product-types';
import { ignoredPhrases, negators, queryPhrases } from './query-words';
import { isScentFamily } from './scent-families';
import { substitutes } from './substitutes';
import { findTerm, slugsWithin, termsByKind } from './terms';

const kinds = Object.entries(termsByKind);

describe.each(kinds)('%s terms', (_, terms) => {
  test('have unique slugs that fit into a tag', () => {
    const slugs = terms.map(({ slug }) => slug);
    expect(slugs.filter((slug, nth) => slugs.indexOf(slug) !== nth)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('have a parent that exists, without circles', () => {
    const known = new Map(terms.map((term) => [term.slug, term]));
    for (const { slug } of terms) {
      const seen = new Set<string>();
      for (let at: string | undefined = slug; at !== undefined; at = known.get(at)?.parent) {
        expect(known.has(at), `${slug} → ${at}`).toBe(true);
        expect(seen.has(at), `${slug} in a circle`).toBe(false);
        seen.add(at);
      }
    }
  });

  test('have phrases in lower case, each once', () => {
    const phrases = terms.flatMap((term) => term.phrases.map((phrase) => [term.slug, phrase]));
    const notFolded = phrases.filter(
      ([, phrase = '']) => foldText(phrase).words.join(' ') !== phrase,
    );
    expect(notFolded).toEqual([]);
    expect(terms.filter(({ phrases: { length } }) => length === 0)).toEqual([]);
    // "Citrus" is a scent in perfumes and an ingredient elsewhere: see pickIngredient.
    const texts = phrases.map(([slug = '', phrase]) => `${isScentFamily(slug)} ${phrase}`);
    expect(phrases.filter((_, nth) => texts.indexOf(texts[nth] ?? '') !== nth)).toEqual([]);
  });
});

test('types name categories and types that exist', () => {
  for (const { slug, category, includes } of productTypes) {
    expect(findCategory(category), slug).not.toBeNull();
    expect(includes.filter((included) => !findTerm('type', included))).toEqual([]);
  }
  for (const { category, subcategory } of categoryWords) {
    expect(findCategory(category, subcategory ?? undefined)).not.toBeNull();
  }
});

test('substitutes replace terms that exist by others that exist', () => {
  for (const [tag, others] of Object.entries(substitutes)) {
    const [kind, slug = ''] = tag.split(':');
    const terms = kinds.find(([name]) => name === kind)?.[1] ?? [];
    expect(terms.map((term) => term.slug)).toContain(slug);
    for (const [otherKind, other] of others) {
      expect(findTerm(otherKind, other), `${tag} → ${other}`).not.toBeNull();
    }
  }
});

test('a claim of absence names an ingredient', () => {
  for (const { slug, without } of claims) {
    if (without !== undefined) expect(findIngredientChoice(without), slug).not.toBeNull();
  }
});

test('phrases of orders and conditions are folded', () => {
  const phrases = [...queryPhrases.flatMap((row) => row.phrases), ...negators, ...ignoredPhrases];
  expect(phrases.filter((phrase) => foldText(phrase).words.join(' ') !== phrase)).toEqual([]);
});

test('a wider term includes narrower ones and substitutes', () => {
  expect(slugsWithin('type', 'cleanser')).toContain('micellar-water');
  expect(slugsWithin('type', 'makeup-remover')).toContain('cleansing-balm');
  expect(slugsWithin('ingredient', 'aha')).toContain('glycolic-acid');
  expect(slugsWithin('type', 'shampoo')).not.toContain('dry-shampoo');
  expect(slugsWithin('type', 'lipstick')).not.toContain('lip-gloss');
  expect(slugsWithin('ingredient', 'retinoids')).not.toContain('bakuchiol');
});

/** One meaning applies to a phrase, so "vegan capsule" as a form would lose the claim. */
test('no form contains a claim', () => {
  const says = (phrase: string, part: string) => ` ${phrase} `.includes(` ${part} `);
  const stated = claims.flatMap(({ phrases }) => phrases);
  const forms = termsByKind.form.flatMap(({ phrases }) => phrases);
  expect(forms.filter((form) => stated.some((claim) => says(form, claim)))).toEqual([]);
});
