import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import SearchX from 'lucide-react/icons/search-x';
import TimerOff from 'lucide-react/icons/timer-off';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import * as css from './headless.css.ts';

const OUTCOMES = {
  approved: {
    icon: CircleCheck,
    title: 'Approved',
    says: 'The command line is signed in and goes on by itself. This window can be closed.',
  },
  denied: {
    icon: CircleSlash,
    title: 'Denied',
    says: 'The command line was told so, and nobody was signed in. This window can be closed.',
  },
  approvedAlready: {
    icon: CircleCheck,
    title: 'This request was approved already',
    says: 'It needs no further answer. If it was not you who approved it, tell an administrator.',
  },
  deniedAlready: {
    icon: CircleSlash,
    title: 'This request was denied already',
    says: 'Nobody was signed in. To try again, start anew at the command line and open the address that it prints.',
  },
  expired: {
    icon: TimerOff,
    title: 'This request has expired',
    says: 'Start anew at the command line and open the address that it prints.',
  },
  gone: {
    icon: SearchX,
    title: 'There is no such request',
    says: 'It has expired, was made for somebody else, or was never made. Start anew at the command line and open the address that it prints.',
  },
} as const;

/** Where it ended; the focus comes here, because the buttons that had it are gone. */
export function Outcome({ of, action }: { of: keyof typeof OUTCOMES; action?: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => place.current?.focus(), []);
  const { icon: Drawing, title, says } = OUTCOMES[of];
  return (
    <section ref={place} tabIndex={-1} className={css.outcome} aria-labelledby={titleId}>
      <Drawing className={css.drawing} size={28} strokeWidth={1.5} aria-hidden />
      <h2 id={titleId}>{title}</h2>
      <p className={css.says}>{says}</p>
      <div className={css.onward}>{action ?? <ButtonLink to={links.home()}>Go to the console</ButtonLink>}</div>
    </section>
  );
}
