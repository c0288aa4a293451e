import type { ReactNode } from 'react';
import type { Stream } from '#domain/terminal/stream.ts';
import { Kbd } from '#ui/mark/kbd.tsx';
import { WAY_OUT } from './widget/keys.ts';
import type { Size } from './widget/screen.ts';
import * as css from './console.css.ts';

const latencyOf = (stream: Stream | undefined) => (stream?.at === 'live' ? stream.latency : undefined);

interface StatusLineProps {
  stream: Stream | undefined;
  size: Size | undefined;
  /** Who else is here, and as what. */
  children: ReactNode;
}

export function StatusLine({ stream, size, children }: StatusLineProps) {
  const latency = latencyOf(stream);
  return (
    <footer className={css.status}>
      {children}
      {latency && (
        <span>
          browser → proxy {latency.ws} ms · proxy → server {latency.ssh} ms
        </span>
      )}
      <span className={css.wayOut}>
        <Kbd>{WAY_OUT}</Kbd> leaves the terminal
      </span>
      <span className={css.push} />
      {size && (
        <span>
          {size.cols} × {size.rows}
        </span>
      )}
      <span>UTF-8</span>
    </footer>
  );
}
