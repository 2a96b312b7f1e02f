import './button.css';

const variants = {
  primary: 'btn--p',
  secondary: 'btn--s',
  quiet: 'btn--q',
  ghost: 'btn--g',
  danger: 'btn--d',
} as const;
const sizes = { sm: 'btn--sm', md: '', lg: 'btn--lg' } as const;

/** Primary at most once in a view or a dialog's footer. */
export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes; wide?: boolean };

export function buttonClass({ variant = 'secondary', size = 'md', wide = false }: ButtonLook, more = ''): string {
  return ['btn', variants[variant], sizes[size], wide && 'btn--wide', more].filter(Boolean).join(' ');
}
