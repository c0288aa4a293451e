import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import * as css from './field.css.ts';

interface FieldProps {
  /** Undefined if the control has its own name. */
  label?: string;
  /** The name of the control, unless the control sets its own. */
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** One control of this folder, which reads its label and error from the context. */
  children: ReactNode;
}

/** A control with its label, hint and error message. */
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
