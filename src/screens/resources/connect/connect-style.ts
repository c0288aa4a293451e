import { createContext } from 'react';
import type { ButtonStyle } from '#ui/button/button-style.ts';

/** The style of the buttons that connect: small in rows, and the main button in details. */
export const ConnectStyleContext = createContext<Pick<ButtonStyle, 'variant' | 'size'>>({ size: 'small' });
