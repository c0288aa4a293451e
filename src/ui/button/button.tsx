import { use, useId, type ComponentProps, type ReactNode } from 'react';
import { ANSWER } from '#ui/feedback/messages.ts';
import { buttonClass, type ButtonStyle } from './button-style.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { WaitShownContext } from '#ui/feedback/wait-shown.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import * as css from './button.css.ts';

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'style'> {
  /** The answer is on its way: no second press is taken, and a spinner appears after the short delay. */
  pending?: boolean | undefined;
  /** False where the user, a security key or something else may be what is waited for. */
  isForProxy?: boolean | undefined;
  /** Why it cannot be used. It stays visible and focusable, and says so (design language, States). */
  disabledReason?: string | undefined;
  /** The ID of visible text that says the same; without it the reason is only in the tooltip. */
  reasonId?: string | undefined;
  /** Shown on hover and focus. It only shows: the button is named by its words or its label. */
  tooltip?: string | undefined;
}

/** What a button does, for when that takes long. */
const nameOf = (label: string | undefined, children: ReactNode): string =>
  label ?? (typeof children === 'string' ? children : ANSWER);

export function Button({
  variant,
  size,
  icon,
  pending = false,
  isForProxy = true,
  disabledReason,
  reasonId: visibleReasonId,
  tooltip,
  children,
  ...button
}: ButtonProps) {
  const ownReasonId = useId();
  const reasonId = visibleReasonId ?? ownReasonId;
  const isWaitShown = use(WaitShownContext);
  const isBlocked = pending || disabledReason !== undefined;
  const describedBy = [button['aria-describedby'], disabledReason && reasonId].filter(Boolean).join(' ');
  return (
    <>
      <Tooltip text={disabledReason ?? tooltip}>
        <button
          type="button"
          {...button}
          className={buttonClass({ variant, size, icon }, children === undefined)}
          aria-busy={pending || undefined}
          aria-disabled={isBlocked || undefined}
          aria-describedby={describedBy || undefined}
          onClick={(event) => (isBlocked ? event.preventDefault() : button.onClick?.(event))}
        >
          {icon && <Icon icon={icon} />}
          {children !== undefined && <span className={css.label}>{children}</span>}
          {pending && (
            <span className={css.pendingSpinner}>
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
      {pending && isForProxy && !isWaitShown && <Wait waitingFor={nameOf(button['aria-label'], children)} />}
    </>
  );
}
