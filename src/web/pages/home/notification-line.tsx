import { ButtonLink } from '~/web/ui/button-link';
import { BellIcon } from '~/web/ui/page-icons';

export function NotificationLine() {
  return (
    <section aria-label="Price-drop notifications" className="mt-20 bg-blush md:mt-28">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10 md:py-12">
        <p className="flex max-w-3xl items-start gap-4 font-display text-2xl">
          <BellIcon className="mt-1 size-7 shrink-0 text-accent" />
          Save what you love, and get notified when prices drop on your saved items.
        </p>
        <ButtonLink to="/favorites" variant="secondary">
          Favorites
        </ButtonLink>
      </div>
    </section>
  );
}
