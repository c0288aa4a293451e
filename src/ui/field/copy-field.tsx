import type { ReactNode } from 'react';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import * as css from './copy-field.css.ts';

interface CopyFieldProps {
  label: string;
  /** On the button that copies it. */
  copyLabel: string;
  hint?: string | undefined;
  value: string;
  /** What to know before taking it. */
  children?: ReactNode;
}

/** A text that is made to be taken elsewhere: in one line, chosen whole on focus. What is copied holds unseen marks, too. */
export function CopyField({ label, copyLabel, hint, value, children }: CopyFieldProps) {
  return (
    <div className={css.field}>
      {children}
      <Field label={label} hint={hint}>
        <Input face="code" readOnly value={sanitizeUntruncated(value)} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <CopyButton text={value} label={copyLabel} showLabel />
      </div>
    </div>
  );
}
