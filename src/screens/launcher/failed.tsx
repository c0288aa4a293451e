import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useId, useRef } from 'react';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { RETRY } from '#ui/messages.ts';
import { LaunchFailure } from './failure.ts';
import { NOT_OPENED, OPEN_ADDRESS } from './messages.ts';
import * as css from './launcher.css.ts';

interface FailedProps {
  error: Error;
  /** None where trying again would change nothing. */
  onRetry?: () => void;
}

/** Says what failed and who said so. The focus comes here, because what had it is gone. */
export function Failed({ error, onRetry }: FailedProps) {
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => place.current?.focus(), []);
  const { title, message, address } = error instanceof LaunchFailure ? error : new LaunchFailure(NOT_OPENED, error);
  return (
    <section ref={place} tabIndex={-1} className={css.outcome} aria-labelledby={titleId}>
      <CircleAlert className={css.drawing} size={28} strokeWidth={1.5} aria-hidden />
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <p className={css.words} role="alert">
        {message}
      </p>
      {address !== undefined && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {OPEN_ADDRESS}
          </a>
        </p>
      )}
      <div className={css.onward}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {RETRY}
          </Button>
        )}
        <ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>
      </div>
    </section>
  );
}
