import { globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle(':root', { colorScheme: 'light', WebkitTextSizeAdjust: '100%' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });

globalStyle('body', {
  margin: 0,
  font: `${theme.weight.body} ${theme.type.body} ${theme.font.text}`,
  color: theme.color.text,
  background: theme.color.bg,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, p', { margin: 0 });
globalStyle('h1', {
  font: `${theme.weight.title} ${theme.type.title} ${theme.font.text}`,
  letterSpacing: theme.tracking.title,
});
globalStyle('h2', {
  font: `${theme.weight.heading} ${theme.type.heading} ${theme.font.text}`,
  letterSpacing: theme.tracking.heading,
});

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Phones zoom in on focused fields with smaller text, and stay zoomed.
globalStyle('input, select, textarea', { '@media': { '(pointer: coarse)': { fontSize: '16px !important' } } });
globalStyle('::placeholder', { color: theme.color.text3, opacity: 1 });
globalStyle('a', { color: theme.color.accent });
globalStyle('code', { font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}` });
globalStyle('table', { fontVariantNumeric: 'tabular-nums' });
// Commands and names must read as they are typed. Important, because every `font` shorthand turns ligatures on again.
globalStyle('*', { fontVariantLigatures: 'none !important' });
globalStyle('summary', { display: 'block', cursor: 'pointer' });
globalStyle('summary::before', {
  content: '""',
  display: 'inline-block',
  width: 7,
  height: 7,
  margin: `0 ${theme.space[2]} 2px 1px`,
  borderRight: '1.5px solid',
  borderBottom: '1.5px solid',
  rotate: '-45deg',
});
globalStyle('[open] > summary::before', { rotate: '45deg' });
// Safari.
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' });

// A near-zero duration keeps `animationend` events and delays, so a spinner still waits for its delay. Transitions are
// disabled: everything has `transition-property: all`, so any duration would animate every layout change.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
