import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { DroppedItems } from '#domain/files/dropped-files.ts';
import { activeFileNames, type Transfer, isEnded, progressPercent } from '#domain/files/transfer.ts';
import { encodeFileDecision } from '#domain/terminal/envelope.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import {
  CLOSE_FILES,
  filesOf,
  foldersRefused,
  NEEDS_APPROVAL,
  PARTICIPANT_REQUESTS,
  approvedWithoutFile,
  CLEAR_FINISHED,
  NO_TRANSFERS,
  TRANSFERS,
} from './messages.ts';
import type { TransferAddress } from './transfer/move-file.ts';
import { createTransfers, type Transfers, type TransferContext } from './transfer/transfers.ts';
import type { TerminalFiles } from './use-files.ts';
import { useFilesDropped, useStartTransfers } from './use-start-transfers.ts';
import * as css from './files.css.ts';
import { type FileRequest, parseFileEvent, pendingFileRequests } from '#domain/files/file-requests.ts';
import { RequestRow } from './request-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadForm, UploadForm } from './path-forms.tsx';
import { TransferRow } from './transfer-row.tsx';

interface TransferListProps {
  list: readonly Transfer[];
  transfers: Transfers;
  /** The current state of the session, for retries. */
  context: TransferContext;
}

function TransferList({ list, transfers, context }: TransferListProps) {
  const endedTransfers = list.filter(({ state }) => isEnded(state));
  if (list.length === 0) return <p className={css.secondaryText}>{NO_TRANSFERS}</p>;
  return (
    <div className={css.stack}>
      <ul className={css.list} aria-label={TRANSFERS}>
        {list.map((transfer) => (
          <TransferRow
            key={transfer.id}
            transfer={transfer}
            onCancel={() => transfers.cancel(transfer.id)}
            onRetry={() => transfers.retry(transfer.id, context)}
            onRemove={() => transfers.remove(transfer.id)}
            onAnswer={(assertion) => transfers.answer(transfer.id, assertion)}
          />
        ))}
      </ul>
      {endedTransfers.length > 0 && (
        <span>
          <Button size="small" onClick={() => endedTransfers.forEach(({ id }) => transfers.remove(id))}>
            {CLEAR_FINISHED}
          </Button>
        </span>
      )}
    </div>
  );
}

const hasOwnTransfer = (list: readonly Transfer[], id: string): boolean =>
  list.some(({ state }) => state.status === 'approval' && state.request === id);

/**
 * The requests that have no transfer on this page, and a notice if one of the user's own requests is approved but has
 * no transfer.
 */
function useFileRequests({ events, isLive, user }: TerminalFiles, transfers: Transfers, list: readonly Transfer[]) {
  const handledEvents = useRef<readonly unknown[]>([]);
  const [notice, setNotice] = useState('');
  const handleEvents = useEffectEvent((allEvents: typeof events) => {
    const newEvents = allEvents.filter((event) => !handledEvents.current.includes(event));
    handledEvents.current = allEvents;
    for (const raw of newEvents) {
      const event = parseFileEvent(raw);
      if (event?.request.requester !== user || transfers.takeEvent(event)) continue;
      if (event.kind === 'approved') setNotice(approvedWithoutFile(sanitize(event.request.location)));
    }
  });
  useEffect(() => handleEvents(events), [events]);
  useEffect(() => {
    if (!isLive) transfers.handleSessionEnd();
  }, [isLive, transfers]);
  const openRequests = isLive ? pendingFileRequests(events).filter(({ id }) => !hasOwnTransfer(list, id)) : [];
  return { open: openRequests, notice };
}

interface RequestListProps {
  requests: readonly FileRequest[];
  user: string;
  onDecide: (id: string, approved: boolean) => void;
}

function RequestList({ requests: openRequests, user, onDecide }: RequestListProps) {
  if (openRequests.length === 0) return null;
  return (
    <ul className={css.list} aria-label={PARTICIPANT_REQUESTS}>
      {openRequests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          user={user}
          onDecide={(approved) => onDecide(request.id, approved)}
        />
      ))}
    </ul>
  );
}

export interface FilesPanelProps extends TerminalFiles {
  address: TransferAddress;
  dropped: DroppedItems | undefined;
  isDraggedOver: boolean;
}

/** Reports the running transfers, so that tabs show their progress and the user is asked before the page closes. */
function useReportActiveFiles(list: readonly Transfer[], { onActiveFiles, onProgress }: FilesPanelProps): void {
  const names = activeFileNames(list);
  useUnloadWarning(names.length > 0);
  const reportActiveFiles = useEffectEvent(() => onActiveFiles(names));
  useEffect(() => reportActiveFiles());
  const percent = progressPercent(list);
  const reportProgress = useEffectEvent(onProgress);
  useEffect(() => reportProgress(percent), [percent]);
}

/** Whether the key closes the panel: Escape, unless a field or a dialog of the panel handles it. */
const isClosingKey = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !event.nativeEvent.isComposing &&
  !(event.target instanceof Element && event.target.closest('dialog') !== null);

interface FilesSectionProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

function FilesSection({ title, isOpen, onClose, children }: FilesSectionProps) {
  const ref = useRef<HTMLElement>(null);
  // Takes the focus unless the terminal or the panel has it, for example after a drop on the terminal.
  const focus = useEffectEvent((isShown: boolean) => {
    if (isShown && !document.activeElement?.closest('section')) ref.current?.focus();
  });
  useEffect(() => focus(isOpen), [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isClosingKey(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any control closes the panel
    <section ref={ref} tabIndex={-1} hidden={!isOpen} className={css.panel} aria-label={title} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <IconButton label={CLOSE_FILES} icon={X} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

/** The panel of a terminal's files. Transfers continue while it is closed. */
export function FilesPanel(props: FilesPanelProps) {
  const { address, isModerated, user, send, isOpen, onOpen, dropped, isDraggedOver } = props;
  const [transfers] = useState(createTransfers);
  const list = useStore(transfers.store, (all) => all);
  const { open: openRequests, notice } = useFileRequests(props, transfers, list);
  const { offersFor, folder, download, pending, resolve, cancelPending, ...uploads } = useStartTransfers(
    props,
    transfers,
  );
  useFilesDropped(dropped, uploads.upload);
  useReportActiveFiles(list, props);
  useEffect(() => () => transfers.abortAll(), [transfers]);
  return (
    <FilesSection title={filesOf(sanitize(address.login))} isOpen={isOpen} onClose={() => onOpen(false)}>
      {isModerated && <p>{NEEDS_APPROVAL}</p>}
      {notice !== '' && <Banner tone="warn">{notice}</Banner>}
      <RequestList
        requests={openRequests}
        user={user}
        onDecide={(id, approved) => send(encodeFileDecision(id, approved))}
      />
      {pending && (
        <ConflictDialog
          conflicts={pending.conflicts}
          onResolve={(choiceOf) => resolve(pending, choiceOf)}
          onClose={cancelPending}
        />
      )}
      <UploadForm {...uploads} folder={folder} suggestedPaths={offersFor('upload')} isDraggedOver={isDraggedOver} />
      {dropped && dropped.folders.length > 0 && (
        <Banner tone="warn">{foldersRefused(sanitize(dropped.folders.join(', ')))}</Banner>
      )}
      <DownloadForm
        folder={folder}
        suggestedPaths={offersFor('download')}
        isModerated={isModerated}
        onDownload={download}
      />
      <TransferList list={list} transfers={transfers} context={props} />
    </FilesSection>
  );
}
