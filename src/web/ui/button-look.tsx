import { cx } from './class-names';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary: 'border-edge text-ink not-disabled:hover:border-ink not-disabled:hover:bg-line/60',
  quiet: 'border-transparent text-ink not-disabled:hover:bg-line/60 not-disabled:hover:text-accent',
  danger:
    'border-transparent bg-danger-wash text-danger not-disabled:hover:bg-danger not-disabled:hover:text-on-accent',
};

// Small buttons are larger on touch screens.
const heights: Record<ButtonSize, string> = {
  sm: 'min-h-9 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 text-sm',
  lg: 'min-h-13 text-base',
};
const paddings: Record<ButtonSize, string> = {
  sm: 'px-4 py-1',
  md: 'px-5.5 py-2',
  lg: 'px-7 py-2.5',
};
const squares: Record<ButtonSize, string> = {
  sm: 'w-9 pointer-coarse:w-11',
  md: 'w-11',
  lg: 'w-13',
};

/** The classes of button-like elements; `shape` is text or a single icon. */
export function buttonClasses(
  { variant = 'primary', size = 'md' }: ButtonLook,
  shape: 'words' | 'icon' = 'words',
): string {
  return cx(
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-full border text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-45',
    variants[variant],
    heights[size],
    shape === 'icon' ? squares[size] : paddings[size],
  );
}
