import { Fragment } from 'react';
import type { SpecialKind } from '~/domain/dupes/comparison-group';
import { describePackage, type PackageDifference } from '~/domain/dupes/package-difference';
import { describeSimilarity } from '~/domain/dupes/similarity-text';
import { ingredientSlug } from '~/domain/ingredients/describe/ingredient-slug';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { ProductCardData } from '~/web/shared/catalog/product-card-data';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { IngredientLink } from '~/web/shared/ingredients/ingredient-link';
import type { PersonalMarks } from '~/web/shared/preferences/marks';
import { MarkText, usePersonalMarks } from '~/web/shared/preferences/personal-marks';
import { ButtonLink } from '~/web/ui/button-link';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface ShownDupe {
  card: ProductCardData;
  similarity: number;
  percentLess: number;
  shared: readonly string[];
  missing: readonly string[];
  extra: readonly string[];
  unknownCount: number;
  otherType: string | null;
  sameProduct: PackageDifference | null;
}

interface DupeListProps {
  product: ProductCardData;
  kind: SpecialKind | null;
  unknownCount: number;
  isDemo: boolean;
  dupes: readonly ShownDupe[];
}

export function DupeList({ product, kind, unknownCount, isDemo, dupes }: DupeListProps) {
  const { marks, loader } = usePersonalMarks(dupes.map(({ card }) => card.id));
  return (
    <div className="max-w-5xl">
      {loader}
      <section aria-labelledby="doubts" className="rounded-md bg-sunken px-5 py-4 text-sm">
        <h2 id="doubts" className="font-semibold">
          What a list can’t tell
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-soft">
          <li>
            Labels don’t say how much of an ingredient is inside. Two products with the same list
            may feel and work differently.
          </li>
          {kind === null ? (
            <li>
              Rare ingredients and those near the top of a list count more. Colors that only some
              shades contain are left out.
            </li>
          ) : (
            <li>{specialDoubts[kind]}</li>
          )}
          {unknownCount > 0 && (
            <li>{`We don’t know ${countNames(unknownCount)} on the label of ${product.name}, and did not compare ${unknownCount === 1 ? 'it' : 'them'}.`}</li>
          )}
        </ul>
        <p className="mt-2">
          <TextLink to="/help/similar-formulas">How we compare formulas</TextLink>
        </p>
        {isDemo && <DemoNotice className="mt-3" />}
      </section>
      <ol className="mt-10 border-ink border-t">
        {dupes.map((dupe) => (
          <li key={dupe.card.id} className="border-line border-b py-8">
            <DupeEntry product={product} dupe={dupe} mark={marks.get(dupe.card.id)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const specialDoubts: Readonly<Record<SpecialKind, string>> = {
  fragrance:
    'Labels sum up a scent as “Parfum”. Only other sizes and fragrances of the same brand with the same ingredients are listed here, and those may still smell different.',
  set: 'A set has the lists of several products. Only other sizes and sets of the same brand with the same ingredients are listed here, and they may have more or less of each product.',
};

/** Describes the ingredient list of the same product in another package. */
function describeOwnList(similarity: number): string {
  const text = `${describeSimilarity(similarity)}: ${similarity}%`;
  return similarity === 100
    ? text
    : `${text}. The formula may have changed, or a store shows an old list.`;
}

interface DupeEntryProps {
  product: ProductCardData;
  dupe: ShownDupe;
  /** Why it does not suit the person. */
  mark: ReturnType<PersonalMarks['get']>;
}

function DupeEntry({ product, dupe, mark }: DupeEntryProps) {
  const { card, similarity, percentLess, unknownCount, otherType, sameProduct } = dupe;
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8">
      <div>
        <ProductPicture product={card} sizes="(min-width: 40rem) 9rem, 5rem" widths={[160, 320]} />
      </div>
      <div className="min-w-0">
        <p className="eyebrow text-soft">{card.brand}</p>
        <h2 className="mt-1 font-display text-xl">
          <Link to={`/product/${card.id}`} className="underline-offset-4 hover:underline">
            {card.name}
          </Link>
        </h2>
        <p className="figures mt-1 text-soft text-sm">
          {card.size}
          {card.bestPrice !== null &&
            `${card.size ? ', from ' : 'From '}${formatDollarAmount(card.bestPrice)}`}
        </p>
        {sameProduct && (
          <p className="mt-3">
            <strong className="font-semibold">{describePackage(sameProduct)}</strong>
          </p>
        )}
        {otherType && <p className="mt-1 text-sm">{`Another type of product: ${otherType}`}</p>}
        {sameProduct ? (
          <p className="figures mt-1 text-sm">{describeOwnList(similarity)}</p>
        ) : (
          <p className="figures mt-3">
            <strong className="font-semibold">{`${describeSimilarity(similarity)}: ${similarity}%`}</strong>
          </p>
        )}
        <p className="figures mt-1 text-sm">
          <strong className="font-semibold text-good">{card.unitPrice}</strong>
          {` instead of ${product.unitPrice}: ${percentLess}% less`}
        </p>
        {mark && <MarkText text={mark.text} />}
      </div>
      <div className="col-span-full space-y-3 text-sm sm:col-start-2">
        {(sameProduct === null || similarity < 100) && (
          <>
            <Names label="Shared" names={dupe.shared} avoided={mark?.avoided} />
            <Names label="Missing here" names={dupe.missing} />
            <Names label="Extra here" names={dupe.extra} avoided={mark?.avoided} />
          </>
        )}
        {unknownCount > 0 && (
          <p className="text-soft">{`We don’t know ${countNames(unknownCount)} on its label.`}</p>
        )}
        <p className="flex flex-wrap gap-3 pt-1">
          <ButtonLink to={`/product/${card.id}`} variant="secondary" size="sm">
            See its prices
            <VisuallyHidden>{`: ${nameOf(card)}`}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink
            to={`/compare?ids=${product.id},${card.id}`}
            rel="nofollow"
            variant="secondary"
            size="sm"
          >
            Compare side by side
            <VisuallyHidden>{` with ${nameOf(card)}`}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

const nameOf = ({ brand, name, size }: ProductCardData) =>
  [`${brand} ${name}`, size].filter(Boolean).join(', ');

/** More are behind a summary, so that a long list does not hide the next product. */
const maxOpenNames = 8;
/** A summary takes as much room as the last few names. */
const minFoldedNames = 4;

interface NamesProps {
  label: string;
  names: readonly string[];
  avoided?: ReadonlySet<string> | undefined;
}

function Names({ label, names, avoided }: NamesProps) {
  if (names.length === 0) return <p>{`${label}: nothing`}</p>;
  const isLong = names.length >= maxOpenNames + minFoldedNames;
  const open = isLong ? names.slice(0, maxOpenNames) : names;
  const rest = names.slice(open.length);
  return (
    <div>
      <p>
        <strong className="font-semibold">{`${label} (${names.length})`}</strong>{' '}
        <NameLinks names={open} avoided={avoided} />
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer pointer-coarse:py-2.5">
            {`and ${rest.length} more`}
            {avoided &&
              rest.some((name) => avoided.has(ingredientSlug(name))) &&
              ', including what you avoid'}
          </summary>
          <p className="mt-1">
            <NameLinks names={rest} avoided={avoided} />
          </p>
        </details>
      )}
    </div>
  );
}

function NameLinks({ names, avoided }: Omit<NamesProps, 'label'>) {
  return (
    <span className="text-soft">
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <IngredientLink name={name} avoided={avoided} />
        </Fragment>
      ))}
    </span>
  );
}

const countNames = (count: number) => `${count} ${count === 1 ? 'name' : 'names'}`;
