// The number of random tests: few with `npm test`, many with `npm run fuzz`.
const isLong = process.env['FUZZ'] === 'long';

/** Fixed, so that a failure can be reproduced. Set `FUZZ_SEED` to use another seed. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

export const runCount = (usual: number, long: number): number => (isLong ? long : usual);

export const TIMEOUT_MS = runCount(30_000, 60 * 60_000);
