import { useEffect, useRef } from 'react';

/** A heading that takes the focus when it appears, so that screen readers continue there. */
export function FocusedTitle({ className, children }: { className?: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
