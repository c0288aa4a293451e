import type { ComponentProps } from 'react';

/** Renders an option of a combobox. ARIA's pattern marks the highlighted option as selected. */
export const markHighlighted = (option: ComponentProps<'div'>, { highlighted }: { highlighted: boolean }) => (
  <div {...option} aria-selected={highlighted} />
);
