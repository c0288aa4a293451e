import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import * as css from './field.css.ts';

interface FieldProps {
  /** Absent where the control names itself. */
  label?: string;
  /** Of the control, which may name itself. */
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** One control of this folder: it finds its label and error by itself. */
  children: ReactNode;
}

export function Field({ label, name, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? '' : `${id}-hint`;
  const errorId = error === undefined ? '' : `${id}-error`;
  const describedBy = `${hintId} ${errorId}`.trim() || undefined;
  return (
    <div className={css.field}>
      {label && (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      <FieldContext
        value={{ id, name, 'aria-describedby': describedBy, 'aria-invalid': error === undefined ? undefined : true }}
      >
        {children}
      </FieldContext>
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
