// Tests random edits of random role documents with the form: comments, order and other lines must not change, the form
// must read the new value, and a repeated edit must change nothing.
import { describe, expect, test } from 'vitest';
import { isMap } from 'yaml';
import { findComments } from '#domain/yaml-edit/yaml-source.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { editRole, type YamlChange } from './edit-role.ts';
import { countFieldAt, flagFieldAt, labelsFieldAt, namesFieldAt, textFieldAt } from './role-form-fields.ts';
import { findPair } from '#domain/yaml/key-text.ts';
import { lineOf, nodeAt, parseRole, resolveAlias, type NodePath, type RoleDocument } from './role-document.ts';
import { createRandom, randomRoleText, WORDS, type Random } from './test-role-text.ts';

const parseOrThrow = (text: string): RoleDocument => {
  const role = parseRole(text);
  if (!role.ok) throw new Error(`line ${role.line} of:\n${text}`);
  return role;
};

/** A change in one field, a function that reads the field after the change, and the value that it must return. */
interface Edit {
  field: NodePath;
  change: YamlChange;
  reads: (role: RoleDocument) => unknown;
  expected: unknown;
}

const randomNames = (random: Random) => random.shuffled(WORDS).slice(0, random.below(4));

function listEdit(random: Random, role: RoleDocument, path: NodePath): Edit | undefined {
  const current = namesFieldAt(role, path);
  if (current.type === 'other') return undefined;
  const keptNames = current.value.filter(() => random.chance(0.6));
  const expected = [...new Set([...keptNames, ...randomNames(random)])];
  return {
    field: path,
    change: { path, value: expected },
    reads: (role) => namesFieldAt(role, path),
    expected: { type: 'known', value: expected },
  };
}

function labelEdit(random: Random, role: RoleDocument, path: NodePath): Edit | undefined {
  const current = labelsFieldAt(role, path);
  if (current.type === 'other') return undefined;
  const name = random.chance(0.6) ? (current.value[0]?.name ?? 'env') : random.pick(['new', 'env', '*']);
  const reads = (role: RoleDocument) => labelsFieldAt(role, path);
  const labelPath = [...path, name];
  if (random.chance(0.3))
    return {
      field: path,
      change: { path: labelPath, value: undefined },
      reads,
      expected: { type: 'known', value: current.value.filter((row) => row.name !== name) },
    };
  if (
    random.chance(0.2) &&
    current.value.some((row) => row.name === name) &&
    !current.value.some((row) => row.name === 'renamed')
  ) {
    const renamed = current.value.map((row) => (row.name === name ? { ...row, name: 'renamed' } : row));
    return {
      field: path,
      change: { path: labelPath, name: 'renamed' },
      reads,
      expected: { type: 'known', value: renamed },
    };
  }
  const values = randomNames(random);
  const hasLabel = current.value.some((row) => row.name === name);
  const updatedRows = current.value.map((row) => (row.name === name ? { name, values } : row));
  return {
    field: path,
    change: { path: labelPath, value: values },
    reads,
    expected: { type: 'known', value: hasLabel ? updatedRows : [...updatedRows, { name, values }] },
  };
}

function ruleEdit(random: Random, role: RoleDocument, path: NodePath): Edit | undefined {
  const count = countFieldAt(role, path);
  if (count.type === 'other') return undefined;
  const index = random.below(count.value + 1);
  if (index === count.value) {
    const value = { resources: ['user'], verbs: randomNames(random) };
    const reads = (role: RoleDocument) => [countFieldAt(role, path), namesFieldAt(role, [...path, index, 'verbs'])];
    return {
      field: path,
      change: { path: [...path, index], value },
      reads,
      expected: [
        { type: 'known', value: index + 1 },
        { type: 'known', value: value.verbs },
      ],
    };
  }
  if (random.chance(0.4))
    return {
      field: path,
      change: { path: [...path, index], value: undefined },
      reads: (role) => countFieldAt(role, path),
      expected: { type: 'known', value: count.value - 1 },
    };
  const listPath = [...path, index, random.pick(['verbs', 'resources'])];
  const edit = listEdit(random, role, listPath);
  return edit && { ...edit, field: path };
}

function optionEdit(random: Random, role: RoleDocument): Edit | undefined {
  const path = ['spec', 'options', random.pick(['forward_agent', 'max_session_ttl', 'desktop_clipboard'])];
  const isFlag = path[2] !== 'max_session_ttl';
  if ((isFlag ? flagFieldAt(role, path) : textFieldAt(role, path)).type === 'other') return undefined;
  const expected = isFlag ? random.chance(0.5) : random.pick(WORDS);
  return {
    field: path,
    change: { path, value: expected },
    reads: (role) => (isFlag ? flagFieldAt : textFieldAt)(role, path),
    expected: { type: 'known', value: expected },
  };
}

function randomEdit(random: Random, role: RoleDocument): Edit | undefined {
  const side = ['spec', random.pick(['allow', 'deny'])];
  switch (random.below(5)) {
    case 0:
    case 1:
      return listEdit(random, role, [...side, random.pick(['logins', 'kubernetes_groups', 'db_users'])]);
    case 2:
      return labelEdit(random, role, [...side, random.pick(['node_labels', 'app_labels'])]);
    case 3:
      return ruleEdit(random, role, [...side, 'rules']);
    default:
      return optionEdit(random, role);
  }
}

const commentsIn = (text: string): string[] => findComments(text).map(({ from, to }) => text.slice(from, to));

/** The first and last number of the lines that may change: those of the field, or of its nearest existing parent. */
function changedRange(role: RoleDocument, field: NodePath): { from: number; to: number } {
  let node: unknown = role.doc.contents;
  let lastKey: unknown;
  for (const step of field) {
    const pair = typeof step === 'string' ? findPair(resolveAlias(node, role.doc), step) : undefined;
    if (!pair)
      return lastKey === undefined
        ? { from: 0, to: 0 }
        : { from: lineOf(role, lastKey), to: lineOf(role, node ?? lastKey) };
    lastKey = pair.key;
    node = pair.value;
  }
  const parentPair = findPair(nodeAt(role, field.slice(0, -2)), String(field.at(-2)));
  const isOnlyField = isMap(parentPair?.value) && parentPair.value.items.length === 1;
  // Removing the only field of a map writes `{}` after the name of the map, so the line of the name may change too.
  if (isOnlyField) lastKey = parentPair?.key;
  const end = Math.max(textRangeOf(node).to, textRangeOf(lastKey).to);
  return { from: lineOf(role, lastKey), to: role.text.slice(0, end).trimEnd().split('\n').length };
}

/** Whether `allLines` contains these lines in this order. */
function appearInOrder(lines: readonly string[], allLines: readonly string[]): boolean {
  let position = 0;
  return lines.every((line) => {
    position = allLines.indexOf(line, position) + 1;
    return position > 0;
  });
}

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);
const lineEndingsOf = (text: string): Set<string> => new Set(text.match(/\r?\n/g));

/** The document without the field and without empty values. An edit may keep or remove empty values. */
function withoutField(value: unknown, field: NodePath): unknown {
  const [step, ...innerPath] = field;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== step || innerPath.length > 0)
    .map(([name, inner]) => [name, name === step ? withoutField(inner, innerPath) : inner] as const)
    .filter(([name, inner]) => inner !== undefined && !(name === 'spec' && inner === null));
  const nonEmptyEntries = entries.filter(
    ([, inner]) => inner !== null && !(typeof inner === 'object' && Object.keys(inner).length === 0),
  );
  return nonEmptyEntries.length === 0 ? undefined : Object.fromEntries(nonEmptyEntries);
}

function checkRandomEdit(seed: number): 'edited' | 'not offered' {
  const random = createRandom(seed);
  const text = randomRoleText(random);
  const role = parseOrThrow(text);
  const edit = randomEdit(random, role);
  if (!edit) return 'not offered';
  const { field, change, reads, expected } = edit;
  const editedText = editRole(text, change);
  const editedRole = parseOrThrow(editedText);
  expect(reads(editedRole)).toEqual(expected);
  expect(commentsIn(editedText)).toEqual(commentsIn(text));
  const { from, to } = changedRange(role, field);
  const unaffectedLines = linesOf(text).filter((_, index) => index + 1 < from || index + 1 > to);
  expect(appearInOrder(unaffectedLines, linesOf(editedText))).toBe(true);
  expect(withoutField(editedRole.value, field)).toEqual(withoutField(role.value, field));
  expect(
    [...lineEndingsOf(editedText)].every((end) => lineEndingsOf(text).has(end) || lineEndingsOf(text).size === 0),
  ).toBe(true);
  expect(reapply(editedText, change)).toBe(editedText);
  return 'edited';
}

/** Applies the change again, unless it is about an entry of a list: this would change another entry. */
function reapply(text: string, change: YamlChange): string {
  const isListEntry = typeof change.path.at(-1) === 'number';
  return isListEntry ? text : editRole(text, change);
}

function describeFailure(seed: number): string {
  const random = createRandom(seed);
  const text = randomRoleText(random);
  const edit = randomEdit(random, parseOrThrow(text));
  return edit ? `${JSON.stringify(edit.change)}\n${text}\n--- became ---\n${editRole(text, edit.change)}` : text;
}

describe('two thousand random edits with the form', () => {
  test('change only the edited field and can be read by the form', { timeout: 120_000 }, () => {
    let edits = 0;
    for (let seed = 0; edits < 2000; seed += 1) {
      try {
        if (checkRandomEdit(seed) === 'edited') edits += 1;
      } catch (error) {
        throw new Error(`seed ${seed}\n${describeFailure(seed)}`, { cause: error });
      }
    }
    expect(edits).toBe(2000);
  });
});
