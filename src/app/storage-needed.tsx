import type { StorageUnavailable } from '#lib/browser/storage.ts';
import { Button } from '#ui/button/button.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { RETRY } from '#ui/messages.ts';
import { ALLOW_SITE_DATA, HOW_TO_ALLOW, MAKE_ROOM, NO_ROOM, noRoomFor, siteDataNeeded } from './start-messages.ts';
import * as css from './storage-needed.css.ts';

/** Instead of every page where the browser stores nothing for this address (docs/behaviour.md#what-the-browser-keeps). */
export function StorageNeeded({ error: { reason } }: { error: StorageUnavailable }) {
  const title = reason === 'blocked' ? ALLOW_SITE_DATA : NO_ROOM;
  return (
    <FullPage alone title={title} action={<Button onClick={() => location.reload()}>{RETRY}</Button>}>
      <title>{title}</title>
      <p role="alert">{reason === 'blocked' ? siteDataNeeded(location.host) : noRoomFor(location.host)}</p>
      {reason === 'full' && <p>{MAKE_ROOM}</p>}
      {reason === 'blocked' && (
        <ul className={css.ways}>
          {HOW_TO_ALLOW.map((how) => (
            <li key={how}>{how}</li>
          ))}
        </ul>
      )}
    </FullPage>
  );
}
