import { searched, silences, unreadableIn, type Reading, type Silence } from '#domain/palette/coverage.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FootLine, KeyHints } from '#ui/palette/palette-foot.tsx';
import { ALL_CLUSTERS, OTHERS_NOT_LOADED } from './messages.ts';

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
            {ALL_CLUSTERS}
          </Checkbox>
        )}
      </FootLine>
      {(silent.length > 0 || refusal !== undefined) && (
        <FootLine tone="bad">
          <div role="alert">
            {refusal !== undefined && <Silent says={OTHERS_NOT_LOADED} refusal={refusal} />}
            {silent.map(({ says, refusal }) => (
              <Silent key={says} says={says} refusal={refusal} />
            ))}
          </div>
        </FootLine>
      )}
    </>
  );
}

function Silent({ says, refusal }: Silence) {
  return (
    <>
      <p>{says}</p>
      <p>{refusal}</p>
    </>
  );
}
