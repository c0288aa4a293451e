// Applies the changes of the role form to the YAML text of a role.
import { editYaml, type YamlChange } from '#domain/yaml-edit/edit-yaml.ts';
import { DEFAULT_ANY_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { isLabelsField, nodeAt, parseRole, type RoleDocument } from './role-document.ts';
import { labelsFieldAt, namesFieldAt } from './role-form-fields.ts';

export type { YamlChange };

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Converts a change of the form to a change of the text: empty lists are removed, and a single new label value is not
 * written as a list. If a role without labels would match everything (docs/role-lint.md#empty-selector), removing the
 * last label leaves an empty labels field.
 */
function toWrittenChange(role: RoleDocument, change: YamlChange): YamlChange {
  if ('name' in change) return change;
  const { path, value } = change;
  const [, , field = '', label] = path;
  if (path.length === 3 && isEmptyList(value)) return { path, value: undefined };
  if (!isLabelsField(String(field)) || label === undefined) return change;
  if (value === undefined) return removeLabelChange(role, change);
  const isNew = nodeAt(role, path) === undefined;
  return Array.isArray(value) && value.length === 1 && isNew ? { path, value: value[0] } : change;
}

function removeLabelChange(role: RoleDocument, { path }: YamlChange): YamlChange {
  const field = path.slice(0, -1);
  const labels = labelsFieldAt(role, field);
  const isLastLabel = labels.type === 'known' && labels.value.length === 1 && labels.value[0]?.name === path.at(-1);
  const matchesAll = role.version === 'v3' && path[1] === 'allow' && DEFAULT_ANY_IN_V3.includes(String(path[2]));
  return { path: isLastLabel && !matchesAll ? field : path, value: undefined };
}

function isAlreadyEmpty(role: RoleDocument, change: YamlChange): boolean {
  if ('name' in change || !isEmptyList(change.value) || change.path.length !== 3) return false;
  const current = namesFieldAt(role, change.path);
  return current.type === 'known' && current.value.length === 0;
}

/** Applies a change to the text, and changes nothing else. Returns the text unchanged if the change is not possible. */
export function editRole(text: string, change: YamlChange): string {
  const role = parseRole(text);
  if (!role.ok || isAlreadyEmpty(role, change)) return text;
  const editedText = editYaml(text, role.doc, toWrittenChange(role, change)) ?? text;
  return editedText === text || parseRole(editedText).ok ? editedText : text;
}
