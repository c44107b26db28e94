import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import type { DropJson } from './drop-json';

export function PriceDrops({ drops, isDemo }: { drops: readonly DropJson[]; isDemo: boolean }) {
  return (
    <section aria-labelledby="price-drops" className="page-column pt-20 md:pt-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id="price-drops" className="font-display text-3xl">
          This week’s biggest price drops
        </h2>
        <TextLink to="/products?filter=sale">On Sale</TextLink>
      </div>
      <p className="mt-3 max-w-prose text-soft text-sm">
        We compare with the lowest price of the previous 30 days and the usual price of the last 90
        days, never with a store’s claimed original price.
      </p>
      {isDemo && <DemoNotice className="mt-2" />}
      <ol className="mt-8 grid gap-x-16 border-line border-t lg:grid-cols-2">
        {drops.map((drop) => (
          <Drop key={drop.product.id} drop={drop} />
        ))}
      </ol>
    </section>
  );
}

function Drop({ drop: { product, price, before, percent, since } }: { drop: DropJson }) {
  return (
    <li className="group relative grid grid-cols-[5rem_1fr_auto] items-center gap-x-4 border-line border-b py-4 max-[20rem]:grid-cols-[4rem_1fr] sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6">
      <ProductPicture product={product} sizes="96px" />
      <div className="min-w-0">
        <p className="eyebrow truncate text-[0.6875rem] text-soft">{product.brand}</p>
        <h3 className="mt-0.5 line-clamp-2 text-base leading-snug">
          <Link
            to={`/product/${product.id}`}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <p className="figures mt-1 text-soft text-xs">
          {product.size && <span className="max-sm:hidden">{product.size} · </span>}
          since {since}
        </p>
      </div>
      <p className="figures text-right max-[20rem]:col-span-2">
        <span className="block font-display text-2xl text-good leading-none">
          <VisuallyHidden>Down </VisuallyHidden>
          <span aria-hidden="true" className="font-sans font-light">
            −
          </span>
          {percent}%
        </span>
        <span className="mt-2 block whitespace-nowrap text-sm">
          <s className="text-soft">
            <VisuallyHidden>from </VisuallyHidden>
            {formatDollarAmount(before)}
          </s>{' '}
          <span className="font-semibold">
            <VisuallyHidden>to </VisuallyHidden>
            {formatDollarAmount(price)}
          </span>
        </span>
      </p>
    </li>
  );
}
