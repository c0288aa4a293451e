import ExternalLinkIcon from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Icon } from '#ui/mark/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { OPENS_IN_NEW_TAB } from './messages.ts';
import * as css from './external-link.css.ts';

interface ExternalLinkProps {
  to: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Opens another origin in a new tab without a referrer, and announces the new tab. */
export function ExternalLink({ to, onClick, children }: ExternalLinkProps) {
  return (
    <a className={css.link} href={to} target="_blank" rel="noreferrer" onClick={onClick}>
      <span className={css.text}>{children}</span>
      <Icon icon={ExternalLinkIcon} />
      <VisuallyHidden> {OPENS_IN_NEW_TAB}</VisuallyHidden>
    </a>
  );
}
