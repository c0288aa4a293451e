const RECORDS = Array.from({ length: 2000 }, (_, at) => ({ id: `record-${at}`, words: 'SELECT "x", y'.repeat(20) }));

/** What copying them twice takes on the machines that the bounds in tests are meant for; reckoned, not measured there. */
const USUAL_MS = 8;

/** One bad moment must not leave a bound without meaning. */
const MOST = 4;

function copyTwice(): number {
  const began = performance.now();
  for (let round = 0; round < 2; round += 1) JSON.stringify(JSON.parse(JSON.stringify(RECORDS)));
  return performance.now() - began;
}

/** How many times longer than usual this machine takes just now, for bounds in milliseconds: from 1 to 4. */
export function slowness(): number {
  copyTwice(); // compiled
  return Math.min(MOST, Math.max(1, copyTwice() / USUAL_MS));
}
