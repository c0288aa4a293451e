import { useState } from 'react';
import { HOME_FOLDER, isFilePath, suggestedName } from '#domain/files/file-paths.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { DOWNLOAD, DOWNLOAD_FROM, FILE_PATH_REQUIRED, SAVE_TARGET_FAILED, REQUEST_DOWNLOAD } from './messages.ts';
import { PathField } from './path-field.tsx';
import { chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import * as css from './files.css.ts';

interface DownloadFormProps {
  suggestedPaths: readonly string[];
  isModerated: boolean;
  onDownload: (path: string, target: SaveTarget) => void;
}

export function DownloadForm({ suggestedPaths, isModerated, onDownload }: DownloadFormProps) {
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
