import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LOADING_ROWS } from '#ui/table/messages.ts';
import * as css from './skeleton-lines.css.ts';

/** A placeholder for a short list. It holds the space of its lines. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.lines}>
      <VisuallyHidden>
        <output>{LOADING_ROWS}</output>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_line, index) => (
        <span key={index} className={css.line} aria-hidden />
      ))}
    </div>
  );
}
