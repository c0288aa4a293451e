import CaseSensitive from 'lucide-react/icons/case-sensitive';
import Regex from 'lucide-react/icons/regex';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MATCH_CASE, REGULAR_EXPRESSION } from './find-messages.ts';

interface FindOptionsProps {
  query: FindQuery;
  onChange: (change: Partial<FindQuery>) => void;
}

/** The toggles for case and regular expressions, for terminals and recordings. */
export const FindOptions = ({ query, onChange }: FindOptionsProps) => (
  <>
    <IconButton
      size="small"
      label={MATCH_CASE}
      icon={CaseSensitive}
      aria-pressed={query.isCaseSensitive}
      onClick={() => onChange({ isCaseSensitive: !query.isCaseSensitive })}
    />
    <IconButton
      size="small"
      label={REGULAR_EXPRESSION}
      icon={Regex}
      aria-pressed={query.isRegex}
      onClick={() => onChange({ isRegex: !query.isRegex })}
    />
  </>
);
