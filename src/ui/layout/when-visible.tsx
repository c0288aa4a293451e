import { useRef, useState, type ReactNode } from 'react';
import { useInView } from '#ui/store/use-in-view.ts';

interface WhenVisibleProps {
  /** Holds the space of the content. */
  placeholder: ReactNode;
  /** Called when the placeholder is first visible, so that nothing is requested before. */
  children: () => ReactNode;
}

/** A part of a page that loads when the user first sees it. */
export function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  const [wasSeen, setSeen] = useState(false);
  if (isInView && !wasSeen) setSeen(true);
  return <div ref={ref}>{wasSeen ? children() : placeholder}</div>;
}
