import { BOT } from '#domain/users/messages.ts';
import type { Column } from '#features/list/kind.ts';
import { NAME } from '#features/list/messages.ts';
import { EXPIRES, ROLES, UNKNOWN } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { ExpiryTime } from '#ui/text/expiry-time.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { METHOD, STATIC } from './messages.ts';
import { BY_EXPIRY, type TokenRow } from './token-row.ts';

/** The tag of a static token with the space before it. */
const STATIC_TAG = 60;
/** Of names and roles that are cut: the whole ones are shown on hover. */
const LEAST = 120;

/** `at` is the page's clock. */
export const tokenColumns = (at: number): readonly Column<TokenRow>[] => [
  {
    title: NAME,
    sort: 'name',
    look: 'name',
    text: ({ name }) => name,
    beside: ({ isStatic }) => (isStatic ? STATIC_TAG : 0),
    cell: ({ name, isStatic }) => (
      <>
        <MarkedText text={name} />
        {isStatic && (
          <>
            {' '}
            <Tag>{STATIC}</Tag>
          </>
        )}
      </>
    ),
  },
  { title: ROLES, sort: 'roles', look: 'plain', least: LEAST, text: ({ roles }) => roles || UNKNOWN },
  { title: METHOD, sort: 'method', shown: 'middle', look: 'quiet', text: ({ method }) => method },
  { title: BOT, shown: 'wide', look: 'quiet', least: LEAST, text: ({ bot }) => bot || '–' },
  {
    title: EXPIRES,
    sort: BY_EXPIRY,
    shown: 'middle',
    look: 'quiet',
    text: () => '',
    sample: ['in 23 minutes'],
    cell: ({ expires }) => <ExpiryTime at={expires} now={at} />,
  },
];
