import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon'>, Required<Pick<ButtonProps, 'icon'>> {
  label: string;
}

/** A button without words on it: its name is spoken, and shown on hover and focus. */
export function IconButton({ label, variant = 'quiet', ...button }: IconButtonProps) {
  return (
    <Tooltip text={button.disabledReason === undefined ? label : undefined}>
      <Button {...button} variant={variant} aria-label={label} />
    </Tooltip>
  );
}
