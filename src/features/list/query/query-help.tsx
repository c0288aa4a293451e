import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SHOW_SYNTAX, SYNTAX, SYNTAX_NOTE, SYNTAX_PARTS } from '#features/list/messages.ts';
import { CLOSE } from '#ui/button/messages.ts';
import * as css from './query-help.css.ts';

// The predicate language of list queries (docs/protocol/resources.md#1.4).
const PARTS: readonly (readonly [code: string, meaning: string])[] = [
  ['labels["env"] == "production"', SYNTAX_PARTS.equal],
  ['labels["env"] != "staging"', SYNTAX_PARTS.notEqual],
  ['exists(labels["team"])', SYNTAX_PARTS.exists],
  ['!exists(labels["team"])', SYNTAX_PARTS.missing],
  ['name == "web-01"', SYNTAX_PARTS.name],
  ['search("web", "two words")', SYNTAX_PARTS.search],
  ['resource.spec.addr == "10.0.0.5:22"', SYNTAX_PARTS.field],
  ['… && …', SYNTAX_PARTS.and],
  ['… || …', SYNTAX_PARTS.or],
];

export function QueryHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SHOW_SYNTAX}
      </LinkButton>
      {isOpen && (
        <Dialog title={SYNTAX} width="wide" onClose={() => setOpen(false)}>
          <dl className={css.parts}>
            {PARTS.map(([code, meaning]) => (
              <div key={code} className={css.part}>
                <dt>
                  <code className={css.code}>{code}</code>
                </dt>
                <dd className={css.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className={css.note}>{SYNTAX_NOTE}</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{CLOSE}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
