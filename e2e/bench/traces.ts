import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { identity } from '#fixtures/scenarios/identity.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';

// Names of scenarios are words that a console may say as well; what is said about them is nobody else's. Those of the
// identity worlds are put together when they are made and stand in no file.
const SAID = Object.entries(scenarios).flatMap(([name, { says }]) => (Object.hasOwn(identity, name) ? [] : [says]));
const MARKS = ['mockServiceWorker', 'mswjs', '[MSW]', PASSWORD, ...SAID];

const TEXT = /\.(?:js|css|html|svg|json)$/;

function texts(folder: string): { path: string; text: string }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Whatever of the mock proxy reached a build that must hold none of it, one sentence each. */
export function traces(dist: string): string[] {
  return texts(dist).flatMap(({ path, text }) =>
    MARKS.filter((mark) => text.includes(mark) || path.includes(mark)).map(
      (mark) => `${path} holds “${mark}” of the mock proxy`,
    ),
  );
}

/** Marks that the demo does not hold either, so that looking for them proves nothing; none where no demo was built. */
export function blindMarks(demo: string): string[] {
  if (!existsSync(demo)) return [];
  const all = texts(demo);
  return MARKS.filter((mark) => !all.some(({ path, text }) => text.includes(mark) || path.includes(mark))).map(
    (mark) => `“${mark}” is not even in the demo, so its absence proves nothing`,
  );
}
