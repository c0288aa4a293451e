import { useId, type ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import * as css from './button.css.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'style'> {
  /** The answer is on its way: no second press is taken, and a spinner appears after the short delay. */
  pending?: boolean | undefined;
  /** Why it cannot be used. It stays visible and focusable, and says so (design language, States). */
  disabledReason?: string | undefined;
  /** The ID of visible text that says the same; without it the reason is only in the tooltip. */
  reasonId?: string | undefined;
  /** Shown on hover and focus. It only shows: the button is named by its words or its label. */
  tip?: string | undefined;
}

export function Button({
  variant,
  size,
  icon,
  pending = false,
  disabledReason,
  reasonId: visibleReasonId,
  tip,
  children,
  ...button
}: ButtonProps) {
  const ownReasonId = useId();
  const reasonId = visibleReasonId ?? ownReasonId;
  const blocked = pending || disabledReason !== undefined;
  const described = [button['aria-describedby'], disabledReason && reasonId].filter(Boolean).join(' ');
  return (
    <Tooltip text={disabledReason ?? tip}>
      <button
        type="button"
        {...button}
        className={buttonClass({ variant, size, icon }, children === undefined)}
        aria-busy={pending || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby={described || undefined}
        onClick={(event) => (blocked ? event.preventDefault() : button.onClick?.(event))}
      >
        {icon && <Icon of={icon} />}
        {children !== undefined && <span className={css.label}>{children}</span>}
        {pending && (
          <span className={css.waiting}>
            <Spinner delay="short" />
          </span>
        )}
      </button>
      {disabledReason !== undefined && visibleReasonId === undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </Tooltip>
  );
}
