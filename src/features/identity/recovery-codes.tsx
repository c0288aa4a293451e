import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { saveFile } from '#ui/button/save-file.ts';
import {
  ABOUT_CODES,
  CODES,
  CODES_SAVED,
  COPY_CODES,
  DOWNLOAD_CODES,
  PRINT_CODES,
  SAVE_CODES_FIRST,
} from './messages.ts';
import { CONTINUE } from '#ui/messages.ts';
import { useLeaveWarning } from '#ui/dialog/use-leave-warning.ts';
import * as css from './recovery-codes.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are and where they work: the first line of the file and of the print. */
  heading: string;
  /** What follows, written on the button. */
  next?: string;
  onSaved: () => void;
  /** What was done with them. */
  onUsed: (action: 'copy' | 'print' | 'continue') => void;
}

const FILE = 'recovery-codes.txt';

/** Codes that are shown this once, and a button that waits until they are saved. */
export function RecoveryCodes({ codes, heading, next = CONTINUE, onSaved, onUsed }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  // They are not shown again.
  useLeaveWarning(!isSaved);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <div className={css.recovery}>
      <p>{ABOUT_CODES}</p>
      <section ref={sheet} className={css.sheet} aria-label={heading} tabIndex={-1}>
        <p className={css.heading}>{heading}</p>
        <ol className={css.codes} aria-label={CODES}>
          {codes.map((code) => (
            <li key={code} className={css.code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className={css.ways}>
        <CopyButton worded text={text} label={COPY_CODES} onCopy={() => onUsed('copy')} />
        <Button icon={Download} onClick={() => saveFile(FILE, 'text/plain', text)}>
          {DOWNLOAD_CODES}
        </Button>
        <Button
          icon={Printer}
          onClick={() => {
            onUsed('print');
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
          onUsed('continue');
          onSaved();
        }}
      >
        {next}
      </Button>
    </div>
  );
}
