import MonitorOff from 'lucide-react/icons/monitor-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { DesktopEnd } from '#domain/desktop/session/desktop-state.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';
import { endTitleOf, GO_TO_DESKTOPS, RECONNECT_DESKTOP, endHintOf } from './messages.ts';
import * as css from './desktop.css.ts';

interface SessionEndedProps {
  cluster: string;
  ending: DesktopEnd;
  onReconnect: () => void;
}

/** Why the session ended, with the proxy's text if there is one, and buttons to continue. */
export function SessionEnded({ cluster, ending, onReconnect }: SessionEndedProps) {
  const proxyText = 'text' in ending ? ending.text : '';
  return (
    <div className={css.overlay} role="alert">
      <EmptyState
        icon={MonitorOff}
        title={endTitleOf(ending)}
        action={
          <span className={css.actions}>
            <Button variant="primary" icon={RotateCw} autoFocus onClick={onReconnect}>
              {RECONNECT_DESKTOP}
            </Button>
            <ButtonLink to={links.desktops({ cluster })}>{GO_TO_DESKTOPS}</ButtonLink>
          </span>
        }
      >
        {proxyText === '' ? (
          <p className={css.proxyText}>{endHintOf(ending)}</p>
        ) : (
          <ProxyText className={css.proxyText}>{proxyText}</ProxyText>
        )}
      </EmptyState>
    </div>
  );
}
