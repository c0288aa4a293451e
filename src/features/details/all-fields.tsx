import { prettyJson } from '#lib/exact-json.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import { ALL_FIELDS, COPY_FIELDS } from './messages.ts';
import * as css from './details.css.ts';

/** The whole record as the proxy sent it, collapsed. */
export function AllFields({ raw }: { raw: unknown }) {
  const json = prettyJson(raw) ?? '';
  return (
    <details className={css.allFields}>
      <summary className={css.summary}>{ALL_FIELDS}</summary>
      <div className={css.json}>
        <CopyButton showLabel text={json} label={COPY_FIELDS} />
        <LongText text={json} hasCopy>
          {(shown) => <pre className={css.code}>{shown}</pre>}
        </LongText>
      </div>
    </details>
  );
}
