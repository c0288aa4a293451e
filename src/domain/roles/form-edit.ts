import { edited, type Change } from '#domain/yaml-edit/edit.ts';
import { OPEN_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { isLabels, nodeAt, readRole, type RoleDocument } from './role-document.ts';
import { labelsIn, namesIn } from './form-read.ts';

export type { Change };

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * A form's change as it is written: what is empty is left out, and one value of a label needs no list. Only where leaving
 * labels out means all of them (docs/role-lint.md#empty-selector), none are written as such.
 */
function written(role: RoleDocument, change: Change): Change {
  if ('name' in change) return change;
  const { path, value } = change;
  const [, , field = '', label] = path;
  if (path.length === 3 && isEmptyList(value)) return { path, value: undefined };
  if (!isLabels(String(field)) || label === undefined) return change;
  if (value === undefined) return withoutLabel(role, change);
  const isNew = nodeAt(role, path) === undefined;
  return Array.isArray(value) && value.length === 1 && isNew ? { path, value: value[0] } : change;
}

function withoutLabel(role: RoleDocument, { path }: Change): Change {
  const field = path.slice(0, -1);
  const labels = labelsIn(role, field);
  const isLast = labels.is === 'known' && labels.value.length === 1 && labels.value[0]?.name === path.at(-1);
  const isOpen = role.version === 'v3' && path[1] === 'allow' && OPEN_IN_V3.includes(String(path[2]));
  return { path: isLast && !isOpen ? field : path, value: undefined };
}

function isEmptyAlready(role: RoleDocument, change: Change): boolean {
  if ('name' in change || !isEmptyList(change.value) || change.path.length !== 3) return false;
  const now = namesIn(role, change.path);
  return now.is === 'known' && now.value.length === 0;
}

/** The text with one thing changed, and nothing else; the text as it was where that can't be done. */
export function edit(text: string, change: Change): string {
  const role = readRole(text);
  if (!role.ok || isEmptyAlready(role, change)) return text;
  const next = edited(text, role.doc, written(role, change)) ?? text;
  return next === text || readRole(next).ok ? next : text;
}
