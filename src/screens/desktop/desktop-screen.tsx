import { useId, type CSSProperties, type RefObject } from 'react';
import type { DesktopStream, DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import { MfaChallenge } from '#features/stream/mfa-challenge.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { SessionEnded } from './session-ended.tsx';
import { screenOf, desktopStateText, LEAVE_DESKTOP_HINT } from './messages.ts';
import { ConnectingNotice } from './connecting.tsx';
import * as css from './desktop.css.ts';

interface DesktopScreenProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  scrollArea: RefObject<HTMLDivElement | null>;
  /** What the desktop is called. */
  name: string;
  isLive: boolean;
  style: CSSProperties;
}

/** The picture, and where keys and pointer are heard. */
export function DesktopScreen({ canvas, scrollArea, name, isLive, style }: DesktopScreenProps) {
  const id = useId();
  return (
    <div ref={scrollArea} className={css.scrollArea}>
      {/* It takes every key, and says how to get out. */}
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
  /** Of connecting, before there is a picture. */
  onCancel: () => void;
  onReconnect: () => void;
}

/** What stands over the picture while there is none, and once it is over. */
export function DesktopOverlay({ desktop, cluster, title, onEvent, onCancel, onReconnect }: DesktopOverlayProps) {
  switch (desktop.at) {
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
          onAnswer={(answer) => onEvent({ on: 'answered', answer })}
          onCancel={() => onEvent({ on: 'mfaCancelled' })}
        />
      );
    case 'ended':
      return <SessionEnded cluster={cluster} ending={desktop.ending} onReconnect={onReconnect} />;
  }
}
