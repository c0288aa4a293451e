import { connectAs, connectQuestion } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import {
  CONNECTING_CANCELED,
  CONNECT_ANYWAY,
  desktopWarning,
  GO_TO_DESKTOPS,
  IN_USE_WARNING,
  desktopInUse,
} from './messages.ts';
import type { DesktopAddress } from './run-desktop.ts';
import * as css from './desktop.css.ts';

interface ConfirmProps {
  address: DesktopAddress;
  name: string;
  onConfirm: () => void;
}

/**
 * Asks before a link from outside the console connects, and names the desktop and the login
 * (docs/behaviour.md#links-that-open-sessions).
 */
export function ConfirmLink({
  address: { cluster, login },
  name,
  isCancelled,
  onConfirm,
}: ConfirmProps & { isCancelled: boolean }) {
  return (
    <FullPage
      title={<UntrustedSentence message={connectQuestion} parts={[name, login]} />}
      action={
        <span className={css.actions}>
          <Button variant="primary" autoFocus={isCancelled} onClick={onConfirm}>
            <UntrustedSentence message={connectAs} parts={[login]} />
          </Button>
          <ButtonLink to={links.desktops({ cluster })}>{GO_TO_DESKTOPS}</ButtonLink>
        </span>
      }
    >
      {isCancelled ? (
        <p>{CONNECTING_CANCELED}</p>
      ) : (
        <p>
          <UntrustedSentence message={desktopWarning} parts={[name, cluster]} />
        </p>
      )}
    </FullPage>
  );
}

/** Asks before connecting to a desktop in use, because that may end the other user's session. */
export function ConfirmBusy({ address: { cluster }, name, onConfirm }: ConfirmProps) {
  return (
    <FullPage
      title={<UntrustedSentence message={desktopInUse} parts={[name]} />}
      action={
        <span className={css.actions}>
          <ButtonLink to={links.desktops({ cluster })}>{GO_TO_DESKTOPS}</ButtonLink>
          <Button variant="danger" onClick={onConfirm}>
            {CONNECT_ANYWAY}
          </Button>
        </span>
      }
    >
      <p>{IN_USE_WARNING}</p>
    </FullPage>
  );
}
