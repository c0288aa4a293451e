import type { Terminal } from '@xterm/xterm';
import { createUnseenLineFilter } from '#domain/terminal/flood/unseen-lines.ts';

/** Leaves out of a flood what would scroll away unseen; the slices come in order, each after the last was parsed. */
export function unseenOutputFilter(
  terminal: Pick<Terminal, 'buffer' | 'options' | 'parser' | 'rows'>,
): (slice: Uint8Array) => Uint8Array {
  const filter = createUnseenLineFilter();
  // Inside margins lines scroll away that are remembered nowhere, and outside of them none does. Each buffer has its own.
  const buffersWithMargins = new Set<string>();
  terminal.parser.registerCsiHandler({ final: 'r' }, (params) => {
    const { type } = terminal.buffer.active;
    // Parts of a parameter (1:2) come as a list of their own, and the widget passes over them.
    const [top = 0, bottom = 0] = params.filter((param) => typeof param === 'number');
    if (top > 1 || (bottom > 0 && bottom < terminal.rows)) buffersWithMargins.add(type);
    else buffersWithMargins.delete(type);
    return false;
  });
  return (slice) => {
    // Another screenful: lines that begin above its bottom are written over what stands there, and all of that must go.
    const shortened = filter(slice, (terminal.options.scrollback ?? 0) + 2 * terminal.rows);
    return buffersWithMargins.has(terminal.buffer.active.type) ? slice : shortened;
  };
}
