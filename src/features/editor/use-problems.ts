// What is wrong with a text, found a moment after it was typed and in slices: typing never waits for it.
import { useEffect, useEffectEvent, useState } from 'react';
import { problemsOf, type JsonSchema } from '#domain/schemas/json-schema.ts';
import { readYamlInSlices } from '#domain/yaml/read-yaml.ts';
import type { Problem } from '#lib/text/problem.ts';

interface Rules {
  schemaOf: (text: string) => JsonSchema;
  lint?: ((text: string) => readonly Problem[]) | undefined;
}

const QUIET_MS = 150;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const NONE: readonly Problem[] = [];

export interface Found {
  problems: readonly Problem[];
  /** It is no YAML, and no proxy can read it. */
  isBroken: boolean;
}

const byPlace = (a: Problem, b: Problem): number => a.from - b.from;

export function useProblems(text: string, rules: Rules): Found {
  const [found, setFound] = useState<Found>({ problems: NONE, isBroken: false });
  const look = useEffectEvent(async (now: string, signal: AbortSignal) => {
    const read = await readYamlInSlices(now, { pause, signal });
    if (!read) return;
    const isBroken = read.problems.some(({ severity }) => severity === 'error');
    const inSchema = read.document && !isBroken ? problemsOf(read.document, rules.schemaOf(now)) : NONE;
    const linted = isBroken ? NONE : (rules.lint?.(now) ?? NONE);
    setFound({ problems: [...read.problems, ...inSchema, ...linted].toSorted(byPlace), isBroken });
  });
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => void look(text, ended.signal), QUIET_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text]);
  return found;
}
