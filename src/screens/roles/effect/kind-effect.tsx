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
import { EffectRows } from './effect-rows.tsx';
import * as says from './messages.ts';
import { FIRST, labelledOf, type Labelled, type Loaded } from './resources.ts';
import { useEffectOf, type Change } from './use-effect-of.ts';

interface KindEffectProps {
  kind: ReachedKind;
  cluster: string;
  change: Change;
  /** How many hold the role. */
  holders: number;
}

/** What becomes of the resources of one kind. */
export function KindEffect({ kind, cluster, ...compared }: KindEffectProps) {
  const [most, setMost] = useState(FIRST);
  const loaded = useQuery({
    ...labelledOf(kind, cluster, most),
    placeholderData: (before: Loaded | undefined) => before,
  });
  return (
    <section className={css.part} aria-label={pageTitles[kind]}>
      <h3 className={css.kind}>{pageTitles[kind]}</h3>
      <Answer query={loaded} placeholder={<Loading label={LOADING_ROWS} />} errorTitle={says.NOT_LOADED}>
        {(answer) => (
          <Outcome kind={kind} {...compared} loaded={answer}>
            {!answer.isWhole && most < MAX_ROWS && (
              <LinkButton onClick={() => setMost(MAX_ROWS)}>{says.LOAD_ALL}</LinkButton>
            )}
          </Outcome>
        )}
      </Answer>
    </section>
  );
}

interface OutcomeProps {
  kind: ReachedKind;
  change: Change;
  /** How many hold the role. */
  holders: number;
  loaded: Loaded;
  /** What else can be loaded. */
  children: ReactNode;
}

function Outcome({ kind, change, holders, loaded: { resources, total }, children }: OutcomeProps) {
  const effect = useEffectOf(kind, change, resources);
  if (!effect) return <Spinner label={LOADING_ROWS} />;
  return (
    <>
      <Counts of={effect} />
      {effect.rows.length === 0 && effect.unknown === 0 && <p className={css.note}>{says.NOTHING_CHANGES}</p>}
      <EffectRows rows={effect.rows} holders={effect.holders} />
      <p className={css.note}>
        {total === undefined
          ? says.matchedAgainstFirst(resources.length)
          : says.matchedAgainst(resources.length, total)}{' '}
        {holders > effect.holders && says.comparedHolders(effect.holders, holders)} {children}
      </p>
      {effect.unknown > 0 && <p className={css.note}>{says.ONLY_PROXY_KNOWS}</p>}
    </>
  );
}

/** A number stands for itself where nothing is gained or lost; what is kept or unknown is told only where it is. */
function Counts({ of: { gained, lost, kept, unknown } }: { of: Effect<Labelled> }) {
  return (
    <dl className={css.counts} aria-live="polite">
      <Count says={says.OUTCOMES.gained} tone={gained > 0 ? 'ok' : 'plain'}>
        {says.gainedCount(gained)}
      </Count>
      <Count says={says.OUTCOMES.lost} tone={lost > 0 ? 'bad' : 'plain'}>
        {says.lostCount(lost)}
      </Count>
      {kept > 0 && <Count says={says.OUTCOMES.kept}>{formatCount(kept)}</Count>}
      {unknown > 0 && <Count says={says.OUTCOMES.unknown}>{formatCount(unknown)}</Count>}
    </dl>
  );
}

function Count({ says, tone = 'plain', children }: { says: string; tone?: keyof typeof css.count; children: string }) {
  return (
    <div className={css.counted}>
      <dt className={css.note}>{says}</dt>
      <dd className={css.count[tone]}>{children}</dd>
    </div>
  );
}
