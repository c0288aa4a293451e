import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import SearchX from 'lucide-react/icons/search-x';
import TimerOff from 'lucide-react/icons/timer-off';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { OUTCOMES } from './messages.ts';
import * as css from './headless.css.ts';

const icons = {
  approved: CircleCheck,
  denied: CircleSlash,
  approvedAlready: CircleCheck,
  deniedAlready: CircleSlash,
  expired: TimerOff,
  gone: SearchX,
} satisfies Record<keyof typeof OUTCOMES, unknown>;

/** Where it ended; the focus comes here, because the buttons that had it are gone. */
export function Outcome({ of, action }: { of: keyof typeof OUTCOMES; action?: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => place.current?.focus(), []);
  const Drawing = icons[of];
  const { title, says } = OUTCOMES[of];
  return (
    <section ref={place} tabIndex={-1} className={css.outcome} aria-labelledby={titleId}>
      <Drawing className={css.drawing} size={28} strokeWidth={1.5} aria-hidden />
      <h2 id={titleId}>{title}</h2>
      <p className={css.says}>{says}</p>
      <div className={css.onward}>{action ?? <ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}</div>
    </section>
  );
}
