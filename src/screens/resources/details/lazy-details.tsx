// The details load with their first use, because the lists are the first pages that most users see.
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const importKinds = () => import('./kinds.tsx');

export const ServerDetails = lazyComponent(async () => (await importKinds()).ServerDetails);
export const AppDetails = lazyComponent(async () => (await importKinds()).AppDetails);
export const DatabaseDetails = lazyComponent(async () => (await importKinds()).DatabaseDetails);
export const KubeClusterDetails = lazyComponent(async () => (await importKinds()).KubeClusterDetails);
export const DesktopDetails = lazyComponent(async () => (await importKinds()).DesktopDetails);
