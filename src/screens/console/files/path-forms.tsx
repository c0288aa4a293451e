import History from 'lucide-react/icons/history';
import Terminal from 'lucide-react/icons/terminal';
import UploadIcon from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { isFilePath, suggestedName } from '#domain/files/file-paths.ts';
import { chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { FileButton } from '#ui/button/file-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import {
  CHOOSE_FILES,
  DOWNLOAD,
  DOWNLOAD_FROM,
  DOWNLOAD_SUGGESTIONS,
  DROP_FILES_HERE,
  dropTarget,
  FILE_PATH_REQUIRED,
  REQUEST_DOWNLOAD,
  SAVE_TARGET_FAILED,
  UPLOAD_SUGGESTIONS,
  UPLOAD_HINT,
  UPLOAD_TO,
} from './messages.ts';
import * as css from './path-forms.css.ts';
import * as page from './files.css.ts';

const MAX_SUGGESTED_BUTTONS = 4;

interface PathFieldProps {
  label: string;
  suggestionsLabel: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** The shell's current directory or the home folder, which ends in `/`. */
  folder: string;
  /** Recently used paths. */
  suggestedPaths: readonly string[];
  onChange: (path: string) => void;
}

/** A path on the server. A list of the browser suggests all recent paths, and buttons suggest the most recent ones. */
function PathField({ label, suggestionsLabel, hint, error, value, folder, suggestedPaths, onChange }: PathFieldProps) {
  const id = useId();
  const suggestions = [...new Set([folder, ...suggestedPaths])]
    .filter((path) => path !== value)
    .slice(0, MAX_SUGGESTED_BUTTONS);
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
      {suggestions.length > 0 && (
        <ul className={css.paths} aria-label={suggestionsLabel}>
          {suggestions.map((path) => (
            <li key={path}>
              <button type="button" className={css.pathButton} onClick={() => onChange(path)}>
                <Icon icon={path === folder ? Terminal : History} />
                {sanitize(path)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface UploadFormProps extends Pick<PathFieldProps, 'folder' | 'suggestedPaths'> {
  destination: string;
  setDestination: (path: string) => void;
  /** Whether files are dragged over the terminal or the panel. */
  isDraggedOver: boolean;
  upload: (files: readonly File[]) => void;
}

export function UploadForm({ destination, setDestination, isDraggedOver, upload, ...paths }: UploadFormProps) {
  return (
    <div className={page.stack}>
      <PathField
        label={UPLOAD_TO}
        suggestionsLabel={UPLOAD_SUGGESTIONS}
        hint={UPLOAD_HINT}
        value={destination}
        {...paths}
        onChange={setDestination}
      />
      <div className={css.dropZone} data-over={isDraggedOver || undefined}>
        <p className={css.dropText}>
          <Icon icon={UploadIcon} />
          {isDraggedOver ? dropTarget(sanitize(destination)) : DROP_FILES_HERE}
        </p>
        <FileButton
          multiple
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = ''; // so that the user can choose the same file again
          }}
        >
          {CHOOSE_FILES}
        </FileButton>
      </div>
    </div>
  );
}

interface DownloadFormProps extends Pick<PathFieldProps, 'folder' | 'suggestedPaths'> {
  isModerated: boolean;
  onDownload: (path: string, target: SaveTarget) => void;
}

export function DownloadForm({ isModerated, onDownload, ...paths }: DownloadFormProps) {
  const [typedPath, setPath] = useState<string>();
  const [error, setError] = useState<string>();
  const path = typedPath ?? paths.folder;
  // Ask for the target now: after an approval, the browser would no longer allow the file picker.
  const chooseTarget = async () => {
    if (!isFilePath(path)) return setError(FILE_PATH_REQUIRED);
    setError(undefined);
    const target = await chooseSaveTarget(suggestedName(path)).catch(() => setError(SAVE_TARGET_FAILED));
    if (target) onDownload(path, target);
  };
  return (
    <Form className={page.stack} tracksUnsavedWork={false} onSubmit={() => void chooseTarget()}>
      <PathField
        label={DOWNLOAD_FROM}
        suggestionsLabel={DOWNLOAD_SUGGESTIONS}
        error={error}
        value={path}
        {...paths}
        onChange={setPath}
      />
      <span>
        <SubmitButton variant="plain">{isModerated ? REQUEST_DOWNLOAD : DOWNLOAD}</SubmitButton>
      </span>
    </Form>
  );
}
