import { toOneLine, previewOf } from '#domain/terminal/tools/paste-preview.ts';
import { pasteContentOf } from '#domain/terminal/tools/paste.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  HAS_CONTROLS,
  HAS_UNSEEN,
  LINES_RUN,
  LINES_WAIT,
  PASTE,
  PASTE_AS_ONE_LINE,
  pasteQuestion,
  restOfPaste,
  TEXT_TO_PASTE,
} from './paste-messages.ts';
import * as css from './tools.css.ts';

interface PasteGuardProps {
  text: string;
  /** The program takes it as one paste, of which nothing runs by itself. */
  isBracketed: boolean;
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** Shows a paste before it goes, with what is not seen in it. */
export function PasteGuard({ text, isBracketed, onPaste, onClose }: PasteGuardProps) {
  const { lines, hasControls, hasUnseen } = pasteContentOf(text);
  return (
    <Dialog title={pasteQuestion(lines)} width="wide" onClose={onClose}>
      {lines > 1 && <p>{isBracketed ? LINES_WAIT : LINES_RUN}</p>}
      {hasControls && <p>{HAS_CONTROLS}</p>}
      {hasUnseen && <p>{HAS_UNSEEN}</p>}
      <Preview text={text} />
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

function Preview({ text }: { text: string }) {
  const { parts, rest } = previewOf(text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={css.preview} aria-label={TEXT_TO_PASTE} tabIndex={0}>
      <pre className={css.pasted}>
        {parts.map((part) =>
          part.isMark ? (
            <mark key={part.at} className={css.mark}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </pre>
      {rest > 0 && <p className={css.rest}>{restOfPaste(rest)}</p>}
    </section>
  );
}
