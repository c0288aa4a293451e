import { use, useId, type ComponentProps, type ReactNode } from 'react';
import { ANSWER_TO_ACTION } from '#ui/feedback/messages.ts';
import { buttonClass, type ButtonStyle } from './button-style.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { WaitShownContext } from '#ui/feedback/wait-shown.ts';
import { Wait } from '#ui/feedback/wait.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import * as css from './button.css.ts';

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'style'> {
  /** Whether the request is pending: further presses are ignored, and a spinner appears after the short delay. */
  pending?: boolean | undefined;
  /** False if the wait may be for the user or a security key instead of the proxy. */
  isForProxy?: boolean | undefined;
  /** Why the button is disabled. It stays visible and focusable, and shows the reason in its tooltip. */
  disabledReason?: string | undefined;
  /** The ID of visible text with the same reason; without it, only the tooltip has the reason. */
  reasonId?: string | undefined;
  /** Shown on hover and focus. It does not name the button; the button's text or label does. */
  tooltip?: string | undefined;
}

/** Names the pending action for the message about a long wait. */
const pendingActionName = (label: string | undefined, children: ReactNode): string =>
  label ?? (typeof children === 'string' ? children : ANSWER_TO_ACTION);

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
      {pending && isForProxy && !isWaitShown && <Wait waitingFor={pendingActionName(button['aria-label'], children)} />}
    </>
  );
}
