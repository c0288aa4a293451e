import { LOCALE } from '#lib/text/locale.ts';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { PARTICIPANTS } from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

export function ParticipantList({ users }: { users: readonly string[] }) {
  if (users.length === 0) return null;
  return (
    <span className={css.participants}>
      {PARTICIPANTS}{' '}
      {namesFormat
        .formatToParts(new Set(users))
        .map(({ type, value }) => (type === 'element' ? <UntrustedText key={value}>{value}</UntrustedText> : value))}
    </span>
  );
}
