import { cx } from '~/web/ui/class-names';
import { InfoIcon } from '~/web/ui/page-icons';

/** Marks demonstration prices. */
export function DemoNotice({ className }: { className?: string }) {
  return (
    <p className={cx('flex gap-1.5 text-soft text-xs', className)}>
      <InfoIcon className="mt-px size-4 shrink-0" />
      Demonstration data: prices, stock, shipping and reviews are invented.
    </p>
  );
}
