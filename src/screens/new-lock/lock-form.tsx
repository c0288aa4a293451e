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
import { useNameOf, type CheckedConsequences } from './use-consequences.ts';
import {
  CHOOSE_TARGETS,
  DURATIONS,
  LOCK_TARGETS,
  lockTargets,
  MESSAGE_HINT,
  NO_TARGETS,
  lockFailed,
  targetsLocked,
  retryTargets,
  SELECT_FIRST,
  targetCount,
  TARGETS_TO_LOCK,
  LOCKED_UNTIL,
} from './messages.ts';
import type { LockRequest, PlaceResult } from './use-place-locks.ts';
import { isSameTarget, type SelectedTarget, type Selection } from './target-selection.ts';
import * as css from './new-lock.css.ts';

type LockDuration = keyof typeof DURATIONS;

const HOUR_MS = 3_600_000;

const isDuration = (name: string): name is LockDuration => Object.hasOwn(DURATIONS, name);

function ttlOfForm(duration: string, until: string): string {
  if (duration === 'until') return ttlUntil(until, Date.now());
  return Object.hasOwn(TTL_HOURS, duration) ? formatTtl(TTL_HOURS[duration as keyof typeof TTL_HOURS] * HOUR_MS) : ''; // hasOwn has checked the key
}

interface LockFormProps {
  selection: Selection;
  checked: CheckedConsequences;
  /** Results of the last attempt. */
  results: readonly PlaceResult[];
  isBusy: boolean;
  onPlace: (lockRequest: LockRequest) => void;
}

export function LockForm({ selection: { targets, toggle }, checked, results, isBusy, onPlace }: LockFormProps) {
  const [duration, setDuration] = useState<LockDuration>('');
  const nameOf = useNameOf();
  const targetTextOf = (target: SelectedTarget) => targetLabel(target, nameOf(target));
  const failedResults = results.filter(
    ({ error, target }) => error && targets.some((selected) => isSameTarget(selected, target)),
  );
  const isRetry = failedResults.length > 0 && failedResults.length === targets.length;
  return (
    <Form
      className={css.side}
      isBusy={isBusy}
      tracksUnsavedWork={false}
      validate={(readField) =>
        readField('duration') === 'until' ? { until: validateUntil(readField('until'), Date.now()) } : {}
      }
      onSubmit={(readField) =>
        targets.length > 0 &&
        onPlace({
          targets,
          message: readField('message').trim(),
          ttl: ttlOfForm(readField('duration'), readField('until')),
        })
      }
    >
      <section className={css.panel} aria-label={TARGETS_TO_LOCK} tabIndex={-1} id={css.TARGETS_ANCHOR}>
        <h2>{targets.length === 0 ? NO_TARGETS : targetCount(targets.length)}</h2>
        {targets.length === 0 && <p className={css.coverage}>{CHOOSE_TARGETS}</p>}
        <div className={css.chips}>
          {targets.map((target) => (
            <FilterChip
              key={`${target.key} ${target.value}`}
              label={removeLabel(targetTextOf(target))}
              onRemove={() => toggle(target)}
            >
              {targetTextOf(target)}
            </FilterChip>
          ))}
        </div>
        <FormField name="message" label={MESSAGE} hint={MESSAGE_HINT}>
          <Input autoComplete="off" />
        </FormField>
        <DurationFields duration={duration} onChange={setDuration} />
      </section>
      {targets.length > 0 && <ConsequencesPanel targets={targets} checked={checked} nameOf={nameOf} />}
      {!isBusy && <PlaceResults results={results} failedResults={failedResults} targetTextOf={targetTextOf} />}
      <div className={css.submitBar}>
        <SubmitButton variant="danger" size="big" disabledReason={targets.length === 0 ? SELECT_FIRST : undefined}>
          {targets.length === 0 ? LOCK_TARGETS : isRetry ? retryTargets(targets.length) : lockTargets(targets.length)}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface DurationFieldsProps {
  duration: LockDuration;
  onChange: (duration: LockDuration) => void;
}

/** The duration of a lock, and the time of its end if the user selects one. */
function DurationFields({ duration, onChange }: DurationFieldsProps) {
  return (
    <>
      <FormField name="duration" label={DURATION}>
        <Select value={duration} onChange={({ target }) => isDuration(target.value) && onChange(target.value)}>
          {Object.entries(DURATIONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      {duration === 'until' && (
        <FormField name="until" label={LOCKED_UNTIL}>
          <Input type="datetime-local" required />
        </FormField>
      )}
    </>
  );
}

interface PlaceResultsProps {
  results: readonly PlaceResult[];
  /** Failed targets that are still selected. */
  failedResults: readonly PlaceResult[];
  targetTextOf: (target: SelectedTarget) => string;
}

/** The number of locked targets, and the error of each failed one. Locked targets are no longer selected. */
function PlaceResults({ results, failedResults, targetTextOf }: PlaceResultsProps) {
  const placedCount = results.filter(({ error }) => !error).length;
  return (
    <>
      {placedCount > 0 && <Banner tone="info">{targetsLocked(placedCount)}</Banner>}
      {failedResults.length > 0 && (
        <Banner tone="bad">
          {failedResults.map(({ target, error }) => (
            <div key={`${target.key} ${target.value}`}>
              <p>{lockFailed(targetTextOf(target))}</p>
              {error && <ErrorText error={error} />}
            </div>
          ))}
        </Banner>
      )}
    </>
  );
}
