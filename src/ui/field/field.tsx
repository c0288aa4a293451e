import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import * as css from './field.css.ts';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** One control of this folder: it finds its label and error by itself. */
  children: ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? '' : `${id}-hint`;
  const errorId = error === undefined ? '' : `${id}-error`;
  const describedBy = `${hintId} ${errorId}`.trim() || undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: error !== undefined }}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
