import { links } from '#lib/links.ts';
import type { Features } from '#domain/access.ts';
import { TOUR_TEXTS } from './messages.ts';

export interface TourStep {
  title: string;
  text: string;
  /** The page that the step is about. */
  to: string;
}

/** The steps about pages that the user may open. */
export function tourSteps(cluster: string, features: Pick<Features, 'servers' | 'recordings' | 'audit'>): TourStep[] {
  const { home, servers, terminal, recordings, audit, palette } = TOUR_TEXTS;
  const steps = [
    { ...home, to: links.cluster({ cluster }), isOpen: true },
    { ...servers, to: links.servers({ cluster }), isOpen: features.servers },
    { ...terminal, to: links.servers({ cluster }, { search: 'staging' }), isOpen: features.servers },
    { ...recordings, to: links.recordings({ cluster }), isOpen: features.recordings },
    { ...audit, to: links.audit({ cluster }), isOpen: features.audit },
    { ...palette, to: links.cluster({ cluster }), isOpen: true },
  ];
  return steps.flatMap(({ isOpen, ...step }) => (isOpen ? [step] : []));
}
