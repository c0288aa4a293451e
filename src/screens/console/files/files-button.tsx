import FolderSync from 'lucide-react/icons/folder-sync';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canAnswer, pendingFileRequests } from '#domain/files/file-requests.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { FILES, filesWithRequests, requestCount } from './pane-messages.ts';
import type { TerminalFiles } from './use-files.ts';

interface FilesButtonProps extends Pick<TerminalFiles, 'address' | 'isLive' | 'events' | 'user' | 'isOpen' | 'onOpen'> {
  onClosed: () => void;
}

/** Opens and closes the files panel, and shows how many requests of other participants the user has not answered. */
export function FilesButton({ address, isLive, events, user, isOpen, onOpen, onClosed }: FilesButtonProps) {
  const wasOpen = useRef(false);
  const notifyClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (wasOpen.current && !isOpen) notifyClosed();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!address) return null;
  const pendingCount = isLive ? pendingFileRequests(events).filter((request) => canAnswer(request, user)).length : 0;
  return (
    <>
      <IconButton
        label={pendingCount > 0 ? filesWithRequests(pendingCount) : FILES}
        icon={FolderSync}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
      <output>{pendingCount > 0 && <Tag tone="warn">{requestCount(pendingCount)}</Tag>}</output>
    </>
  );
}
