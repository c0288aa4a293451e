import { FileButton } from '#ui/button/file-button.tsx';
import { CHOOSE_FILES, UPLOAD_HINT, UPLOAD_TO } from './messages.ts';
import { PathField } from './path-field.tsx';
import * as css from './files.css.ts';

interface UploadFormProps {
  destination: string;
  setDestination: (path: string) => void;
  suggestedPaths: readonly string[];
  upload: (files: readonly File[]) => void;
}

export function UploadForm({ destination, setDestination, suggestedPaths, upload }: UploadFormProps) {
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
