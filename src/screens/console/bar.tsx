import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ear from 'lucide-react/icons/ear';
import type { Ref } from 'react';
import type { Stream } from '#domain/terminal/stream.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { stateOf } from './messages.ts';
import * as css from './console.css.ts';

const TONES = { connecting: 'plain', challenge: 'warn', live: 'ok', ended: 'bad' } as const satisfies Record<
  Stream['at'],
  string
>;

/** Red is for what went wrong; a shell that was left is no fault. */
const toneOf = (stream: Stream | undefined) =>
  stream?.at === 'ended' && stream.how === 'clean' ? 'plain' : TONES[stream?.at ?? 'connecting'];

interface BarProps {
  ref: Ref<HTMLElement>;
  /** Where one came from. */
  back: { to: string; label: string };
  /** login@host */
  name: string;
  stream: Stream | undefined;
  isReadOut: boolean;
  onReadOut: (on: boolean) => void;
}

/** Whose shell this is, and the way back. */
export function Bar({ ref, back, name, stream, isReadOut, onReadOut }: BarProps) {
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
      <IconButton
        label="Read output out to a screen reader"
        icon={Ear}
        aria-pressed={isReadOut}
        onClick={() => onReadOut(!isReadOut)}
      />
    </header>
  );
}
