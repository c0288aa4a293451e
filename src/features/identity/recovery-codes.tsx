import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { saveFile } from '#ui/button/save-file.ts';
import {
  RECOVERY_CODES_INTRO,
  RECOVERY_CODES,
  CODES_SAVED,
  COPY_CODES,
  DOWNLOAD_CODES,
  PRINT_CODES,
  SAVE_CODES_FIRST,
} from './messages.ts';
import { CONTINUE } from '#ui/messages.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import * as css from './recovery-codes.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Names the user and the cluster; the first line of the file and of the print. */
  heading: string;
  continueLabel?: string;
  onSaved: () => void;
  /** Called after the user copies or prints the codes or continues. */
  onAction: (action: 'copy' | 'print' | 'continue') => void;
}

const FILE_NAME = 'recovery-codes.txt';

/** Shows recovery codes once. The user can continue only after confirming that they are saved. */
export function RecoveryCodes({ codes, heading, continueLabel = CONTINUE, onSaved, onAction }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  // The proxy never shows the codes again.
  useUnloadWarning(!isSaved);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <div className={css.recovery}>
      <p>{RECOVERY_CODES_INTRO}</p>
      <section ref={sheet} className={css.sheet} aria-label={heading} tabIndex={-1}>
        <p className={css.heading}>{heading}</p>
        <ol className={css.codes} aria-label={RECOVERY_CODES}>
          {codes.map((code) => (
            <li key={code} className={css.code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className={css.actions}>
        <CopyButton showLabel text={text} label={COPY_CODES} onCopy={() => onAction('copy')} />
        <Button icon={Download} onClick={() => saveFile(FILE_NAME, 'text/plain', text)}>
          {DOWNLOAD_CODES}
        </Button>
        <Button
          icon={Printer}
          onClick={() => {
            onAction('print');
            print();
          }}
        >
          {PRINT_CODES}
        </Button>
      </div>
      <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
        {CODES_SAVED}
      </Checkbox>
      <Button
        variant="primary"
        size="big"
        disabledReason={isSaved ? undefined : SAVE_CODES_FIRST}
        onClick={() => {
          onAction('continue');
          onSaved();
        }}
      >
        {continueLabel}
      </Button>
    </div>
  );
}
