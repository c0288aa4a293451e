import { MFA_DEVICE } from '#domain/mfa/messages.ts';
import { FACTOR_LABELS, type SecondFactor } from '#domain/mfa/sign-in-methods.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';

interface FactorSelectProps<Factor extends SecondFactor> {
  factors: readonly Factor[];
  value: Factor;
  autoFocus?: boolean;
  disabled?: boolean;
  onChange: (factor: Factor) => void;
}

/** Lets the user choose the kind of MFA device. Renders nothing if there is only one kind. */
export function FactorSelect<Factor extends SecondFactor>({ factors, onChange, ...select }: FactorSelectProps<Factor>) {
  if (factors.length < 2) return null;
  return (
    <Field label={MFA_DEVICE}>
      <Select
        {...select}
        onChange={({ target }) => factors.filter((factor) => factor === target.value).forEach(onChange)}
      >
        {factors.map((factor) => (
          <option key={factor} value={factor}>
            {FACTOR_LABELS[factor]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
