import type { ReactNode } from 'react';
import type { StatedAmounts } from '~/domain/ingredients/describe/ingredient-statistics';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { Badge } from '~/web/ui/badge';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import { ButtonLink } from '~/web/ui/button-link';
import { formatCount } from '~/web/ui/fields/format-count';
import { TextLink } from '~/web/ui/text-link';
import type { IngredientPageData } from './ingredient-data';

const evidenceNotes = {
  'well studied': 'Many studies on people, with similar results.',
  'some evidence': 'Several studies, some of them small.',
  'limited evidence': 'Few or small studies, or only laboratory work.',
  'not an active': 'It makes the formula work. It is not expected to have an effect of its own.',
};

export function IngredientView({ page }: { page: IngredientPageData }) {
  const { name, text, functions, families } = page;
  return (
    <>
      <article className="page-column pt-8 md:pt-12">
        <Breadcrumb trail={[{ label: 'Ingredients', to: '/ingredients' }]} current={name} />
        <h1 className="wrap-anywhere mt-6 max-w-4xl font-display text-3xl">{name}</h1>
        <p className="mt-3 flex flex-wrap gap-2">
          {functions.slice(0, 4).map(({ word }) => (
            <Badge key={word}>{word}</Badge>
          ))}
          {families.map(({ slug, label }) => (
            <Badge key={slug} tone={slug === 'allergens' ? 'warn' : 'accent'}>
              {label}
            </Badge>
          ))}
        </p>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_4fr]">
          <div className="ingredient-text">
            {text && <OwnText text={text} />}
            {functions.length > 0 && <Functions functions={functions} />}
            {page.laws.length > 0 && <Laws laws={page.laws} />}
            {text && <Sources sources={text.sources} />}
          </div>
          <Facts page={page} />
        </div>
      </article>
      <BestValue page={page} />
    </>
  );
}

function OwnText({ text }: { text: NonNullable<IngredientPageData['text']> }) {
  return (
    <>
      <p className="text-lg">{text.about}</p>
      <h2>What it does</h2>
      <p>{text.does}</p>
      <h2>Who it suits</h2>
      <p>{text.suits}</p>
      {text.amount && (
        <>
          <h2>How much is typical</h2>
          <p>{text.amount}</p>
        </>
      )}
      <h2>Evidence</h2>
      <p>
        <strong className="inline-block first-letter:uppercase">{text.evidence}</strong>:{' '}
        {evidenceNotes[text.evidence]}
      </p>
    </>
  );
}

function Functions({ functions }: Pick<IngredientPageData, 'functions'>) {
  return (
    <>
      <h2>Functions</h2>
      <dl>
        {functions.map(({ word, text, slug }) => (
          <div key={word}>
            <dt>
              {slug ? <TextLink to={`/ingredients?function=${slug}`}>{word}</TextLink> : word}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Laws({ laws }: Pick<IngredientPageData, 'laws'>) {
  return (
    <>
      <h2>What the law says</h2>
      <ul>
        {laws.map(({ text, source, url }) => (
          <li key={text}>
            {text}{' '}
            <span className="text-sm">
              <TextLink to={url} external>
                {source}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sources({ sources }: { sources: NonNullable<IngredientPageData['text']>['sources'] }) {
  return (
    <>
      <h2>Sources</h2>
      <ul className="text-sm">
        {sources.map(({ name, url }) => (
          <li key={name}>
            <TextLink to={url} external>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-soft text-sm">
        We wrote this text ourselves from these sources. It is not medical advice.
      </p>
    </>
  );
}

function Facts({ page }: { page: IngredientPageData }) {
  const { statistics, otherNames, families, cas, ec } = page;
  return (
    <aside aria-label="Facts" className="self-start bg-sunken p-6">
      <dl className="ingredient-facts">
        <Fact term="In our catalog">
          {statistics
            ? `${formatCount(statistics.productCount)} ${statistics.productCount === 1 ? 'product' : 'products'}`
            : 'No product yet'}
        </Fact>
        {statistics?.medianPosition != null && (
          <Fact term="Usual place on the label">
            {`Number ${statistics.medianPosition} (median of all labels)`}
          </Fact>
        )}
        {statistics?.abovePercent != null && (
          <Fact term="Probably more than 1%">
            {`In ${statistics.abovePercent === 0 ? 'almost none' : `${statistics.abovePercent}%`} of these products. Labels rarely state amounts, so this is an estimate from the order of ingredients.`}
          </Fact>
        )}
        {statistics?.stated && (
          <Fact term="Stated amounts">{describeStated(statistics.stated)}</Fact>
        )}
        {families.length > 0 && (
          <Fact term="Groups">
            {families.map(({ slug, label, source }) => (
              <span key={slug} className="block">
                <TextLink to={`/ingredients?family=${slug}`}>{label}</TextLink>
                {source && <span className="block text-soft text-xs">Source: {source}</span>}
              </span>
            ))}
          </Fact>
        )}
        {otherNames.length > 0 && <Fact term="Other names">{otherNames.join(', ')}</Fact>}
        {cas && <Fact term="CAS number">{cas}</Fact>}
        {ec && <Fact term="EC number">{ec}</Fact>}
      </dl>
    </aside>
  );
}

function describeStated({ productCount, lowest, median, highest }: StatedAmounts): string {
  const products =
    productCount === 1 ? '1 product states' : `${formatCount(productCount)} products state`;
  if (lowest === highest) return `${lowest}% (${products} it on the label or in the name)`;
  return `${lowest}% to ${highest}%, with a median of ${median}% (${products} it on the label or in the name)`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function BestValue({ page }: { page: IngredientPageData }) {
  const { name, bestValue, listing } = page;
  if (bestValue.length === 0 && !listing) return null;
  return (
    <section aria-labelledby="best-value" className="page-column pt-16">
      <h2 id="best-value" className="font-display text-2xl">
        {bestValue.length > 0 ? `Best value with ${name}` : `Products with ${name}`}
      </h2>
      {bestValue.length > 0 && (
        <>
          <p className="mt-1 mb-7 max-w-prose text-soft text-sm">
            Lowest unit price first. Products that list it near the top or name it as a key
            ingredient come before the others.
          </p>
          <ProductGrid products={bestValue.map((card) => unpackCard(card))} columns={4} eager={0} />
        </>
      )}
      {listing && (
        <ButtonLink to={listing} variant="secondary" className="mt-8">
          {`All products with ${name}`}
        </ButtonLink>
      )}
    </section>
  );
}
