import type { ComponentProps } from 'react';
import { Input } from '#ui/field/input.tsx';

/** An input for names and addresses, without the browser's autocomplete and spell check. */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
);
