import type { ComponentProps } from 'react';

/** Renders an option of a combobox. In ARIA's pattern the highlighted option is the selected one. */
export const markHighlighted = (option: ComponentProps<'div'>, { highlighted }: { highlighted: boolean }) => (
  <div {...option} aria-selected={highlighted} />
);
