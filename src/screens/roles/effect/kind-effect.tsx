import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Effect } from '#domain/roles/role-effect.ts';
import type { ReachedKind } from '#domain/roles/role-reach.ts';
import { pageTitles } from '#domain/navigation.ts';
import { MAX_ROWS } from '#lib/paging.ts';
import { formatCount } from '#lib/text/locale.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { LOADING_ROWS } from '#ui/table/messages.ts';
import * as css from './effect.css.ts';
import * as messages from './messages.ts';
import { forSomeHolders, OUTCOME_LABELS, SHOW_FEWER, showAll, shownCountText, throughRole } from './messages.ts';
import {
  INITIAL_COUNT,
  labelledResourcesQuery,
  type LabelledResource,
  type LoadedResources,
} from './labelled-resources-query.ts';
import { useRoleEffect, type RoleComparison } from './use-role-effect.ts';
import { labelText } from '#lib/text/labels.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';

type EffectRowData = Effect<LabelledResource>['rows'][number];

const COLLAPSED_COUNT = 3;
/** Nobody reads longer lists, so further rows are only counted. */
const MAX_VISIBLE_ROWS = 200;

const OUTCOME_TONES = { gained: 'ok', lost: 'bad', kept: 'plain' } as const;

/** The first affected resources. A button shows the others. */
function ResourceEffectList({ rows, holders }: { rows: readonly EffectRowData[]; holders: number }) {
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

interface KindEffectProps {
  kind: ReachedKind;
  cluster: string;
  change: RoleComparison;
  /** The number of users who hold the role. */
  holders: number;
}

/** The effect of the change on resources of one kind. */
export function KindEffect({ kind, cluster, ...comparison }: KindEffectProps) {
  const [limit, setLimit] = useState(INITIAL_COUNT);
  const resourcesQuery = useQuery({
    ...labelledResourcesQuery(kind, cluster, limit),
    placeholderData: (previous: LoadedResources | undefined) => previous,
  });
  return (
    <section className={css.section} aria-label={pageTitles[kind]}>
      <h3 className={css.kindTitle}>{pageTitles[kind]}</h3>
      <Answer
        query={resourcesQuery}
        placeholder={<Loading label={LOADING_ROWS} />}
        errorTitle={messages.RESOURCES_NOT_LOADED}
      >
        {(answer) => (
          <EffectOfLoaded kind={kind} {...comparison} loaded={answer}>
            {!answer.isComplete && limit < MAX_ROWS && (
              <LinkButton onClick={() => setLimit(MAX_ROWS)}>{messages.LOAD_ALL}</LinkButton>
            )}
          </EffectOfLoaded>
        )}
      </Answer>
    </section>
  );
}

interface EffectOfLoadedProps {
  kind: ReachedKind;
  change: RoleComparison;
  /** The number of users who hold the role. */
  holders: number;
  loaded: LoadedResources;
  /** A button that loads all resources, if not all of them are loaded. */
  children: ReactNode;
}

function EffectOfLoaded({ kind, change, holders, loaded: { resources, total }, children }: EffectOfLoadedProps) {
  const effect = useRoleEffect(kind, change, resources);
  if (!effect) return <Spinner label={LOADING_ROWS} />;
  return (
    <>
      <EffectCounts effect={effect} />
      {effect.rows.length === 0 && effect.unknown === 0 && <p className={css.note}>{messages.NO_RESOURCE_CHANGES}</p>}
      <ResourceEffectList rows={effect.rows} holders={effect.holders} />
      <p className={css.note}>
        {total === undefined
          ? messages.matchedAgainstFirst(resources.length)
          : messages.matchedAgainst(resources.length, total)}{' '}
        {holders > effect.holders && messages.comparedHolders(effect.holders, holders)} {children}
      </p>
      {effect.unknown > 0 && <p className={css.note}>{messages.EVALUATED_BY_PROXY}</p>}
    </>
  );
}

/** Always shows the numbers of gained and lost resources. Kept and unknown resources appear only if there are any. */
function EffectCounts({ effect: { gained, lost, kept, unknown } }: { effect: Effect<LabelledResource> }) {
  return (
    <dl className={css.counts} aria-live="polite">
      <EffectCount label={messages.OUTCOME_LABELS.gained} tone={gained > 0 ? 'ok' : 'plain'}>
        {messages.gainedCount(gained)}
      </EffectCount>
      <EffectCount label={messages.OUTCOME_LABELS.lost} tone={lost > 0 ? 'bad' : 'plain'}>
        {messages.lostCount(lost)}
      </EffectCount>
      {kept > 0 && <EffectCount label={messages.OUTCOME_LABELS.kept}>{formatCount(kept)}</EffectCount>}
      {unknown > 0 && <EffectCount label={messages.OUTCOME_LABELS.unknown}>{formatCount(unknown)}</EffectCount>}
    </dl>
  );
}

function EffectCount({
  label,
  tone = 'plain',
  children,
}: {
  label: string;
  tone?: keyof typeof css.count;
  children: string;
}) {
  return (
    <div className={css.countWithLabel}>
      <dt className={css.note}>{label}</dt>
      <dd className={css.count[tone]}>{children}</dd>
    </div>
  );
}
