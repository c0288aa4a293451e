import { Autocomplete } from '@base-ui/react/autocomplete';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EnvironmentChip, type EnvironmentChipProps } from '#ui/mark/environment.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { OTHER_LOGINS } from './messages.ts';
import * as css from './palette-option.css.ts';

export interface PaletteOption {
  id: string;
  icon: LucideIcon;
  name: string;
  note: string;
  /** The action of the option, in one or two words. */
  hint: string;
  /** The option's keyboard shortcut; empty if there is none. */
  keys: string;
  /** The option's link target; empty for actions. */
  to: string;
  newTab: boolean;
  /** The text that the right arrow key inserts to show more options, such as other logins; empty if there are none. */
  others: string;
  /** The environment of a server. */
  environment?: EnvironmentChipProps['environment'];
}

export function PaletteOptionItem({ option, onChoose }: { option: PaletteOption; onChoose: () => void }) {
  const { to, newTab, others } = option;
  const tabAttributes = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Autocomplete.Item
      value={option}
      tabIndex={-1}
      aria-description={others === '' ? undefined : OTHER_LOGINS}
      className={css.option}
      onClick={onChoose}
      onAuxClick={to === '' ? undefined : onChoose}
      render={(item, { highlighted }) => {
        const content = <OptionContent option={option} isActive={highlighted} />;
        const selected = { 'aria-selected': highlighted };
        if (to === '')
          return (
            <div {...item} {...selected}>
              {content}
            </div>
          );
        return (
          <Link {...item} {...selected} {...tabAttributes} to={to}>
            {content}
          </Link>
        );
      }}
    />
  );
}

function OptionContent({ option, isActive }: { option: PaletteOption; isActive: boolean }) {
  const { icon, name, note, hint, keys, others, environment } = option;
  return (
    <>
      <span className={css.icon}>
        <Icon icon={icon} />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.note}>{note}</span>
      {environment && <EnvironmentChip environment={environment} />}
      {keys === '' ? <span className={css.hint}>{hint}</span> : <Keys keys={keys} />}
      {isActive && (
        <span className={css.keys} aria-hidden>
          <Kbd>↵</Kbd>
          {others !== '' && <Kbd>→</Kbd>}
        </span>
      )}
    </>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.keys} aria-hidden>
      {keys.split(' ').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
