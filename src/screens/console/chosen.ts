import { wasAnnounced } from '#lib/intent.ts';

/** A reload continues what one was at; anything else that is not our own click must be chosen here (decisions 11). */
export function wasChosen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return wasAnnounced(location.pathname + location.search) || isReload;
}
