import { searched, silences, unreadableIn, type Reading } from '#domain/palette/coverage.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FootLine, KeyHints } from '#ui/palette/palette-foot.tsx';

interface FootProps {
  readings: readonly Reading[];
  /** Why other clusters are not known. */
  refusal: string | undefined;
  /** Empty while nothing is asked. */
  matches: string;
  everywhere: boolean;
  /** Whether there may be other clusters to search. */
  hasOthers: boolean;
  onEverywhere: (on: boolean) => void;
}

/** How far the search reached, and whom it did not reach. */
export function Foot({ readings, refusal, matches, everywhere, hasOthers, onEverywhere }: FootProps) {
  const silent = silences(readings);
  const unreadable = unreadableIn(readings);
  return (
    <>
      <FootLine>
        <span>
          <output>{matches}</output>
          {matches === '' ? <KeyHints /> : ` ${readings.length > 0 ? searched(readings) : ''}`}
          {unreadable !== undefined && ` ${unreadable}`}
        </span>
        {hasOthers && readings.length > 0 && (
          <Checkbox checked={everywhere} onChange={({ target }) => onEverywhere(target.checked)}>
            All clusters
          </Checkbox>
        )}
      </FootLine>
      {(silent.length > 0 || refusal !== undefined) && (
        <FootLine tone="bad">
          <div role="alert">
            {refusal !== undefined && <p>Other clusters are not known: {refusal}</p>}
            {silent.map(({ who, words }) => (
              <p key={who}>
                {sanitize(who)} could not be asked: {words}
              </p>
            ))}
          </div>
        </FootLine>
      )}
    </>
  );
}
