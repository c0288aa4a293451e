import type { ReactNode } from 'react';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import * as css from './copy-field.css.ts';

interface CopyFieldProps {
  label: string;
  /** The label of the copy button. */
  copyLabel: string;
  hint?: string | undefined;
  value: string;
  /** An explanation shown with the text. */
  children?: ReactNode;
}

/**
 * A single-line text to copy; focus selects all of it. The shown text reveals invisible characters, the copied text
 * contains them unchanged.
 */
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
