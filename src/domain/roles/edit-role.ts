import { editYaml, type YamlChange } from '#domain/yaml-edit/edit-yaml.ts';
import { DEFAULT_ANY_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { isLabelsField, nodeAt, parseRole, type RoleDocument } from './role-document.ts';
import { labelsFieldAt, namesFieldAt } from './role-form-fields.ts';

export type { YamlChange };

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * A form's change as it is written: what is empty is left out, and one value of a label needs no list. Only where leaving
 * labels out means all of them (docs/role-lint.md#empty-selector), none are written as such.
 */
function toWrittenChange(role: RoleDocument, change: YamlChange): YamlChange {
  if ('name' in change) return change;
  const { path, value } = change;
  const [, , field = '', label] = path;
  if (path.length === 3 && isEmptyList(value)) return { path, value: undefined };
  if (!isLabelsField(String(field)) || label === undefined) return change;
  if (value === undefined) return withoutLabel(role, change);
  const isNew = nodeAt(role, path) === undefined;
  return Array.isArray(value) && value.length === 1 && isNew ? { path, value: value[0] } : change;
}

function withoutLabel(role: RoleDocument, { path }: YamlChange): YamlChange {
  const field = path.slice(0, -1);
  const labels = labelsFieldAt(role, field);
  const isLast = labels.is === 'known' && labels.value.length === 1 && labels.value[0]?.name === path.at(-1);
  const isOpen = role.version === 'v3' && path[1] === 'allow' && DEFAULT_ANY_IN_V3.includes(String(path[2]));
  return { path: isLast && !isOpen ? field : path, value: undefined };
}

function isAlreadyEmpty(role: RoleDocument, change: YamlChange): boolean {
  if ('name' in change || !isEmptyList(change.value) || change.path.length !== 3) return false;
  const current = namesFieldAt(role, change.path);
  return current.is === 'known' && current.value.length === 0;
}

/** The text with one thing changed, and nothing else; the text as it was where that can't be done. */
export function editRole(text: string, change: YamlChange): string {
  const role = parseRole(text);
  if (!role.ok || isAlreadyEmpty(role, change)) return text;
  const editedText = editYaml(text, role.doc, toWrittenChange(role, change)) ?? text;
  return editedText === text || parseRole(editedText).ok ? editedText : text;
}
