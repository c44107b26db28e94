type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The classes of button-like elements, see controls.css; `shape` is text or a single icon. */
export function buttonClasses(
  { variant = 'primary', size = 'md' }: ButtonLook,
  shape: 'words' | 'icon' = 'words',
): string {
  return `button ${variant} ${size}${shape === 'icon' ? ' square' : ''}`;
}
