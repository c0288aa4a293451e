import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ear from 'lucide-react/icons/ear';
import type { ReactNode, Ref } from 'react';
import type { Stream } from '#domain/terminal/stream.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { SCREEN_READER_MODE, stateOf } from './messages.ts';
import { useScreenReaderMode } from './use-screen-reader-mode.ts';
import * as css from './console.css.ts';

const TONES = { connecting: 'plain', challenge: 'warn', live: 'ok', ended: 'bad' } as const satisfies Record<
  Stream['at'],
  string
>;

/** Red is for errors; a shell that was left is none. */
const toneOf = (stream: Stream | undefined) =>
  stream?.at === 'ended' && stream.how === 'clean' ? 'plain' : TONES[stream?.at ?? 'connecting'];

interface BarProps {
  ref: Ref<HTMLElement>;
  /** The list that leads here. */
  back: { to: string; label: string };
  /** login@host */
  name: string;
  stream: Stream | undefined;
  /** Buttons of other parts. */
  children: ReactNode;
}

/** Whose shell this is, and the way back. */
export function Bar({ ref, back, name, stream, children }: BarProps) {
  const [isScreenReaderMode, setScreenReaderMode] = useScreenReaderMode();
  return (
    <header ref={ref} className={css.bar}>
      <ButtonLink to={back.to} variant="quiet" size="small" icon={ArrowLeft}>
        {back.label}
      </ButtonLink>
      <h1 className={css.name}>{name}</h1>
      <Tag tone={toneOf(stream)} dot>
        {stateOf(stream)}
      </Tag>
      <span className={css.push} />
      {children}
      <IconButton
        label={SCREEN_READER_MODE}
        icon={Ear}
        aria-pressed={isScreenReaderMode}
        onClick={() => setScreenReaderMode(!isScreenReaderMode)}
      />
    </header>
  );
}
