import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState, useId } from 'react';
import type { DroppedItems } from '#domain/files/dropped-files.ts';
import { activeFileNames, type Transfer, isEnded } from '#domain/files/transfer.ts';
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
  DOWNLOAD,
  DOWNLOAD_FROM,
  FILE_PATH_REQUIRED,
  SAVE_TARGET_FAILED,
  REQUEST_DOWNLOAD,
  approvedWithoutFile,
  CHOOSE_FILES,
  UPLOAD_HINT,
  UPLOAD_TO,
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
import { HOME_FOLDER, isFilePath, suggestedName } from '#domain/files/file-paths.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import { FileButton } from '#ui/button/file-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Button } from '#ui/button/button.tsx';
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

interface PathFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** Recently used paths. */
  suggestedPaths: readonly string[];
  onChange: (path: string) => void;
}

/** A path on the server, with suggestions in a list of the browser. */
function PathField({ label, hint, error, value, suggestedPaths, onChange }: PathFieldProps) {
  const id = useId();
  return (
    <>
      <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
        <Input
          face="code"
          value={value}
          list={id}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <datalist id={id}>
        {suggestedPaths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
    </>
  );
}

interface UploadFormProps {
  destination: string;
  setDestination: (path: string) => void;
  suggestedPaths: readonly string[];
  upload: (files: readonly File[]) => void;
}

function UploadForm({ destination, setDestination, suggestedPaths, upload }: UploadFormProps) {
  return (
    <div className={css.stack}>
      <PathField
        label={UPLOAD_TO}
        hint={UPLOAD_HINT}
        value={destination}
        suggestedPaths={suggestedPaths}
        onChange={setDestination}
      />
      <span>
        <FileButton
          multiple
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = ''; // so that the user can choose the same file again
          }}
        >
          {CHOOSE_FILES}
        </FileButton>
      </span>
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

interface DownloadFormProps {
  suggestedPaths: readonly string[];
  isModerated: boolean;
  onDownload: (path: string, target: SaveTarget) => void;
}

function DownloadForm({ suggestedPaths, isModerated, onDownload }: DownloadFormProps) {
  const [path, setPath] = useState(HOME_FOLDER);
  const [error, setError] = useState<string>();
  // Ask for the target now: after an approval, the browser would no longer allow the file picker.
  const chooseTarget = async () => {
    if (!isFilePath(path)) return setError(FILE_PATH_REQUIRED);
    setError(undefined);
    const target = await chooseSaveTarget(suggestedName(path)).catch(() => setError(SAVE_TARGET_FAILED));
    if (target) onDownload(path, target);
  };
  return (
    <Form className={css.stack} tracksUnsavedWork={false} onSubmit={() => void chooseTarget()}>
      <PathField label={DOWNLOAD_FROM} error={error} value={path} suggestedPaths={suggestedPaths} onChange={setPath} />
      <span>
        <SubmitButton variant="plain">{isModerated ? REQUEST_DOWNLOAD : DOWNLOAD}</SubmitButton>
      </span>
    </Form>
  );
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
  const { open: openRequests, notice } = useFileRequests(props, transfers, list);
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
      <UploadForm {...uploads} suggestedPaths={offersFor('upload')} />
      {dropped && dropped.folders.length > 0 && (
        <Banner tone="warn">{foldersRefused(sanitize(dropped.folders.join(', ')))}</Banner>
      )}
      <DownloadForm suggestedPaths={offersFor('download')} isModerated={isModerated} onDownload={download} />
      <TransferList list={list} transfers={transfers} context={props} />
    </section>
  );
}
