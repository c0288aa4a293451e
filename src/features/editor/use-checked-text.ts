// What is wrong with a text, found a moment after it was typed and in slices: typing never waits for it.
import { useEffect, useEffectEvent, useState } from 'react';
import { parseYamlInSlices, type YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { mergeProxyAnswer } from './proxy-answer.ts';
import type { EditorRules } from './rules.ts';

/** What is to be said of a document that can be read. */
export type CheckDocument = (text: string, document: YamlDocument) => readonly TextProblem[];

/** The pause in typing before a text is read: longer for a long one, whose last step holds up the page for a moment. */
const pauseMs = (text: string): number => 150 + Math.min(1000, text.length / 500);
const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

export interface CheckedText {
  /** Undefined until the first text is read. */
  text: string | undefined;
  document: YamlDocument | undefined;
  problems: readonly TextProblem[];
  /** It is no YAML, and no proxy can read it. */
  isBroken: boolean;
}

const NOT_CHECKED_YET: CheckedText = { text: undefined, document: undefined, problems: [], isBroken: false };

const byPosition = (a: TextProblem, b: TextProblem): number => a.from - b.from;

/** The text as it was last read. */
export function useCheckedText(
  text: string,
  { check, checkWithProxy }: Pick<EditorRules, 'check' | 'checkWithProxy'>,
): CheckedText {
  const [checked, setChecked] = useState(NOT_CHECKED_YET);
  const runCheck = useEffectEvent(async (now: string, signal: AbortSignal) => {
    const read = await parseYamlInSlices(now, { pause: yieldToPage, signal });
    if (!read) return;
    const { document } = read;
    const isBroken = read.problems.some(({ severity }) => severity === 'error');
    await yieldToPage();
    if (signal.aborted) return;
    const documentProblems = document && !isBroken ? check(now, document) : [];
    const problems = [...read.problems, ...documentProblems].toSorted(byPosition);
    const localResult: CheckedText = { text: now, document, problems, isBroken };
    setChecked(localResult);
    const answer = await checkWithProxy?.(now, signal);
    if (!answer || signal.aborted) return;
    const mergedProblems = mergeProxyAnswer(now, problems, answer).toSorted(byPosition);
    setChecked({ ...localResult, problems: mergedProblems, isBroken: isBroken && answer.is === 'refused' });
  });
  useEffect(() => {
    const aborter = new AbortController();
    const timer = setTimeout(() => void runCheck(text, aborter.signal), pauseMs(text));
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text]);
  return checked;
}
