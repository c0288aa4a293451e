import { useId, type CSSProperties, type RefObject } from 'react';
import type { DesktopStream, DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import { MfaChallenge } from '#features/stream/mfa-challenge.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Ended } from './ended.tsx';
import { screenOf, stateOf, WAY_OUT } from './messages.ts';
import { Waiting } from './waiting.tsx';
import * as css from './desktop.css.ts';

interface ScreenProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  room: RefObject<HTMLDivElement | null>;
  /** What the desktop is called. */
  name: string;
  isLive: boolean;
  style: CSSProperties;
}

/** The picture, and where keys and pointer are heard. */
export function Screen({ canvas, room, name, isLive, style }: ScreenProps) {
  const id = useId();
  return (
    <div ref={room} className={css.room}>
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
        <span id={id}>{WAY_OUT}</span>
      </VisuallyHidden>
    </div>
  );
}

interface InsteadProps {
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
export function Instead({ desktop, cluster, title, onEvent, onCancel, onReconnect }: InsteadProps) {
  switch (desktop.at) {
    case 'live':
      return null;
    case 'authenticating':
    case 'connecting':
      return (
        <div className={css.instead}>
          <Waiting label={stateOf(desktop)} onCancel={onCancel} />
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
      return <Ended cluster={cluster} ending={desktop.ending} onReconnect={onReconnect} />;
  }
}
