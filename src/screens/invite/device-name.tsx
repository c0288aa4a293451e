import { useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import type { Refused } from './refused.ts';

interface DeviceNameProps {
  /** What it is called until somebody says otherwise. */
  usual: string;
  refused: Refused | undefined;
}

/** Keeps what was typed while one chooses between kinds of device. */
export function DeviceName({ usual, refused }: DeviceNameProps) {
  const [name, setName] = useState<string>();
  return (
    <Field
      label="Device name"
      hint="How you will find it among your devices."
      error={refused?.at === 'device name' ? refused.text : undefined}
    >
      <Input
        name="deviceName"
        required
        maxLength={30}
        autoComplete="off"
        value={name ?? usual}
        onChange={({ target }) => setName(target.value)}
      />
    </Field>
  );
}
