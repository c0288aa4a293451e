import type { Terminal } from '@xterm/xterm';
import { createUnseenLineFilter } from '#domain/terminal/flood/unseen-lines.ts';

/**
 * Returns a filter that removes output that would scroll away unseen. Pass slices in order, and each slice only after
 * the widget has parsed the previous slice.
 */
export function unseenOutputFilter(
  terminal: Pick<Terminal, 'buffer' | 'options' | 'parser' | 'rows'>,
): (slice: Uint8Array) => Uint8Array {
  const filter = createUnseenLineFilter();
  // Output can set margins (CSI r), so that only a part of the screen scrolls. Lines that scroll there never reach the
  // scrollback, so nothing may be removed. The normal and the alternate buffer have separate margins.
  const buffersWithMargins = new Set<string>();
  terminal.parser.registerCsiHandler({ final: 'r' }, (params) => {
    const { type } = terminal.buffer.active;
    // A sub-parameter (1:2) is a list, which the widget ignores.
    const [top = 0, bottom = 0] = params.filter((param) => typeof param === 'number');
    if (top > 1 || (bottom > 0 && bottom < terminal.rows)) buffersWithMargins.add(type);
    else buffersWithMargins.delete(type);
    return false;
  });
  return (slice) => {
    // Twice the rows: lines that start above the bottom overwrite visible lines, which must scroll away too.
    const shortened = filter(slice, (terminal.options.scrollback ?? 0) + 2 * terminal.rows);
    return buffersWithMargins.has(terminal.buffer.active.type) ? slice : shortened;
  };
}
