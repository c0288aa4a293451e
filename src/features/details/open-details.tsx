import { Suspense, type ReactNode } from 'react';
import { useDetails } from './use-details.ts';

/** Renders the details that the address names. Their code may load with their first use. */
export function OpenDetails({ children }: { children: (id: string) => ReactNode }) {
  const { id } = useDetails();
  if (id === '') return null;
  return (
    <Suspense key={id} fallback={null}>
      {children(id)}
    </Suspense>
  );
}
