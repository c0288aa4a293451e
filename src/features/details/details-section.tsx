import type { ReactNode } from 'react';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { ASK_FOR_PERMISSION, REQUIRES_PERMISSION } from '#ui/feedback/messages.ts';
import { Description } from '#ui/text/description-list.tsx';
import { copyValue } from './messages.ts';
import * as css from './details.css.ts';

interface DetailsSectionProps {
  title: string;
  /** A link or a button next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the details, with its own heading. */
export function DetailsSection({ title, action, children }: DetailsSectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <div className={css.sectionHead}>
        <h3 className={css.heading}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Replaces a part that the user's roles do not allow. */
export function MissingPermission({ permission }: { permission: string }) {
  return (
    <p className={css.note}>
      {REQUIRES_PERMISSION} <code>{permission}</code>. {ASK_FOR_PERMISSION}
    </p>
  );
}

/** The facts about a thing. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;

interface FactProps {
  term: string;
  /** A value in the font of code, with a button that copies it. */
  copyable?: string;
  children?: ReactNode;
}

/** One fact of a description list. Without a value, nothing is shown. */
export function Fact({ term, copyable, children }: FactProps) {
  if (copyable === '' || (copyable === undefined && !children)) return null;
  if (copyable === undefined)
    return (
      <Description term={term} face="text">
        {children}
      </Description>
    );
  return (
    <Description term={term} face="code">
      <span className={css.copyable}>
        <span className={css.copyableText}>{children ?? copyable}</span>
        <CopyButton text={copyable} label={copyValue(term)} />
      </span>
    </Description>
  );
}
