import { useState } from 'react';
import { TTL_HOURS, formatTtl, ttlUntil, validateUntil } from '#domain/locks/lock-ttl.ts';
import { targetLabel } from '#domain/locks/lock-targets.ts';
import { DURATION, MESSAGE } from '#features/list/messages.ts';
import { removeLabel } from '#lib/messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';
import { ConsequencesPanel } from './consequences-panel.tsx';
import { useNameOf, type Checked } from './known.ts';
import {
  CHOOSE_TARGETS,
  DURATIONS,
  LOCK_TARGETS,
  lockTargets,
  MESSAGE_HINT,
  NO_TARGETS,
  notPlaced,
  placed,
  retryTargets,
  SELECT_FIRST,
  targetCount,
  TARGETS_TO_LOCK,
  UNTIL,
} from './messages.ts';
import type { Order, Outcome } from './placing.ts';
import { isSame, type Chosen, type Selection } from './selection.ts';
import * as css from './new-lock.css.ts';

type Duration = keyof typeof DURATIONS;

const HOUR_MS = 3_600_000;

const isDuration = (name: string): name is Duration => Object.hasOwn(DURATIONS, name);

function ttlIn(duration: string, until: string): string {
  if (duration === 'until') return ttlUntil(until, Date.now());
  return Object.hasOwn(TTL_HOURS, duration) ? formatTtl(TTL_HOURS[duration as keyof typeof TTL_HOURS] * HOUR_MS) : ''; // just found there
}

interface LockFormProps {
  selection: Selection;
  checked: Checked;
  /** Of the last attempt. */
  outcomes: readonly Outcome[];
  isBusy: boolean;
  onOrder: (order: Order) => void;
}

export function LockForm({ selection: { targets, toggle }, checked, outcomes, isBusy, onOrder }: LockFormProps) {
  const [duration, setDuration] = useState<Duration>('');
  const nameOf = useNameOf();
  const textOf = (target: Chosen) => targetLabel(target, nameOf(target));
  const failed = outcomes.filter(({ error, target }) => error && targets.some((one) => isSame(one, target)));
  const isRetry = failed.length > 0 && failed.length === targets.length;
  return (
    <Form
      className={css.side}
      isBusy={isBusy}
      tracksUnsavedWork={false}
      validate={(text) => (text('duration') === 'until' ? { until: validateUntil(text('until'), Date.now()) } : {})}
      onSubmit={(text) =>
        targets.length > 0 &&
        onOrder({ targets, message: text('message').trim(), ttl: ttlIn(text('duration'), text('until')) })
      }
    >
      <section className={css.panel} aria-label={TARGETS_TO_LOCK} tabIndex={-1} id={css.anchor}>
        <h2>{targets.length === 0 ? NO_TARGETS : targetCount(targets.length)}</h2>
        {targets.length === 0 && <p className={css.coverage}>{CHOOSE_TARGETS}</p>}
        <div className={css.chips}>
          {targets.map((target) => (
            <FilterChip
              key={`${target.key} ${target.value}`}
              label={removeLabel(textOf(target))}
              onRemove={() => toggle(target)}
            >
              {textOf(target)}
            </FilterChip>
          ))}
        </div>
        <FormField name="message" label={MESSAGE} hint={MESSAGE_HINT}>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="duration" label={DURATION}>
          <Select value={duration} onChange={({ target }) => isDuration(target.value) && setDuration(target.value)}>
            {Object.entries(DURATIONS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </FormField>
        {duration === 'until' && (
          <FormField name="until" label={UNTIL}>
            <Input type="datetime-local" required />
          </FormField>
        )}
      </section>
      {targets.length > 0 && <ConsequencesPanel targets={targets} checked={checked} nameOf={nameOf} />}
      {!isBusy && <Outcomes of={outcomes} failed={failed} textOf={textOf} />}
      <div className={css.deed}>
        <SubmitButton variant="danger" size="big" disabledReason={targets.length === 0 ? SELECT_FIRST : undefined}>
          {targets.length === 0 ? LOCK_TARGETS : isRetry ? retryTargets(targets.length) : lockTargets(targets.length)}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface OutcomesProps {
  of: readonly Outcome[];
  /** Those that are still selected. */
  failed: readonly Outcome[];
  textOf: (target: Chosen) => string;
}

/** What became of each target; those that were locked are no longer selected. */
function Outcomes({ of, failed, textOf }: OutcomesProps) {
  const done = of.filter(({ error }) => !error).length;
  return (
    <>
      {done > 0 && <Banner tone="info">{placed(done)}</Banner>}
      {failed.length > 0 && (
        <Banner tone="bad">
          {failed.map(({ target, error }) => (
            <div key={`${target.key} ${target.value}`}>
              <p>{notPlaced(textOf(target))}</p>
              {error && <ErrorText error={error} />}
            </div>
          ))}
        </Banner>
      )}
    </>
  );
}
