import { ErrorText } from '#ui/feedback/error-text.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { ResultPanel } from '#ui/feedback/result-panel.tsx';
import { RETRY } from '#ui/messages.ts';
import { LaunchFailure } from './launch-failure.ts';
import { APP_NOT_OPENED } from './messages.ts';
import * as css from './launcher.css.ts';

interface LaunchErrorProps {
  error: Error;
  /** Undefined if a retry cannot help. */
  onRetry?: () => void;
}

/** Shows the failed step, and the error text with its source. */
export function LaunchError({ error, onRetry }: LaunchErrorProps) {
  const failure = error instanceof LaunchFailure ? error : new LaunchFailure(APP_NOT_OPENED, error);
  const { title, link } = failure;
  return (
    <ResultPanel
      icon={CircleAlert}
      title={title}
      action={
        <>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {RETRY}
            </Button>
          )}
          <ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>
        </>
      }
    >
      <div className={css.text} role="alert">
        <ErrorText error={failure} />
      </div>
      {link && (
        <p>
          <a href={link.address} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        </p>
      )}
    </ResultPanel>
  );
}
