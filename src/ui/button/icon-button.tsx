import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon' | 'tooltip'>, Required<Pick<ButtonProps, 'icon'>> {
  label: string;
}

/** A button with an icon only; screen readers read its label, and the tooltip shows it. */
export function IconButton({ label, variant = 'quiet', ...button }: IconButtonProps) {
  return <Button {...button} variant={variant} aria-label={label} tooltip={label} />;
}
