import { useState } from 'react';
import { lineOf, lineStarts } from '#lib/text/line-starts.ts';
import type { Problem } from '#lib/text/problem.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { allProblems, atLine, errors, PROBLEMS, warnings } from './messages.ts';
import * as css from './problem-list.css.ts';

interface ProblemListProps {
  text: string;
  problems: readonly Problem[];
  /** Leads to the place in the text. */
  onGo: (offset: number) => void;
}

const FEW = 3;

/** What is wrong with a text, at its foot: how much, and where. */
export function ProblemList({ text, problems, onGo }: ProblemListProps) {
  const [isWhole, setWhole] = useState(false);
  if (problems.length === 0) return null;
  const count = (severity: Problem['severity']) => problems.filter((one) => one.severity === severity).length;
  const starts = lineStarts(text);
  const shown = isWhole ? problems : problems.slice(0, FEW);
  return (
    <div className={css.foot}>
      <div className={css.counts}>
        {count('error') > 0 && <Tag tone="bad">{errors(count('error'))}</Tag>}
        {count('warning') > 0 && <Tag tone="warn">{warnings(count('warning'))}</Tag>}
      </div>
      <ul className={css.list} aria-label={PROBLEMS}>
        {shown.map(({ from, message }) => (
          <li key={`${from} ${message}`}>
            <LinkButton onClick={() => onGo(from)}>{sanitizeLines(atLine(lineOf(starts, from), message))}</LinkButton>
          </li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <LinkButton onClick={() => setWhole(true)}>{allProblems(problems.length)}</LinkButton>
      )}
    </div>
  );
}
