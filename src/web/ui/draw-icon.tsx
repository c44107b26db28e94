import type { ComponentProps } from 'react';
import { cx } from './class-names';

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'strokeWidth' | 'fill'>;

/**
 * One path on a 24 px grid with a 1.5 px stroke, which base.css sets. Icons are hidden from screen
 * readers; the control around them has the name. With a pure annotation, the bundler drops unused icons.
 */
export function drawIcon(path: string, look = 'icon') {
  return function Icon({ className, ...props }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(look, className)} {...props}>
        <path d={path} />
      </svg>
    );
  };
}
