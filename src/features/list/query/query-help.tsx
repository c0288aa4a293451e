import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import * as css from './query-help.css.ts';

// What the predicate language of lists knows (docs/protocol/resources.md#1.4).
const PARTS: readonly (readonly [code: string, says: string])[] = [
  ['labels["env"] == "production"', 'The label env has this value. labels.env is the same for keys that are one word.'],
  ['labels["env"] != "staging"', 'It has another value, or no such label: a label that is missing counts as empty.'],
  ['exists(labels["team"])', 'The label is there, whatever its value.'],
  ['!exists(labels["team"])', 'The label is missing.'],
  ['name == "web-01"', 'The name; for servers the hostname.'],
  ['search("web", "two words")', 'What the plain search finds: every word is part of a name, an address or a label.'],
  ['resource.spec.addr == "10.0.0.5:22"', 'Any field of the resource as it is stored.'],
  ['… && …', 'Both.'],
  ['… || …', 'Either. It binds looser than &&; round brackets group.'],
];

/** A link to the help text. */
export function QueryHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        How queries are written
      </LinkButton>
      {isOpen && (
        <Dialog title="How queries are written" width="wide" onClose={() => setOpen(false)}>
          <dl className={css.parts}>
            {PARTS.map(([code, says]) => (
              <div key={code} className={css.part}>
                <dt>
                  <code className={css.code}>{code}</code>
                </dt>
                <dd className={css.says}>{says}</dd>
              </div>
            ))}
          </dl>
          <p className={css.note}>
            Texts stand in double quotes. A label stands left of the text that it is compared with.
          </p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
