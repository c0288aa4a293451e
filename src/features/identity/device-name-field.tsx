import { useState } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { DEVICE_NAME, DEVICE_NAME_HINT } from './messages.ts';

interface DeviceNameFieldProps {
  defaultName: string;
  autoFocus?: boolean;
}

/** A form field with the name `deviceName`. Keeps the typed text when the user chooses another kind of device. */
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
