import { LongText } from './long-text.tsx';
import * as css from './yaml-text.css.ts';

/** A document to be read; what does not fit is scrolled to, by keys as well. */
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
