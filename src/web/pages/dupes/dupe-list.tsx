import { describeSimilarity } from '~/domain/dupes/similarity-text';
import type { ProductCardData } from '~/web/shared/catalog/product-card-data';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { ButtonLink } from '~/web/ui/button-link';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';

interface ShownDupe {
  card: ProductCardData;
  similarity: number;
  percentLess: number;
  shared: readonly string[];
  missing: readonly string[];
  extra: readonly string[];
  unknownCount: number;
}

interface DupeListProps {
  product: ProductCardData;
  unknownCount: number;
  isDemo: boolean;
  dupes: readonly ShownDupe[];
}

export function DupeList({ product, unknownCount, isDemo, dupes }: DupeListProps) {
  return (
    <div className="max-w-5xl">
      <section aria-labelledby="doubts" className="rounded-md bg-sunken px-5 py-4 text-sm">
        <h2 id="doubts" className="font-semibold">
          What a list can’t tell
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-soft">
          <li>
            Labels don’t say how much of an ingredient is inside. Two products with the same list
            may feel and work differently.
          </li>
          <li>
            Rare ingredients and those near the top of a list count more. Colors that only some
            shades contain, and sets, are left out.
          </li>
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
            <DupeEntry product={product} dupe={dupe} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function DupeEntry({ product, dupe }: { product: ProductCardData; dupe: ShownDupe }) {
  const { card, similarity, percentLess, unknownCount } = dupe;
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
        {card.size && <p className="figures mt-1 text-soft text-sm">{card.size}</p>}
        <p className="figures mt-3">
          <strong className="font-semibold">{`${describeSimilarity(similarity)}: ${similarity}%`}</strong>
        </p>
        <p className="figures mt-1 text-sm">
          <strong className="font-semibold text-good">{card.unitPrice}</strong>
          {` instead of ${product.unitPrice}: ${percentLess}% less`}
        </p>
      </div>
      <div className="col-span-full space-y-3 text-sm sm:col-start-2">
        <Names label="Shared" names={dupe.shared} />
        <Names label="Missing here" names={dupe.missing} />
        <Names label="Extra here" names={dupe.extra} />
        {unknownCount > 0 && (
          <p className="text-soft">{`We don’t know ${countNames(unknownCount)} on its label.`}</p>
        )}
        <p className="flex flex-wrap gap-3 pt-1">
          <ButtonLink to={`/product/${card.id}`} variant="secondary" size="sm">
            {`See prices of ${card.brand}`}
          </ButtonLink>
          <ButtonLink
            to={`/compare?ids=${product.id},${card.id}`}
            rel="nofollow"
            variant="secondary"
            size="sm"
          >
            Compare side by side
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

/** More are behind a summary, so that a long list does not hide the next product. */
const maxOpenNames = 8;

function Names({ label, names }: { label: string; names: readonly string[] }) {
  const title = `${label} (${names.length})`;
  if (names.length === 0) return <p>{`${label}: nothing`}</p>;
  if (names.length <= maxOpenNames) {
    return (
      <p>
        <strong className="font-semibold">{title}</strong>
        <span className="text-soft">{` ${names.join(', ')}`}</span>
      </p>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-2.5">
        <strong className="font-semibold">{title}</strong>
        <span className="text-soft">{` ${names.slice(0, maxOpenNames).join(', ')} and ${names.length - maxOpenNames} more`}</span>
      </summary>
      <p className="mt-1 text-soft">{names.slice(maxOpenNames).join(', ')}</p>
    </details>
  );
}

const countNames = (count: number) => `${count} ${count === 1 ? 'name' : 'names'}`;
