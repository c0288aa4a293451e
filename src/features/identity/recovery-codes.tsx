import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { saveFile } from '#ui/button/save-file.ts';
import * as css from './recovery-codes.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose they are and where they work: the first line of the file and of the print. */
  heading: string;
  /** What follows, written on the button. */
  next?: string;
  onSaved: () => void;
}

const FILE = 'recovery-codes.txt';

/** Whoever leaves now has seen the codes for the last time: the browser asks first. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}

/** Codes that are shown this once, and a gate that opens when they are kept somewhere. */
export function RecoveryCodes({ codes, heading, next = 'Continue', onSaved }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  useWarning(!isSaved);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <div className={css.recovery}>
      <p>
        Each of these codes lets you back in once, should you lose your password or your second factor. They are shown
        only now: keep them where you find them without this device.
      </p>
      <section ref={sheet} className={css.sheet} aria-label={heading} tabIndex={-1}>
        <p className={css.heading}>{heading}</p>
        <ol className={css.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code} className={css.code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className={css.ways}>
        <CopyButton worded text={text} label="Copy" />
        <Button icon={Download} onClick={() => saveFile(FILE, 'text/plain', text)}>
          Download
        </Button>
        <Button icon={Printer} onClick={() => print()}>
          Print
        </Button>
      </div>
      <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
        I have saved them
      </Checkbox>
      <Button
        variant="primary"
        size="big"
        disabledReason={isSaved ? undefined : 'Save the codes first: they are not shown again.'}
        onClick={onSaved}
      >
        {next}
      </Button>
    </div>
  );
}
