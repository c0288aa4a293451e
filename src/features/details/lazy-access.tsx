// The parts about roles, which load when they are first shown.
import { Suspense, type ComponentProps } from 'react';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const importAccess = () => import('./access.tsx');
const LoadedAccessPart = lazyComponent(async () => (await importAccess()).AccessPart);
const LoadedAccessOfRoles = lazyComponent(async () => (await importAccess()).AccessOfRoles);

export const AccessPart = (props: ComponentProps<typeof LoadedAccessPart>) => (
  <Suspense fallback={<SkeletonLines lines={4} />}>
    <LoadedAccessPart {...props} />
  </Suspense>
);

export const AccessOfRoles = (props: ComponentProps<typeof LoadedAccessOfRoles>) => (
  <Suspense fallback={<SkeletonLines lines={4} />}>
    <LoadedAccessOfRoles {...props} />
  </Suspense>
);
