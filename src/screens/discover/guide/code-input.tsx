import type { ComponentProps } from 'react';
import { Input } from '#ui/field/input.tsx';

/** For names and addresses, which no browser should complete or correct. */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
);
