import {
  searchedMessage,
  searchFailures,
  unreadableMessage,
  type ListProgress,
  type SearchFailure,
} from '#domain/palette/coverage.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { FooterLine, KeyHints } from '#ui/palette/palette-footer.tsx';
import { ALL_CLUSTERS, OTHER_CLUSTERS_NOT_LOADED } from './messages.ts';

interface PaletteFooterProps {
  /** What has loaded of each searched list. */
  readings: readonly ListProgress[];
  /** Why the list of clusters failed to load. */
  refusal: string | undefined;
  /** The number of matches as text; empty for an empty query. */
  matches: string;
  everywhere: boolean;
  /** Whether other clusters may exist. */
  hasOthers: boolean;
  onEverywhere: (isOn: boolean) => void;
}

/** Shows which lists the search covers, and which failed to load. */
export function PaletteFooter({ readings, refusal, matches, everywhere, hasOthers, onEverywhere }: PaletteFooterProps) {
  const failures = searchFailures(readings);
  const unreadable = unreadableMessage(readings);
  return (
    <>
      <FooterLine>
        <span>
          <output>{matches}</output>
          {matches === '' ? <KeyHints /> : ` ${readings.length > 0 ? searchedMessage(readings) : ''}`}
          {unreadable !== undefined && ` ${unreadable}`}
        </span>
        {hasOthers && readings.length > 0 && (
          <Checkbox checked={everywhere} onChange={({ target }) => onEverywhere(target.checked)}>
            {ALL_CLUSTERS}
          </Checkbox>
        )}
      </FooterLine>
      {(failures.length > 0 || refusal !== undefined) && (
        <FooterLine tone="bad">
          <div role="alert">
            {refusal !== undefined && <FailureMessage message={OTHER_CLUSTERS_NOT_LOADED} refusal={refusal} />}
            {failures.map(({ message, refusal }) => (
              <FailureMessage key={message} message={message} refusal={refusal} />
            ))}
          </div>
        </FooterLine>
      )}
    </>
  );
}

function FailureMessage({ message, refusal }: SearchFailure) {
  return (
    <>
      <p>{message}</p>
      <p>{refusal}</p>
    </>
  );
}
