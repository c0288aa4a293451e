import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import SearchX from 'lucide-react/icons/search-x';
import TimerOff from 'lucide-react/icons/timer-off';
import type { ReactNode } from 'react';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { ResultPanel } from '#ui/feedback/result-panel.tsx';
import { REQUEST_OUTCOMES } from './messages.ts';
import * as css from './headless.css.ts';

const OUTCOME_ICONS = {
  approved: CircleCheck,
  denied: CircleSlash,
  approvedAlready: CircleCheck,
  deniedAlready: CircleSlash,
  expired: TimerOff,
  gone: SearchX,
} satisfies Record<keyof typeof REQUEST_OUTCOMES, unknown>;

export function RequestOutcome({ outcome, action }: { outcome: keyof typeof REQUEST_OUTCOMES; action?: ReactNode }) {
  const { title, description } = REQUEST_OUTCOMES[outcome];
  return (
    <ResultPanel
      icon={OUTCOME_ICONS[outcome]}
      title={title}
      action={action ?? <ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}
    >
      <p className={css.explanation}>{description}</p>
    </ResultPanel>
  );
}
