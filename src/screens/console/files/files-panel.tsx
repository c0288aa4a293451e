import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DroppedItems } from '#domain/files/dropped-files.ts';
import { activeFileNames, type Transfer } from '#domain/files/transfer.ts';
import { encodeFileDecision } from '#domain/terminal/envelope.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DownloadForm } from './download-form.tsx';
import { CLOSE_FILES, filesOf, foldersRefused, NEEDS_APPROVAL } from './messages.ts';
import type { TransferAddress } from './transfer/move-file.ts';
import { RequestList } from './request-list.tsx';
import { TransferList } from './transfer-list.tsx';
import { createTransfers } from './transfer/transfers.ts';
import { UploadForm } from './upload-form.tsx';
import type { TerminalFiles } from './use-files.ts';
import { useFilesDropped, useStartTransfers } from './use-start-transfers.ts';
import { useFileRequests } from './use-file-requests.ts';
import * as css from './files.css.ts';

export interface FilesPanelProps extends TerminalFiles {
  address: TransferAddress;
  dropped: DroppedItems | undefined;
}

/** Reports the running transfers, so that the user is asked before the page or the pane closes. */
function useReportActiveFiles(list: readonly Transfer[], onActiveFiles: FilesPanelProps['onActiveFiles']): void {
  const names = activeFileNames(list);
  useUnloadWarning(names.length > 0);
  const reportActiveFiles = useEffectEvent(() => onActiveFiles(names));
  useEffect(() => reportActiveFiles());
}

/** The panel of a terminal's files. Transfers continue while it is closed. */
export function FilesPanel(props: FilesPanelProps) {
  const { address, isModerated, user, send, isOpen, onOpen, dropped } = props;
  const ref = useRef<HTMLElement>(null);
  const [transfers] = useState(createTransfers);
  const list = useStore(transfers.store, (all) => all);
  const { open, notice } = useFileRequests(props, transfers, list);
  const { offersFor, download, pending, resolve, cancelPending, ...uploads } = useStartTransfers(props, transfers);
  useFilesDropped(dropped, uploads.upload);
  useReportActiveFiles(list, props.onActiveFiles);
  useEffect(() => () => transfers.abortAll(), [transfers]);
  // Takes the focus unless the terminal or the panel has it, for example after a drop on the terminal.
  const focus = useEffectEvent((isShown: boolean) => {
    if (isShown && !document.activeElement?.closest('section')) ref.current?.focus();
  });
  useEffect(() => focus(isOpen), [isOpen]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      hidden={!isOpen}
      className={css.panel}
      aria-label={filesOf(sanitize(address.login))}
    >
      <div className={css.head}>
        <h2 className={css.title}>{filesOf(sanitize(address.login))}</h2>
        <IconButton label={CLOSE_FILES} icon={X} onClick={() => onOpen(false)} />
      </div>
      {isModerated && <p>{NEEDS_APPROVAL}</p>}
      {notice !== '' && <Banner tone="warn">{notice}</Banner>}
      <RequestList requests={open} user={user} onDecide={(id, approved) => send(encodeFileDecision(id, approved))} />
      {pending && (
        <ConflictDialog
          conflicts={pending.conflicts}
          onResolve={(choiceOf) => resolve(pending, choiceOf)}
          onClose={cancelPending}
        />
      )}
      <UploadForm {...uploads} suggestedPaths={offersFor('upload')} />
      {dropped && dropped.folders.length > 0 && (
        <Banner tone="warn">{foldersRefused(sanitize(dropped.folders.join(', ')))}</Banner>
      )}
      <DownloadForm suggestedPaths={offersFor('download')} isModerated={isModerated} onDownload={download} />
      <TransferList list={list} transfers={transfers} context={props} />
    </section>
  );
}
