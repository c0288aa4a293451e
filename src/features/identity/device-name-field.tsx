import { useState } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { DEVICE_NAME, DEVICE_NAME_HINT } from './messages.ts';

interface DeviceNameFieldProps {
  /** The name to begin with. */
  defaultName: string;
  autoFocus?: boolean;
}

/** Goes into a form, where it is named `deviceName`; keeps what was typed when another kind of device is chosen. */
export function DeviceNameField({ defaultName, autoFocus = false }: DeviceNameFieldProps) {
  const [name, setName] = useState<string>();
  return (
    <FormField name="deviceName" label={DEVICE_NAME} hint={DEVICE_NAME_HINT}>
      <Input
        required
        autoFocus={autoFocus}
        autoComplete="off"
        value={name ?? defaultName}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
    </FormField>
  );
}
