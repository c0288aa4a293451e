import { useState } from 'react';
import { HOME_FOLDER, isFilePath, suggestedName } from '#domain/files/file-paths.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DOWNLOAD, DOWNLOAD_FROM, NAME_A_FILE, NOT_CHOSEN, REQUEST_DOWNLOAD } from './messages.ts';
import { PathField } from './path-field.tsx';
import { chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import * as css from './files.css.ts';

interface DownloadFormProps {
  offers: readonly string[];
  moderated: boolean;
  onDownload: (path: string, target: SaveTarget) => void;
}

export function DownloadForm({ offers, moderated, onDownload }: DownloadFormProps) {
  const [path, setPath] = useState(HOME_FOLDER);
  const [error, setError] = useState<string>();
  // Where to is asked at once: later, after an approval, no browser would let the page ask.
  const choose = async () => {
    if (!isFilePath(path)) return setError(NAME_A_FILE);
    setError(undefined);
    const target = await chooseSaveTarget(suggestedName(path)).catch(() => setError(NOT_CHOSEN));
    if (target) onDownload(path, target);
  };
  return (
    <Form className={css.stack} tracksUnsavedWork={false} onSubmit={() => void choose()}>
      <PathField label={DOWNLOAD_FROM} error={error} value={path} offers={offers} onChange={setPath} />
      <span>
        <SubmitButton variant="plain">{moderated ? REQUEST_DOWNLOAD : DOWNLOAD}</SubmitButton>
      </span>
    </Form>
  );
}
