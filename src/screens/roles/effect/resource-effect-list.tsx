import { useState } from 'react';
import type { Effect } from '#domain/roles/role-effect.ts';
import { labelText } from '#lib/text/labels.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './effect.css.ts';
import { forSomeHolders, OUTCOME_LABELS, SHOW_FEWER, showAll, shownCountText, throughRole } from './messages.ts';
import type { LabelledResource } from './labelled-resources-query.ts';

type EffectRowData = Effect<LabelledResource>['rows'][number];

const COLLAPSED_COUNT = 3;
/** A longer list would be too long to read. */
const MAX_VISIBLE_ROWS = 200;

const OUTCOME_TONES = { gained: 'ok', lost: 'bad', kept: 'plain' } as const;

/** The first affected resources. A button shows the others. */
export function ResourceEffectList({ rows, holders }: { rows: readonly EffectRowData[]; holders: number }) {
  const [isExpanded, setExpanded] = useState(false);
  if (rows.length === 0) return null;
  const visibleRows = rows.slice(0, isExpanded ? MAX_VISIBLE_ROWS : COLLAPSED_COUNT);
  return (
    <>
      <ul className={css.rows}>
        {visibleRows.map((row) => (
          <ResourceEffectItem key={row.resource.id} row={row} holders={holders} />
        ))}
      </ul>
      {rows.length > COLLAPSED_COUNT && (
        <p className={css.note}>
          {isExpanded && rows.length > MAX_VISIBLE_ROWS && shownCountText(MAX_VISIBLE_ROWS, rows.length)}{' '}
          <LinkButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? SHOW_FEWER : showAll(rows.length)}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function ResourceEffectItem({ row: { resource, outcome }, holders }: { row: EffectRowData; holders: number }) {
  const { change: outcomeKind, label } = outcome;
  return (
    <li className={css.row}>
      <span className={css.name}>
        <UntrustedText>{resource.name}</UntrustedText>
      </span>
      <span className={css.reason}>
        {label && <bdi>{labelText(label)}</bdi>}
        {outcome.change === 'kept' ? (
          <span>
            <UntrustedSentence message={throughRole} parts={[outcome.through]} />
          </span>
        ) : (
          outcome.holders < holders && <span>{forSomeHolders(outcome.holders, holders)}</span>
        )}
      </span>
      <Tag tone={OUTCOME_TONES[outcomeKind]}>{OUTCOME_LABELS[outcomeKind]}</Tag>
    </li>
  );
}
