import { useState } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';

interface DeviceNameProps {
  /** What it is called until somebody says otherwise. */
  usual: string;
  autoFocus?: boolean;
}

/** Goes into a form, where it is named `deviceName`; keeps what was typed while one chooses between kinds of device. */
export function DeviceName({ usual, autoFocus = false }: DeviceNameProps) {
  const [name, setName] = useState<string>();
  return (
    <FormField name="deviceName" label="Device name" hint="How you will find it among your devices.">
      <Input
        required
        autoFocus={autoFocus}
        autoComplete="off"
        value={name ?? usual}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
    </FormField>
  );
}
