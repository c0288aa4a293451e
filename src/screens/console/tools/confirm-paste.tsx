import { toOneLine, previewOf } from '#domain/terminal/tools/paste-preview.ts';
import { pasteContentOf } from '#domain/terminal/tools/paste.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  HAS_CONTROL_CHARACTERS,
  HAS_INVISIBLE_CHARACTERS,
  LINES_RUN_IMMEDIATELY,
  LINES_WAIT_FOR_ENTER,
  PASTE,
  PASTE_AS_ONE_LINE,
  pasteQuestion,
  remainingCharacters,
  TEXT_TO_PASTE,
} from './paste-messages.ts';
import * as css from './tools.css.ts';

interface ConfirmPasteProps {
  text: string;
  /** The program supports bracketed paste, so no part of the text runs by itself. */
  isBracketed: boolean;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** Shows a text before pasting it, including its invisible characters. */
export function ConfirmPaste({ text, isBracketed, onPaste, onClose }: ConfirmPasteProps) {
  const { lines, hasControls, hasUnseen } = pasteContentOf(text);
  return (
    <Dialog title={pasteQuestion(lines)} width="wide" onClose={onClose}>
      {lines > 1 && <p>{isBracketed ? LINES_WAIT_FOR_ENTER : LINES_RUN_IMMEDIATELY}</p>}
      {hasControls && <p>{HAS_CONTROL_CHARACTERS}</p>}
      {hasUnseen && <p>{HAS_INVISIBLE_CHARACTERS}</p>}
      <PastePreview text={text} />
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        {lines > 1 && <Button onClick={() => onPaste(toOneLine(text))}>{PASTE_AS_ONE_LINE}</Button>}
        <Button variant="primary" onClick={() => onPaste(text)}>
          {PASTE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PastePreview({ text }: { text: string }) {
  const { parts, rest } = previewOf(text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs keyboard focus
    <section className={css.preview} aria-label={TEXT_TO_PASTE} tabIndex={0}>
      <pre className={css.pastedText}>
        {parts.map((part) =>
          part.isMark ? (
            <mark key={part.start} className={css.mark}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </pre>
      {rest > 0 && <p className={css.remaining}>{remainingCharacters(rest)}</p>}
    </section>
  );
}
