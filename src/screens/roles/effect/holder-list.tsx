import { BOT } from '#domain/users/messages.ts';
import { useState } from 'react';
import type { ListedHolder } from '#domain/roles/role-holders.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './effect.css.ts';
import { AUTH_TYPE_LABELS, HELD_BY, SHOW_FEWER, showAll } from './messages.ts';

const COLLAPSED_COUNT = 5;

const userTypeText = ({ isBot, authType }: ListedHolder): string =>
  isBot ? BOT : (AUTH_TYPE_LABELS[authType] ?? sanitize(authType));

/** The users who hold the role and how they sign in, or the reason why the list is empty. */
export function HolderList({
  holders,
  emptyReason,
}: {
  holders: readonly ListedHolder[];
  emptyReason: string | undefined;
}) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Panel>
      <section className={css.section} aria-label={HELD_BY}>
        <h2 className={css.title}>{HELD_BY}</h2>
        {emptyReason !== undefined && <p className={css.note}>{emptyReason}</p>}
        {holders.length > 0 && (
          <ul className={css.rows}>
            {(isExpanded ? holders : holders.slice(0, COLLAPSED_COUNT)).map((holder) => (
              <li key={holder.name} className={css.row}>
                <span className={css.holder}>
                  <UntrustedText>{holder.name}</UntrustedText>
                </span>
                <span className={css.reason}>{userTypeText(holder)}</span>
              </li>
            ))}
          </ul>
        )}
        {holders.length > COLLAPSED_COUNT && (
          <p className={css.note}>
            <LinkButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? SHOW_FEWER : showAll(holders.length)}
            </LinkButton>
          </p>
        )}
      </section>
    </Panel>
  );
}
