import { BOT } from '#domain/users/messages.ts';
import { useState } from 'react';
import type { ListedHolder } from '#domain/roles/role-holders.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './effect.css.ts';
import { AUTH_TYPES, HELD_BY, SHOW_FEWER, showAll } from './messages.ts';

const FEW = 5;

const typeOf = ({ isBot, authType }: ListedHolder): string =>
  isBot ? BOT : (AUTH_TYPES[authType] ?? sanitize(authType));

/** Who holds the role, and how they sign in; in the place of the list, why there is none. */
export function Holders({ of, instead }: { of: readonly ListedHolder[]; instead: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <section className={css.part} aria-label={HELD_BY}>
        <h2 className={css.title}>{HELD_BY}</h2>
        {instead !== undefined && <p className={css.note}>{instead}</p>}
        {of.length > 0 && (
          <ul className={css.rows}>
            {(isOpen ? of : of.slice(0, FEW)).map((holder) => (
              <li key={holder.name} className={css.row}>
                <span className={css.holder}>
                  <UntrustedText>{holder.name}</UntrustedText>
                </span>
                <span className={css.reason}>{typeOf(holder)}</span>
              </li>
            ))}
          </ul>
        )}
        {of.length > FEW && (
          <p className={css.note}>
            <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? SHOW_FEWER : showAll(of.length)}
            </LinkButton>
          </p>
        )}
      </section>
    </Panel>
  );
}
