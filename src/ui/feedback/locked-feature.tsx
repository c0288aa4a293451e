import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Icon } from '#ui/mark/icon.tsx';
import * as css from './locked-feature.css.ts';

interface LockedFeatureProps {
  /** Names the locked feature, for example "Joining sessions is not included in your plan". */
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Replaces a feature that the plan excludes, and explains how to get it. */
export function LockedFeature({ title, children, action }: LockedFeatureProps) {
  return (
    <section className={css.box} aria-label={title}>
      <span className={css.icon}>
        <Icon icon={Lock} />
      </span>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
      {action}
    </section>
  );
}
