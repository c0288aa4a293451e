import { useState } from 'react';
import type { TimeZone } from '#lib/time.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CHOOSE_RANGE, RANGE_FROM, RANGE_TO, SHOW_RANGE } from './messages.ts';
import { fieldValueOf, intervalOf, intervalOfFields, validateInterval, type Interval, type Range } from './range.ts';
import * as css from './activity.css.ts';

interface CustomRangeDialogProps {
  /** The current range, with which the fields start. */
  range: Range;
  zone: TimeZone;
  onChoose: (interval: Interval) => void;
  onClose: () => void;
}

/** The start and the end of a range, typed or chosen from the browser's calendar. */
export function CustomRangeDialog({ range, zone, onChoose, onClose }: CustomRangeDialogProps) {
  // "Any time" has no useful start.
  const [{ from, to }] = useState(() => intervalOf(range === 'any' ? '7d' : range, Date.now(), zone));
  return (
    <Dialog title={CHOOSE_RANGE} onClose={onClose}>
      <Form
        className={css.form}
        tracksUnsavedWork={false}
        validate={(readField) => validateInterval(readField('from'), readField('to'), zone)}
        onSubmit={(readField) => {
          onChoose(intervalOfFields(readField('from'), readField('to'), zone));
          onClose();
        }}
      >
        <FormField name="from" label={RANGE_FROM[zone]}>
          <Input
            type="datetime-local"
            step={1}
            required
            min="1970-01-01T00:00:00"
            max="9999-12-31T23:59:59"
            defaultValue={fieldValueOf(from, zone)}
          />
        </FormField>
        <FormField name="to" label={RANGE_TO[zone]}>
          <Input
            type="datetime-local"
            step={1}
            required
            min="1970-01-01T00:00:00"
            max="9999-12-31T23:59:59"
            defaultValue={fieldValueOf(to, zone)}
          />
        </FormField>
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton>{SHOW_RANGE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
