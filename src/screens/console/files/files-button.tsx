import FolderSync from 'lucide-react/icons/folder-sync';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnanswered, pendingFileRequests } from '#domain/files/file-requests.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { FILES, filesWaiting, requestCount } from './pane-messages.ts';
import type { FilesOf } from './use-files.ts';

interface FilesButtonProps extends Pick<FilesOf, 'place' | 'isLive' | 'events' | 'user' | 'isOpen' | 'onOpen'> {
  /** The files were open and are closed now. */
  onClosed: () => void;
}

/** Opens the files of a terminal, and says when a participant waits for an answer. */
export function FilesButton({ place, isLive, events, user, isOpen, onOpen, onClosed }: FilesButtonProps) {
  const wasOpen = useRef(false);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) close();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!place) return null;
  const waiting = isLive ? pendingFileRequests(events).filter((request) => isUnanswered(request, user)).length : 0;
  return (
    <>
      <IconButton
        label={waiting > 0 ? filesWaiting(waiting) : FILES}
        icon={FolderSync}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
      <output>{waiting > 0 && <Tag tone="warn">{requestCount(waiting)}</Tag>}</output>
    </>
  );
}
