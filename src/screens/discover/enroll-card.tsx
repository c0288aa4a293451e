import AppWindow from 'lucide-react/icons/app-window';
import Cloud from 'lucide-react/icons/cloud';
import Database from 'lucide-react/icons/database';
import LeavesIcon from 'lucide-react/icons/external-link';
import Hexagon from 'lucide-react/icons/hexagon';
import KeyRound from 'lucide-react/icons/key-round';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { docsLink } from '#domain/docs-links.ts';
import type { AvailableCard } from '#domain/enrollment/available-cards.ts';
import type { EnrollIcon } from '#domain/enrollment/enroll-card.ts';
import { editionOf } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { OPENS_IN_NEW_TAB } from '#ui/button/messages.ts';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { ENTERPRISE_ONLY, GUIDED_TAG } from './messages.ts';
import * as css from './discover.css.ts';

/** Generic icons by type of resource, because product logos are trademarks. */
const CARD_ICONS: Readonly<Record<EnrollIcon, LucideIcon>> = {
  apple: Monitor,
  application: AppWindow,
  cloud: Cloud,
  database: Database,
  kubernetes: Hexagon,
  linux: Server,
  shield: KeyRound,
  windows: Monitor,
};

/** Why the card is disabled; undefined if it is enabled. */
function disabledReasonOf({ missingPermissions, method }: AvailableCard): string | undefined {
  if (method.method === 'enterprise') return ENTERPRISE_ONLY;
  return missingPermissions.length > 0 ? requiresPermission(missingPermissions.join(', ')) : undefined;
}

interface EnrollCardProps {
  card: AvailableCard;
  /** Called after the card opened its documentation. */
  onLeave: () => void;
  /** Starts the guide at its first step. */
  onStart: () => void;
}

export function EnrollCard({ card, onLeave, onStart }: EnrollCardProps) {
  const { config, user } = useOutletContext<PageContext>();
  const { method } = card;
  const disabledReason = disabledReasonOf(card);
  if (disabledReason !== undefined)
    return (
      <div className={css.card.closed}>
        <CardText card={card}>{disabledReason}</CardText>
      </div>
    );
  if (method.method === 'documentation')
    return (
      <a
        className={css.card.open}
        href={docsLink(editionOf(config, user.cluster), method.page)}
        target="_blank"
        rel="noreferrer"
        onClick={onLeave}
      >
        <CardText card={card} />
        <Icon icon={LeavesIcon} />
        <VisuallyHidden> {OPENS_IN_NEW_TAB}</VisuallyHidden>
      </a>
    );
  return (
    <Link className={css.card.open} to={links.discover({}, { add: card.id })} onClick={onStart}>
      <CardText card={card} />
      {card.isGuided && <Tag tone="info">{GUIDED_TAG}</Tag>}
    </Link>
  );
}

function CardText({ card: { icon, family, name }, children }: { card: AvailableCard; children?: ReactNode }) {
  return (
    <>
      <Icon icon={CARD_ICONS[icon]} />
      <span className={css.cardText}>
        {family !== '' && <span className={css.family}>{family} </span>}
        <span className={css.name}>{name}</span>
        {children !== undefined && <span className={css.family}> {children}</span>}
      </span>
    </>
  );
}
