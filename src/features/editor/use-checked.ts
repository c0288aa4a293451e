// What is wrong with a text, found a moment after it was typed and in slices: typing never waits for it.
import { useEffect, useEffectEvent, useState } from 'react';
import { parseYamlInSlices, type YamlDocument } from '#domain/yaml/parse-yaml.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { withProxyAnswer } from './proxy-answer.ts';
import type { EditorRules } from './rules.ts';

/** What is to be said of a document that can be read. */
export type Check = (text: string, document: YamlDocument) => readonly TextProblem[];

/** The pause in typing before a text is read: longer for a long one, whose last step holds up the page for a moment. */
const quietMs = (text: string): number => 150 + Math.min(1000, text.length / 500);
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export interface Checked {
  /** Undefined until the first text is read. */
  text: string | undefined;
  document: YamlDocument | undefined;
  problems: readonly TextProblem[];
  /** It is no YAML, and no proxy can read it. */
  isBroken: boolean;
}

const NOTHING_YET: Checked = { text: undefined, document: undefined, problems: [], isBroken: false };

const byPlace = (a: TextProblem, b: TextProblem): number => a.from - b.from;

/** The text as it was last read. */
export function useChecked(text: string, { check, askProxy }: Pick<EditorRules, 'check' | 'askProxy'>): Checked {
  const [checked, setChecked] = useState(NOTHING_YET);
  const look = useEffectEvent(async (now: string, signal: AbortSignal) => {
    const read = await parseYamlInSlices(now, { pause, signal });
    if (!read) return;
    const { document } = read;
    const isBroken = read.problems.some(({ severity }) => severity === 'error');
    await pause();
    if (signal.aborted) return;
    const found = document && !isBroken ? check(now, document) : [];
    const problems = [...read.problems, ...found].toSorted(byPlace);
    const checkedHere: Checked = { text: now, document, problems, isBroken };
    setChecked(checkedHere);
    const answer = await askProxy?.(now, signal);
    if (!answer || signal.aborted) return;
    const answered = withProxyAnswer(now, problems, answer).toSorted(byPlace);
    setChecked({ ...checkedHere, problems: answered, isBroken: isBroken && answer.is === 'refused' });
  });
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => void look(text, ended.signal), quietMs(text));
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text]);
  return checked;
}
