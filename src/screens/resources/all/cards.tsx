import { useEffect, useState } from 'react';
import type { Shown } from '#features/list/kind.ts';
import { LabelChips } from '#features/list/label-chips.tsx';
import { UNREADABLE } from '#features/list/messages.ts';
import { CopyRecord, rawText } from '#features/list/unreadable.tsx';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Action } from './action.tsx';
import type { AnyRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import { ICONS, KindLink } from './kind-link.tsx';
import { Marks } from './marks.tsx';
import type { Pins } from './use-pins.ts';
import { ALL } from './messages.ts';

/** So many more are drawn each time that the end comes near. */
const MORE = 60;
/** Pixels that the chips of a card have. */
const CHIPS = 248;

/** All that have come, as one scrolls; the proxy is asked for more near the end of those. */
export function Cards({ rows, onLabel, onSight, pins }: Shown<AnyRow> & { pins: Pins }) {
  const [wanted, setWanted] = useState(MORE);
  const to = Math.min(wanted, rows.length);
  useEffect(() => onSight({ from: 0, to }), [to, onSight]);
  return (
    <ul className={css.cards} aria-label={ALL.counted(rows.length)}>
      {rows.slice(0, to).map((row) => (
        <li key={row.id}>
          <Panel>
            {row.ok ? (
              <Card of={row} onLabel={onLabel} pins={pins} />
            ) : (
              <div className={css.card}>
                <h2 className={css.title}>{UNREADABLE}</h2>
                <code className={css.details}>{rawText(row.raw)}</code>
                <CopyRecord raw={row.raw} />
              </div>
            )}
          </Panel>
        </li>
      ))}
      {to < rows.length && <End onNear={() => setWanted(to + MORE)} />}
    </ul>
  );
}

/** Below what is drawn, in a list that goes on. */
function End({ onNear }: { onNear: () => void }) {
  const observe = (end: HTMLLIElement) => {
    const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onNear(), {
      rootMargin: '600px',
    });
    near.observe(end);
    return () => near.disconnect();
  };
  return <li ref={observe} aria-hidden />;
}

function Card({ of, onLabel, pins }: { of: AnyRow; onLabel: Shown<AnyRow>['onLabel']; pins: Pins }) {
  return (
    <article className={css.card} aria-label={of.name}>
      <h2 className={css.title} title={of.name}>
        <LetterIcon name={of.name} icon={ICONS[of.own.kind]} />
        {of.name}
      </h2>
      <p className={css.details} title={of.details}>
        <KindLink of={of} /> {of.details}
      </p>
      <p className={css.marks}>
        <Marks of={of} />
      </p>
      <LabelChips of={of.name} labels={of.labels} room={CHIPS} onLabel={onLabel} />
      <Action of={of} pins={pins} />
    </article>
  );
}
