import { epochMs } from '#lib/instant.ts';
import { SHOW_YAML } from '#lib/messages.ts';
import { formatDateTime, neverExpires, formatElapsed } from '#lib/time.ts';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { CopyField } from '#ui/field/copy-field.tsx';
import { YamlText } from '#ui/text/yaml-text.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import {
  COPY_TOKEN,
  expiresIn,
  HAS_EXPIRED,
  KEEP_TOKEN_SECRET,
  NEVER_EXPIRES,
  TOKEN_IS_NOT_SECRET,
  TOKEN,
} from './messages.ts';
import type { TokenRow } from './token-row.ts';
import * as css from './tokens.css.ts';

interface TokenDialogProps {
  title: string;
  token: TokenRow;
  onClose: () => void;
}

function expiryText(now: number, expires: string): string {
  if (neverExpires(now, expires)) return NEVER_EXPIRES;
  const expiresMs = epochMs(expires);
  return expiresMs <= now ? HAS_EXPIRED : expiresIn(formatElapsed(expiresMs, now), formatDateTime(expires));
}

/** Shows the whole token, and its YAML if there is one. The rest of the page masks secret tokens. */
export function TokenDialog({ title, token: { id, expires, isSecret, content }, onClose }: TokenDialogProps) {
  const hint = useTickingText((now) => expiryText(now, expires));
  return (
    <MessageDialog title={title} onClose={onClose}>
      <CopyField label={TOKEN} copyLabel={COPY_TOKEN} value={id} hint={hint}>
        <p>{isSecret ? KEEP_TOKEN_SECRET : TOKEN_IS_NOT_SECRET}</p>
      </CopyField>
      {content !== '' && (
        <details className={css.yaml}>
          <summary>{SHOW_YAML}</summary>
          <YamlText>{content}</YamlText>
        </details>
      )}
    </MessageDialog>
  );
}
