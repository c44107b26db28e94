import { useQuery } from '@tanstack/react-query';
import { Link } from '~/web/ui/link';
import { countsQuery } from './account-data';

export function Counts() {
  const { data } = useQuery(countsQuery);
  return (
    <div className="mt-10 grid grid-cols-2 divide-x divide-line border-ink border-t border-b md:mt-14">
      <Link to="/favorites" className="block py-6 text-ink no-underline hover:text-accent">
        <Figure count={data?.favorites} one="Favorite" many="Favorites" />
      </Link>
      <Link
        to="/alerts"
        className="block py-6 pl-5 text-ink no-underline hover:text-accent md:pl-10"
      >
        <Figure count={data?.price_alerts} one="Price Alert" many="Price Alerts" />
      </Link>
    </div>
  );
}

function Figure(props: { count: number | undefined; one: string; many: string }) {
  const { count, one, many } = props;
  return (
    <p>
      <span className="figures block min-h-[1.2em] font-display text-3xl">{count ?? '–'}</span>{' '}
      <span className="text-sm text-soft">{count === 1 ? one : many}</span>
    </p>
  );
}
