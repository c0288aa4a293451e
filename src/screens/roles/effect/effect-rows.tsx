import { useState } from 'react';
import type { Effect } from '#domain/roles/role-effect.ts';
import { labelText } from '#lib/text/labels.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './effect.css.ts';
import { forSome, OUTCOMES, SHOW_FEWER, showAll, shownOf, throughRole } from './messages.ts';
import type { Labelled } from './resources.ts';

type Row = Effect<Labelled>['rows'][number];

const FEW = 3;
/** As many as anybody reads. */
const MOST = 200;

const TONES = { gained: 'ok', lost: 'bad', kept: 'plain' } as const;

/** The first resources that a change is about, and all of them when asked. */
export function EffectRows({ rows, holders }: { rows: readonly Row[]; holders: number }) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const shown = rows.slice(0, isOpen ? MOST : FEW);
  return (
    <>
      <ul className={css.rows}>
        {shown.map((row) => (
          <EffectRow key={row.resource.id} row={row} holders={holders} />
        ))}
      </ul>
      {rows.length > FEW && (
        <p className={css.note}>
          {isOpen && rows.length > MOST && shownOf(MOST, rows.length)}{' '}
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? SHOW_FEWER : showAll(rows.length)}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function EffectRow({ row: { resource, outcome }, holders }: { row: Row; holders: number }) {
  const { is, label } = outcome;
  return (
    <li className={css.row}>
      <span className={css.name}>
        <UntrustedText>{resource.name}</UntrustedText>
      </span>
      <span className={css.reason}>
        {label && <bdi>{labelText(label)}</bdi>}
        {outcome.is === 'kept' ? (
          <span>
            <UntrustedSentence message={throughRole} parts={[outcome.through]} />
          </span>
        ) : (
          outcome.holders < holders && <span>{forSome(outcome.holders, holders)}</span>
        )}
      </span>
      <Tag tone={TONES[is]}>{OUTCOMES[is]}</Tag>
    </li>
  );
}
