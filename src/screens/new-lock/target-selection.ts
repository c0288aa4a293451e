// The address contains the selected targets, so that other pages can link to a selection and a reload keeps it.
import { useSearchParams } from 'react-router-dom';
import type { LockTarget } from '#domain/locks/lock-targets.ts';
import { withParams } from '#lib/params.ts';

/** The kinds of targets, in the order of the tabs. */
export const TARGET_KEYS = [
  'user',
  'role',
  'login',
  'server_id',
  'mfa_device',
  'windows_desktop',
  'device',
  'access_request',
  'bot_instance_id',
] as const;
export type TargetKey = (typeof TARGET_KEYS)[number];

const isTargetKey = (name: string): name is TargetKey => TARGET_KEYS.some((key) => key === name);

export interface SelectedTarget extends LockTarget {
  key: TargetKey;
}

export const isSameTarget = (a: LockTarget, b: LockTarget): boolean => a.key === b.key && a.value === b.value;

/** Parses the selected targets in the order of the address, without duplicates. */
export function parseSelection(params: URLSearchParams): SelectedTarget[] {
  const parsedTargets = [...params].flatMap(([key, value]) =>
    isTargetKey(key) && value !== '' ? [{ key, value }] : [],
  );
  return parsedTargets.filter(
    (target, index) => parsedTargets.findIndex((other) => isSameTarget(target, other)) === index,
  );
}

export function withSelection(params: URLSearchParams, targets: readonly LockTarget[]): URLSearchParams {
  const next = withParams(params, Object.fromEntries(TARGET_KEYS.map((key) => [key, ''])));
  for (const { key, value } of targets) next.append(key, value);
  return next;
}

export function useSelection() {
  const [params, setParams] = useSearchParams();
  const targets = parseSelection(params);
  const set = (newTargets: readonly LockTarget[]) =>
    setParams((current) => withSelection(current, newTargets), { replace: true, flushSync: true });
  const requestedKind = params.get('kind') ?? '';
  return {
    targets,
    set,
    kind: isTargetKey(requestedKind) ? requestedKind : 'user',
    /** The link that shows the targets of another kind, without the current search and sorting. */
    linkToKind: (kind: TargetKey) => ({ search: withParams(params, { kind, search: '', sort: '' }).toString() }),
    toggle(target: SelectedTarget) {
      const remainingTargets = targets.filter((selected) => !isSameTarget(selected, target));
      set(remainingTargets.length < targets.length ? remainingTargets : [...targets, target]);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
