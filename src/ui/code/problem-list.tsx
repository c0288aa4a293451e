import { useState } from 'react';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { showAllProblems, problemAtLine, fixAtLine, PROBLEMS } from './messages.ts';
import * as css from './problem-list.css.ts';

interface ProblemListProps {
  text: string;
  problems: readonly TextProblem[];
  /** Moves the caret to the problem. */
  onGoTo: (offset: number) => void;
  /** Undefined for read-only text. */
  onFix: ((problem: TextProblem) => void) | undefined;
}

const COLLAPSED_COUNT = 3;

/** The problems below a text, with their line numbers. */
export function ProblemList({ text, problems, onGoTo, onFix }: ProblemListProps) {
  const [isExpanded, setExpanded] = useState(false);
  if (problems.length === 0) return null;
  const starts = lineStarts(text);
  const visibleProblems = isExpanded ? problems : problems.slice(0, COLLAPSED_COUNT);
  return (
    <div className={css.footer}>
      <ul className={css.list} aria-label={PROBLEMS}>
        {visibleProblems.map((problem) => {
          const { from, message, fix } = problem;
          const line = lineNumberAt(starts, from);
          return (
            <li key={`${from} ${message}`}>
              <LinkButton onClick={() => onGoTo(from)}>{sanitizeLines(problemAtLine(line, message))}</LinkButton>
              {fix && onFix && (
                <span className={css.fix}>
                  <LinkButton aria-label={fixAtLine(fix.title, line)} onClick={() => onFix(problem)}>
                    {fix.title}
                  </LinkButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {visibleProblems.length < problems.length && (
        <LinkButton onClick={() => setExpanded(true)}>{showAllProblems(problems.length)}</LinkButton>
      )}
    </div>
  );
}
