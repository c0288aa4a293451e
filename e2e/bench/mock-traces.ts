// Searches a build for parts of the mock proxy, which the product must not contain.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { identity } from '#fixtures/scenarios/identity.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';

// The names of scenarios are words that the console may use too, so their descriptions serve as markers. The identity
// scenarios are generated and have no text in a file.
const SCENARIO_DESCRIPTIONS = Object.entries(scenarios).flatMap(([name, { description }]) =>
  Object.hasOwn(identity, name) ? [] : [description],
);
const MOCK_MARKERS = ['mockServiceWorker', 'mswjs', '[MSW]', PASSWORD, ...SCENARIO_DESCRIPTIONS];

const TEXT_FILE = /\.(?:js|css|html|svg|json)$/;

function readTextFiles(folder: string): { path: string; text: string }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => TEXT_FILE.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Finds parts of the mock proxy in a build that must not contain it, one sentence each. */
export function findMockTraces(dist: string): string[] {
  return readTextFiles(dist).flatMap(({ path, text }) =>
    MOCK_MARKERS.filter((mark) => text.includes(mark) || path.includes(mark)).map(
      (mark) => `${path} holds “${mark}” of the mock proxy`,
    ),
  );
}

/**
 * Finds markers that the demo does not contain either, because searching for them would prove nothing. Empty without a
 * demo build.
 */
export function findUselessMarkers(demo: string): string[] {
  if (!existsSync(demo)) return [];
  const demoTexts = readTextFiles(demo);
  return MOCK_MARKERS.filter(
    (mark) => !demoTexts.some(({ path, text }) => text.includes(mark) || path.includes(mark)),
  ).map((mark) => `“${mark}” is not even in the demo, so its absence proves nothing`);
}
