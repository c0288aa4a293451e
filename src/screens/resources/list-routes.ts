// One file to fetch for all lists of resources: each of them is little more than its columns.
export * as apps from './apps.tsx';
export * as databases from './databases.tsx';
export * as desktops from './desktops.tsx';
export * as kubeClusters from './kube-clusters.tsx';
export * as servers from './servers.tsx';
