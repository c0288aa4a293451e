import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from '#ui/mark/icon.tsx';
import * as css from './select.css.ts';

/** The native select, with the platform's keys and touch picker. */
export function Select(props: Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple'>) {
  return (
    <span className={css.wrap}>
      <select {...useFieldAttributes()} {...props} className={css.select} />
      <span className={css.arrow}>
        <Icon icon={ChevronDown} />
      </span>
    </span>
  );
}
