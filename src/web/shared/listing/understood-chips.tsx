import { CloseIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import type { ListingJson } from './listing-json';

const actionText = (text: string | null) =>
  text === null ? 'Search at any price' : `Search for the words “${text}” instead`;

/**
 * What the search text was understood as. Each part is a link that searches for its words instead, or
 * without the price. They are outlined, because filters that were chosen by hand are filled.
 */
export function UnderstoodChips({ parts }: { parts: ListingJson['understood'] }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 text-sm">
      <p id="understood" className="mr-1 text-soft">
        We looked for
      </p>
      <ul aria-labelledby="understood" className="contents">
        {parts.map(({ label, text, to }) => (
          <li key={to} className="max-w-full">
            <Link
              to={to}
              replace
              preventScrollReset
              prefetch="intent"
              title={actionText(text)}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-edge border-dashed px-3.5 transition-colors hover:border-accent hover:text-accent pointer-coarse:min-h-11"
            >
              <span className="truncate">{label}</span>
              <span className="sr-only">. {actionText(text)}</span>
              <CloseIcon className="size-3.5 shrink-0 stroke-2" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
