import { ErrorText } from '#ui/feedback/error-text.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { ResultPanel } from '#ui/feedback/result-panel.tsx';
import { RETRY } from '#ui/messages.ts';
import { LaunchFailure } from './failure.ts';
import { NOT_OPENED } from './messages.ts';
import * as css from './launcher.css.ts';

interface FailedProps {
  error: Error;
  /** None where trying again would change nothing. */
  onRetry?: () => void;
}

/** Says what failed and who said so. */
export function Failed({ error, onRetry }: FailedProps) {
  const failure = error instanceof LaunchFailure ? error : new LaunchFailure(NOT_OPENED, error);
  const { title, way } = failure;
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
      <div className={css.words} role="alert">
        <ErrorText error={failure} />
      </div>
      {way && (
        <p>
          <a href={way.address} target="_blank" rel="noreferrer">
            {way.label}
          </a>
        </p>
      )}
    </ResultPanel>
  );
}
