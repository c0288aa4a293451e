import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { identity } from '#fixtures/scenarios/identity.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';

// Names of scenarios are words that a console may say as well; what is said about them is nobody else's. Those of the
// identity worlds are put together when they are made and stand in no file.
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

/** Whatever of the mock proxy reached a build that must hold none of it, one sentence each. */
export function findMockTraces(dist: string): string[] {
  return readTextFiles(dist).flatMap(({ path, text }) =>
    MOCK_MARKERS.filter((mark) => text.includes(mark) || path.includes(mark)).map(
      (mark) => `${path} holds “${mark}” of the mock proxy`,
    ),
  );
}

/** Marks that the demo does not hold either, so that looking for them proves nothing; none where no demo was built. */
export function findUselessMarkers(demo: string): string[] {
  if (!existsSync(demo)) return [];
  const demoTexts = readTextFiles(demo);
  return MOCK_MARKERS.filter(
    (mark) => !demoTexts.some(({ path, text }) => text.includes(mark) || path.includes(mark)),
  ).map((mark) => `“${mark}” is not even in the demo, so its absence proves nothing`);
}
