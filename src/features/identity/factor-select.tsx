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

/** Which kind of device to go on with; nothing where there is no choice. */
export function FactorSelect<Factor extends SecondFactor>({ factors, onChange, ...select }: FactorSelectProps<Factor>) {
  if (factors.length < 2) return null;
  return (
    <Field label={MFA_DEVICE}>
      <Select {...select} onChange={({ target }) => factors.filter((one) => one === target.value).forEach(onChange)}>
        {factors.map((one) => (
          <option key={one} value={one}>
            {FACTOR_LABELS[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
