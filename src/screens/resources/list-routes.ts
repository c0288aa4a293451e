// All lists of resources are in one chunk, because each of them contains little more than its columns.
export * as apps from './apps.tsx';
export * as databases from './databases.tsx';
export * as desktops from './desktops.tsx';
export * as kubeClusters from './kube-clusters.tsx';
export * as servers from './servers.tsx';
