import { LongText } from './long-text.tsx';
import * as css from './yaml-text.css.ts';

/** A read-only YAML document; long text scrolls with pointer or keys. */
export const YamlText = ({ children }: { children: string }) => (
  <LongText text={children}>
    {(shown) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className={css.text} tabIndex={0}>
        {shown}
      </pre>
    )}
  </LongText>
);
