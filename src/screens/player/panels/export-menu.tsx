import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveBlob } from '#ui/button/save-file.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { Exported, Format } from './export-recording.ts';
import {
  AS_CAST_2,
  AS_CAST_3,
  AS_PAGE,
  AS_TEXT,
  CAST_NOTE,
  EXPORT_RECORDING,
  NOT_EXPORTED,
  NOT_LOADED_YET,
  PAGE_NOTE,
} from './messages.ts';
import { useIndexState } from './use-index-state.ts';
import * as css from './panel.css.ts';

const FORMATS: readonly { format: Format; label: string; note?: string }[] = [
  { format: 'text', label: AS_TEXT },
  { format: 'cast-2', label: AS_CAST_2, note: CAST_NOTE },
  { format: 'cast-3', label: AS_CAST_3, note: CAST_NOTE },
  { format: 'page', label: AS_PAGE, note: PAGE_NOTE },
];

interface ExportMenuProps {
  exported: Exported;
  /** Whose session it was: what the file is called. */
  name: string;
}

/** Saves the recording in a format that others read. */
export function ExportMenu({ exported, name }: ExportMenuProps) {
  const { progress } = useIndexState(exported.index);
  const [hasFailed, setFailed] = useState(false);
  const { isComplete, bytes } = exported.loaded;
  const isWhole = isComplete && progress.bytes >= bytes;
  const save = async (format: Format): Promise<void> => {
    setFailed(false);
    try {
      const { fileNameOf, fileOf } = await import('./export-recording.ts');
      saveBlob(fileNameOf(format, exported, name), await fileOf(format, exported));
    } catch {
      setFailed(true);
    }
  };
  const entries = FORMATS.map(({ format, label, note }) => ({
    kind: 'action' as const,
    label,
    note,
    disabledReason: isWhole ? undefined : NOT_LOADED_YET,
    onSelect: () => void save(format),
  }));
  return (
    <>
      {hasFailed && (
        <span role="alert" className={css.fault}>
          {NOT_EXPORTED}
        </span>
      )}
      <MenuButton label={EXPORT_RECORDING} icon={Download} size="small" variant="quiet" entries={entries} />
    </>
  );
}
