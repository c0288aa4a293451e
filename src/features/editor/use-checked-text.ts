// Validates the text after a pause in typing and in slices, so that typing is never blocked.
import { useEffect, useEffectEvent, useState } from 'react';
import { parseYamlInSlices, type YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { mergeProxyAnswer } from './proxy-answer.ts';
import type { EditorRules } from './rules.ts';

/** Validates a document that parses as YAML. */
export type CheckDocument = (text: string, document: YamlDocument) => readonly TextProblem[];

/** The pause before a text is parsed. It is longer for long texts, because their last step blocks the page briefly. */
const pauseMs = (text: string): number => 150 + Math.min(1000, text.length / 500);
const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

export interface CheckedText {
  /** Undefined until the first text is parsed. */
  text: string | undefined;
  document: YamlDocument | undefined;
  problems: readonly TextProblem[];
  /** Whether the text is not valid YAML, so that no proxy can read it. */
  isBroken: boolean;
}

const NOT_CHECKED_YET: CheckedText = { text: undefined, document: undefined, problems: [], isBroken: false };

const byPosition = (a: TextProblem, b: TextProblem): number => a.from - b.from;

/** The result of the last check. */
export function useCheckedText(
  text: string,
  { check, checkWithProxy }: Pick<EditorRules, 'check' | 'checkWithProxy'>,
): CheckedText {
  const [checked, setChecked] = useState(NOT_CHECKED_YET);
  const runCheck = useEffectEvent(async (currentText: string, signal: AbortSignal) => {
    const parsed = await parseYamlInSlices(currentText, { pause: yieldToPage, signal });
    if (!parsed) return;
    const { document } = parsed;
    const isBroken = parsed.problems.some(({ severity }) => severity === 'error');
    await yieldToPage();
    if (signal.aborted) return;
    const documentProblems = document && !isBroken ? check(currentText, document) : [];
    const problems = [...parsed.problems, ...documentProblems].toSorted(byPosition);
    const localResult: CheckedText = { text: currentText, document, problems, isBroken };
    setChecked(localResult);
    const answer = await checkWithProxy?.(currentText, signal);
    if (!answer || signal.aborted) return;
    const mergedProblems = mergeProxyAnswer(currentText, problems, answer).toSorted(byPosition);
    setChecked({ ...localResult, problems: mergedProblems, isBroken: isBroken && answer.type === 'refused' });
  });
  useEffect(() => {
    const abortController = new AbortController();
    const timer = setTimeout(() => void runCheck(text, abortController.signal), pauseMs(text));
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [text]);
  return checked;
}
