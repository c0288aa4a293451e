import { epochMs } from '#lib/instant.ts';
import { SHOW_YAML } from '#lib/messages.ts';
import { formatDateTime, neverExpires, formatElapsed } from '#lib/time.ts';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { CopyField } from '#ui/field/copy-field.tsx';
import { YamlText } from '#ui/text/yaml-text.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { COPY_TOKEN, expiresIn, HAS_EXPIRED, KEEP_SECRET, NEVER_EXPIRES, NO_SECRET, TOKEN } from './messages.ts';
import type { TokenRow } from './token-row.ts';
import * as css from './tokens.css.ts';

interface ShowTokenProps {
  title: string;
  token: TokenRow;
  onClose: () => void;
}

function untilThen(now: number, at: string): string {
  if (neverExpires(now, at)) return NEVER_EXPIRES;
  const end = epochMs(at);
  return end <= now ? HAS_EXPIRED : expiresIn(formatElapsed(end, now), formatDateTime(at));
}

/** The token itself, which nothing else on the page tells. */
export function ShowToken({ title, token: { id, expires, isSecret, content }, onClose }: ShowTokenProps) {
  const hint = useTickingText((now) => untilThen(now, expires));
  return (
    <MessageDialog title={title} onClose={onClose}>
      <CopyField label={TOKEN} copyLabel={COPY_TOKEN} value={id} hint={hint}>
        <p>{isSecret ? KEEP_SECRET : NO_SECRET}</p>
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
