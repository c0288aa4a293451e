import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/tokens.ts';
import { visuallyHidden } from './visually-hidden.ts';

export const hidden = style(visuallyHidden);

/** The text of a button with an icon, for pages with many actions. */
export const hiddenOnPhone = style({ '@media': { [screen.phone]: visuallyHidden } });
