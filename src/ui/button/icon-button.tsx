import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon' | 'tip'>, Required<Pick<ButtonProps, 'icon'>> {
  label: string;
}

/** A button without words on it: its name is spoken, and shown on hover and focus. */
export function IconButton({ label, variant = 'quiet', ...button }: IconButtonProps) {
  return <Button {...button} variant={variant} aria-label={label} tooltip={label} />;
}
