import type { ReactNode } from 'react';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import * as css from './copied-field.css.ts';

interface CopiedFieldProps {
  label: string;
  /** On the button that copies it. */
  copy: string;
  hint?: string | undefined;
  value: string;
  /** What to know before taking it. */
  children?: ReactNode;
}

/** A text that is made to be taken elsewhere: in one line, chosen whole on focus. What is copied holds unseen marks, too. */
export function CopiedField({ label, copy, hint, value, children }: CopiedFieldProps) {
  return (
    <div className={css.whole}>
      {children}
      <Field label={label} hint={hint}>
        <Input face="code" readOnly value={sanitizeUntruncated(value)} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <CopyButton text={value} label={copy} worded />
      </div>
    </div>
  );
}
