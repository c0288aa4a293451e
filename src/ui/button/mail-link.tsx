import Mail from 'lucide-react/icons/mail';
import { Icon } from '#ui/mark/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { OPENS_EMAIL_PROGRAM } from './messages.ts';
import * as css from './external-link.css.ts';

/** A link that opens the user's email program. An icon and a hidden text announce that. */
export function MailLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.link} href={to}>
      {children}
      <Icon icon={Mail} />
      <VisuallyHidden> {OPENS_EMAIL_PROGRAM}</VisuallyHidden>
    </a>
  );
}
