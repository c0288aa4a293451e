import { useId, type CSSProperties, type RefObject } from 'react';
import type { DesktopStream, DesktopEvent, DesktopEnd } from '#domain/desktop/session/desktop-state.ts';
import { MfaChallenge } from '#features/stream/mfa-challenge.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import {
  screenOf,
  desktopStateText,
  LEAVE_DESKTOP_HINT,
  endTitleOf,
  GO_TO_DESKTOPS,
  RECONNECT_DESKTOP,
  endHintOf,
} from './messages.ts';
import { ConnectingNotice } from './connecting.tsx';
import * as css from './desktop.css.ts';
import MonitorOff from 'lucide-react/icons/monitor-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';

interface SessionEndedProps {
  cluster: string;
  ending: DesktopEnd;
  onReconnect: () => void;
}

/** Why the session ended, with the proxy's text if there is one, and buttons to continue. */
function SessionEnded({ cluster, ending, onReconnect }: SessionEndedProps) {
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

interface DesktopScreenProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  scrollArea: RefObject<HTMLDivElement | null>;
  name: string;
  isLive: boolean;
  style: CSSProperties;
}

/** The picture of the desktop, which receives keys and pointer events. */
export function DesktopScreen({ canvas, scrollArea, name, isLive, style }: DesktopScreenProps) {
  const id = useId();
  return (
    <div ref={scrollArea} className={css.scrollArea}>
      {/* Receives all keys. Its description explains how to leave it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <canvas
        ref={canvas}
        tabIndex={isLive ? 0 : -1}
        role="application"
        aria-label={screenOf(name)}
        aria-describedby={id}
        className={css.canvas}
        style={style}
      />
      {/* oxlint-enable */}
      <VisuallyHidden>
        <span id={id}>{LEAVE_DESKTOP_HINT}</span>
      </VisuallyHidden>
    </div>
  );
}

interface DesktopOverlayProps {
  desktop: DesktopStream;
  cluster: string;
  /** login@desktop */
  title: string;
  onEvent: (event: DesktopEvent) => void;
  onCancel: () => void;
  onReconnect: () => void;
}

/** Covers the picture before the desktop is connected and after it has ended. */
export function DesktopOverlay({ desktop, cluster, title, onEvent, onCancel, onReconnect }: DesktopOverlayProps) {
  switch (desktop.status) {
    case 'live':
      return null;
    case 'authenticating':
    case 'connecting':
      return (
        <div className={css.overlay}>
          <ConnectingNotice label={desktopStateText(desktop)} onCancel={onCancel} />
        </div>
      );
    case 'asks':
      return (
        <MfaChallenge
          key={JSON.stringify(desktop.challenge)}
          challenge={desktop.challenge}
          name={title}
          isJoined={false}
          isActive
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
          onCancel={() => onEvent({ type: 'mfaCancelled' })}
        />
      );
    case 'ended':
      return <SessionEnded cluster={cluster} ending={desktop.ending} onReconnect={onReconnect} />;
  }
}
