import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from './input.tsx';
import { HIDE_CHARACTERS, SHOW_CHARACTERS } from './messages.ts';
import * as css from './password-input.css.ts';

/** A password field with a button that shows or hides the characters. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'face'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <span className={css.wrap}>
      <Input {...props} type={isVisible ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <span className={css.reveal}>
        <IconButton
          label={isVisible ? HIDE_CHARACTERS : SHOW_CHARACTERS}
          icon={isVisible ? EyeOff : Eye}
          size="small"
          onClick={() => setVisible(!isVisible)}
        />
      </span>
    </span>
  );
}
