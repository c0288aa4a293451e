import CircleAlert from 'lucide-react/icons/circle-alert';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as css from './banner.css.ts';

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert, stale: History } satisfies Record<
  keyof typeof css.banner,
  unknown
>;

interface BannerProps {
  tone: keyof typeof css.banner;
  children: ReactNode;
  action?: ReactNode;
}

/** Something to know about the whole of what stands below it. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div className={css.banner[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={css.sign[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
