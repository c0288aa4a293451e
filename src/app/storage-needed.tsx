import type { StorageUnavailable } from '#lib/browser/storage.ts';
import { Button } from '#ui/button/button.tsx';
import { MessageCard } from '#ui/layout/message-card.tsx';
import { RETRY } from '#ui/messages.ts';
import {
  ALLOW_SITE_DATA,
  HOW_TO_ALLOW_SITE_DATA,
  FREE_STORAGE_HINT,
  STORAGE_FULL_TITLE,
  storageFullMessage,
  siteDataNeeded,
} from './start-messages.ts';
import * as css from './storage-needed.css.ts';

/** Replaces the page if the browser stores nothing for this origin (docs/behaviour.md#browser-storage). */
export function StorageNeeded({ error: { reason } }: { error: StorageUnavailable }) {
  const title = reason === 'blocked' ? ALLOW_SITE_DATA : STORAGE_FULL_TITLE;
  return (
    <MessageCard title={title} action={<Button onClick={() => location.reload()}>{RETRY}</Button>}>
      <title>{title}</title>
      <p role="alert">{reason === 'blocked' ? siteDataNeeded(location.host) : storageFullMessage(location.host)}</p>
      {reason === 'full' && <p>{FREE_STORAGE_HINT}</p>}
      {reason === 'blocked' && (
        <ul className={css.ways}>
          {HOW_TO_ALLOW_SITE_DATA.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ul>
      )}
    </MessageCard>
  );
}
