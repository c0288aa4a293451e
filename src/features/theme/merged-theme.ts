import type { Theme } from './theme.ts';

/** As the proxy numbers them; 0 is never chosen. */
export const WIRE = { light: 1, dark: 2 } as const satisfies Record<Theme, number>;

interface Kept {
  /** The proxy's, as it came. */
  theme: unknown;
  /** What it had when this browser heard of it last; null where it never did. */
  known: string | null;
  /** Chosen here since, and not saved yet. */
  pending: string | null;
}

/**
 * The later change wins: one that is not saved yet goes to the proxy, unless the proxy's changed meanwhile; else the
 * proxy's is shown, where there is one.
 */
export function mergedTheme({ theme, known, pending }: Kept): 'save' | Theme | undefined {
  if (pending !== null && known === String(theme)) return 'save';
  if (theme === WIRE.light) return 'light';
  return theme === WIRE.dark ? 'dark' : undefined;
}
