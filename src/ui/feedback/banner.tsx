import CircleAlert from 'lucide-react/icons/circle-alert';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode, Ref } from 'react';
import { Icon } from '#ui/mark/icon.tsx';
import * as css from './banner.css.ts';

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert, stale: History } satisfies Record<
  keyof typeof css.banner,
  unknown
>;

interface BannerProps {
  tone: keyof typeof css.banner;
  children: ReactNode;
  action?: ReactNode;
  /** Truncates the text to one line, on phones to a few lines. */
  isShort?: boolean;
  /** For measuring the text's width. */
  textRef?: Ref<HTMLDivElement>;
}

/** A notice about all content below it. */
export function Banner({ tone, children, action, isShort = false, textRef }: BannerProps) {
  return (
    <div className={css.banner[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={css.icon[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      <div ref={textRef} className={isShort ? css.short : css.text}>
        {children}
      </div>
      {action}
    </div>
  );
}
