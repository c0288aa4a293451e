import { BOT } from '#domain/users/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import { EXPIRES, ROLES, UNKNOWN } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { ExpiryTime } from '#ui/text/expiry-time.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { METHOD, STATIC_TAG } from './messages.ts';
import { SORT_BY_EXPIRY, type TokenRow } from './token-row.ts';

/** Pixels of the "static" tag and the gap before it. */
const STATIC_TAG_WIDTH = 60;
/** Minimum width of the names and roles columns. Values that are cut off appear in full on hover. */
const MIN_WIDTH = 120;

/** `loadedAt` is the time at which the page was loaded. */
export const tokenColumns = (loadedAt: number): readonly Column<TokenRow>[] => [
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: ({ name }) => name,
    extraWidth: ({ isStatic }) => (isStatic ? STATIC_TAG_WIDTH : 0),
    cell: ({ name, isStatic }) => (
      <>
        <MarkedText text={name} />
        {isStatic && (
          <>
            {' '}
            <Tag>{STATIC_TAG}</Tag>
          </>
        )}
      </>
    ),
  },
  { title: ROLES, sort: 'roles', style: 'plain', minWidth: MIN_WIDTH, text: ({ roles }) => roles || UNKNOWN },
  { title: METHOD, sort: 'method', visibleFrom: 'middle', style: 'quiet', text: ({ method }) => method },
  { title: BOT, visibleFrom: 'wide', style: 'quiet', minWidth: MIN_WIDTH, text: ({ bot }) => bot || '–' },
  {
    title: EXPIRES,
    sort: SORT_BY_EXPIRY,
    visibleFrom: 'middle',
    style: 'quiet',
    text: () => '',
    sample: ['in 23 minutes'],
    cell: ({ expires }) => <ExpiryTime time={expires} now={loadedAt} />,
  },
];
